/// Characters that stand for system symbols where only text can be shown, as in a terminal or a printed view tree.
package enum SymbolGlyphs {
  /// The character for a system symbol.
  ///
  /// Every glyph is one Unicode scalar that a terminal shows as text, one column wide, so that columns still line up. A
  /// name without a glyph of its own gets that of the symbol it is a variant of.
  ///
  /// - Parameter name: The name given to `Image(systemName:)`, such as `checkmark.circle`.
  /// - Returns: The glyph, or `nil` if neither the name nor what it is a variant of is known.
  package static func glyph(for name: String) -> String? {
    for candidate in SymbolName(name).candidates {
      if let glyph = glyphs[candidate[...]] {
        return String(glyph)
      }
    }
    return nil
  }

  /// All names with a glyph of their own.
  package static var names: [String] {
    glyphs.keys.map(String.init)
  }

  private static let glyphs: [Substring: Substring] = {
    var glyphs: [Substring: Substring] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst() {
        glyphs[name] = words[0]
      }
    }
    return glyphs
  }()

  /// A glyph a line, then the names it stands for. A text, since a compiler reads a long dictionary slowly.
  private static let table = """
    + plus
    − minus
    ± plusminus plus.forwardslash.minus
    ✕ xmark multiply clear
    ⊗ xmark.circle multiply.circle xmark.seal xmark.icloud xmark.octagon
    ⊠ xmark.square xmark.app multiply.square
    ÷ divide
    = equal line.2.horizontal
    < lessthan
    > greaterthan
    # number grid
    % percent
    ƒ function
    ∑ sum
    √ x.squareroot
    ∞ infinity
    ✓ checkmark checkmark.bubble checkmark.message checkmark.icloud
    ☑ checkmark.square checkmark.app
    ✔ checkmark.circle checkmark.seal checkmark.shield
    ☰ line.3.horizontal line.horizontal.3 list.dash text.justify text.justify.left text.justify.leading
    ≡ list.bullet list.number list.star list.triangle list.bullet.indent text.alignleft text.aligncenter
    ≡ text.alignright
    ≣ list.clipboard list.bullet.clipboard checklist checklist.checked checklist.unchecked clipboard doc.on.clipboard
    ≣ document.on.clipboard
    ⊕ plus.circle circle.badge.plus
    ⊞ plus.square plus.app square.grid.2x2 rectangle.grid.2x2 square.split.2x2 rectangle.split.2x2
    ⊖ minus.circle
    ⊟ minus.square square.split.1x2 rectangle.split.1x2 rectangle.grid.1x2
    ! exclamationmark
    ‼ exclamationmark.2
    ⚠ exclamationmark.triangle exclamationmark.circle exclamationmark.octagon exclamationmark.shield
    ⚠ exclamationmark.bubble exclamationmark.icloud exclamationmark.warninglight
    ? questionmark questionmark.bubble
    ℹ info info.circle
    ✱ asterisk staroflife
    @ at
    … ellipsis ellipsis.circle
    ⋮ ellipsis.vertical
    ‹ chevron.left chevron.backward chevron.compact.left
    › chevron.right chevron.forward chevron.compact.right
    ⌃ chevron.up chevron.compact.up control
    ⌄ chevron.down chevron.compact.down
    « chevron.left.2 chevron.backward.2 backward
    » chevron.right.2 chevron.forward.2 forward
    ⇕ chevron.up.chevron.down
    ← arrow.left arrow.backward arrowshape.left arrowshape.backward
    → arrow.right arrow.forward arrowshape.right arrowshape.forward
    ↑ arrow.up arrowshape.up
    ↓ arrow.down arrowshape.down
    ↖ arrow.up.left arrow.up.backward
    ↗ arrow.up.right arrow.up.forward arrow.up.forward.app line.diagonal.arrow
    ↘ arrow.down.right arrow.down.forward
    ↙ arrow.down.left arrow.down.backward
    ↔ arrow.left.and.right
    ↕ arrow.up.and.down
    ⇅ arrow.up.arrow.down
    ⇄ arrow.left.arrow.right arrow.right.arrow.left arrow.triangle.swap arrow.trianglehead.swap
    ⤢ arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left arrow.up.backward.and.arrow.down.forward
    ⤢ arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.and.down.and.arrow.left.and.right
    ⤡ arrow.down.right.and.arrow.up.left arrow.down.left.and.arrow.up.right
    ⇤ arrow.left.to.line arrow.backward.to.line chevron.left.to.line
    ⇥ arrow.right.to.line arrow.forward.to.line chevron.right.to.line rectangle.portrait.and.arrow.right
    ⇥ rectangle.portrait.and.arrow.forward iphone.and.arrow.forward
    ⤒ arrow.up.to.line
    ⤓ arrow.down.to.line square.and.arrow.down tray.and.arrow.down icloud.and.arrow.down arrow.down.doc
    ⬆ square.and.arrow.up tray.and.arrow.up icloud.and.arrow.up arrow.up.doc
    ↩ arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left arrowshape.turn.up.backward arrow.turn.up.left
    ↪ arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right arrowshape.turn.up.forward arrow.turn.up.right
    ↵ return return.left arrow.turn.down.left
    ↳ arrow.turn.down.right return.right
    ↻ arrow.clockwise rotate.right goforward arrow.trianglehead.clockwise goforward.5 goforward.10 goforward.15
    ↻ goforward.30
    ↺ arrow.counterclockwise rotate.left gobackward clock.arrow.circlepath arrow.trianglehead.counterclockwise
    ↺ gobackward.5 gobackward.10 gobackward.15 gobackward.30
    ⟳ arrow.triangle.2.circlepath arrow.2.circlepath arrow.trianglehead.2.clockwise repeat arrow.2.squarepath
    ⟳ exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath
    ⟳ arrow.trianglehead.2.clockwise.rotate.90 repeat.1
    ♻ arrow.3.trianglepath leaf.arrow.circlepath
    ⤨ shuffle
    ⎇ arrow.triangle.branch arrow.trianglehead.branch arrow.branch arrow.triangle.pull
    ◂ arrowtriangle.left arrowtriangle.backward
    ▸ arrowtriangle.right arrowtriangle.forward
    ▴ arrowtriangle.up
    ▾ arrowtriangle.down
    ⎋ escape
    ⌫ delete.left delete.backward
    ⌦ delete.right delete.forward
    ⌘ command
    ⌥ option alt
    ⇧ shift
    ⇪ capslock
    ⌨ keyboard
    ○ circle oval
    ● circle.fill oval.fill
    ◐ circle.lefthalf.filled
    ◑ circle.righthalf.filled
    ◒ circle.bottomhalf.filled
    ◓ circle.tophalf.filled
    ◎ circle.circle target scope viewfinder dot.scope
    ◉ circle.inset.filled smallcircle.filled.circle largecircle.fill.circle dot.circle record.circle
    ⊘ circle.slash slash.circle nosign bell.slash mic.slash eye.slash wifi.slash video.slash speaker.slash bolt.slash
    ⊘ phone.slash network.slash icloud.slash pin.slash pencil.slash shield.slash
    ⊘ antenna.radiowaves.left.and.right.slash iphone.slash
    □ square app squareshape square.dashed
    ■ square.fill app.fill squareshape.fill stop stop.circle
    ◧ square.lefthalf.filled rectangle.lefthalf.filled sidebar.left sidebar.leading
    ◨ square.righthalf.filled rectangle.righthalf.filled sidebar.right sidebar.trailing
    ▣ square.inset.filled rectangle.inset.filled
    ▭ rectangle capsule creditcard wallet.pass
    ▬ rectangle.fill capsule.fill
    ▯ rectangle.portrait iphone ipad candybarphone battery.0 battery.25 battery.50 battery.0percent battery.25percent
    ▯ battery.50percent
    ▮ rectangle.portrait.fill battery.100 battery.75 battery.100percent battery.75percent
    △ triangle
    ▲ triangle.fill
    ◇ diamond rhombus suit.diamond
    ◆ diamond.fill rhombus.fill suit.diamond.fill
    ⬡ hexagon cube shippingbox
    ⬢ hexagon.fill cube.fill shippingbox.fill
    ⬠ pentagon
    ⬟ pentagon.fill
    ⯃ octagon stop.sign
    ✎ pencil square.and.pencil pencil.line highlighter rectangle.and.pencil.and.ellipsis note.text.badge.plus
    ✎ pencil.and.outline scribble pencil.and.scribble
    ✂ scissors
    ✦ sparkle wand.and.stars wand.and.rays wand.and.sparkles sparkles burst
    ⧉ doc.on.doc document.on.document square.on.square rectangle.on.rectangle plus.square.on.square
    ▤ doc doc.text document text.document note note.text newspaper doc.plaintext doc.richtext doc.append
    ▤ doc.viewfinder document.viewfinder text.page text.rectangle list.bullet.rectangle.portrait
    🗀 folder
    🗑 trash
    ✉ envelope mail envelope.open
    ➤ paperplane location location.north
    ⌲ location.slash
    ⚑ flag.fill flag.checkered flag.pattern.checkered
    ⚐ flag
    ⚿ key lock lock.shield key.horizontal
    ⊙ eye eyes
    ⌕ magnifyingglass loupe plus.magnifyingglass minus.magnifyingglass text.magnifyingglass
    ⚙ gear gearshape gearshape.2
    ⚒ hammer wrench wrench.and.screwdriver wrench.adjustable screwdriver
    ☍ link
    ⏻ power togglepower
    ⏏ eject
    ► play play.circle play.rectangle play.fill
    ‖ pause
    ♫ music.note.list music.quarternote.3
    ♪ music.note speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
    ⌂ house house.lodge
    ☎ phone phone.connection teletype
    ☏ phone.arrow.up.right phone.arrow.down.left phone.down
    ★ star.fill
    ☆ star
    ♥ heart.fill suit.heart.fill
    ♡ heart suit.heart heart.text.square heart.text.clipboard bolt.heart
    ♣ suit.club
    ♠ suit.spade
    ♛ crown
    ⚀ die.face.1
    ⚁ die.face.2
    ⚂ die.face.3
    ⚃ die.face.4
    ⚄ die.face.5 dice
    ⚅ die.face.6
    ☺ face.smiling face.dashed
    ☼ sun.min
    ☀ sun.max sunrise sunset sun.horizon light.max
    ☾ moon moon.stars moon.zzz powersleep
    ☁ cloud icloud smoke cloud.sun cloud.moon
    ☂ umbrella cloud.rain cloud.heavyrain cloud.drizzle cloud.sun.rain cloud.moon.rain cloud.sleet cloud.hail
    ❄ snow snowflake cloud.snow wind.snow thermometer.snowflake
    ↯ bolt cloud.bolt bolt.horizontal bolt.car
    ❦ tree laurel.leading
    ✿ camera.macro
    ✈ airplane airplane.departure airplane.arrival
    ◷ clock timer stopwatch alarm deskclock
    ⧗ hourglass
    ▦ calendar tablecells square.grid.3x3 square.grid.3x2 square.grid.4x3 circle.grid.3x3 qrcode
    ▦ calendar.day.timeline.left calendar.day.timeline.leading rectangle.grid.3x2 rectangle.split.3x3
    ▥ chart.bar chart.bar.xaxis barcode square.split.2x1 rectangle.split.2x1 rectangle.split.3x1
    ◔ chart.pie gauge speedometer
    ⤴ chart.line.uptrend.xyaxis
    ⤵ chart.line.downtrend.xyaxis
    ☷ slider.horizontal.3 slider.horizontal.2.square slider.vertical.3 server.rack
    ∇ line.3.horizontal.decrease line.horizontal.3.decrease
    ¤ banknote
    $ dollarsign
    € eurosign
    £ sterlingsign
    ¥ yensign
    ₹ indianrupeesign
    ₩ wonsign
    ₽ rublesign
    ₿ bitcoinsign
    ¢ centsign
    ❝ quote.opening quote.bubble text.quote
    ❞ quote.closing
    ¶ paragraphsign paragraph
    ✚ cross cross.case
    ⚕ stethoscope pills pill
    ⚛ atom
    ⚗ testtube.2 flask cross.vial
    ☮ peacesign
    ☯ yin.yang
    ™ trademark
    ® r.circle
    © c.circle
    ❯ terminal apple.terminal
    { curlybraces
    ( parentheses
    ⊛ safari
    ⌖ mappin mappin.and.ellipse location.viewfinder
    ∿ waveform waveform.path waveform.path.ecg
    ≋ water.waves wind
    ☉ lightbulb lightbulb.max light.min
    ⌇ thermometer thermometer.medium
    ⛁ cylinder cylinder.split.1x2 externaldrive internaldrive
    ♟ person figure figure.stand figure.walk figure.run figure.arms.open figure.hiking figure.walk.motion person.bust
    ⚭ person.2 person.line.dotted.person
    ☊ headphones airpods beats.headphones
    ☞ hand.point.right
    ⍰ questionmark.app questionmark.square
    ① 1.circle
    ② 2.circle
    ③ 3.circle
    ④ 4.circle
    ⑤ 5.circle
    ⑥ 6.circle
    ⑦ 7.circle
    ⑧ 8.circle
    ⑨ 9.circle
    ⓪ 0.circle
    ⍾ bell bell.and.waves.left.and.right
    🏷 tag
    🕮 book book.closed book.pages books.vertical magazine text.book.closed
    🛍 bag cart handbag basket
    ⊡ camera camera.aperture camera.shutter.button camera.rotate
    🖼 photo photo.on.rectangle photo.stack photo.on.rectangle.angled photo.artframe
    🎞 film film.stack video movieclapper
    🎙 mic music.mic music.microphone
    🗨 message bubble bubble.left bubble.right text.bubble ellipsis.bubble ellipsis.message
    🗨 bubble.left.and.bubble.right bubble.left.and.text.bubble.right character.bubble captions.bubble
    ⏮ backward.end backward.frame
    ⏭ forward.end forward.frame
    ⏯ playpause
    ⌬ network point.3.connected.trianglepath.dotted
    🏎 car car.side car.front
    🏍 motorcycle moped
    ⛟ truck.box box.truck bus
    ⛴ ferry
    🖇 paperclip
    🖈 pin
    🗺 map
    ♨ flame
    🌢 drop humidity
    🌡 medical.thermometer
    🗃 tray tray.full archivebox tray.2
    ❏ square.stack rectangle.stack square.stack.3d.up square.2.layers.3d square.3.layers.3d square.2.stack.3d
    ❏ square.3.stack.3d square.stack.3d.down.right
    🖨 printer faxmachine
    🖥 display desktopcomputer laptopcomputer macbook pc
    🖱 mouse computermouse magicmouse cursorarrow
    🖵 tv appletv
    🕹 gamecontroller arcade.stick
    🍽 fork.knife
    🎖 medal trophy rosette
    🎟 ticket
    🖒 hand.thumbsup
    🖓 hand.thumbsdown
    🖐 hand.raised hand.wave hand.raised.fingers.spread
    ☝ hand.point.up hand.tap hand.point.up.left
    B bold
    I italic
    U underline
    S strikethrough
    A textformat textformat.size character textformat.abc
    ⁂ person.3 person.3.sequence
    ✹ seal
    🏙 building building.2
    ⛾ cup.and.saucer cup.and.heat.waves mug
    🖌 paintbrush paintbrush.pointed paintpalette
    🖋 signature pencil.tip
    🖸 opticaldisc opticaldiscdrive
    ⛈ cloud.bolt.rain
    🌫 cloud.fog sun.haze
    🌪 tornado
    ↥ arrow.up.bin
    ◌ circle.dotted progress.indicator rays circle.dashed
    ♁ globe globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia globe.desk
    ☘ leaf
    ⛨ shield
    🏛 building.columns
    """
}
