// NB: written by a script once, as an app of two hundred views would be: ten areas with four screens of five views.
import SwiftUI

@Observable final class WiredSession {}

@Observable final class WiredCartStore {}

@Observable final class WiredCatalogue {}

@Observable final class WiredOrderHistory {}

@Observable final class WiredSearch {}

@Observable final class WiredMessages {}

@Observable final class WiredPreferences {}

@Observable final class WiredAnalytics {}

struct WiredClock: Sendable {}

extension EnvironmentValues {
  @Entry var wiredClock = WiredClock()
}

struct HomeScreenGrid: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "HomeScreenGrid").padding() }
}

struct HomeScreenBadge: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "HomeScreenBadge").padding() }
}

struct HomeScreenChart: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "HomeScreenChart").padding() }
}

struct HomeScreenHeader: View {
  var body: some View { Text(verbatim: "HomeScreenHeader").padding() }
}

struct HomeScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      HomeScreenGrid()
      ForEach(0..<3) { _ in HomeScreenBadge() }
      if Bool.random() { HomeScreenChart() } else { HomeScreenHeader() }
      NavigationLink("Detail") { HomeDetail() }
    }
    .sheet(isPresented: $isOpen) { HomeEdit() }
  }
}

struct HomeDetailHint: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "HomeDetailHint").padding() }
}

struct HomeDetailHeader: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "HomeDetailHeader").padding() }
}

struct HomeDetailEditor: View {
  var body: some View { Text(verbatim: "HomeDetailEditor").padding() }
}

struct HomeDetailFooter: View {
  var body: some View { Text(verbatim: "HomeDetailFooter").padding() }
}

struct HomeDetail: View {

  var body: some View {
    List {
      HomeDetailHint()
      ForEach(0..<3) { _ in HomeDetailHeader() }
      if Bool.random() { HomeDetailEditor() } else { HomeDetailFooter() }
      NavigationLink("Help") { HomeHelp() }
    }
  }
}

struct HomeEditFooter: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "HomeEditFooter").padding() }
}

struct HomeEditRow: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "HomeEditRow").padding() }
}

struct HomeEditEditor: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "HomeEditEditor").padding() }
}

struct HomeEditChart: View {
  var body: some View { Text(verbatim: "HomeEditChart").padding() }
}

struct HomeEdit: View {

  var body: some View {
    List {
      HomeEditFooter()
      ForEach(0..<3) { _ in HomeEditRow() }
      if Bool.random() { HomeEditEditor() } else { HomeEditChart() }
    }
  }
}

struct HomeHelpFooter: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "HomeHelpFooter").padding() }
}

struct HomeHelpPicker: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "HomeHelpPicker").padding() }
}

struct HomeHelpHint: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "HomeHelpHint").padding() }
}

struct HomeHelpHeader: View {
  var body: some View { Text(verbatim: "HomeHelpHeader").padding() }
}

struct HomeHelp: View {

  var body: some View {
    List {
      HomeHelpFooter()
      ForEach(0..<3) { _ in HomeHelpPicker() }
      if Bool.random() { HomeHelpHint() } else { HomeHelpHeader() }
    }
  }
}

struct CatalogueScreenFooter: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "CatalogueScreenFooter").padding() }
}

struct CatalogueScreenHeader: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "CatalogueScreenHeader").padding() }
}

struct CatalogueScreenEditor: View {
  var body: some View { Text(verbatim: "CatalogueScreenEditor").padding() }
}

struct CatalogueScreenBadge: View {
  var body: some View { Text(verbatim: "CatalogueScreenBadge").padding() }
}

struct CatalogueScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      CatalogueScreenFooter()
      ForEach(0..<3) { _ in CatalogueScreenHeader() }
      if Bool.random() { CatalogueScreenEditor() } else { CatalogueScreenBadge() }
      NavigationLink("Detail") { CatalogueDetail() }
    }
    .sheet(isPresented: $isOpen) { CatalogueEdit() }
  }
}

struct CatalogueDetailHint: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "CatalogueDetailHint").padding() }
}

struct CatalogueDetailBanner: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "CatalogueDetailBanner").padding() }
}

struct CatalogueDetailEditor: View {
  var body: some View { Text(verbatim: "CatalogueDetailEditor").padding() }
}

struct CatalogueDetailBadge: View {
  var body: some View { Text(verbatim: "CatalogueDetailBadge").padding() }
}

struct CatalogueDetail: View {

  var body: some View {
    List {
      CatalogueDetailHint()
      ForEach(0..<3) { _ in CatalogueDetailBanner() }
      if Bool.random() { CatalogueDetailEditor() } else { CatalogueDetailBadge() }
      NavigationLink("Help") { CatalogueHelp() }
    }
  }
}

struct CatalogueEditGrid: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "CatalogueEditGrid").padding() }
}

struct CatalogueEditRow: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "CatalogueEditRow").padding() }
}

struct CatalogueEditEditor: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "CatalogueEditEditor").padding() }
}

struct CatalogueEditPicker: View {
  var body: some View { Text(verbatim: "CatalogueEditPicker").padding() }
}

struct CatalogueEdit: View {

  var body: some View {
    List {
      CatalogueEditGrid()
      ForEach(0..<3) { _ in CatalogueEditRow() }
      if Bool.random() { CatalogueEditEditor() } else { CatalogueEditPicker() }
    }
  }
}

struct CatalogueHelpPicker: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "CatalogueHelpPicker").padding() }
}

struct CatalogueHelpEditor: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "CatalogueHelpEditor").padding() }
}

struct CatalogueHelpChart: View {
  var body: some View { Text(verbatim: "CatalogueHelpChart").padding() }
}

struct CatalogueHelpGrid: View {
  var body: some View { Text(verbatim: "CatalogueHelpGrid").padding() }
}

struct CatalogueHelp: View {

  var body: some View {
    List {
      CatalogueHelpPicker()
      ForEach(0..<3) { _ in CatalogueHelpEditor() }
      if Bool.random() { CatalogueHelpChart() } else { CatalogueHelpGrid() }
    }
  }
}

struct ProductScreenFooter: View {
  @Environment(WiredCatalogue.self) private var catalogue

  var body: some View { Text(verbatim: "ProductScreenFooter").padding() }
}

struct ProductScreenBadge: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "ProductScreenBadge").padding() }
}

struct ProductScreenSummary: View {
  var body: some View { Text(verbatim: "ProductScreenSummary").padding() }
}

struct ProductScreenRow: View {
  var body: some View { Text(verbatim: "ProductScreenRow").padding() }
}

struct ProductScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      ProductScreenFooter()
      ForEach(0..<3) { _ in ProductScreenBadge() }
      if Bool.random() { ProductScreenSummary() } else { ProductScreenRow() }
      NavigationLink("Detail") { ProductDetail() }
    }
    .sheet(isPresented: $isOpen) { ProductEdit() }
  }
}

struct ProductDetailGrid: View {
  @Environment(WiredCatalogue.self) private var catalogue

  var body: some View { Text(verbatim: "ProductDetailGrid").padding() }
}

struct ProductDetailForm: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "ProductDetailForm").padding() }
}

struct ProductDetailBanner: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "ProductDetailBanner").padding() }
}

struct ProductDetailRow: View {
  var body: some View { Text(verbatim: "ProductDetailRow").padding() }
}

struct ProductDetail: View {

  var body: some View {
    List {
      ProductDetailGrid()
      ForEach(0..<3) { _ in ProductDetailForm() }
      if Bool.random() { ProductDetailBanner() } else { ProductDetailRow() }
      NavigationLink("Help") { ProductHelp() }
    }
  }
}

struct ProductEditGrid: View {
  @Environment(WiredCatalogue.self) private var catalogue

  var body: some View { Text(verbatim: "ProductEditGrid").padding() }
}

struct ProductEditBadge: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "ProductEditBadge").padding() }
}

struct ProductEditForm: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "ProductEditForm").padding() }
}

struct ProductEditChart: View {
  var body: some View { Text(verbatim: "ProductEditChart").padding() }
}

struct ProductEdit: View {

  var body: some View {
    List {
      ProductEditGrid()
      ForEach(0..<3) { _ in ProductEditBadge() }
      if Bool.random() { ProductEditForm() } else { ProductEditChart() }
    }
  }
}

struct ProductHelpEditor: View {
  @Environment(WiredCatalogue.self) private var catalogue

  var body: some View { Text(verbatim: "ProductHelpEditor").padding() }
}

struct ProductHelpHint: View {
  var body: some View { Text(verbatim: "ProductHelpHint").padding() }
}

struct ProductHelpGrid: View {
  var body: some View { Text(verbatim: "ProductHelpGrid").padding() }
}

struct ProductHelpPicker: View {
  var body: some View { Text(verbatim: "ProductHelpPicker").padding() }
}

struct ProductHelp: View {

  var body: some View {
    List {
      ProductHelpEditor()
      ForEach(0..<3) { _ in ProductHelpHint() }
      if Bool.random() { ProductHelpGrid() } else { ProductHelpPicker() }
    }
  }
}

struct CartScreenHint: View {
  @Environment(WiredOrderHistory.self) private var orderHistory

  var body: some View { Text(verbatim: "CartScreenHint").padding() }
}

struct CartScreenForm: View {
  var body: some View { Text(verbatim: "CartScreenForm").padding() }
}

struct CartScreenRow: View {
  var body: some View { Text(verbatim: "CartScreenRow").padding() }
}

struct CartScreenSummary: View {
  var body: some View { Text(verbatim: "CartScreenSummary").padding() }
}

struct CartScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      CartScreenHint()
      ForEach(0..<3) { _ in CartScreenForm() }
      if Bool.random() { CartScreenRow() } else { CartScreenSummary() }
      NavigationLink("Detail") { CartDetail() }
    }
    .sheet(isPresented: $isOpen) { CartEdit() }
  }
}

struct CartDetailPicker: View {
  @Environment(WiredOrderHistory.self) private var orderHistory

  var body: some View { Text(verbatim: "CartDetailPicker").padding() }
}

struct CartDetailRow: View {
  var body: some View { Text(verbatim: "CartDetailRow").padding() }
}

struct CartDetailHeader: View {
  var body: some View { Text(verbatim: "CartDetailHeader").padding() }
}

struct CartDetailBanner: View {
  var body: some View { Text(verbatim: "CartDetailBanner").padding() }
}

struct CartDetail: View {

  var body: some View {
    List {
      CartDetailPicker()
      ForEach(0..<3) { _ in CartDetailRow() }
      if Bool.random() { CartDetailHeader() } else { CartDetailBanner() }
      NavigationLink("Help") { CartHelp() }
    }
  }
}

struct CartEditForm: View {
  @Environment(WiredOrderHistory.self) private var orderHistory

  var body: some View { Text(verbatim: "CartEditForm").padding() }
}

struct CartEditBanner: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "CartEditBanner").padding() }
}

struct CartEditChart: View {
  var body: some View { Text(verbatim: "CartEditChart").padding() }
}

struct CartEditGrid: View {
  var body: some View { Text(verbatim: "CartEditGrid").padding() }
}

struct CartEdit: View {

  var body: some View {
    List {
      CartEditForm()
      ForEach(0..<3) { _ in CartEditBanner() }
      if Bool.random() { CartEditChart() } else { CartEditGrid() }
    }
  }
}

struct CartHelpHint: View {
  @Environment(WiredOrderHistory.self) private var orderHistory

  var body: some View { Text(verbatim: "CartHelpHint").padding() }
}

struct CartHelpRow: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "CartHelpRow").padding() }
}

struct CartHelpForm: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "CartHelpForm").padding() }
}

struct CartHelpHeader: View {
  var body: some View { Text(verbatim: "CartHelpHeader").padding() }
}

struct CartHelp: View {

  var body: some View {
    List {
      CartHelpHint()
      ForEach(0..<3) { _ in CartHelpRow() }
      if Bool.random() { CartHelpForm() } else { CartHelpHeader() }
    }
  }
}

struct CheckoutScreenFooter: View {
  @Environment(WiredSearch.self) private var search

  var body: some View { Text(verbatim: "CheckoutScreenFooter").padding() }
}

struct CheckoutScreenChart: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "CheckoutScreenChart").padding() }
}

struct CheckoutScreenPicker: View {
  var body: some View { Text(verbatim: "CheckoutScreenPicker").padding() }
}

struct CheckoutScreenForm: View {
  var body: some View { Text(verbatim: "CheckoutScreenForm").padding() }
}

struct CheckoutScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      CheckoutScreenFooter()
      ForEach(0..<3) { _ in CheckoutScreenChart() }
      if Bool.random() { CheckoutScreenPicker() } else { CheckoutScreenForm() }
      NavigationLink("Detail") { CheckoutDetail() }
    }
    .sheet(isPresented: $isOpen) { CheckoutEdit() }
  }
}

struct CheckoutDetailBanner: View {
  @Environment(WiredSearch.self) private var search

  var body: some View { Text(verbatim: "CheckoutDetailBanner").padding() }
}

struct CheckoutDetailBadge: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "CheckoutDetailBadge").padding() }
}

struct CheckoutDetailChart: View {
  var body: some View { Text(verbatim: "CheckoutDetailChart").padding() }
}

struct CheckoutDetailEditor: View {
  var body: some View { Text(verbatim: "CheckoutDetailEditor").padding() }
}

struct CheckoutDetail: View {

  var body: some View {
    List {
      CheckoutDetailBanner()
      ForEach(0..<3) { _ in CheckoutDetailBadge() }
      if Bool.random() { CheckoutDetailChart() } else { CheckoutDetailEditor() }
      NavigationLink("Help") { CheckoutHelp() }
    }
  }
}

struct CheckoutEditPicker: View {
  @Environment(WiredSearch.self) private var search

  var body: some View { Text(verbatim: "CheckoutEditPicker").padding() }
}

struct CheckoutEditChart: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "CheckoutEditChart").padding() }
}

struct CheckoutEditFooter: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "CheckoutEditFooter").padding() }
}

struct CheckoutEditBadge: View {
  var body: some View { Text(verbatim: "CheckoutEditBadge").padding() }
}

struct CheckoutEdit: View {

  var body: some View {
    List {
      CheckoutEditPicker()
      ForEach(0..<3) { _ in CheckoutEditChart() }
      if Bool.random() { CheckoutEditFooter() } else { CheckoutEditBadge() }
    }
  }
}

struct CheckoutHelpFooter: View {
  @Environment(WiredSearch.self) private var search

  var body: some View { Text(verbatim: "CheckoutHelpFooter").padding() }
}

struct CheckoutHelpHeader: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "CheckoutHelpHeader").padding() }
}

struct CheckoutHelpForm: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "CheckoutHelpForm").padding() }
}

struct CheckoutHelpBadge: View {
  var body: some View { Text(verbatim: "CheckoutHelpBadge").padding() }
}

struct CheckoutHelp: View {

  var body: some View {
    List {
      CheckoutHelpFooter()
      ForEach(0..<3) { _ in CheckoutHelpHeader() }
      if Bool.random() { CheckoutHelpForm() } else { CheckoutHelpBadge() }
    }
  }
}

struct OrdersScreenEditor: View {
  @Environment(WiredMessages.self) private var messages

  var body: some View { Text(verbatim: "OrdersScreenEditor").padding() }
}

struct OrdersScreenGrid: View {
  var body: some View { Text(verbatim: "OrdersScreenGrid").padding() }
}

struct OrdersScreenHint: View {
  var body: some View { Text(verbatim: "OrdersScreenHint").padding() }
}

struct OrdersScreenPicker: View {
  var body: some View { Text(verbatim: "OrdersScreenPicker").padding() }
}

struct OrdersScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      OrdersScreenEditor()
      ForEach(0..<3) { _ in OrdersScreenGrid() }
      if Bool.random() { OrdersScreenHint() } else { OrdersScreenPicker() }
      NavigationLink("Detail") { OrdersDetail() }
    }
    .sheet(isPresented: $isOpen) { OrdersEdit() }
  }
}

struct OrdersDetailEditor: View {
  @Environment(WiredMessages.self) private var messages

  var body: some View { Text(verbatim: "OrdersDetailEditor").padding() }
}

struct OrdersDetailHint: View {
  var body: some View { Text(verbatim: "OrdersDetailHint").padding() }
}

struct OrdersDetailHeader: View {
  var body: some View { Text(verbatim: "OrdersDetailHeader").padding() }
}

struct OrdersDetailForm: View {
  var body: some View { Text(verbatim: "OrdersDetailForm").padding() }
}

struct OrdersDetail: View {

  var body: some View {
    List {
      OrdersDetailEditor()
      ForEach(0..<3) { _ in OrdersDetailHint() }
      if Bool.random() { OrdersDetailHeader() } else { OrdersDetailForm() }
      NavigationLink("Help") { OrdersHelp() }
    }
  }
}

struct OrdersEditPicker: View {
  @Environment(WiredMessages.self) private var messages

  var body: some View { Text(verbatim: "OrdersEditPicker").padding() }
}

struct OrdersEditEditor: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "OrdersEditEditor").padding() }
}

struct OrdersEditChart: View {
  var body: some View { Text(verbatim: "OrdersEditChart").padding() }
}

struct OrdersEditHint: View {
  var body: some View { Text(verbatim: "OrdersEditHint").padding() }
}

struct OrdersEdit: View {

  var body: some View {
    List {
      OrdersEditPicker()
      ForEach(0..<3) { _ in OrdersEditEditor() }
      if Bool.random() { OrdersEditChart() } else { OrdersEditHint() }
    }
  }
}

struct OrdersHelpChart: View {
  @Environment(WiredMessages.self) private var messages

  var body: some View { Text(verbatim: "OrdersHelpChart").padding() }
}

struct OrdersHelpHeader: View {
  var body: some View { Text(verbatim: "OrdersHelpHeader").padding() }
}

struct OrdersHelpFooter: View {
  var body: some View { Text(verbatim: "OrdersHelpFooter").padding() }
}

struct OrdersHelpRow: View {
  var body: some View { Text(verbatim: "OrdersHelpRow").padding() }
}

struct OrdersHelp: View {

  var body: some View {
    List {
      OrdersHelpChart()
      ForEach(0..<3) { _ in OrdersHelpHeader() }
      if Bool.random() { OrdersHelpFooter() } else { OrdersHelpRow() }
    }
  }
}

struct AccountScreenRow: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "AccountScreenRow").padding() }
}

struct AccountScreenGrid: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "AccountScreenGrid").padding() }
}

struct AccountScreenHint: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "AccountScreenHint").padding() }
}

struct AccountScreenHeader: View {
  var body: some View { Text(verbatim: "AccountScreenHeader").padding() }
}

struct AccountScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      AccountScreenRow()
      ForEach(0..<3) { _ in AccountScreenGrid() }
      if Bool.random() { AccountScreenHint() } else { AccountScreenHeader() }
      NavigationLink("Detail") { AccountDetail() }
    }
    .sheet(isPresented: $isOpen) { AccountEdit() }
  }
}

struct AccountDetailRow: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "AccountDetailRow").padding() }
}

struct AccountDetailGrid: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "AccountDetailGrid").padding() }
}

struct AccountDetailHint: View {
  var body: some View { Text(verbatim: "AccountDetailHint").padding() }
}

struct AccountDetailHeader: View {
  var body: some View { Text(verbatim: "AccountDetailHeader").padding() }
}

struct AccountDetail: View {

  var body: some View {
    List {
      AccountDetailRow()
      ForEach(0..<3) { _ in AccountDetailGrid() }
      if Bool.random() { AccountDetailHint() } else { AccountDetailHeader() }
      NavigationLink("Help") { AccountHelp() }
    }
  }
}

struct AccountEditBadge: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "AccountEditBadge").padding() }
}

struct AccountEditPicker: View {
  var body: some View { Text(verbatim: "AccountEditPicker").padding() }
}

struct AccountEditBanner: View {
  var body: some View { Text(verbatim: "AccountEditBanner").padding() }
}

struct AccountEditGrid: View {
  var body: some View { Text(verbatim: "AccountEditGrid").padding() }
}

struct AccountEdit: View {

  var body: some View {
    List {
      AccountEditBadge()
      ForEach(0..<3) { _ in AccountEditPicker() }
      if Bool.random() { AccountEditBanner() } else { AccountEditGrid() }
    }
  }
}

struct AccountHelpRow: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "AccountHelpRow").padding() }
}

struct AccountHelpForm: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "AccountHelpForm").padding() }
}

struct AccountHelpPicker: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "AccountHelpPicker").padding() }
}

struct AccountHelpHint: View {
  var body: some View { Text(verbatim: "AccountHelpHint").padding() }
}

struct AccountHelp: View {

  var body: some View {
    List {
      AccountHelpRow()
      ForEach(0..<3) { _ in AccountHelpForm() }
      if Bool.random() { AccountHelpPicker() } else { AccountHelpHint() }
    }
  }
}

struct SearchScreenSummary: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "SearchScreenSummary").padding() }
}

struct SearchScreenGrid: View {
  var body: some View { Text(verbatim: "SearchScreenGrid").padding() }
}

struct SearchScreenBanner: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "SearchScreenBanner").padding() }
}

struct SearchScreenForm: View {
  var body: some View { Text(verbatim: "SearchScreenForm").padding() }
}

struct SearchScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      SearchScreenSummary()
      ForEach(0..<3) { _ in SearchScreenGrid() }
      if Bool.random() { SearchScreenBanner() } else { SearchScreenForm() }
      NavigationLink("Detail") { SearchDetail() }
    }
    .sheet(isPresented: $isOpen) { SearchEdit() }
  }
}

struct SearchDetailHeader: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "SearchDetailHeader").padding() }
}

struct SearchDetailFooter: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "SearchDetailFooter").padding() }
}

struct SearchDetailEditor: View {
  var body: some View { Text(verbatim: "SearchDetailEditor").padding() }
}

struct SearchDetailGrid: View {
  var body: some View { Text(verbatim: "SearchDetailGrid").padding() }
}

struct SearchDetail: View {

  var body: some View {
    List {
      SearchDetailHeader()
      ForEach(0..<3) { _ in SearchDetailFooter() }
      if Bool.random() { SearchDetailEditor() } else { SearchDetailGrid() }
      NavigationLink("Help") { SearchHelp() }
    }
  }
}

struct SearchEditEditor: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "SearchEditEditor").padding() }
}

struct SearchEditBanner: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "SearchEditBanner").padding() }
}

struct SearchEditRow: View {
  var body: some View { Text(verbatim: "SearchEditRow").padding() }
}

struct SearchEditPicker: View {
  var body: some View { Text(verbatim: "SearchEditPicker").padding() }
}

struct SearchEdit: View {

  var body: some View {
    List {
      SearchEditEditor()
      ForEach(0..<3) { _ in SearchEditBanner() }
      if Bool.random() { SearchEditRow() } else { SearchEditPicker() }
    }
  }
}

struct SearchHelpFooter: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "SearchHelpFooter").padding() }
}

struct SearchHelpEditor: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "SearchHelpEditor").padding() }
}

struct SearchHelpPicker: View {
  var body: some View { Text(verbatim: "SearchHelpPicker").padding() }
}

struct SearchHelpHint: View {
  var body: some View { Text(verbatim: "SearchHelpHint").padding() }
}

struct SearchHelp: View {

  var body: some View {
    List {
      SearchHelpFooter()
      ForEach(0..<3) { _ in SearchHelpEditor() }
      if Bool.random() { SearchHelpPicker() } else { SearchHelpHint() }
    }
  }
}

struct MessagesScreenFooter: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "MessagesScreenFooter").padding() }
}

struct MessagesScreenSummary: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "MessagesScreenSummary").padding() }
}

struct MessagesScreenChart: View {
  var body: some View { Text(verbatim: "MessagesScreenChart").padding() }
}

struct MessagesScreenPicker: View {
  var body: some View { Text(verbatim: "MessagesScreenPicker").padding() }
}

struct MessagesScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      MessagesScreenFooter()
      ForEach(0..<3) { _ in MessagesScreenSummary() }
      if Bool.random() { MessagesScreenChart() } else { MessagesScreenPicker() }
      NavigationLink("Detail") { MessagesDetail() }
    }
    .sheet(isPresented: $isOpen) { MessagesEdit() }
  }
}

struct MessagesDetailHeader: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "MessagesDetailHeader").padding() }
}

struct MessagesDetailSummary: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "MessagesDetailSummary").padding() }
}

struct MessagesDetailBanner: View {
  var body: some View { Text(verbatim: "MessagesDetailBanner").padding() }
}

struct MessagesDetailForm: View {
  var body: some View { Text(verbatim: "MessagesDetailForm").padding() }
}

struct MessagesDetail: View {

  var body: some View {
    List {
      MessagesDetailHeader()
      ForEach(0..<3) { _ in MessagesDetailSummary() }
      if Bool.random() { MessagesDetailBanner() } else { MessagesDetailForm() }
      NavigationLink("Help") { MessagesHelp() }
    }
  }
}

struct MessagesEditGrid: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "MessagesEditGrid").padding() }
}

struct MessagesEditForm: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "MessagesEditForm").padding() }
}

struct MessagesEditSummary: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "MessagesEditSummary").padding() }
}

struct MessagesEditHint: View {
  var body: some View { Text(verbatim: "MessagesEditHint").padding() }
}

struct MessagesEdit: View {

  var body: some View {
    List {
      MessagesEditGrid()
      ForEach(0..<3) { _ in MessagesEditForm() }
      if Bool.random() { MessagesEditSummary() } else { MessagesEditHint() }
    }
  }
}

struct MessagesHelpFooter: View {
  @Environment(WiredSession.self) private var session

  var body: some View { Text(verbatim: "MessagesHelpFooter").padding() }
}

struct MessagesHelpGrid: View {
  var body: some View { Text(verbatim: "MessagesHelpGrid").padding() }
}

struct MessagesHelpSummary: View {
  var body: some View { Text(verbatim: "MessagesHelpSummary").padding() }
}

struct MessagesHelpForm: View {
  var body: some View { Text(verbatim: "MessagesHelpForm").padding() }
}

struct MessagesHelp: View {

  var body: some View {
    List {
      MessagesHelpFooter()
      ForEach(0..<3) { _ in MessagesHelpGrid() }
      if Bool.random() { MessagesHelpSummary() } else { MessagesHelpForm() }
    }
  }
}

struct SettingsScreenHeader: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "SettingsScreenHeader").padding() }
}

struct SettingsScreenForm: View {
  var body: some View { Text(verbatim: "SettingsScreenForm").padding() }
}

struct SettingsScreenGrid: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "SettingsScreenGrid").padding() }
}

struct SettingsScreenRow: View {
  var body: some View { Text(verbatim: "SettingsScreenRow").padding() }
}

struct SettingsScreen: View {
  @State private var isOpen = false
  @Environment(WiredSession.self) private var session

  var body: some View {
    List {
      SettingsScreenHeader()
      ForEach(0..<3) { _ in SettingsScreenForm() }
      if Bool.random() { SettingsScreenGrid() } else { SettingsScreenRow() }
      NavigationLink("Detail") { SettingsDetail() }
    }
    .sheet(isPresented: $isOpen) { SettingsEdit() }
  }
}

struct SettingsDetailChart: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "SettingsDetailChart").padding() }
}

struct SettingsDetailFooter: View {
  @Environment(WiredPreferences.self) private var preferences

  var body: some View { Text(verbatim: "SettingsDetailFooter").padding() }
}

struct SettingsDetailForm: View {
  var body: some View { Text(verbatim: "SettingsDetailForm").padding() }
}

struct SettingsDetailBadge: View {
  var body: some View { Text(verbatim: "SettingsDetailBadge").padding() }
}

struct SettingsDetail: View {

  var body: some View {
    List {
      SettingsDetailChart()
      ForEach(0..<3) { _ in SettingsDetailFooter() }
      if Bool.random() { SettingsDetailForm() } else { SettingsDetailBadge() }
      NavigationLink("Help") { SettingsHelp() }
    }
  }
}

struct SettingsEditSummary: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "SettingsEditSummary").padding() }
}

struct SettingsEditChart: View {
  var body: some View { Text(verbatim: "SettingsEditChart").padding() }
}

struct SettingsEditForm: View {
  @Environment(\.wiredClock) private var clock

  var body: some View { Text(verbatim: "SettingsEditForm").padding() }
}

struct SettingsEditPicker: View {
  var body: some View { Text(verbatim: "SettingsEditPicker").padding() }
}

struct SettingsEdit: View {

  var body: some View {
    List {
      SettingsEditSummary()
      ForEach(0..<3) { _ in SettingsEditChart() }
      if Bool.random() { SettingsEditForm() } else { SettingsEditPicker() }
    }
  }
}

struct SettingsHelpBadge: View {
  @Environment(WiredCartStore.self) private var cartStore

  var body: some View { Text(verbatim: "SettingsHelpBadge").padding() }
}

struct SettingsHelpSummary: View {
  @Environment(WiredAnalytics.self) private var analytics

  var body: some View { Text(verbatim: "SettingsHelpSummary").padding() }
}

struct SettingsHelpPicker: View {
  var body: some View { Text(verbatim: "SettingsHelpPicker").padding() }
}

struct SettingsHelpHeader: View {
  var body: some View { Text(verbatim: "SettingsHelpHeader").padding() }
}

struct SettingsHelp: View {

  var body: some View {
    List {
      SettingsHelpBadge()
      ForEach(0..<3) { _ in SettingsHelpSummary() }
      if Bool.random() { SettingsHelpPicker() } else { SettingsHelpHeader() }
    }
  }
}

struct WiredApp: App {
  @State private var session = WiredSession()
  @State private var cartStore = WiredCartStore()
  @State private var catalogue = WiredCatalogue()
  @State private var orderHistory = WiredOrderHistory()
  @State private var search = WiredSearch()
  @State private var messages = WiredMessages()
  @State private var preferences = WiredPreferences()
  @State private var analytics = WiredAnalytics()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { HomeScreen() }.tabItem { Text("Home") }
        NavigationStack { CatalogueScreen() }.tabItem { Text("Catalogue") }
        NavigationStack { ProductScreen() }.tabItem { Text("Product") }
        NavigationStack { CartScreen() }.tabItem { Text("Cart") }
        NavigationStack { CheckoutScreen() }.tabItem { Text("Checkout") }
        NavigationStack { OrdersScreen() }.tabItem { Text("Orders") }
        NavigationStack { AccountScreen() }.tabItem { Text("Account") }
        NavigationStack { SearchScreen() }.tabItem { Text("Search") }
        NavigationStack { MessagesScreen() }.tabItem { Text("Messages") }
        NavigationStack { SettingsScreen() }.tabItem { Text("Settings") }
      }
      .environment(session)
      .environment(cartStore)
      .environment(catalogue)
      .environment(orderHistory)
      .environment(search)
      .environment(messages)
      .environment(preferences)
      .environment(analytics)
    }
  }
}
