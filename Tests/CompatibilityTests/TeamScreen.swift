import SwiftUI

// A screen as people write them for Apple's systems: nothing in this file knows of Milieu.

struct Member: Identifiable, Hashable {
  let id: UUID
  var name: String
  var role: Role
  var isActive = true

  enum Role: String, CaseIterable, Identifiable {
    case engineer, designer, writer
    var id: Self { self }
  }
}

@Observable
final class TeamModel {
  var members: [Member] = []
  var filter: Member.Role?

  var visible: [Member] { members.filter { filter == nil || $0.role == filter } }

  func add(_ name: String) {
    members.append(Member(id: UUID(), name: name, role: filter ?? .engineer))
  }
}

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

struct CardModifier: ViewModifier {
  @Environment(\.accentName) private var accentName
  let title: LocalizedStringKey

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      Text(verbatim: "in \(accentName)").font(.caption).foregroundStyle(.secondary)
      content
    }
    .padding()
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  func card(_ title: LocalizedStringKey) -> some View {
    modifier(CardModifier(title: title))
  }
}

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}

struct Labeled<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack {
      Text(title).foregroundColor(.secondary)
      Spacer()
      content()
    }
  }
}

struct MemberRow: View {
  @Binding var member: Member

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: member.isActive ? "person.fill" : "person")
        .foregroundStyle(member.isActive ? Color(hex: 0x3366FF) : .gray)
      Text(member.name).fontWeight(.medium).lineLimit(1)
      Spacer()
      Toggle("Active", isOn: $member.isActive).labelsHidden()
    }
    .opacity(member.isActive ? 1 : 0.5)
  }
}

struct TeamScreen: View {
  @State private var model: TeamModel
  @State private var draft = ""
  @State private var notice: String?

  init(model: TeamModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    Form {
      Section(header: Text("Add")) {
        TextField("Name", text: $draft)
          .onSubmit(add)
        Button(action: add) {
          Label("Add member", systemImage: "plus.circle")
        }
        .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      Section {
        Picker("Role", selection: roleBinding) {
          Text("Everyone").tag(Member.Role?.none)
          ForEach(Member.Role.allCases) { role in
            Text(role.rawValue.capitalized).tag(Optional(role))
          }
        }
      }
      Section("Team") {
        if model.visible.isEmpty {
          Text("Nobody here yet").italic()
        } else {
          ForEach($model.members) { $member in
            if model.filter == nil || member.role == model.filter {
              MemberRow(member: $member)
            }
          }
        }
      }
      .onChange(of: model.members.count) { old, new in
        notice = "From \(old) to \(new)"
      }
      if let notice {
        Labeled(title: "Notice") { Text(notice) }
      }
    }
    .navigationTitle("Team")
    .card("People")
    .environment(\.accentName, "blue")
  }

  private var roleBinding: Binding<Member.Role?> {
    Binding(get: { model.filter }, set: { model.filter = $0 })
  }

  private func add() {
    model.add(draft)
    draft = ""
  }
}
