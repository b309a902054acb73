// Written by Scripts/make-symbols.py from Scripts/symbols.tsv; change those, not this file.
// The outlines are Phosphor Icons' (MIT, see NOTICE), under the names that SwiftUI code asks for.

/// The symbol table's data: two texts, since a compiler reads a long literal fast and a long dictionary slowly.
enum SymbolPaths {
  /// A line a name, in order: the name and its outline's length in bytes, or `=` and the name that draws the same.
  static let names = """
    0.circle 350
    0.circle.fill 303
    0.square 371
    0.square.fill 347
    1.circle 187
    1.circle.fill 137
    1.square 208
    1.square.fill 180
    2.circle 237
    2.circle.fill 184
    2.square 291
    2.square.fill 227
    3.circle 277
    3.circle.fill 231
    3.square 298
    3.square.fill 274
    4.circle 227
    4.circle.fill 199
    4.square 248
    4.square.fill 225
    4k.tv 319
    5.circle 337
    5.circle.fill 293
    5.square 358
    5.square.fill 336
    6.circle 230
    6.circle.fill 216
    6.square 251
    6.square.fill 260
    7.circle 248
    7.circle.fill 185
    7.square 269
    7.square.fill 228
    8.circle 243
    8.circle.fill 220
    8.square 264
    8.square.fill 261
    9.circle 273
    9.circle.fill 228
    9.square 298
    9.square.fill 270
    a.magnify 130
    abc 421
    accessibility 291
    air.conditioner.horizontal 419
    airplane 544
    airplane.arrival 491
    airplane.circle 699
    airplane.circle.fill 656
    airplane.departure 600
    airplane.ticket 291
    airplane.ticket.fill 241
    airplane.up.forward 661
    airplayaudio 316
    airplayvideo =airplayaudio
    airpods 406
    airtag 340
    airtag.radiowaves.forward 553
    alarm 303
    alarm.fill 257
    align.horizontal.center 292
    align.horizontal.center.fill 246
    align.horizontal.left 276
    align.horizontal.left.fill 252
    align.horizontal.right 272
    align.horizontal.right.fill 234
    align.vertical.bottom 286
    align.vertical.bottom.fill 250
    align.vertical.center 286
    align.vertical.center.fill 259
    align.vertical.top 284
    align.vertical.top.fill 249
    allergens 693
    alt 193
    ant 590
    ant.fill 537
    antenna.radiowaves.left.and.right 384
    antenna.radiowaves.left.and.right.circle 485
    antenna.radiowaves.left.and.right.circle.fill 440
    antenna.radiowaves.left.and.right.slash 369
    app 123
    app.badge 211
    app.badge.fill 170
    app.connected.to.app.below.fill 309
    app.dashed 507
    app.fill 98
    apple.terminal 278
    apple.terminal.fill 240
    appletv 211
    applewatch 434
    apps.iphone 230
    arcade.stick 243
    archivebox 244
    archivebox.circle 430
    archivebox.circle.fill 289
    archivebox.fill 207
    arkit 526
    arrow.2.circlepath 378
    arrow.2.circlepath.circle 597
    arrow.2.circlepath.circle.fill 551
    arrow.2.squarepath 354
    arrow.3.trianglepath 645
    arrow.backward 141
    arrow.backward.circle 240
    arrow.backward.circle.fill 181
    arrow.backward.square 242
    arrow.backward.square.fill 224
    arrow.backward.to.line 202
    arrow.branch 312
    arrow.circlepath 189
    arrow.clockwise =arrow.circlepath
    arrow.clockwise.circle 362
    arrow.clockwise.circle.fill 316
    arrow.counterclockwise 224
    arrow.counterclockwise.circle 346
    arrow.counterclockwise.circle.fill 300
    arrow.down 132
    arrow.down.app 213
    arrow.down.backward 121
    arrow.down.circle 245
    arrow.down.circle.fill 185
    arrow.down.doc 342
    arrow.down.doc.fill 274
    arrow.down.forward 117
    arrow.down.forward.and.arrow.up.backward 229
    arrow.down.left =arrow.down.backward
    arrow.down.left.and.arrow.up.right 231
    arrow.down.left.circle 232
    arrow.down.left.circle.fill 170
    arrow.down.left.square 231
    arrow.down.left.square.fill 213
    arrow.down.right =arrow.down.forward
    arrow.down.right.and.arrow.up.left =arrow.down.forward.and.arrow.up.backward
    arrow.down.right.circle 214
    arrow.down.right.circle.fill 164
    arrow.down.right.square 225
    arrow.down.right.square.fill 207
    arrow.down.square 266
    arrow.down.square.fill 228
    arrow.down.to.line 175
    arrow.forward 132
    arrow.forward.circle 225
    arrow.forward.circle.fill 185
    arrow.forward.square 258
    arrow.forward.square.fill 228
    arrow.forward.to.line 189
    arrow.left =arrow.backward
    arrow.left.and.right 208
    arrow.left.and.right.righttriangle.left.righttriangle.right 286
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill 241
    arrow.left.arrow.right 256
    arrow.left.arrow.right.circle 377
    arrow.left.arrow.right.circle.fill 332
    arrow.left.arrow.right.square 398
    arrow.left.arrow.right.square.fill 374
    arrow.left.circle =arrow.backward.circle
    arrow.left.circle.fill =arrow.backward.circle.fill
    arrow.left.square =arrow.backward.square
    arrow.left.square.fill =arrow.backward.square.fill
    arrow.left.to.line =arrow.backward.to.line
    arrow.merge 228
    arrow.rectanglepath =arrow.2.squarepath
    arrow.right =arrow.forward
    arrow.right.arrow.left 253
    arrow.right.arrow.left.circle 376
    arrow.right.arrow.left.circle.fill 331
    arrow.right.arrow.left.square 397
    arrow.right.arrow.left.square.fill 373
    arrow.right.circle =arrow.forward.circle
    arrow.right.circle.fill =arrow.forward.circle.fill
    arrow.right.doc.on.clipboard 369
    arrow.right.doc.on.clipboard.fill 263
    arrow.right.square =arrow.forward.square
    arrow.right.square.fill =arrow.forward.square.fill
    arrow.right.to.line =arrow.forward.to.line
    arrow.right.to.line.circle 329
    arrow.triangle.2.circlepath =arrow.2.circlepath
    arrow.triangle.2.circlepath.circle =arrow.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill =arrow.2.circlepath.circle.fill
    arrow.triangle.branch 310
    arrow.triangle.merge 300
    arrow.triangle.pull 360
    arrow.triangle.swap 422
    arrow.triangle.turn.up.right.circle 300
    arrow.triangle.turn.up.right.circle.fill 254
    arrow.triangle.turn.up.right.diamond 447
    arrow.triangle.turn.up.right.diamond.fill 324
    arrow.trianglehead.2.clockwise =arrow.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 =arrow.2.circlepath
    arrow.trianglehead.2.counterclockwise 444
    arrow.trianglehead.branch =arrow.triangle.branch
    arrow.trianglehead.clockwise =arrow.circlepath
    arrow.trianglehead.counterclockwise =arrow.counterclockwise
    arrow.trianglehead.merge =arrow.triangle.merge
    arrow.trianglehead.pull =arrow.triangle.pull
    arrow.trianglehead.rectanglepath =arrow.2.squarepath
    arrow.trianglehead.swap =arrow.triangle.swap
    arrow.trianglehead.turn.up.right.circle =arrow.triangle.turn.up.right.circle
    arrow.trianglehead.turn.up.right.circle.fill =arrow.triangle.turn.up.right.circle.fill
    arrow.trianglehead.turn.up.right.diamond =arrow.triangle.turn.up.right.diamond
    arrow.trianglehead.turn.up.right.diamond.fill =arrow.triangle.turn.up.right.diamond.fill
    arrow.turn.down.left 150
    arrow.turn.down.right 155
    arrow.turn.left.down 163
    arrow.turn.left.up 164
    arrow.turn.right.down 155
    arrow.turn.right.up 169
    arrow.turn.up.left 174
    arrow.turn.up.right 178
    arrow.up 146
    arrow.up.and.down 208
    arrow.up.and.down.and.arrow.left.and.right 514
    arrow.up.and.down.righttriangle.up.righttriangle.down 244
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill 252
    arrow.up.and.down.text.horizontal =arrow.up.and.down
    arrow.up.arrow.down 272
    arrow.up.arrow.down.circle 399
    arrow.up.arrow.down.circle.fill 355
    arrow.up.arrow.down.square 420
    arrow.up.arrow.down.square.fill 397
    arrow.up.backward 136
    arrow.up.backward.and.arrow.down.forward 225
    arrow.up.bin 451
    arrow.up.bin.fill 338
    arrow.up.circle 226
    arrow.up.circle.fill 199
    arrow.up.doc 322
    arrow.up.doc.fill 288
    arrow.up.forward 117
    arrow.up.forward.app 246
    arrow.up.forward.app.fill 248
    arrow.up.forward.circle 213
    arrow.up.forward.circle.fill 164
    arrow.up.forward.square 249
    arrow.up.forward.square.fill 207
    arrow.up.left =arrow.up.backward
    arrow.up.left.and.arrow.down.right =arrow.up.backward.and.arrow.down.forward
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left 457
    arrow.up.left.circle 207
    arrow.up.left.circle.fill 185
    arrow.up.left.square 231
    arrow.up.left.square.fill 228
    arrow.up.message 358
    arrow.up.right =arrow.up.forward
    arrow.up.right.and.arrow.down.left 227
    arrow.up.right.circle =arrow.up.forward.circle
    arrow.up.right.circle.fill =arrow.up.forward.circle.fill
    arrow.up.right.square =arrow.up.forward.square
    arrow.up.right.square.fill =arrow.up.forward.square.fill
    arrow.up.square 263
    arrow.up.square.fill 241
    arrow.up.to.line 177
    arrow.uturn.backward 196
    arrow.uturn.backward.circle 334
    arrow.uturn.backward.circle.fill 288
    arrow.uturn.backward.square 355
    arrow.uturn.backward.square.fill 330
    arrow.uturn.down 169
    arrow.uturn.forward 174
    arrow.uturn.forward.circle 309
    arrow.uturn.forward.circle.fill 262
    arrow.uturn.forward.square 330
    arrow.uturn.forward.square.fill 305
    arrow.uturn.left =arrow.uturn.backward
    arrow.uturn.left.circle =arrow.uturn.backward.circle
    arrow.uturn.left.circle.fill =arrow.uturn.backward.circle.fill
    arrow.uturn.left.square =arrow.uturn.backward.square
    arrow.uturn.left.square.fill =arrow.uturn.backward.square.fill
    arrow.uturn.right =arrow.uturn.forward
    arrow.uturn.right.circle =arrow.uturn.forward.circle
    arrow.uturn.right.circle.fill =arrow.uturn.forward.circle.fill
    arrow.uturn.right.square =arrow.uturn.forward.square
    arrow.uturn.right.square.fill =arrow.uturn.forward.square.fill
    arrow.uturn.up 169
    arrowshape.backward 203
    arrowshape.backward.fill 128
    arrowshape.down 224
    arrowshape.down.fill 134
    arrowshape.forward 206
    arrowshape.forward.fill 136
    arrowshape.left =arrowshape.backward
    arrowshape.left.fill =arrowshape.backward.fill
    arrowshape.right =arrowshape.forward
    arrowshape.right.fill =arrowshape.forward.fill
    arrowshape.turn.up.backward 372
    arrowshape.turn.up.backward.fill 199
    arrowshape.turn.up.forward 373
    arrowshape.turn.up.forward.fill 200
    arrowshape.turn.up.left =arrowshape.turn.up.backward
    arrowshape.turn.up.left.2 269
    arrowshape.turn.up.left.2.fill =arrowshape.turn.up.left.2
    arrowshape.turn.up.left.fill =arrowshape.turn.up.backward.fill
    arrowshape.turn.up.right =arrowshape.turn.up.forward
    arrowshape.turn.up.right.fill =arrowshape.turn.up.forward.fill
    arrowshape.up 210
    arrowshape.up.fill 152
    arrowtriangle.backward 80
    arrowtriangle.backward.fill =arrowtriangle.backward
    arrowtriangle.down 86
    arrowtriangle.down.circle 220
    arrowtriangle.down.circle.fill 158
    arrowtriangle.down.fill =arrowtriangle.down
    arrowtriangle.forward 86
    arrowtriangle.forward.fill =arrowtriangle.forward
    arrowtriangle.left =arrowtriangle.backward
    arrowtriangle.left.circle 206
    arrowtriangle.left.circle.fill 149
    arrowtriangle.left.fill =arrowtriangle.backward
    arrowtriangle.right =arrowtriangle.forward
    arrowtriangle.right.circle 198
    arrowtriangle.right.circle.fill 158
    arrowtriangle.right.fill =arrowtriangle.forward
    arrowtriangle.up 102
    arrowtriangle.up.circle 198
    arrowtriangle.up.circle.fill 172
    arrowtriangle.up.fill =arrowtriangle.up
    aspectratio 259
    aspectratio.fill 229
    asterisk 185
    asterisk.circle 316
    asterisk.circle.fill 271
    at 315
    at.circle 507
    at.circle.fill 463
    atom 1040
    backpack 463
    backpack.fill 339
    backward 280
    backward.circle 387
    backward.circle.fill 225
    backward.end 184
    backward.end.alt =backward.end
    backward.end.alt.fill 128
    backward.end.fill =backward.end.alt.fill
    backward.fill 195
    backward.frame =backward.end
    backward.frame.fill =backward.end.alt.fill
    bag 237
    bag.badge.plus 285
    bag.circle 430
    bag.circle.fill 354
    bag.fill 249
    balloon 559
    balloon.2 =balloon
    balloon.2.fill 367
    balloon.fill =balloon.2.fill
    bandage 462
    bandage.fill 357
    banknote 481
    banknote.fill 258
    barcode 510
    barcode.viewfinder 387
    barometer 387
    baseball 850
    baseball.fill 1187
    basket 450
    basket.fill 450
    basketball 584
    basketball.fill 847
    bathtub 406
    bathtub.fill 309
    battery.0 216
    battery.0percent =battery.0
    battery.100 393
    battery.100.bolt 366
    battery.100percent =battery.100
    battery.100percent.bolt =battery.100.bolt
    battery.25 262
    battery.25percent =battery.25
    battery.50 306
    battery.50percent =battery.50
    battery.75 349
    battery.75percent =battery.75
    beats.headphones =airpods
    bed.double 153
    bed.double.fill 118
    bell 285
    bell.and.waves.left.and.right 512
    bell.and.waves.left.and.right.fill 438
    bell.badge =bell.and.waves.left.and.right
    bell.badge.fill =bell.and.waves.left.and.right.fill
    bell.circle 446
    bell.circle.fill 278
    bell.fill 216
    bell.slash 483
    bell.slash.fill 404
    bicycle 488
    bicycle.circle 673
    bicycle.circle.fill 628
    binoculars 486
    binoculars.fill 540
    bird 461
    bird.fill 296
    birthday.cake 765
    birthday.cake.fill 539
    bitcoinsign 297
    bitcoinsign.circle 485
    bitcoinsign.circle.fill 439
    bold 168
    bold.italic.underline =bold
    bolt 246
    bolt.badge.automatic 413
    bolt.badge.automatic.fill 324
    bolt.batteryblock =battery.100.bolt
    bolt.batteryblock.fill 290
    bolt.car 466
    bolt.car.fill 397
    bolt.circle 384
    bolt.circle.fill 216
    bolt.fill 135
    bolt.heart 588
    bolt.heart.fill 464
    bolt.horizontal 246
    bolt.horizontal.fill 135
    bolt.ring.closed =bolt.circle
    bolt.slash 401
    bolt.slash.fill 316
    bonjour 398
    book 297
    book.circle 518
    book.circle.fill 393
    book.closed 193
    book.closed.fill 128
    book.fill 249
    book.pages 456
    book.pages.fill 531
    bookmark 174
    bookmark.circle 312
    bookmark.circle.fill 178
    bookmark.fill 116
    bookmark.square 333
    bookmark.square.fill 219
    books.vertical 513
    books.vertical.fill 459
    box.truck 439
    box.truck.fill 326
    brain 731
    brain.fill 860
    brain.head.profile =brain
    briefcase 392
    briefcase.circle 615
    briefcase.circle.fill 456
    briefcase.fill 319
    bubble 111
    bubble.fill 81
    bubble.left =bubble
    bubble.left.and.bubble.right 254
    bubble.left.and.bubble.right.fill 222
    bubble.left.and.exclamationmark.bubble.right 312
    bubble.left.and.exclamationmark.bubble.right.fill 242
    bubble.left.and.text.bubble.right =bubble.left.and.exclamationmark.bubble.right
    bubble.left.and.text.bubble.right.fill =bubble.left.and.exclamationmark.bubble.right.fill
    bubble.left.fill =bubble.fill
    bubble.middle.bottom 212
    bubble.middle.bottom.fill 146
    bubble.right 111
    bubble.right.fill 79
    building 526
    building.2 365
    building.2.fill 596
    building.columns 275
    building.columns.circle 472
    building.columns.circle.fill 441
    building.columns.fill 301
    building.fill 394
    burn 527
    burst 317
    burst.fill 190
    bus 446
    bus.doubledecker =bus
    bus.doubledecker.fill 354
    bus.fill =bus.doubledecker.fill
    c.circle 212
    cabinet 312
    cabinet.fill 439
    cable.connector 681
    cable.connector.horizontal 750
    cablecar 383
    cablecar.fill 324
    calendar 239
    calendar.badge.checkmark 356
    calendar.badge.clock 453
    calendar.badge.exclamationmark 413
    calendar.badge.minus 297
    calendar.badge.plus 348
    calendar.circle 414
    calendar.circle.fill 368
    calendar.day.timeline.leading 477
    calendar.day.timeline.left =calendar.day.timeline.leading
    camera 394
    camera.aperture 511
    camera.circle 610
    camera.circle.fill 331
    camera.fill 211
    camera.filters 828
    camera.macro 545
    camera.macro.circle 703
    camera.metering.center.weighted 197
    camera.on.rectangle =camera
    camera.on.rectangle.fill =camera.fill
    camera.rotate 604
    camera.rotate.fill 446
    camera.shutter.button =camera
    camera.shutter.button.fill =camera.fill
    camera.viewfinder =barcode.viewfinder
    candybarphone =apps.iphone
    capslock 259
    capslock.fill 184
    capsule 93
    capsule.fill 50
    capsule.portrait 95
    capsule.portrait.fill 51
    captions.bubble 353
    captions.bubble.fill 274
    car 396
    car.2 427
    car.2.fill 342
    car.circle 567
    car.circle.fill 386
    car.fill 335
    car.front =car.2
    car.front.fill =car.2.fill
    car.front.waves.up =car.2
    car.side =car
    car.side.fill =car.fill
    carrot 463
    carrot.fill 484
    cart 326
    cart.badge.plus 416
    cart.circle 503
    cart.circle.fill 308
    cart.fill 262
    case =briefcase
    case.fill =briefcase.fill
    cat 645
    cat.fill 627
    cellularbars 278
    centsign 576
    centsign.circle 803
    centsign.circle.fill 757
    chair 307
    chair.fill 263
    chair.lounge 409
    chair.lounge.fill 302
    character 141
    character.book.closed 477
    character.bubble 279
    character.bubble.fill 224
    character.cursor.ibeam 312
    character.textbox 305
    character.textbox.badge.sparkles =character.textbox
    chart.bar 188
    chart.bar.doc.horizontal 191
    chart.bar.doc.horizontal.fill 172
    chart.bar.fill 185
    chart.bar.xaxis =chart.bar
    chart.dots.scatter 347
    chart.line.downtrend.xyaxis 581
    chart.line.downtrend.xyaxis.circle 732
    chart.line.downtrend.xyaxis.circle.fill 687
    chart.line.flattrend.xyaxis 202
    chart.line.uptrend.xyaxis 245
    chart.line.uptrend.xyaxis.circle 413
    chart.line.uptrend.xyaxis.circle.fill 368
    chart.pie 364
    chart.pie.fill 366
    chart.xyaxis.line =chart.line.flattrend.xyaxis
    checklist 445
    checklist.checked =checklist
    checklist.unchecked =checklist
    checkmark 107
    checkmark.app 245
    checkmark.app.fill 201
    checkmark.arrow.trianglehead.counterclockwise =arrow.counterclockwise
    checkmark.bubble 318
    checkmark.bubble.fill 263
    checkmark.circle 223
    checkmark.circle.fill 158
    checkmark.diamond 266
    checkmark.diamond.fill 260
    checkmark.icloud 294
    checkmark.icloud.fill 351
    checkmark.message =checkmark.bubble
    checkmark.octagon 465
    checkmark.octagon.fill 392
    checkmark.rectangle 241
    checkmark.rectangle.fill 216
    checkmark.seal 1576
    checkmark.seal.fill 851
    checkmark.shield 404
    checkmark.shield.fill 282
    checkmark.square =checkmark.app
    checkmark.square.fill =checkmark.app.fill
    chevron.backward 94
    chevron.backward.2 187
    chevron.backward.circle =arrowtriangle.left.circle
    chevron.backward.circle.fill =arrowtriangle.left.circle.fill
    chevron.backward.square 227
    chevron.backward.square.fill 203
    chevron.backward.to.line 160
    chevron.compact.down 104
    chevron.compact.left =chevron.backward
    chevron.compact.right 103
    chevron.compact.up 117
    chevron.down =chevron.compact.down
    chevron.down.2 214
    chevron.down.circle =arrowtriangle.down.circle
    chevron.down.circle.fill =arrowtriangle.down.circle.fill
    chevron.down.square 237
    chevron.down.square.fill 212
    chevron.forward =chevron.compact.right
    chevron.forward.2 202
    chevron.forward.circle =arrowtriangle.right.circle
    chevron.forward.circle.fill =arrowtriangle.right.circle.fill
    chevron.forward.square 236
    chevron.forward.square.fill 211
    chevron.forward.to.line 160
    chevron.left =chevron.backward
    chevron.left.2 =chevron.backward.2
    chevron.left.chevron.right 178
    chevron.left.circle =arrowtriangle.left.circle
    chevron.left.circle.fill =arrowtriangle.left.circle.fill
    chevron.left.forwardslash.chevron.right 327
    chevron.left.slash.chevron.right =chevron.left.forwardslash.chevron.right
    chevron.left.square =chevron.backward.square
    chevron.left.square.fill =chevron.backward.square.fill
    chevron.left.to.line =chevron.backward.to.line
    chevron.right =chevron.compact.right
    chevron.right.2 =chevron.forward.2
    chevron.right.circle =arrowtriangle.right.circle
    chevron.right.circle.fill =arrowtriangle.right.circle.fill
    chevron.right.square =chevron.forward.square
    chevron.right.square.fill =chevron.forward.square.fill
    chevron.right.to.line =chevron.forward.to.line
    chevron.up =chevron.compact.up
    chevron.up.2 199
    chevron.up.chevron.down 219
    chevron.up.chevron.down.square 377
    chevron.up.circle =arrowtriangle.up.circle
    chevron.up.circle.fill =arrowtriangle.up.circle.fill
    chevron.up.square 254
    chevron.up.square.fill 230
    circle 103
    circle.and.line.horizontal 160
    circle.and.line.horizontal.fill 101
    circle.badge.checkmark =checkmark.circle
    circle.badge.plus 211
    circle.bottomhalf.filled 115
    circle.circle 213
    circle.circle.fill 169
    circle.dashed 598
    circle.dotted =circle.dashed
    circle.fill 57
    circle.grid.2x1 258
    circle.grid.2x1.fill 133
    circle.grid.2x2 341
    circle.grid.2x2.fill 173
    circle.grid.3x3 387
    circle.grid.3x3.fill 484
    circle.grid.cross =circle.grid.2x2
    circle.grid.cross.fill =circle.grid.2x2.fill
    circle.hexagongrid =circle.grid.2x2
    circle.hexagongrid.fill =circle.grid.2x2.fill
    circle.inset.filled 164
    circle.lefthalf.filled 112
    circle.righthalf.filled 113
    circle.slash 195
    circle.slash.fill 243
    circle.tophalf.filled 112
    circlebadge 86
    circlebadge.2 260
    circlebadge.fill 45
    clear 298
    clear.fill 263
    clipboard 285
    clipboard.fill 175
    clock 181
    clock.arrow.2.circlepath 281
    clock.arrow.circlepath 295
    clock.arrow.trianglehead.counterclockwise.rotate.90 =clock.arrow.circlepath
    clock.badge =clock
    clock.badge.checkmark =clock
    clock.badge.exclamationmark 299
    clock.circle =clock
    clock.circle.fill 122
    clock.fill =clock.circle.fill
    cloud 178
    cloud.bolt 312
    cloud.bolt.fill 287
    cloud.bolt.rain =cloud.bolt
    cloud.bolt.rain.fill =cloud.bolt.fill
    cloud.circle 300
    cloud.circle.fill 313
    cloud.drizzle 341
    cloud.drizzle.fill 316
    cloud.fill 246
    cloud.fog 362
    cloud.fog.fill 366
    cloud.hail 442
    cloud.hail.fill 422
    cloud.heavyrain =cloud.drizzle
    cloud.heavyrain.fill =cloud.drizzle.fill
    cloud.moon 504
    cloud.moon.fill 392
    cloud.moon.rain =cloud.drizzle
    cloud.moon.rain.fill =cloud.drizzle.fill
    cloud.rain =cloud.drizzle
    cloud.rain.fill =cloud.drizzle.fill
    cloud.sleet =cloud.hail
    cloud.sleet.fill =cloud.hail.fill
    cloud.snow =cloud.hail
    cloud.snow.fill =cloud.hail.fill
    cloud.sun 642
    cloud.sun.fill 487
    cloud.sun.rain =cloud.drizzle
    cloud.sun.rain.fill =cloud.drizzle.fill
    columns 230
    command 298
    command.circle 474
    command.circle.fill 428
    command.square 495
    command.square.fill 470
    computermouse 246
    computermouse.fill 187
    control =chevron.compact.up
    cooktop 394
    cooktop.fill 353
    cpu 444
    cpu.fill 404
    creditcard 254
    creditcard.circle 464
    creditcard.circle.fill 294
    creditcard.fill 207
    crop 204
    crop.rotate =arrow.2.circlepath
    cross 295
    cross.case 327
    cross.case.fill 286
    cross.circle 545
    cross.circle.fill 263
    cross.fill 194
    cross.vial 322
    cross.vial.fill 223
    crown 530
    crown.fill 331
    cube 274
    cube.fill 243
    cube.transparent 315
    cup.and.heat.waves 464
    cup.and.heat.waves.fill 376
    cup.and.saucer =cup.and.heat.waves
    cup.and.saucer.fill =cup.and.heat.waves.fill
    curlybraces 651
    curlybraces.square 843
    curlybraces.square.fill 818
    cursor.rays 635
    cursorarrow 351
    cursorarrow.click =cursor.rays
    cursorarrow.click.2 =cursor.rays
    cursorarrow.rays =cursor.rays
    cylinder 262
    cylinder.fill 203
    cylinder.split.1x2 635
    cylinder.split.1x2.fill 425
    decrease.indent 274
    degreesign.celsius 336
    delete.backward 387
    delete.backward.fill 314
    delete.forward 385
    delete.left =delete.backward
    delete.left.fill =delete.backward.fill
    delete.right =delete.forward
    delete.right.fill 312
    deskclock =alarm
    deskclock.fill =alarm.fill
    desktopcomputer 254
    dial.high =barometer
    dial.high.fill 501
    dial.low =barometer
    dial.low.fill =dial.high.fill
    dial.medium =barometer
    dial.medium.fill =dial.high.fill
    diamond 152
    diamond.fill 146
    dice 410
    dice.fill 314
    die.face.1 236
    die.face.1.fill 143
    die.face.2 279
    die.face.2.fill 185
    die.face.3 324
    die.face.3.fill 229
    die.face.4 364
    die.face.4.fill 270
    die.face.5 =dice
    die.face.5.fill =dice.fill
    die.face.6 452
    die.face.6.fill 355
    display 233
    display.2 =display
    divide 147
    divide.circle 308
    divide.circle.fill 262
    divide.square 329
    doc 199
    doc.append 313
    doc.append.fill 235
    doc.badge.arrow.up =arrow.up.doc
    doc.badge.clock =doc.append
    doc.badge.ellipsis 479
    doc.badge.gearshape 405
    doc.badge.minus 257
    doc.badge.plus 308
    doc.circle 352
    doc.circle.fill 219
    doc.fill 147
    doc.fill.badge.plus 248
    doc.on.clipboard =arrow.right.doc.on.clipboard
    doc.on.clipboard.fill =arrow.right.doc.on.clipboard.fill
    doc.on.doc 174
    doc.on.doc.fill 151
    doc.plaintext =doc.append
    doc.plaintext.fill =doc.append.fill
    doc.richtext =doc.append
    doc.richtext.fill =doc.append.fill
    doc.text =doc.append
    doc.text.below.ecg =doc.append
    doc.text.below.ecg.fill =doc.append.fill
    doc.text.fill =doc.append.fill
    doc.text.fill.viewfinder =barcode.viewfinder
    doc.text.image 294
    doc.text.image.fill 230
    doc.text.magnifyingglass 311
    doc.viewfinder =barcode.viewfinder
    doc.viewfinder.fill 369
    doc.zipper 432
    dock.rectangle 212
    document =doc
    document.badge.plus =doc.badge.plus
    document.fill =doc.fill
    document.on.clipboard =arrow.right.doc.on.clipboard
    document.on.clipboard.fill =arrow.right.doc.on.clipboard.fill
    document.on.document =doc.on.doc
    document.on.document.fill =doc.on.doc.fill
    document.viewfinder =barcode.viewfinder
    document.viewfinder.fill =doc.viewfinder.fill
    dog 640
    dog.fill 577
    dollarsign 268
    dollarsign.arrow.circlepath 293
    dollarsign.circle =dollarsign.arrow.circlepath
    dollarsign.circle.fill 228
    dollarsign.square 500
    dollarsign.square.fill 476
    door.garage.closed 293
    door.left.hand.closed 168
    door.left.hand.closed.fill 145
    door.left.hand.open 184
    door.left.hand.open.fill 166
    dot.circle 150
    dot.circle.fill 118
    dot.radiowaves.left.and.right =airtag.radiowaves.forward
    dot.radiowaves.right 219
    dot.radiowaves.up.forward 336
    dot.scope 507
    dot.viewfinder =aspectratio
    drop 378
    drop.circle 528
    drop.circle.fill 350
    drop.fill 277
    drop.triangle =drop
    dumbbell 453
    dumbbell.fill 465
    ear 524
    ear.fill 514
    earpods =airpods
    eject 327
    eject.circle 416
    eject.circle.fill 287
    eject.fill 262
    ellipsis 132
    ellipsis.bubble 355
    ellipsis.bubble.fill 292
    ellipsis.circle 231
    ellipsis.circle.fill 185
    ellipsis.curlybraces =curlybraces
    ellipsis.message =ellipsis.bubble
    ellipsis.message.fill =ellipsis.bubble.fill
    ellipsis.rectangle 284
    ellipsis.rectangle.fill 259
    ellipsis.vertical 132
    ellipsis.vertical.bubble =ellipsis.bubble
    ellipsis.vertical.bubble.fill =ellipsis.bubble.fill
    engine.combustion 426
    engine.combustion.fill 328
    envelope 186
    envelope.arrow.triangle.branch 232
    envelope.badge =envelope
    envelope.badge.fill 153
    envelope.circle 326
    envelope.circle.fill 234
    envelope.fill =envelope.badge.fill
    envelope.open 252
    envelope.open.fill 209
    equal 109
    equal.circle 254
    equal.circle.fill 209
    equal.square 275
    equal.square.fill 250
    eraser 308
    eraser.fill 243
    eraser.line.dashed =eraser
    eraser.line.dashed.fill =eraser.fill
    escape =arrow.up.forward.app
    esim 319
    esim.fill 364
    eurosign 260
    eurosign.circle 402
    eurosign.circle.fill 357
    eurosign.square 423
    eurosign.square.fill 399
    ev.charger =bolt.car
    ev.charger.fill =bolt.car.fill
    exclamationmark 105
    exclamationmark.2 =exclamationmark
    exclamationmark.applewatch =applewatch
    exclamationmark.arrow.circlepath =arrow.2.circlepath
    exclamationmark.arrow.triangle.2.circlepath =arrow.2.circlepath
    exclamationmark.bubble 322
    exclamationmark.bubble.fill 267
    exclamationmark.circle 190
    exclamationmark.circle.fill 139
    exclamationmark.icloud 265
    exclamationmark.icloud.fill 336
    exclamationmark.octagon 431
    exclamationmark.octagon.fill 363
    exclamationmark.shield 395
    exclamationmark.shield.fill 262
    exclamationmark.square 271
    exclamationmark.square.fill 247
    exclamationmark.triangle 402
    exclamationmark.triangle.fill 252
    exclamationmark.warninglight 503
    exclamationmark.warninglight.fill 451
    externaldrive 163
    externaldrive.badge.plus =externaldrive
    externaldrive.connected.to.line.below 322
    externaldrive.connected.to.line.below.fill 279
    externaldrive.fill 140
    eye 539
    eye.circle 673
    eye.circle.fill 373
    eye.fill 305
    eye.slash 808
    eye.slash.fill 450
    eyedropper 636
    eyedropper.halffull 458
    eyeglasses 310
    eyes 749
    face.dashed 387
    face.dashed.fill 329
    face.smiling 321
    face.smiling.fill 277
    face.smiling.inverse =face.smiling.fill
    faceid 598
    facemask 645
    facemask.fill 545
    fan 545
    fan.fill 289
    fan.floor =fan
    fan.floor.fill =fan.fill
    faxmachine 383
    ferry 463
    ferry.fill 342
    figure 756
    figure.2 367
    figure.2.and.child.holdinghands 562
    figure.and.child.holdinghands =figure.2
    figure.arms.open 583
    figure.bowling 550
    figure.child 390
    figure.cooldown 262
    figure.core.training =dumbbell
    figure.golf 354
    figure.handball =figure.bowling
    figure.hiking 599
    figure.indoor.cycle 442
    figure.mind.and.body =figure.cooldown
    figure.open.water.swim 672
    figure.outdoor.cycle =figure.indoor.cycle
    figure.pool.swim =figure.open.water.swim
    figure.roll 355
    figure.roll.runningpace 412
    figure.run 532
    figure.run.circle 668
    figure.run.circle.fill 622
    figure.skiing.crosscountry 444
    figure.skiing.downhill =figure.skiing.crosscountry
    figure.snowboarding 528
    figure.stand =figure
    figure.strengthtraining.functional =dumbbell
    figure.strengthtraining.traditional =dumbbell
    figure.walk 472
    figure.walk.circle 583
    figure.walk.circle.fill 537
    figure.walk.motion =figure.walk
    figure.yoga =figure.cooldown
    film 281
    film.fill 251
    film.stack =film
    film.stack.fill =film.fill
    fire.extinguisher 343
    fireplace 601
    fireplace.fill 379
    fireworks 588
    fish 703
    fish.fill 509
    flag 353
    flag.2.crossed 214
    flag.2.crossed.fill 171
    flag.checkered 778
    flag.checkered.2.crossed =flag.checkered
    flag.circle 495
    flag.circle.fill 305
    flag.fill 222
    flag.pattern.checkered =flag.checkered
    flame =burn
    flame.circle 633
    flame.circle.fill 315
    flame.fill 233
    flashlight.off.fill 354
    flashlight.on.fill 242
    flask 378
    flask.fill 279
    flip.horizontal =arrow.left.and.right.righttriangle.left.righttriangle.right
    flip.horizontal.fill =arrow.left.and.right.righttriangle.left.righttriangle.right.fill
    folder 212
    folder.badge.gearshape =folder
    folder.badge.minus 261
    folder.badge.person.crop 447
    folder.badge.plus 324
    folder.badge.questionmark =folder
    folder.circle 332
    folder.circle.fill 232
    folder.fill 189
    folder.fill.badge.minus 234
    folder.fill.badge.person.crop 324
    folder.fill.badge.plus 285
    football 825
    football.fill 668
    fork.knife 422
    fork.knife.circle 611
    fork.knife.circle.fill 565
    forward 252
    forward.circle 316
    forward.circle.fill 261
    forward.end 167
    forward.end.alt =forward.end
    forward.end.alt.fill 128
    forward.end.fill =forward.end.alt.fill
    forward.fill 224
    forward.frame =forward.end
    forward.frame.fill =forward.end.alt.fill
    frying.pan =cooktop
    frying.pan.fill =cooktop.fill
    fuelpump 384
    fuelpump.circle 618
    fuelpump.circle.fill 467
    fuelpump.fill 322
    function 249
    gamecontroller 636
    gamecontroller.fill 531
    gauge =barometer
    gauge.high =barometer
    gauge.low =barometer
    gauge.medium =barometer
    gauge.with.dots.needle.50percent 475
    gauge.with.dots.needle.67percent =gauge.with.dots.needle.50percent
    gauge.with.dots.needle.bottom.50percent =gauge.with.dots.needle.50percent
    gauge.with.needle =barometer
    gauge.with.needle.fill =dial.high.fill
    gear 1202
    gear.badge =gear
    gear.badge.checkmark =gear
    gear.badge.questionmark =gear
    gear.circle 1340
    gear.circle.fill 1296
    gearshape 1662
    gearshape.2 956
    gearshape.2.fill 882
    gearshape.circle 1825
    gearshape.circle.fill 901
    gearshape.fill 795
    gift 755
    gift.circle 872
    gift.circle.fill 788
    gift.fill 718
    giftcard =gift
    giftcard.fill =gift.fill
    globe 686
    globe.americas 772
    globe.americas.fill 523
    globe.asia.australia 665
    globe.asia.australia.fill 401
    globe.badge.chevron.backward =globe
    globe.central.south.asia =globe.asia.australia
    globe.central.south.asia.fill =globe.asia.australia.fill
    globe.desk 290
    globe.desk.fill 225
    globe.europe.africa =globe.asia.australia
    globe.europe.africa.fill =globe.asia.australia.fill
    globe.fill 459
    gobackward =arrow.counterclockwise
    gobackward.10 =arrow.counterclockwise
    gobackward.15 =arrow.counterclockwise
    gobackward.30 =arrow.counterclockwise
    gobackward.5 =arrow.counterclockwise
    goforward =arrow.circlepath
    goforward.10 =arrow.circlepath
    goforward.15 =arrow.circlepath
    goforward.30 =arrow.circlepath
    goforward.5 =arrow.circlepath
    graduationcap 514
    graduationcap.circle 649
    graduationcap.circle.fill 532
    graduationcap.fill 437
    greaterthan 120
    greaterthan.circle 241
    greaterthan.circle.fill 195
    greetingcard 197
    greetingcard.fill 171
    grid 266
    grid.circle 489
    guitars 1137
    guitars.fill 670
    gyroscope 482
    h.circle 199
    h.circle.fill 149
    hammer 467
    hammer.circle 576
    hammer.circle.fill 469
    hammer.fill 410
    hand.draw 538
    hand.draw.fill 549
    hand.point.right 466
    hand.point.right.fill 435
    hand.point.up 466
    hand.point.up.fill 432
    hand.point.up.left =hand.point.up
    hand.point.up.left.fill =hand.point.up.fill
    hand.raised 389
    hand.raised.fill 226
    hand.raised.fingers.spread 488
    hand.raised.fingers.spread.fill 432
    hand.tap 500
    hand.tap.fill 497
    hand.thumbsdown 320
    hand.thumbsdown.circle 494
    hand.thumbsdown.circle.fill 273
    hand.thumbsdown.fill 182
    hand.thumbsup 313
    hand.thumbsup.circle 500
    hand.thumbsup.circle.fill 301
    hand.thumbsup.fill 201
    hand.wave 823
    hand.wave.fill 548
    handbag 336
    handbag.fill 333
    hands.clap 980
    hands.clap.fill 680
    hands.sparkles 354
    hands.sparkles.fill 295
    hanger 210
    hare 971
    hare.fill 846
    hd 315
    headphones =airpods
    headphones.circle 598
    headphones.circle.fill 552
    headset 439
    hearingdevice.ear =ear
    heart 350
    heart.circle 529
    heart.circle.fill 243
    heart.fill 174
    heart.square 550
    heart.square.fill 284
    heart.text.clipboard =arrow.right.doc.on.clipboard
    heart.text.clipboard.fill =arrow.right.doc.on.clipboard.fill
    heart.text.square =bolt.heart
    heart.text.square.fill =bolt.heart.fill
    hexagon 230
    hexagon.fill 177
    hexagon.grid 572
    hifispeaker 250
    hifispeaker.2 =hifispeaker
    hifispeaker.2.fill 230
    hifispeaker.fill =hifispeaker.2.fill
    highlighter 405
    homepod =hifispeaker
    homepod.fill =hifispeaker.2.fill
    hourglass 312
    hourglass.bottomhalf.filled 330
    hourglass.circle 461
    hourglass.circle.fill 415
    hourglass.tophalf.filled 318
    house 168
    house.and.flag 244
    house.and.flag.fill 201
    house.circle 310
    house.circle.fill 210
    house.fill 130
    house.lodge =house.and.flag
    house.lodge.fill =house.and.flag.fill
    humidity 405
    humidity.fill 225
    hurricane 545
    icloud =cloud
    icloud.and.arrow.down 369
    icloud.and.arrow.down.fill 378
    icloud.and.arrow.up 369
    icloud.and.arrow.up.fill 391
    icloud.circle =cloud.circle
    icloud.circle.fill =cloud.circle.fill
    icloud.fill =cloud.fill
    icloud.slash 406
    icloud.slash.fill 304
    increase.indent 274
    indianrupeesign 303
    indianrupeesign.circle 430
    indianrupeesign.circle.fill 384
    infinity 223
    infinity.circle 354
    infinity.circle.fill 308
    info 116
    info.bubble 328
    info.bubble.fill 273
    info.circle 240
    info.circle.fill 180
    info.square 277
    info.square.fill 251
    inset.filled.circle =circle.inset.filled
    inset.filled.rectangle 246
    inset.filled.square 214
    internaldrive =externaldrive
    internaldrive.fill =externaldrive.fill
    ipad 219
    ipad.and.iphone 420
    ipad.landscape 222
    iphone 214
    iphone.and.arrow.forward 232
    iphone.circle 413
    iphone.circle.fill 367
    iphone.gen1 =iphone
    iphone.gen2 =iphone
    iphone.gen3 =iphone
    iphone.radiowaves.left.and.right 351
    iphone.slash 300
    ipod =apps.iphone
    italic 129
    key 516
    key.fill 264
    key.horizontal =key
    key.horizontal.fill =key.fill
    keyboard 408
    keyboard.chevron.compact.down =keyboard
    keyboard.fill 321
    ladybug 530
    ladybug.fill 446
    lamp.ceiling 346
    lamp.ceiling.fill 240
    lamp.desk 222
    lamp.desk.fill 203
    lamp.floor =lamp.desk
    lamp.floor.fill =lamp.desk.fill
    lamp.table =lamp.desk
    lamp.table.fill =lamp.desk.fill
    lanyardcard 384
    lanyardcard.fill 351
    laptopcomputer 295
    laptopcomputer.and.iphone =ipad.and.iphone
    largecircle.fill.circle =circle.inset.filled
    lasso 721
    latch.2.case 234
    latch.2.case.fill 211
    laurel.leading 721
    leaf 410
    leaf.arrow.circlepath =arrow.3.trianglepath
    leaf.circle 525
    leaf.circle.fill 371
    leaf.fill 322
    lessthan 125
    lessthan.circle 240
    lessthan.circle.fill 195
    level 324
    level.fill 431
    lifepreserver 413
    lifepreserver.fill 262
    light.beacon.max =exclamationmark.warninglight
    light.beacon.max.fill =exclamationmark.warninglight.fill
    light.max 562
    light.min 528
    lightbulb 559
    lightbulb.circle 690
    lightbulb.circle.fill 483
    lightbulb.fill 397
    lightbulb.max 517
    lightbulb.max.fill 391
    lightrail 389
    lightrail.fill 326
    line.2.horizontal =equal
    line.3.horizontal 157
    line.3.horizontal.circle 316
    line.3.horizontal.circle.fill 270
    line.3.horizontal.decrease 152
    line.3.horizontal.decrease.circle 321
    line.3.horizontal.decrease.circle.fill 275
    line.diagonal 240
    line.diagonal.arrow =arrow.up.forward
    line.horizontal.3 =line.3.horizontal
    line.horizontal.3.circle =line.3.horizontal.circle
    line.horizontal.3.circle.fill =line.3.horizontal.circle.fill
    line.horizontal.3.decrease =line.3.horizontal.decrease
    line.horizontal.3.decrease.circle =line.3.horizontal.decrease.circle
    line.horizontal.3.decrease.circle.fill =line.3.horizontal.decrease.circle.fill
    lineweight =line.3.horizontal
    link 359
    link.badge.plus 531
    link.circle 497
    link.circle.fill 452
    list.bullet 281
    list.bullet.below.rectangle =list.bullet
    list.bullet.circle 445
    list.bullet.circle.fill 399
    list.bullet.clipboard =arrow.right.doc.on.clipboard
    list.bullet.clipboard.fill =arrow.right.doc.on.clipboard.fill
    list.bullet.indent 383
    list.bullet.rectangle 496
    list.bullet.rectangle.fill 470
    list.bullet.rectangle.portrait =list.bullet.rectangle
    list.clipboard =arrow.right.doc.on.clipboard
    list.clipboard.fill =arrow.right.doc.on.clipboard.fill
    list.dash 284
    list.number 540
    list.star 528
    list.triangle =list.bullet.indent
    livephoto =camera.metering.center.weighted
    location 248
    location.circle 341
    location.circle.fill 249
    location.fill 201
    location.magnifyingglass 266
    location.north 257
    location.north.fill 215
    location.north.line =location.north
    location.north.line.fill =location.north.fill
    location.slash 492
    location.slash.fill 430
    location.viewfinder 351
    lock 229
    lock.circle 399
    lock.circle.fill 289
    lock.doc 349
    lock.doc.fill 331
    lock.fill 201
    lock.open 288
    lock.open.fill 263
    lock.shield =checkmark.shield
    lock.shield.fill =checkmark.shield.fill
    long.text.page.and.pencil 328
    long.text.page.and.pencil.fill 286
    loupe =a.magnify
    macbook =laptopcomputer
    macbook.and.iphone =ipad.and.iphone
    macmini =externaldrive
    macmini.fill =externaldrive.fill
    macpro.gen3 263
    macwindow 211
    macwindow.badge.plus =macwindow
    macwindow.on.rectangle 237
    magazine 530
    magazine.fill 351
    magicmouse 247
    magicmouse.fill 151
    magnifyingglass =a.magnify
    magnifyingglass.circle 238
    magnifyingglass.circle.fill 193
    mail =envelope
    mail.fill =envelope.badge.fill
    mail.stack =envelope.arrow.triangle.branch
    mail.stack.fill 205
    map 310
    map.circle 438
    map.circle.fill 434
    map.fill 346
    mappin 124
    mappin.and.ellipse 434
    mappin.and.ellipse.circle 681
    mappin.circle 259
    mappin.circle.fill 213
    mappin.square 280
    medal 354
    medal.fill 232
    medal.star =medal
    medal.star.fill =medal.fill
    medical.thermometer =degreesign.celsius
    medical.thermometer.fill 178
    megaphone 372
    megaphone.fill 273
    memorychip 454
    memorychip.fill 285
    menubar.dock.rectangle =macwindow
    menubar.rectangle =macwindow
    menucard 357
    menucard.fill 295
    message 207
    message.and.waveform =message
    message.badge =message
    message.circle 342
    message.circle.fill 154
    message.fill 98
    metronome 278
    metronome.fill 249
    mic 247
    mic.badge.plus =mic
    mic.circle 420
    mic.circle.fill 272
    mic.fill 178
    mic.slash 631
    mic.slash.fill 503
    microbe =allergens
    microbe.fill 602
    minus 61
    minus.circle =circle.and.line.horizontal
    minus.circle.fill =circle.and.line.horizontal.fill
    minus.diamond 229
    minus.diamond.fill 223
    minus.magnifyingglass 201
    minus.plus.batteryblock 401
    minus.plus.batteryblock.fill 363
    minus.rectangle 207
    minus.rectangle.fill 182
    minus.square 181
    minus.square.fill 144
    moon 338
    moon.circle 438
    moon.circle.fill 241
    moon.fill 178
    moon.stars 414
    moon.stars.fill 298
    moon.zzz =moon
    moon.zzz.fill =moon.fill
    moped 485
    moped.fill 403
    motorcycle 652
    motorcycle.fill 533
    mountain.2 355
    mountain.2.fill 350
    mouse =computermouse
    mouse.fill =computermouse.fill
    move.3d =arrow.up.and.down.and.arrow.left.and.right
    movieclapper 361
    movieclapper.fill 297
    mug 457
    mug.fill 406
    multiply 165
    multiply.circle 281
    multiply.circle.fill 220
    multiply.square =clear
    multiply.square.fill =clear.fill
    music.mic 442
    music.microphone =music.mic
    music.note 205
    music.note.house =house.and.flag
    music.note.list 308
    music.note.tv =4k.tv
    music.quarternote.3 266
    network =bonjour
    network.badge.shield.half.filled =bonjour
    network.slash 419
    newspaper 298
    newspaper.fill 228
    nosign =circle.slash
    nosign.app 166
    note =menucard
    note.fill =menucard.fill
    note.text 388
    note.text.badge.plus =long.text.page.and.pencil
    number 386
    number.circle 551
    number.circle.fill 505
    number.square 572
    number.square.fill 546
    octagon 347
    octagon.fill 276
    opticaldisc 260
    opticaldisc.fill 217
    opticaldiscdrive =opticaldisc
    opticaldiscdrive.fill =opticaldisc.fill
    option =alt
    oval =circle
    oval.fill =circle.fill
    oven 350
    oven.fill 250
    p.circle 204
    p.circle.fill 198
    paintbrush 420
    paintbrush.fill 362
    paintbrush.pointed =paintbrush
    paintbrush.pointed.fill =paintbrush.fill
    paintpalette 579
    paintpalette.fill 396
    paperclip 275
    paperclip.circle 321
    paperclip.circle.fill 275
    paperplane 287
    paperplane.circle 396
    paperplane.circle.fill 301
    paperplane.fill 245
    paragraph 135
    paragraphsign =paragraph
    parentheses 293
    parkingsign =p.circle
    parkingsign.circle =p.circle
    parkingsign.circle.fill =p.circle.fill
    party.popper =fireworks
    party.popper.fill 528
    pause 232
    pause.circle 192
    pause.circle.fill 139
    pause.fill 193
    pause.rectangle 367
    pause.rectangle.fill 341
    pawprint 686
    pawprint.circle 755
    pawprint.circle.fill 488
    pawprint.fill 344
    pc 416
    peacesign 287
    pencil 244
    pencil.and.list.clipboard =arrow.right.doc.on.clipboard
    pencil.and.list.clipboard.fill =arrow.right.doc.on.clipboard.fill
    pencil.and.outline 297
    pencil.and.ruler 404
    pencil.and.ruler.fill 521
    pencil.and.scribble 399
    pencil.circle 424
    pencil.circle.fill 356
    pencil.line 236
    pencil.slash 393
    pencil.tip 419
    pencil.tip.crop.circle 530
    pentagon 265
    pentagon.fill 193
    percent 286
    percent.circle 402
    percent.circle.fill 356
    person 219
    person.2 =figure.2
    person.2.badge.gearshape 622
    person.2.circle 519
    person.2.circle.fill 436
    person.2.fill 362
    person.3 =figure.2.and.child.holdinghands
    person.3.fill 493
    person.3.sequence =figure.2.and.child.holdinghands
    person.3.sequence.fill =person.3.fill
    person.and.background.dotted 490
    person.badge.clock 403
    person.badge.key =person.2.badge.gearshape
    person.badge.minus 289
    person.badge.plus 340
    person.badge.shield.checkmark 330
    person.bust =person
    person.bust.fill 139
    person.circle 262
    person.circle.fill 321
    person.crop.artframe 278
    person.crop.circle =person.circle
    person.crop.circle.badge.checkmark 475
    person.crop.circle.badge.exclamationmark 745
    person.crop.circle.badge.minus 407
    person.crop.circle.badge.plus 488
    person.crop.circle.badge.questionmark =person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.xmark =person.crop.circle.badge.minus
    person.crop.circle.dashed =person.crop.circle.badge.exclamationmark
    person.crop.circle.fill =person.circle.fill
    person.crop.circle.fill.badge.checkmark 456
    person.crop.circle.fill.badge.minus 363
    person.crop.circle.fill.badge.plus 441
    person.crop.rectangle =person.crop.artframe
    person.crop.rectangle.fill 276
    person.crop.square 327
    person.crop.square.fill 310
    person.crop.square.filled.and.at.rectangle 398
    person.fill =person.bust.fill
    person.fill.badge.minus 180
    person.fill.badge.plus 243
    person.fill.checkmark 237
    person.fill.viewfinder 413
    person.fill.xmark =person.fill.badge.minus
    person.line.dotted.person =figure.2
    person.text.rectangle 430
    person.text.rectangle.fill 414
    person.viewfinder =person.and.background.dotted
    person.wave.2 465
    person.wave.2.fill 348
    personalhotspot 217
    personalhotspot.circle 410
    perspective 256
    phone 544
    phone.arrow.down.left 649
    phone.arrow.down.left.fill 402
    phone.arrow.right 668
    phone.arrow.right.fill 426
    phone.arrow.up.right 671
    phone.arrow.up.right.fill 416
    phone.badge.plus 671
    phone.circle 662
    phone.circle.fill 327
    phone.connection 838
    phone.connection.fill 591
    phone.down 572
    phone.down.fill 330
    phone.fill 290
    phone.fill.badge.plus 401
    phone.slash 566
    phone.slash.fill 357
    photo 303
    photo.artframe 272
    photo.badge.plus =photo
    photo.circle 460
    photo.circle.fill 340
    photo.fill 271
    photo.fill.on.rectangle.fill 303
    photo.on.rectangle 362
    photo.on.rectangle.angled =photo.on.rectangle
    photo.stack 404
    photo.stack.fill 335
    photo.tv =appletv
    pianokeys 277
    pill 318
    pill.fill 255
    pills =pill
    pills.fill =pill.fill
    pin 453
    pin.circle 532
    pin.circle.fill 311
    pin.fill 281
    pin.slash 504
    pin.slash.fill 429
    pip 162
    pip.enter =pip
    pip.exit =pip
    pip.fill 119
    play 184
    play.circle 213
    play.circle.fill 140
    play.display 340
    play.fill 179
    play.rectangle 256
    play.rectangle.fill 265
    play.square 254
    play.square.fill 257
    play.square.stack 217
    play.square.stack.fill 217
    play.tv =play.display
    play.tv.fill 255
    playpause 269
    playpause.fill 238
    plus 110
    plus.app 232
    plus.app.fill 195
    plus.bubble 329
    plus.bubble.fill 274
    plus.circle =circle.badge.plus
    plus.circle.fill 152
    plus.diamond 288
    plus.diamond.fill 282
    plus.forwardslash.minus 212
    plus.magnifyingglass 252
    plus.message =plus.bubble
    plus.message.fill =plus.bubble.fill
    plus.rectangle 282
    plus.rectangle.fill 257
    plus.rectangle.on.folder =folder.badge.plus
    plus.rectangle.on.folder.fill =folder.fill.badge.plus
    plus.rectangle.on.rectangle 188
    plus.rectangle.on.rectangle.fill 166
    plus.square =plus.app
    plus.square.fill =plus.app.fill
    plus.square.on.square =plus.rectangle.on.rectangle
    plus.square.on.square.fill =plus.rectangle.on.rectangle.fill
    plusminus =plus.forwardslash.minus
    plusminus.circle 379
    plusminus.circle.fill 333
    point.3.connected.trianglepath.dotted 293
    point.3.filled.connected.trianglepath.dotted 146
    point.bottomleft.forward.to.point.topright.scurvepath 195
    point.topleft.down.curvedto.point.bottomright.up =point.bottomleft.forward.to.point.topright.scurvepath
    popcorn 515
    popcorn.fill 456
    power 246
    power.circle 371
    power.circle.fill 326
    powercord 379
    poweroutlet.type.b =cable.connector
    powerplug =powercord
    powerplug.fill 292
    powerplug.portrait =powercord
    powersleep =moon.fill
    printer =faxmachine
    printer.fill 273
    progress.indicator 501
    puzzlepiece 630
    puzzlepiece.extension =puzzlepiece
    puzzlepiece.extension.fill 373
    puzzlepiece.fill =puzzlepiece.extension.fill
    pyramid 309
    pyramid.fill 163
    qrcode 530
    qrcode.viewfinder =barcode.viewfinder
    questionmark 214
    questionmark.app 407
    questionmark.app.fill 382
    questionmark.bubble 427
    questionmark.bubble.fill 372
    questionmark.circle 324
    questionmark.circle.fill 266
    questionmark.diamond 427
    questionmark.diamond.fill 421
    questionmark.square =questionmark.app
    questionmark.square.fill =questionmark.app.fill
    quote.bubble 452
    quote.bubble.fill 397
    quote.closing 259
    quote.opening 261
    r.circle 244
    radio 398
    radio.fill 314
    rainbow 324
    rays =progress.indicator
    record.circle =camera.metering.center.weighted
    record.circle.fill 150
    rectangle 123
    rectangle.3.group 159
    rectangle.3.group.fill 144
    rectangle.3.offgrid =rectangle.3.group
    rectangle.3.offgrid.fill =rectangle.3.group.fill
    rectangle.and.hand.point.up.left =cursor.rays
    rectangle.and.paperclip =paperclip
    rectangle.and.pencil.and.ellipsis =character.textbox
    rectangle.and.text.magnifyingglass =doc.text.magnifyingglass
    rectangle.arrowtriangle.2.inward 298
    rectangle.arrowtriangle.2.outward 300
    rectangle.badge.checkmark =checkmark.rectangle
    rectangle.badge.plus =plus.rectangle
    rectangle.badge.xmark 295
    rectangle.center.inset.filled =inset.filled.rectangle
    rectangle.compress.vertical 306
    rectangle.connected.to.line.below 250
    rectangle.dashed 504
    rectangle.expand.vertical 320
    rectangle.fill 98
    rectangle.fill.on.rectangle.fill =plus.rectangle.on.rectangle.fill
    rectangle.grid.1x2 236
    rectangle.grid.1x2.fill 194
    rectangle.grid.2x2 174
    rectangle.grid.2x2.fill 272
    rectangle.grid.3x2 =grid
    rectangle.grid.3x2.fill 486
    rectangle.inset.filled =inset.filled.rectangle
    rectangle.inset.filled.and.person.filled =person.crop.rectangle.fill
    rectangle.landscape.rotate 360
    rectangle.lefthalf.filled 116
    rectangle.leftthird.inset.filled 258
    rectangle.on.rectangle =plus.rectangle.on.rectangle
    rectangle.on.rectangle.angled =plus.rectangle.on.rectangle
    rectangle.on.rectangle.fill =plus.rectangle.on.rectangle.fill
    rectangle.portrait 125
    rectangle.portrait.and.arrow.forward =iphone.and.arrow.forward
    rectangle.portrait.and.arrow.right =iphone.and.arrow.forward
    rectangle.portrait.and.arrow.right.fill =iphone.and.arrow.forward
    rectangle.portrait.fill 99
    rectangle.portrait.on.rectangle.portrait =plus.rectangle.on.rectangle
    rectangle.portrait.on.rectangle.portrait.angled =greetingcard
    rectangle.portrait.on.rectangle.portrait.fill =plus.rectangle.on.rectangle.fill
    rectangle.portrait.rotate =rectangle.landscape.rotate
    rectangle.ratio.16.to.9 =rectangle
    rectangle.ratio.16.to.9.fill =rectangle.fill
    rectangle.righthalf.filled 118
    rectangle.rightthird.inset.filled 257
    rectangle.split.1x2 139
    rectangle.split.1x2.fill 175
    rectangle.split.2x1 143
    rectangle.split.2x1.fill 174
    rectangle.split.2x2 =rectangle.grid.2x2
    rectangle.split.2x2.fill =rectangle.grid.2x2.fill
    rectangle.split.3x1 =columns
    rectangle.split.3x1.fill 191
    rectangle.split.3x3 190
    rectangle.split.3x3.fill 169
    rectangle.stack =greetingcard
    rectangle.stack.badge.minus 407
    rectangle.stack.badge.plus 458
    rectangle.stack.fill =greetingcard.fill
    rectangle.stack.person.crop =person.text.rectangle
    rectangle.stack.person.crop.fill =person.text.rectangle.fill
    repeat =arrow.2.squarepath
    repeat.1 451
    repeat.1.circle 630
    repeat.1.circle.fill 584
    repeat.circle 511
    repeat.circle.fill 465
    return =arrow.turn.down.left
    return.left =arrow.turn.down.left
    return.right =arrow.turn.down.right
    rhombus =diamond
    rhombus.fill =diamond.fill
    road.lanes 307
    rocket 640
    rocket.fill 591
    rosette 1459
    rotate.3d =arkit
    rotate.left =arrow.counterclockwise
    rotate.left.fill =arrow.counterclockwise
    rotate.right =arrow.circlepath
    rotate.right.fill =arrow.circlepath
    rublesign 176
    rublesign.circle 353
    rublesign.circle.fill 308
    ruler =level
    ruler.fill =level.fill
    safari 280
    safari.fill 173
    sailboat 314
    sailboat.circle 446
    sailboat.fill 292
    scanner =barcode.viewfinder
    scanner.fill =doc.viewfinder.fill
    scissors 363
    scissors.circle 495
    scissors.circle.fill 450
    scooter 277
    scope =dot.scope
    screwdriver 581
    screwdriver.fill 399
    scribble =pencil.and.scribble
    scribble.variable 578
    sdcard =esim
    sdcard.fill =esim.fill
    seal =rosette
    seal.fill 750
    server.rack =externaldrive.connected.to.line.below
    server.rack.fill =externaldrive.connected.to.line.below.fill
    shared.with.you =figure.2
    shareplay =figure.2.and.child.holdinghands
    shield 307
    shield.checkered 412
    shield.fill 179
    shield.lefthalf.filled 297
    shield.slash 430
    shield.slash.fill 310
    shift =arrowshape.up
    shift.fill =arrowshape.up.fill
    shippingbox 352
    shippingbox.circle 481
    shippingbox.circle.fill 374
    shippingbox.fill 319
    shoe 478
    shoe.fill 527
    shower 359
    shower.fill 315
    shuffle 622
    shuffle.circle 703
    shuffle.circle.fill 658
    sidebar.leading 223
    sidebar.left =sidebar.leading
    sidebar.right 222
    sidebar.squares.left =sidebar.leading
    sidebar.squares.left.fill =rectangle.leftthird.inset.filled
    sidebar.trailing =sidebar.right
    signature 752
    signpost.left 228
    signpost.right 229
    signpost.right.and.left =signpost.right
    signpost.right.and.left.fill 193
    signpost.right.fill =signpost.right.and.left.fill
    simcard =esim
    simcard.fill =esim.fill
    siri 276
    skew 189
    slash.circle =circle.slash
    slash.circle.fill =circle.slash.fill
    slider.horizontal.2.gobackward 259
    slider.horizontal.2.square =slider.horizontal.2.gobackward
    slider.horizontal.3 415
    slider.horizontal.below.rectangle =slider.horizontal.3
    slider.vertical.3 414
    slowmo =circle.dashed
    slowmo.circle =circle.dashed
    smallcircle.filled.circle =dot.circle
    smallcircle.filled.circle.fill =dot.circle
    smoke =cloud
    smoke.fill =cloud.fill
    snow 706
    snowflake =snow
    snowflake.circle 751
    snowflake.circle.fill 706
    soccerball 754
    sofa 347
    sofa.fill 445
    sparkle =burst.fill
    sparkle.magnifyingglass =a.magnify
    sparkles 385
    sparkles.tv =4k.tv
    sparkles.tv.fill 295
    speaker 199
    speaker.fill 236
    speaker.minus 307
    speaker.minus.fill 323
    speaker.plus 401
    speaker.plus.fill 429
    speaker.slash 424
    speaker.slash.circle 724
    speaker.slash.fill 470
    speaker.wave.1 =speaker.minus
    speaker.wave.1.fill =speaker.minus.fill
    speaker.wave.2 =speaker.plus
    speaker.wave.2.circle 582
    speaker.wave.2.circle.fill 548
    speaker.wave.2.fill =speaker.plus.fill
    speaker.wave.3 =speaker.plus
    speaker.wave.3.fill =speaker.plus.fill
    speedometer =gauge.with.dots.needle.50percent
    sportscourt 249
    sportscourt.fill 429
    square =app
    square.2.layers.3d 257
    square.2.layers.3d.fill 195
    square.2.stack.3d =square.2.layers.3d
    square.2.stack.3d.fill =square.2.layers.3d.fill
    square.3.layers.3d 363
    square.3.stack.3d =square.3.layers.3d
    square.3.stack.3d.fill 282
    square.and.arrow.down =arrow.down.app
    square.and.arrow.down.fill =arrow.down.app
    square.and.arrow.down.on.square 318
    square.and.arrow.up 278
    square.and.arrow.up.circle 457
    square.and.arrow.up.circle.fill 411
    square.and.arrow.up.fill 230
    square.and.arrow.up.on.square =square.and.arrow.up
    square.and.arrow.up.on.square.fill =square.and.arrow.up.fill
    square.and.line.vertical.and.square =rectangle.split.2x1
    square.and.line.vertical.and.square.fill =rectangle.split.2x1.fill
    square.and.pencil =long.text.page.and.pencil
    square.bottomhalf.filled 116
    square.dashed =app.dashed
    square.dashed.inset.filled 618
    square.fill =app.fill
    square.fill.on.square.fill =plus.rectangle.on.rectangle.fill
    square.filled.on.square =plus.rectangle.on.rectangle.fill
    square.grid.2x2 454
    square.grid.2x2.fill 373
    square.grid.3x1.below.line.grid.1x2 =grid
    square.grid.3x1.below.line.grid.1x2.fill =rectangle.grid.3x2.fill
    square.grid.3x2 =grid
    square.grid.3x2.fill =rectangle.grid.3x2.fill
    square.grid.3x3 =grid
    square.grid.3x3.fill =rectangle.grid.3x2.fill
    square.grid.4x3.fill =rectangle.grid.3x2.fill
    square.inset.filled =inset.filled.square
    square.lefthalf.filled =rectangle.lefthalf.filled
    square.on.square =plus.rectangle.on.rectangle
    square.on.square.fill =plus.rectangle.on.rectangle.fill
    square.righthalf.filled =rectangle.righthalf.filled
    square.split.1x2 =rectangle.split.1x2
    square.split.1x2.fill =rectangle.split.1x2.fill
    square.split.2x1 =rectangle.split.2x1
    square.split.2x1.fill =rectangle.split.2x1.fill
    square.split.2x2 =rectangle.grid.2x2
    square.split.2x2.fill =rectangle.grid.2x2.fill
    square.stack =square.3.layers.3d
    square.stack.3d.down.right =square.3.layers.3d
    square.stack.3d.down.right.fill =square.3.stack.3d.fill
    square.stack.3d.up =square.3.layers.3d
    square.stack.3d.up.fill =square.3.stack.3d.fill
    square.stack.fill =square.3.stack.3d.fill
    square.text.square =doc.text.image
    square.text.square.fill =doc.text.image.fill
    square.tophalf.filled 117
    squares.below.rectangle =square.grid.2x2
    squares.below.rectangle.fill =square.grid.2x2.fill
    squareshape =app
    squareshape.fill =app.fill
    stairs 221
    star 607
    star.bubble 654
    star.bubble.fill 388
    star.circle 563
    star.circle.fill 273
    star.fill 226
    star.leadinghalf.filled 451
    star.square 583
    star.square.fill 315
    staroflife 239
    staroflife.fill 290
    steeringwheel 442
    sterlingsign 228
    sterlingsign.circle 429
    sterlingsign.circle.fill 384
    sterlingsign.square 450
    sterlingsign.square.fill 426
    stethoscope 410
    stop 123
    stop.circle 199
    stop.circle.fill 131
    stop.fill 98
    stop.sign =octagon
    stopwatch 236
    stopwatch.fill 174
    storefront 543
    storefront.fill 405
    strikethrough 483
    stroller 392
    stroller.fill 383
    studentdesk 434
    suit.club 354
    suit.club.fill 196
    suit.diamond =diamond
    suit.diamond.fill =diamond.fill
    suit.heart =heart
    suit.heart.fill =heart.fill
    suit.spade 437
    suit.spade.fill 238
    suitcase =latch.2.case
    suitcase.fill =latch.2.case.fill
    suitcase.rolling 427
    suitcase.rolling.fill 372
    sum 180
    sun.dust 503
    sun.dust.fill 450
    sun.haze =sun.dust
    sun.haze.fill =sun.dust.fill
    sun.horizon =sun.dust
    sun.horizon.fill =sun.dust.fill
    sun.max =light.max
    sun.max.circle 798
    sun.max.circle.fill 681
    sun.max.fill 516
    sun.min =light.min
    sun.min.fill 482
    sunglasses 371
    sunglasses.fill 344
    sunrise =sun.dust
    sunrise.fill =sun.dust.fill
    sunset =sun.dust
    sunset.fill =sun.dust.fill
    swatchpalette 475
    swatchpalette.fill 343
    switch.2 187
    syringe 431
    syringe.fill 527
    table.furniture 250
    table.furniture.fill 226
    tablecells =rectangle.split.3x3
    tablecells.badge.ellipsis =rectangle.split.3x3
    tablecells.fill =rectangle.split.3x3.fill
    tag 242
    tag.circle 356
    tag.circle.fill 266
    tag.fill 202
    takeoutbag.and.cup.and.straw 343
    takeoutbag.and.cup.and.straw.fill 326
    target 222
    target.fill 232
    telescope =binoculars
    teletype =phone
    tennis.racket 768
    tennisball 397
    tennisball.fill 510
    tent 216
    tent.fill 167
    terminal =apple.terminal
    terminal.fill =apple.terminal.fill
    testtube.2 =cross.vial
    text.aligncenter 194
    text.alignleft 198
    text.alignright 196
    text.append 245
    text.badge.checkmark =checklist
    text.badge.minus =line.3.horizontal
    text.badge.plus =text.append
    text.badge.star =list.star
    text.book.closed 325
    text.book.closed.fill 181
    text.bubble 339
    text.bubble.badge.clock =text.bubble
    text.bubble.fill 252
    text.document =doc.append
    text.document.fill =doc.append.fill
    text.insert =text.append
    text.justify 196
    text.justify.leading =text.justify
    text.justify.left =text.justify
    text.magnifyingglass 283
    text.page =doc.append
    text.page.fill =doc.append.fill
    text.quote 292
    text.rectangle =doc.text.image
    text.rectangle.fill =doc.text.image.fill
    text.rectangle.page =doc.text.image
    text.rectangle.page.fill =doc.text.image.fill
    text.viewfinder =barcode.viewfinder
    textbox =character.textbox
    textformat =abc
    textformat.abc =abc
    textformat.alt =abc
    textformat.size =abc
    textformat.subscript 342
    textformat.superscript 317
    theatermask.and.paintbrush 761
    theatermasks =theatermask.and.paintbrush
    theatermasks.fill 608
    thermometer =degreesign.celsius
    thermometer.high 638
    thermometer.low 472
    thermometer.medium 251
    thermometer.snowflake =thermometer.low
    thermometer.sun =thermometer.high
    thermometer.sun.fill 477
    ticket =airplane.ticket
    ticket.fill =airplane.ticket.fill
    timelapse =circle.dashed
    timer =stopwatch
    timer.circle 400
    togglepower =power
    toilet 380
    toilet.fill 443
    toolbox 326
    toolbox.fill 466
    tornado 370
    touchid 1112
    trademark 319
    train.side.front.car 422
    tram 439
    tram.card 293
    tram.circle 623
    tram.circle.fill 526
    tram.fill 376
    tram.tunnel =tram
    translate =character.book.closed
    trash 300
    trash.circle 530
    trash.circle.fill 416
    trash.fill 273
    tray 307
    tray.2 =tray
    tray.2.fill 202
    tray.and.arrow.down 430
    tray.and.arrow.down.fill 351
    tray.and.arrow.up =arrow.up.bin
    tray.and.arrow.up.fill =arrow.up.bin.fill
    tray.circle 455
    tray.circle.fill 251
    tray.fill =tray.2.fill
    tray.full =archivebox
    tray.full.fill =archivebox.fill
    tree 549
    tree.circle 591
    tree.circle.fill 456
    tree.fill 386
    triangle =pyramid
    triangle.fill =pyramid.fill
    trophy 417
    trophy.circle 613
    trophy.circle.fill 489
    trophy.fill 358
    tropicalstorm =hurricane
    truck.box =box.truck
    truck.box.fill =box.truck.fill
    truck.pickup.side =box.truck
    truck.pickup.side.fill =box.truck.fill
    tshirt 453
    tshirt.fill 401
    tv =appletv
    tv.circle 356
    tv.circle.fill 397
    tv.fill 292
    uiwindow.split.2x1 =rectangle.split.2x1
    umbrella 416
    umbrella.fill 299
    underline 174
    v.circle 198
    v.circle.fill 150
    video 252
    video.badge.plus =video
    video.circle 389
    video.circle.fill 328
    video.fill 250
    video.slash 363
    video.slash.fill 353
    view.2d =app
    view.3d =cube
    viewfinder 281
    viewfinder.circle 517
    viewfinder.circle.fill 471
    visionpro 419
    volleyball 515
    volleyball.fill 346
    wake =iphone.radiowaves.left.and.right
    wallet.bifold 240
    wallet.bifold.fill 181
    wallet.pass =wallet.bifold
    wallet.pass.fill =wallet.bifold.fill
    wand.and.rays 499
    wand.and.sparkles =wand.and.rays
    wand.and.stars =wand.and.rays
    washer 399
    washer.fill 327
    watch.analog =applewatch
    water.waves 570
    waterbottle 485
    waterbottle.fill 445
    waveform =siri
    waveform.and.magnifyingglass =siri
    waveform.badge.mic =siri
    waveform.circle 514
    waveform.circle.fill 468
    waveform.path 226
    waveform.path.ecg =waveform.path
    waveform.path.ecg.rectangle 396
    waveform.slash 424
    web.camera 215
    web.camera.fill 180
    wheelchair =figure.roll
    wifi =dot.radiowaves.up.forward
    wifi.circle 436
    wifi.circle.fill 392
    wifi.exclamationmark 593
    wifi.router =airtag.radiowaves.forward
    wifi.router.fill 524
    wifi.slash 643
    wind =air.conditioner.horizontal
    wind.snow =snow
    window.vertical.closed =macwindow
    wineglass 497
    wineglass.fill 330
    wonsign 316
    wonsign.circle 480
    wonsign.circle.fill 434
    wrench 507
    wrench.adjustable =wrench
    wrench.adjustable.fill 235
    wrench.and.screwdriver =wrench
    wrench.and.screwdriver.fill =wrench.adjustable.fill
    wrench.fill =wrench.adjustable.fill
    x.squareroot 142
    xmark =multiply
    xmark.app =clear
    xmark.app.fill =clear.fill
    xmark.circle =multiply.circle
    xmark.circle.fill =multiply.circle.fill
    xmark.diamond 321
    xmark.diamond.fill 316
    xmark.icloud 351
    xmark.icloud.fill 413
    xmark.octagon 504
    xmark.octagon.fill 434
    xmark.rectangle =rectangle.badge.xmark
    xmark.rectangle.fill 271
    xmark.seal 1615
    xmark.seal.fill 906
    xmark.shield 463
    xmark.shield.fill 335
    xmark.square =clear
    xmark.square.fill =clear.fill
    yensign 215
    yensign.circle 364
    yensign.circle.fill 318
    yensign.square 385
    yensign.square.fill 359
    yin.yang 296
    """

  /// The outlines of the names with a length, in their order, a line each: SVG path data in a square of side 256.
  static let outlines = """
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-144c-14.2 0-26 6.4-34 18.6-6.5 9.9-10 23.2-10 37.4s3.6 27.5 10 37.4c8 12.2 19.7 18.6 34 18.6s26-6.4 34-18.6c6.5-9.9 10-23.2 10-37.4s-3.6-27.5-10-37.4c-8-12.2-19.8-18.6-34-18.6zm0 96c-22.1 0-28-25.1-28-40s5.9-40 28-40 28 25.1 28 40-5.9 40-28 40z
    M156 128c0 14.9-5.9 40-28 40s-28-25.1-28-40 5.9-40 28-40 28 25.1 28 40zm76 0a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-60 0c0-14.2-3.6-27.5-10-37.4-8-12.2-19.8-18.6-34-18.6s-26 6.4-34 18.6c-6.5 9.9-10 23.2-10 37.4s3.6 27.5 10 37.4c8 12.2 19.7 18.6 34 18.6s26-6.4 34-18.6c6.4-9.9 10-23.2 10-37.4z
    M128 72c-14.2 0-26 6.4-34 18.6-6.5 9.9-10 23.2-10 37.4s3.6 27.5 10 37.4c8 12.2 19.7 18.6 34 18.6s26-6.4 34-18.6c6.5-9.9 10-23.2 10-37.4s-3.6-27.5-10-37.4c-8-12.2-19.8-18.6-34-18.6zm0 96c-22.1 0-28-25.1-28-40s5.9-40 28-40 28 25.1 28 40-5.9 40-28 40zm80-136h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160z
    M156 128c0 14.9-5.9 40-28 40s-28-25.1-28-40 5.9-40 28-40 28 25.1 28 40zm68-80v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-52 80c0-14.2-3.6-27.5-10-37.4-8-12.2-19.8-18.6-34-18.6s-26 6.4-34 18.6c-6.5 9.9-10 23.2-10 37.4s3.6 27.5 10 37.4c8 12.2 19.7 18.6 34 18.6s26-6.4 34-18.6c6.4-9.9 10-23.2 10-37.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm12-136v96a8 8 0 0 1-16 0v-81l-11.6 7.7a8 8 0 1 1-8.8-13.3l24-16a8 8 0 0 1 12.4 6.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm12 152a8 8 0 0 1-16 0v-81l-11.6 7.7a8 8 0 1 1-8.8-13.3l24-16a8 8 0 0 1 12.4 6.6z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-68-128v96a8 8 0 0 1-16 0v-81l-11.6 7.7a8 8 0 1 1-8.8-13.3l24-16a8 8 0 0 1 12.4 6.6z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-68 144a8 8 0 0 1-16 0v-81l-11.6 7.7a8 8 0 1 1-8.8-13.3l24-16a8 8 0 0 1 12.4 6.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm25.6-92.7l-33.6 44.7h32a8 8 0 0 1 0 16h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32 32 0 1 1 55.8 29.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm24 144a8 8 0 0 1 0 16h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32 32 0 1 1 55.8 29.9l-33.6 44.8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48-32a8 8 0 0 1-8 8h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32.4 32.4 0 0 1 4.6-8.6 32 32 0 1 1 51.1 38.5l-33.5 44.8h32a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-56 136a8 8 0 0 1 0 16h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32 32 0 1 1 55.8 29.9l-33.6 44.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm32-64a36 36 0 0 1-61.7 25.2 8 8 0 1 1 11.4-11.2 20 20 0 1 0 14.3-34 8 8 0 0 1-6.6-12.6l19.2-27.4h-32.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 12.6l-21 30a36.1 36.1 0 0 1 22.4 33.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-4 164a35.7 35.7 0 0 1-25.7-10.8 8 8 0 1 1 11.4-11.2 20 20 0 1 0 14.3-34 8 8 0 0 1-6.6-12.6l19.2-27.4h-32.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 12.6l-21 30a36 36 0 0 1-13.6 69.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48-60a36 36 0 0 1-61.7 25.2 8 8 0 1 1 11.4-11.2 20 20 0 1 0 14.3-34 8 8 0 0 1-6.6-12.6l19.2-27.4h-32.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 12.6l-21 30a36.1 36.1 0 0 1 22.4 33.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-84 152a35.7 35.7 0 0 1-25.7-10.8 8 8 0 1 1 11.4-11.2 20 20 0 1 0 14.3-34 8 8 0 0 1-6.6-12.6l19.2-27.4h-32.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 12.6l-21 30a36 36 0 0 1-13.6 69.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm32-72h-8v-64a8 8 0 0 0-14.3-4.9l-56 72a8 8 0 0 0 6.3 12.9h48v16a8 8 0 0 0 16 0v-16h8a8 8 0 0 0 0-16zm-24 0h-31.6l31.6-40.7z
    M104.4 144l31.6-40.7v40.7zm127.6-16a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-64 24a8 8 0 0 0-8-8h-8v-64a8 8 0 0 0-14.3-4.9l-56 72a8 8 0 0 0 6.3 12.9h48v16a8 8 0 0 0 16 0v-16h8a8 8 0 0 0 8-8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48-64h-8v-64a8 8 0 0 0-14.3-4.9l-56 72a8 8 0 0 0 6.3 12.9h48v16a8 8 0 0 0 16 0v-16h8a8 8 0 0 0 0-16zm-24 0h-31.6l31.6-40.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-48 128h-8v16a8 8 0 0 1-16 0v-16h-48a8 8 0 0 1-6.3-12.9l56-72a8 8 0 0 1 14.3 4.9v64h8a8 8 0 0 1 0 16zm-55.6-16l31.6-40.7v40.7z
    M216 64h-68.7l34.4-34.3a8 8 0 1 0-11.4-11.4l-42.3 42.4-42.3-42.4a8 8 0 0 0-11.4 11.4l34.4 34.3h-68.7a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm-176 16h104v120h-104zm176 120h-56v-120h56v120zm-16-84a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm0 48a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-9.2-128l-4.2 25.1a38.8 38.8 0 0 1 9.4-1.1 36 36 0 0 1 0 72 35.5 35.5 0 0 1-25.7-10.4 8 8 0 1 1 11.4-11.2 19.7 19.7 0 0 0 14.3 5.6 20 20 0 0 0 0-40 19.7 19.7 0 0 0-14.3 5.6 8 8 0 0 1-13.6-6.9l8-48a8 8 0 0 1 7.9-6.7h40a8 8 0 0 1 0 16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-4 88a36 36 0 0 1 0 72 35.5 35.5 0 0 1-25.7-10.4 8 8 0 1 1 11.4-11.2 19.7 19.7 0 0 0 14.3 5.6 20 20 0 0 0 0-40 19.7 19.7 0 0 0-14.3 5.6 8 8 0 0 1-13.6-6.9l8-48a8 8 0 0 1 7.9-6.7h40a8 8 0 0 1 0 16h-33.2l-4.2 25.1a38.8 38.8 0 0 1 9.4-1.1z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-89.2-120l-4.2 25.1a38.8 38.8 0 0 1 9.4-1.1 36 36 0 0 1 0 72 35.5 35.5 0 0 1-25.7-10.4 8 8 0 1 1 11.4-11.2 19.7 19.7 0 0 0 14.3 5.6 20 20 0 0 0 0-40 19.7 19.7 0 0 0-14.3 5.6 8 8 0 0 1-13.6-6.9l8-48a8 8 0 0 1 7.9-6.7h40a8 8 0 0 1 0 16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-84 80a36 36 0 0 1 0 72 35.5 35.5 0 0 1-25.7-10.4 8 8 0 1 1 11.4-11.2 19.7 19.7 0 0 0 14.3 5.6 20 20 0 0 0 0-40 19.7 19.7 0 0 0-14.3 5.6 8 8 0 0 1-13.6-6.9l8-48a8 8 0 0 1 7.9-6.7h40a8 8 0 0 1 0 16h-33.2l-4.2 25.1a38.8 38.8 0 0 1 9.4-1.1z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-104c-.6 0-1.2 0-1.8 0l16.7-27.9a8 8 0 0 0-13.8-8.2l-32.2 54a36 36 0 1 0 31.1-17.9zm0 56a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M148 148a20 20 0 1 1-20-20 20 20 0 0 1 20 20zm84-20a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-68 20a36 36 0 0 0-36-36c-.6 0-1.2 0-1.8 0l16.7-27.9a8 8 0 0 0-13.8-8.2s-32.4 54.3-32.4 54.4a36 36 0 1 0 67.3 17.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-80-96c-.6 0-1.2 0-1.8 0l16.7-27.9a8 8 0 0 0-13.8-8.2l-32.2 54a36 36 0 1 0 31.1-17.9zm0 56a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M148 148a20 20 0 1 1-20-20 20 20 0 0 1 20 20zm76-100v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-60 100a36 36 0 0 0-36-36c-.6 0-1.2 0-1.8 0l16.7-27.9a8 8 0 0 0-13.8-8.2s-32.4 54.3-32.4 54.4a36 36 0 1 0 67.3 17.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm30.6-132.6a8 8 0 0 1 1 7.3l-32 88a8 8 0 0 1-7.6 5.3 7.9 7.9 0 0 1-2.7-.5 8 8 0 0 1-4.8-10.2l28.1-77.3h-36.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 3.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm31.5 66.7l-32 88a8 8 0 0 1-7.5 5.3 7.9 7.9 0 0 1-2.7-.5 8 8 0 0 1-4.8-10.2l28.1-77.3h-36.6a8 8 0 0 1 0-16h48a8 8 0 0 1 7.5 10.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-49.4-124.6a8 8 0 0 1 1 7.3l-32 88a8 8 0 0 1-7.6 5.3 7.9 7.9 0 0 1-2.7-.5 8 8 0 0 1-4.8-10.2l28.1-77.3h-36.6a8 8 0 0 1 0-16h48a8 8 0 0 1 6.6 3.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-48.5 58.7l-32 88a8 8 0 0 1-7.5 5.3 7.9 7.9 0 0 1-2.7-.5 8 8 0 0 1-4.8-10.2l28.1-77.3h-36.6a8 8 0 0 1 0-16h48a8 8 0 0 1 7.5 10.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm21.8-92.6a32 32 0 1 0-43.6 0 36 36 0 1 0 43.6 0zm-37.8-23.4a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm16 72a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M148 152a20 20 0 1 1-20-20 20 20 0 0 1 20 20zm-20-36a16 16 0 1 0-16-16 16 16 0 0 0 16 16zm104 12a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-68 24a35.9 35.9 0 0 0-14.2-28.6 32 32 0 1 0-43.6 0 36 36 0 1 0 57.8 28.6z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-58.2-84.6a32 32 0 1 0-43.6 0 36 36 0 1 0 43.6 0zm-37.8-23.4a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm16 72a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M112 100a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm16 32a20 20 0 1 0 20 20 20 20 0 0 0-20-20zm96-84v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-60 104a35.9 35.9 0 0 0-14.2-28.6 32 32 0 1 0-43.6 0 36 36 0 1 0 57.8 28.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm18-139.2a36 36 0 1 0-18.1 67.2q1 0 1.9-.1l-16.7 28a8 8 0 0 0 2.8 11 8 8 0 0 0 11-2.7l32.3-54.2a36 36 0 0 0-13.2-49.2zm-.7 41.2a20 20 0 1 1-7.3-27.3 20 20 0 0 1 7.3 27.3z
    M145.3 118a20 20 0 1 1-7.3-27.3 20 20 0 0 1 7.3 27.3zm86.7 10a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-86-51.2a36 36 0 1 0-18.1 67.2q1 0 1.9-.1l-16.7 28a8 8 0 0 0 2.8 11 8 8 0 0 0 11-2.7l32.3-54.2a36 36 0 0 0-13.2-49.2z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-62-131.2a36 36 0 1 0-18.1 67.2q1 0 1.9-.1l-16.7 28a8 8 0 0 0 2.8 11 8 8 0 0 0 11-2.7l32.2-54 .1-.1a36 36 0 0 0-13.2-49.3zm-.7 41.2a20 20 0 1 1-7.3-27.3 20 20 0 0 1 7.3 27.3z
    M145.3 118a20 20 0 1 1-7.3-27.3 20 20 0 0 1 7.3 27.3zm78.7-70v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-78 28.8a36 36 0 1 0-18.1 67.2q1 0 1.9-.1l-16.7 28a8 8 0 0 0 2.8 11 8 8 0 0 0 11-2.7l32.3-54.2a36 36 0 0 0-13.2-49.2z
    M229.7 218.3l-50.1-50a88.1 88.1 0 1 0-11.3 11.3l50 50.1a8 8 0 0 0 11.4-11.4zm-189.7-106.3a72 72 0 1 1 72 72 72.1 72.1 0 0 1-72-72z
    M87.2 52.6a8 8 0 0 0-14.4 0l-64 136a8 8 0 1 0 14.4 6.8l16.7-35.4h80.2l16.7 35.4a8 8 0 1 0 14.4-6.8zm-39.8 91.4l32.6-69.2 32.6 69.2zm152.6-48c-12.8 0-22.7 3.5-29.6 10.3a8 8 0 0 0 11.2 11.4c3.8-3.8 10-5.7 18.4-5.7 13.2 0 24 9 24 20v3.2a42.8 42.8 0 0 0-24-7.2c-22.1 0-40 16.2-40 36s17.9 36 40 36a42.7 42.7 0 0 0 24-7.2 8 8 0 0 0 16-.8v-60c0-19.8-17.9-36-40-36zm0 88c-13.2 0-24-9-24-20s10.8-20 24-20 24 9 24 20-10.8 20-24 20z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-16-136a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm72 32a8 8 0 0 1-8 8h-40v13.6l30.7 46a8 8 0 0 1-13.4 8.9l-25.3-38-25.3 38a8 8 0 1 1-13.4-8.9l30.7-46v-13.6h-40a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8z
    M184 184a32 32 0 0 1-32 32c-13.7 0-27-8.9-31.5-21.2a8 8 0 0 1 15-5.6c2.2 6.1 9.5 10.8 16.5 10.8a16 16 0 0 0 0-32h-112a8 8 0 0 1 0-16h112a32 32 0 0 1 32 32zm-64-80a32 32 0 0 0 0-64c-13.7 0-27 8.9-31.5 21.2a8 8 0 0 0 15 5.6c2.2-6.1 9.5-10.8 16.5-10.8a16 16 0 0 1 0 32h-96a8 8 0 0 0 0 16zm88-32c-13.7 0-27 8.9-31.5 21.2a8 8 0 0 0 15 5.6c2.2-6.1 9.5-10.8 16.5-10.8a16 16 0 0 1 0 32h-176a8 8 0 0 0 0 16h176a32 32 0 0 0 0-64z
    M127.2 235.6l37.7-75.6h43.1a32 32 0 0 0 0-64h-43.1l-37.7-75.6a8 8 0 0 0-7.2-4.4h-32a8 8 0 0 0-7.8 9.6l14 70.4h-18.9l-13.6-13.7a8 8 0 0 0-5.7-2.3h-32a8 8 0 0 0-7.4 11l14.8 37-14.8 37a8 8 0 0 0 7.4 11h32a8 8 0 0 0 5.7-2.3l13.6-13.7h18.9l-14 70.4a8 8 0 0 0 7.8 9.6h32a8 8 0 0 0 7.2-4.4zm-29.4-11.6l14-70.4a8 8 0 0 0-7.8-9.6h-32a8 8 0 0 0-5.7 2.3l-13.6 13.7h-16.9l11.6-29a8 8 0 0 0 0-5.9l-11.6-29.1h16.9l13.6 13.7a8 8 0 0 0 5.7 2.3h32a8 8 0 0 0 7.8-9.6l-14-70.4h17.3l37.7 75.6a8 8 0 0 0 7.2 4.4h48a16 16 0 0 1 0 32h-48a8 8 0 0 0-7.2 4.4l-37.7 75.6z
    M256 216a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm-26.2-24.3l-176.6-49.5a40.1 40.1 0 0 1-29.2-38.5v-55.7a16 16 0 0 1 21.1-15.2l5.4 1.8a8 8 0 0 1 5 4.9l10.6 29.4 29.9 8.5v-29.4a16 16 0 0 1 21.1-15.2l5.4 1.8a8 8 0 0 1 4.9 4.5l22.5 53.7 60.8 17a40.1 40.1 0 0 1 29.3 38.5v35.7a8 8 0 0 1-10.2 7.7zm-5.8-43.4a24.1 24.1 0 0 0-17.6-23.1l-64.5-18a8 8 0 0 1-5.3-4.6l-22.6-53.9-2-.7v40a8 8 0 0 1-10.2 7.7l-44-12.5a8 8 0 0 1-5.3-5l-10.7-29.6-1.8-.6v55.7a24.1 24.1 0 0 0 17.5 23.1l166.5 46.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm1.5-26.8l20.6-41h22.7a20.2 20.2 0 0 0 0-40.4h-22.7l-20.6-41a6.7 6.7 0 0 0-6-3.8h-17.9a6.7 6.7 0 0 0-6.6 8.1l7.4 36.7h-7l-7-7a6.7 6.7 0 0 0-4.7-1.9h-17.9a6.7 6.7 0 0 0-6.3 9.2l8 19.9-8 19.9a6.7 6.7 0 0 0-.5 2.5 6.7 6.7 0 0 0 6.8 6.7h17.9a6.7 6.7 0 0 0 4.7-1.9l7-7h7l-7.4 36.7a6.7 6.7 0 0 0 6.6 8.1h17.9a6.7 6.7 0 0 0 6-3.8zm-15.7-9.7l7.4-36.7a6.7 6.7 0 0 0-6.6-8.1h-18a6.7 6.7 0 0 0-4.7 2l-7 7h-5.2l5.2-13.2a6.7 6.7 0 0 0 0-5l-5.2-13.2h5.2l7 7a6.7 6.7 0 0 0 4.7 2h18a6.7 6.7 0 0 0 6.6-8.1l-7.4-36.7h5.6l20.5 41.1a6.7 6.7 0 0 0 6 3.7h26.9a6.7 6.7 0 0 1 0 13.4h-26.9a6.7 6.7 0 0 0-6 3.7l-20.5 41.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-102.5 61.2l20.6-41h22.7a20.2 20.2 0 0 0 0-40.4h-22.7l-20.6-41a6.7 6.7 0 0 0-6-3.8h-17.9a6.7 6.7 0 0 0-6.6 8.1l7.4 36.7h-7l-7-7a6.7 6.7 0 0 0-4.7-1.9h-17.9a6.7 6.7 0 0 0-6.3 9.2l8 19.9-8 19.9a6.7 6.7 0 0 0-.5 2.5 6.7 6.7 0 0 0 6.8 6.7h17.9a6.7 6.7 0 0 0 4.7-1.9l7-7h7l-7.4 36.7a6.7 6.7 0 0 0 6.6 8.1h17.9a6.7 6.7 0 0 0 6-3.8zm-15.7-9.7l7.4-36.7a6.7 6.7 0 0 0-6.6-8.1h-18a6.7 6.7 0 0 0-4.7 2l-7 7h-5.2l5.2-13.2a6.7 6.7 0 0 0 0-5l-5.2-13.2h5.2l7 7a6.7 6.7 0 0 0 4.7 2h18a6.7 6.7 0 0 0 6.6-8.1l-7.4-36.7h5.6l20.5 41.1a6.7 6.7 0 0 0 6 3.7h26.9a6.7 6.7 0 0 1 0 13.4h-26.9a6.7 6.7 0 0 0-6 3.7l-20.5 41.1z
    M176 216a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm71.9-122.8a8 8 0 0 1-3.8 5.3l-147.4 88a40.2 40.2 0 0 1-20.3 5.6 39.8 39.8 0 0 1-27.2-10.9l-.2-.1-36-35.3a16 16 0 0 1 4.5-26.2l3-1.5a8 8 0 0 1 6.1-.4l28.2 9.6 20.2-12.2-21.8-21.2a16 16 0 0 1 4.5-26.5l.3-.1 7.2-2.7a8 8 0 0 1 5.6 0l53.9 19.8 51.6-30.8a39.8 39.8 0 0 1 51.3 9.1l.1 .2 18.6 23.9a8 8 0 0 1 1.6 6.4zm-19.8-3.8l-13-16.6a23.9 23.9 0 0 0-30.7-5.4l-54.8 32.7a8.1 8.1 0 0 1-6.8 .6l-54.8-20.1-4 1.5 .2 .2 29.4 28.5a8 8 0 0 1-1.5 12.6l-32.2 19.5a8 8 0 0 1-6.7 .7l-28.6-9.7-.2 .1-.4 .2a.7 .7 0 0 1 .1 .1l36 35.3a23.8 23.8 0 0 0 28.5 3.2z
    M232 104a8 8 0 0 0 8-8v-32a16 16 0 0 0-16-16h-192a16 16 0 0 0-16 16v32a8 8 0 0 0 8 8 24 24 0 0 1 0 48 8 8 0 0 0-8 8v32a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-32a8 8 0 0 0-8-8 24 24 0 0 1 0-48zm-200 63.2a40 40 0 0 0 0-78.4v-24.8h56v128h-56zm192 0v24.8h-120v-128h120v24.8a40 40 0 0 0 0 78.4z
    M232 104a8 8 0 0 0 8-8v-32a16 16 0 0 0-16-16h-192a16 16 0 0 0-16 16v32a8 8 0 0 0 8 8 24 24 0 0 1 0 48 8 8 0 0 0-8 8v32a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-32a8 8 0 0 0-8-8 24 24 0 0 1 0-48zm-200 63.2a40 40 0 0 0 0-78.4v-24.8h56v128h-56z
    M185.3 114.2l29.2-27.4 .1-.2a32 32 0 0 0-45.2-45.2c0 0-.1 .1-.2 .1l-27.4 29.2-83-30.2a8 8 0 0 0-8.4 1.8l-24 24a8 8 0 0 0 1.2 12.3l63.9 42.6-14.8 14.8h-20.7a8 8 0 0 0-5.6 2.3l-24 24a8 8 0 0 0 2.6 13.1l36.8 14.7 14.7 36.8 .1 .2a8 8 0 0 0 13.2 2.4l23.8-23.9a8 8 0 0 0 2.4-5.6v-20.7l14.8-14.7 42.6 63.8a8 8 0 0 0 12.3 1.3l24-24a8 8 0 0 0 1.8-8.4zm0 97.2l-42.6-63.8a8 8 0 0 0-5.9-3.6c-.3 0-.5 0-.8 0a8 8 0 0 0-5.6 2.4l-24 24a8 8 0 0 0-2.4 5.6v20.7l-13.1 13.1-11.5-28.8a8 8 0 0 0-4.4-4.4l-28.7-11.5 13-13.1h20.7a8 8 0 0 0 5.7-2.3l24-24a8 8 0 0 0-1.3-12.4l-63.8-42.6 13.5-13.5 83.2 30.3a8 8 0 0 0 8.5-2l31-32.9a16 16 0 0 1 22.6 22.6l-32.9 31a8 8 0 0 0-2 8.5l30.3 83.2z
    M134.1 154.8a8 8 0 0 0-12.2 0l-48 56a8 8 0 0 0 6.1 13.2h96a8 8 0 0 0 6.1-13.2zm-36.7 53.2l30.6-35.7 30.6 35.7zm134.6-144v112a24 24 0 0 1-24 24h-8a8 8 0 0 1 0-16h8a8 8 0 0 0 8-8v-112a8 8 0 0 0-8-8h-160a8 8 0 0 0-8 8v112a8 8 0 0 0 8 8h8a8 8 0 0 1 0 16h-8a24 24 0 0 1-24-24v-112a24 24 0 0 1 24-24h160a24 24 0 0 1 24 24z
    M201.9 54.7a103.4 103.4 0 0 0-73.1-30.7h-.8a104 104 0 0 0-104 104v56a24 24 0 0 0 24 24h16a24 24 0 0 0 24-24v-40a24 24 0 0 0-24-24h-23.6a88 88 0 0 1 87.6-80h.7a87.7 87.7 0 0 1 87 80h-23.7a24 24 0 0 0-24 24v40a24 24 0 0 0 24 24h16a24 24 0 0 0 24-24v-56a103.4 103.4 0 0 0-30.1-73.3zm-137.9 81.3a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8v-48zm152 48a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8h24z
    M200 224h-49.5a266.6 266.6 0 0 0 23.5-23.8c27.4-31.5 42-64.8 42-96.2a88 88 0 0 0-176 0c0 31.4 14.5 64.7 42 96.2a266.6 266.6 0 0 0 23.5 23.8h-49.5a8 8 0 0 0 0 16h144a8 8 0 0 0 0-16zm-144-120a72 72 0 0 1 144 0c0 57.2-55.5 105-72 118-16.5-13-72-60.8-72-118zm112 0a40 40 0 1 0-40 40 40 40 0 0 0 40-40zm-64 0a24 24 0 1 1 24 24 24 24 0 0 1-24-24z
    M128 88a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm73.7 7.1a80 80 0 0 1-14.1 22.2 8 8 0 0 1-11.9-10.6 64 64 0 0 0 0-85.4 8 8 0 1 1 11.9-10.6 80.1 80.1 0 0 1 14.1 84.4zm-132.7-56a64 64 0 0 0 11.3 67.6 8 8 0 0 1-12 10.6 79.9 79.9 0 0 1 0-106.6 8 8 0 1 1 12 10.6 63.8 63.8 0 0 0-11.3 17.8zm179 24.9a119.6 119.6 0 0 1-34.3 84 8 8 0 1 1-11.4-11.2 103.9 103.9 0 0 0 0-145.6 8 8 0 1 1 11.4-11.2 119.6 119.6 0 0 1 34.3 84zm-194.3 72.8a8 8 0 1 1-11.4 11.2 119.9 119.9 0 0 1 0-168 8 8 0 1 1 11.4 11.2 103.9 103.9 0 0 0 0 145.6z
    M128 40a96 96 0 1 0 96 96 96.1 96.1 0 0 0-96-96zm0 176a80 80 0 1 1 80-80 80.1 80.1 0 0 1-80 80zm-66.3-178.3l-32 32a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 11.4zm176 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4zm-53.7 58.3a8 8 0 0 1 0 16h-56a8 8 0 0 1-8-8v-56a8 8 0 0 1 16 0v48z
    M61.7 37.7l-32 32a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 11.4zm176 20.6l-32-32a8 8 0 0 0-11.4 11.4l32 32a8 8 0 0 0 11.4-11.4zm-13.7 77.7a96 96 0 1 1-96-96 96.1 96.1 0 0 1 96 96zm-32 0a8 8 0 0 0-8-8h-48v-48a8 8 0 0 0-16 0v56a8 8 0 0 0 8 8h56a8 8 0 0 0 8-8z
    M208 136h-72v-16h48a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16h-48v-16a8 8 0 0 0-16 0v16h-48a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h48v16h-72a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h72v16a8 8 0 0 0 16 0v-16h72a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm-136-72h112v40h-112zm136 128h-160v-40h160v40z
    M224 152v40a16 16 0 0 1-16 16h-72v16a8 8 0 0 1-16 0v-16h-72a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h72v-16h-48a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h48v-16a8 8 0 0 1 16 0v16h48a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-48v16h72a16 16 0 0 1 16 16z
    M48 40v176a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0zm16 64v-40a16 16 0 0 1 16-16h96a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-96a16 16 0 0 1-16-16zm16 0h96v-40h-96zm152 48v40a16 16 0 0 1-16 16h-136a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16zm-16 40v-40h-136v40h136z
    M232 152v40a16 16 0 0 1-16 16h-136a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16zm-192-120a8 8 0 0 0-8 8v176a8 8 0 0 0 16 0v-176a8 8 0 0 0-8-8zm40 88h96a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16h-96a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16z
    M224 40v176a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0zm-32 24v40a16 16 0 0 1-16 16h-96a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h96a16 16 0 0 1 16 16zm-16 0h-96v40h96zm16 88v40a16 16 0 0 1-16 16h-136a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16zm-16 0h-136v40h136z
    M224 40v176a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0zm-48 8h-96a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h96a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm0 88h-136a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h136a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16z
    M224 216a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-88-40v-96a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v96a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16zm16 0h40v-96h-40zm-104 0v-136a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v136a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16zm16 0h40v-136h-40z
    M224 216a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-72-24h40a16 16 0 0 0 16-16v-96a16 16 0 0 0-16-16h-40a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16zm-88 0h40a16 16 0 0 0 16-16v-136a16 16 0 0 0-16-16h-40a16 16 0 0 0-16 16v136a16 16 0 0 0 16 16z
    M224 120h-16v-48a16 16 0 0 0-16-16h-40a16 16 0 0 0-16 16v48h-16v-72a16 16 0 0 0-16-16h-40a16 16 0 0 0-16 16v72h-16a8 8 0 0 0 0 16h16v72a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-72h16v48a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-48h16a8 8 0 0 0 0-16zm-120 88h-40v-160h40zm88-24h-40v-112h40z
    M232 128a8 8 0 0 1-8 8h-16v48a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-48h-16v72a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-72h-16a8 8 0 0 1 0-16h16v-72a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v72h16v-48a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v48h16a8 8 0 0 1 8 8z
    M224 40a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-16 40v96a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16zm-16 0h-40v96h40zm-72 0v136a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-136a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16zm-16 0h-40v136h40z
    M224 40a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-32 24h-40a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-96a16 16 0 0 0-16-16zm-88 0h-40a16 16 0 0 0-16 16v136a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-136a16 16 0 0 0-16-16z
    M136 108a28 28 0 1 0-28 28 28 28 0 0 0 28-28zm-28 12a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm68-8a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm-32 64a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm96-56h-16.3a95.5 95.5 0 0 0-22.4-54l12.4-12.3a8 8 0 0 0-11.4-11.4l-12.3 12.4a95.5 95.5 0 0 0-54-22.4v-16.3a8 8 0 0 0-16 0v16.3a95.5 95.5 0 0 0-54 22.4l-12.3-12.4a8 8 0 0 0-11.4 11.4l12.4 12.3a95.5 95.5 0 0 0-22.4 54h-16.3a8 8 0 0 0 0 16h16.3a95.5 95.5 0 0 0 22.4 54l-12.4 12.3a8 8 0 0 0 11.4 11.4l12.4-12.4a95.5 95.5 0 0 0 53.9 22.4v16.3a8 8 0 0 0 16 0v-16.3a95.5 95.5 0 0 0 54-22.4l12.4 12.4a8 8 0 0 0 11.3-11.4l-12.4-12.3a95.5 95.5 0 0 0 22.4-54h16.3a8 8 0 0 0 0-16zm-112 88a80 80 0 1 1 80-80 80.1 80.1 0 0 1-80 80z
    M232 192a8 8 0 0 1-8 8h-63.1a15.9 15.9 0 0 1-14.3-8.8l-51.5-103.2h-63.1a8 8 0 0 1 0-16h63.1a15.9 15.9 0 0 1 14.3 8.8l51.5 103.2h63.1a8 8 0 0 1 8 8zm-80-104h72a8 8 0 0 0 0-16h-72a8 8 0 0 0 0 16z
    M144 92a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm-44-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm116 64a87.8 87.8 0 0 1-3 23l22.2 9.7a8 8 0 0 1-3.2 15.3 7.9 7.9 0 0 1-3.2-.7l-21.4-9.3a88 88 0 0 1-158.8 0l-21.4 9.3a7.9 7.9 0 0 1-3.2 .7 8 8 0 0 1-3.2-15.3l22.2-9.7a87.8 87.8 0 0 1-3-23v-8h-24a8 8 0 0 1 0-16h24v-8a87.8 87.8 0 0 1 3-23l-22.2-9.7a8 8 0 1 1 6.4-14.6l21.4 9.3a88 88 0 0 1 158.8 0l21.4-9.4a8 8 0 0 1 6.4 14.7l-22.2 9.7a87.8 87.8 0 0 1 3 23v8h24a8 8 0 0 1 0 16h-24zm-160-24h144v-8a72 72 0 0 0-144 0zm64 95.5v-79.5h-64v8a72.1 72.1 0 0 0 64 71.5zm80-71.5v-8h-64v79.5a72.1 72.1 0 0 0 64-71.5z
    M168 92a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-68-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm116 64a87.8 87.8 0 0 1-3 23l22.2 9.7a8 8 0 0 1-3.2 15.3 7.9 7.9 0 0 1-3.2-.7l-21.4-9.3a88 88 0 0 1-158.8 0l-21.4 9.3a7.9 7.9 0 0 1-3.2 .7 8 8 0 0 1-3.2-15.3l22.2-9.7a87.8 87.8 0 0 1-3-23v-8h-24a8 8 0 0 1 0-16h24v-8a87.8 87.8 0 0 1 3-23l-22.2-9.7a8 8 0 1 1 6.4-14.6l21.4 9.3a88 88 0 0 1 158.8 0l21.4-9.4a8 8 0 0 1 6.4 14.7l-22.2 9.7a87.8 87.8 0 0 1 3 23v8h24a8 8 0 0 1 0 16h-24zm-80 0a8 8 0 0 0-16 0v64a8 8 0 0 0 16 0zm64-32a72 72 0 0 0-144 0v8h144z
    M135.2 84.4a8 8 0 0 0-14.4 0l-72 144a8 8 0 0 0 14.4 7.2l13.8-27.6h102.1l13.8 27.6a8 8 0 0 0 7.1 4.4 8 8 0 0 0 7.2-11.6zm-7.2 21.5l27.1 54.1h-54.2zm-43 86.1l8-16h70.1l8 16zm74.5-98.3a32 32 0 1 0-63 0 8 8 0 1 1-15.7 2.9 48 48 0 1 1 94.5 0 8 8 0 0 1-7.9 6.6 8.7 8.7 0 0 1-1.4-.2 8 8 0 0 1-6.5-9.3zm-95.3 42.5a80 80 0 1 1 127.7 0 8 8 0 0 1-12.8-9.6 64 64 0 1 0-102.2 0 8 8 0 0 1-12.7 9.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm6-111.2a6.7 6.7 0 0 0-12 0l-40.3 78.4a6.7 6.7 0 1 0 12 6.1l6.1-12h56.4l6.1 12a6.7 6.7 0 1 0 12-6.1zm-6 17.7l9.7 18.9h-19.4zm-21.2 41.3l4.6-8.9h33.2l4.6 8.9zm47.2-69a6.7 6.7 0 1 1-12 6 15.7 15.7 0 0 0-28.2 .3 6.7 6.7 0 1 1-12.1-5.7 29.3 29.3 0 0 1 26.3-16.7 29 29 0 0 1 26 16.1zm-69.7 42.6a51.5 51.5 0 1 1 87.4 0 6.7 6.7 0 0 1-11.4-7.2 38.1 38.1 0 1 0-64.6 0 6.7 6.7 0 0 1-11.4 7.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-98-23.2a6.7 6.7 0 0 0-12 0l-40.3 78.4a6.7 6.7 0 1 0 12 6.1l6.1-12h56.4l6.1 12a6.7 6.7 0 1 0 12-6.1zm-6 17.7l9.7 18.9h-19.4zm-21.2 41.3l4.6-8.9h33.2l4.6 8.9zm47.2-69a6.7 6.7 0 1 1-12 6 15.7 15.7 0 0 0-28.2 .3 6.7 6.7 0 1 1-12.1-5.7 29.3 29.3 0 0 1 26.3-16.7 29 29 0 0 1 26 16.1zm-69.7 42.6a51.5 51.5 0 1 1 87.4 0 6.7 6.7 0 0 1-11.4-7.2 38.1 38.1 0 1 0-64.6 0 6.7 6.7 0 0 1-11.4 7.2z
    M88 152v48a8 8 0 0 1-16 0v-48a8 8 0 0 1 16 0zm-48 32a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-8a8 8 0 0 0-8-8zm173.9 26.6l-160-176a8 8 0 1 0-11.8 10.8l69.9 76.9v77.7a8 8 0 0 0 16 0v-60.1l24 26.4v33.7a8 8 0 0 0 16 0v-16.1l34.1 37.5a8 8 0 1 0 11.8-10.8zm-53.9-87a8 8 0 0 0 8-8v-43.6a8 8 0 0 0-16 0v43.6a8 8 0 0 0 8 8zm40 44a8 8 0 0 0 8-8v-127.6a8 8 0 0 0-16 0v127.6a8 8 0 0 0 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160z
    M216 128v80a16 16 0 0 1-16 16h-152a16 16 0 0 1-16-16v-152a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16h-80v152h152v-80a8 8 0 0 1 16 0zm16-68a36 36 0 1 1-36-36 36 36 0 0 1 36 36zm-16 0a20 20 0 1 0-20 20 20 20 0 0 0 20-20z
    M216 128v80a16 16 0 0 1-16 16h-152a16 16 0 0 1-16-16v-152a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16h-80v152h152v-80a8 8 0 0 1 16 0zm-20-104a36 36 0 1 0 36 36 36 36 0 0 0-36-36z
    M224 64a32 32 0 1 0-40 31v17a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-17a32 32 0 1 0-16 0v17a24 24 0 0 0 24 24h40v25a32 32 0 1 0 16 0v-25h40a24 24 0 0 0 24-24v-17a32.1 32.1 0 0 0 24-31zm-176 0a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm96 128a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm48-112a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M152 40a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm-8 168h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm64-176h-24a8 8 0 0 0 0 16h24v24a8 8 0 0 0 16 0v-24a16 16 0 0 0-16-16zm8 72a8 8 0 0 0-8 8v32a8 8 0 0 0 16 0v-32a8 8 0 0 0-8-8zm0 72a8 8 0 0 0-8 8v24h-24a8 8 0 0 0 0 16h24a16 16 0 0 0 16-16v-24a8 8 0 0 0-8-8zm-176-24a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 56h-24v-24a8 8 0 0 0-16 0v24a16 16 0 0 0 16 16h24a8 8 0 0 0 0-16zm0-176h-24a16 16 0 0 0-16 16v24a8 8 0 0 0 16 0v-24h24a8 8 0 0 0 0-16z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16z
    M128 128a8 8 0 0 1-3 6.2l-40 32a8 8 0 1 1-10-12.4l32.2-25.8-32.2-25.8a8 8 0 1 1 10-12.4l40 32a8 8 0 0 1 3 6.2zm48 24h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 0-16zm56-96v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 144v-144h-176v144h176z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-91 94.2l-40 32a8 8 0 1 1-10-12.4l32.2-25.8-32.2-25.8a8 8 0 1 1 10-12.4l40 32a8 8 0 0 1 0 12.4zm51 33.8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 0 16z
    M216 64h-68.7l34.4-34.3a8 8 0 1 0-11.4-11.4l-42.3 42.4-42.3-42.4a8 8 0 0 0-11.4 11.4l34.4 34.3h-68.7a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm0 136h-176v-120h176v120z
    M208 128a79.9 79.9 0 0 0-32.7-64.5l-6.2-34.3a16 16 0 0 0-15.8-13.2h-50.6a16 16 0 0 0-15.8 13.2l-6.2 34.3a79.9 79.9 0 0 0 0 129l6.2 34.3a16 16 0 0 0 15.8 13.2h50.6a16 16 0 0 0 15.8-13.2l6.2-34.3a79.9 79.9 0 0 0 32.7-64.5zm-105.3-96h50.6l3.9 21.6a79.8 79.8 0 0 0-58.4 0zm-38.7 96a64 64 0 1 1 64 64 64.1 64.1 0 0 1-64-64zm89.3 96h-50.6l-3.9-21.6a79.8 79.8 0 0 0 58.4 0zm-33.3-96v-40a8 8 0 0 1 16 0v32h32a8 8 0 0 1 0 16h-40a8 8 0 0 1-8-8z
    M176 16h-96a24 24 0 0 0-24 24v176a24 24 0 0 0 24 24h96a24 24 0 0 0 24-24v-176a24 24 0 0 0-24-24zm8 200a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-176a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8zm-16-160a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8z
    M208 144h-72v-48.8a40 40 0 1 0-16 0v48.8h-72a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm-104-88a24 24 0 1 1 24 24 24 24 0 0 1-24-24zm104 152h-160v-48h160v48zm-40-96h32a8 8 0 0 1 0 16h-32a8 8 0 0 1 0-16z
    M224 48h-192a16 16 0 0 0-16 16v24a16 16 0 0 0 16 16v88a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-88a16 16 0 0 0 16-16v-24a16 16 0 0 0-16-16zm-16 144h-160v-88h160zm16-104h-192v-24h192v24zm-128 48a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm53.8-135h-107.6a11.2 11.2 0 0 0-11.2 11.2v13.4a11.2 11.2 0 0 0 9 11v47.2a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-47.2a11.2 11.2 0 0 0 9-11v-13.4a11.2 11.2 0 0 0-11.2-11.2zm-105.3 13.4h103v9h-103zm8.9 67.2v-44.8h85.2v44.8zm62.8-29.1a6.7 6.7 0 0 1-6.8 6.7h-26.8a6.7 6.7 0 0 1 0-13.4h26.8a6.7 6.7 0 0 1 6.8 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.2-44.8h-107.6a9 9 0 0 0-8.9 9v13.4a9 9 0 0 0 8.9 9v49.2a9 9 0 0 0 9 9h89.6a9 9 0 0 0 9-9v-49.2a9 9 0 0 0 8.9-9v-13.4a9 9 0 0 0-8.9-9zm-40.4 53.8h-26.8a4.5 4.5 0 0 1 0-9h26.8a4.5 4.5 0 0 1 0 9zm40.4-31.4h-107.6v-13.4h107.6v13.4z
    M224 48h-192a16 16 0 0 0-16 16v24a16 16 0 0 0 16 16v88a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-88a16 16 0 0 0 16-16v-24a16 16 0 0 0-16-16zm-72 96h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 0 16zm72-56h-192v-24h192v24z
    M232 48v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-160 152h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm152-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-192-64a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 0-16h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8zm156 71l-56 32a8 8 0 0 1-7.9 0l-56.1-32a8 8 0 0 1-4-7v-64a8 8 0 0 1 4-7l56-32a8 8 0 0 1 7.9 0l56 32a8 8 0 0 1 4 7v64a8 8 0 0 1-3.9 7zm-99.9-71l39.9 22.8 39.9-22.8-39.9-22.8zm-8.1 59.4l40 22.8v-45.6l-40-22.8zm96 0v-45.6l-40 22.8v45.6z
    M224 48v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7l-14.6-14.6a79.6 79.6 0 0 0-56.2-23.5h-.4a79.5 79.5 0 0 0-55.9 22.8 8 8 0 0 1-11.2-11.4 96 96 0 0 1 135 .8l14.6 14.6v-28.7a8 8 0 0 1 16 0zm-37.6 135.3a80 80 0 0 1-112.5-.7l-14.6-14.6h28.7a8 8 0 0 0 0-16h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-28.7l14.6 14.6a95.4 95.4 0 0 0 67.4 28.2h.5a95.4 95.4 0 0 0 67.1-27.4 8 8 0 0 0-11.2-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-132.8v26.9a6.7 6.7 0 0 1-6.7 6.7h-26.9a6.7 6.7 0 0 1 0-13.4h10.6l-4.3-4.4a42.3 42.3 0 0 0-29.9-12.5h-.2a42.3 42.3 0 0 0-29.7 12.1 6.7 6.7 0 1 1-9.4-9.6 55.7 55.7 0 0 1 39.1-15.9h.3a55.7 55.7 0 0 1 39.3 16.4l4.4 4.3v-10.6a6.7 6.7 0 0 1 13.4 0zm-24.9 74.2a42.3 42.3 0 0 1-29.7 12.1h-.2a42.3 42.3 0 0 1-29.9-12.5l-4.3-4.4h10.6a6.7 6.7 0 0 0 0-13.4h-26.9a6.7 6.7 0 0 0-6.7 6.7v26.9a6.7 6.7 0 0 0 13.4 0v-10.6l4.4 4.3a55.7 55.7 0 0 0 39.3 16.4h.3a55.7 55.7 0 0 0 39.2-15.9 6.7 6.7 0 0 0-9.4-9.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48-44.8v26.9a6.7 6.7 0 0 1-6.7 6.7h-26.9a6.7 6.7 0 0 1 0-13.4h10.6l-4.3-4.4a42.3 42.3 0 0 0-29.9-12.5h-.2a42.3 42.3 0 0 0-29.7 12.1 6.7 6.7 0 1 1-9.4-9.6 55.7 55.7 0 0 1 39.1-15.9h.3a55.7 55.7 0 0 1 39.3 16.4l4.4 4.3v-10.6a6.7 6.7 0 0 1 13.4 0zm-24.9 74.2a42.3 42.3 0 0 1-29.7 12.1h-.2a42.3 42.3 0 0 1-29.9-12.5l-4.3-4.4h10.6a6.7 6.7 0 0 0 0-13.4h-26.9a6.7 6.7 0 0 0-6.7 6.7v26.9a6.7 6.7 0 0 0 13.4 0v-10.6l4.4 4.3a55.7 55.7 0 0 0 39.3 16.4h.3a55.7 55.7 0 0 0 39.2-15.9 6.7 6.7 0 0 0-9.4-9.6z
    M24 128a72.1 72.1 0 0 1 72-72h108.7l-10.4-10.3a8 8 0 0 1 11.4-11.4l24 24a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-108.7a56.1 56.1 0 0 0-56 56 8 8 0 0 1-16 0zm200-8a8 8 0 0 0-8 8 56.1 56.1 0 0 1-56 56h-108.7l10.4-10.3a8 8 0 0 0-11.4-11.4l-24 24a8 8 0 0 0 0 11.4l24 24a8 8 0 0 0 11.4-11.4l-10.4-10.3h108.7a72.1 72.1 0 0 0 72-72 8 8 0 0 0-8-8z
    M96 208a8 8 0 0 1-8 8h-48a24 24 0 0 1-20.8-36l34.3-59.2-14 3.7a8 8 0 1 1-4.2-15.5l32.8-8.8a8 8 0 0 1 9.8 5.7l8.8 32.8a8 8 0 0 1-5.7 9.8 8.4 8.4 0 0 1-2.1 .3 8 8 0 0 1-7.7-6l-3.8-14.1-34.3 59.3a8 8 0 0 0 6.9 12h48a8 8 0 0 1 8 8zm140.7-28l-23.1-40a8 8 0 0 0-13.9 8l23.2 40a8 8 0 0 1-6.9 12h-68.7l10.3-10.3a8 8 0 0 0-11.3-11.4l-24 24a8 8 0 0 0 0 11.4l24 24a8 8 0 0 0 11.3-11.4l-10.3-10.3h68.7a24 24 0 0 0 20.8-36zm-108.7-148a7.8 7.8 0 0 1 6.9 4l34.3 59.2-14.1-3.7a8 8 0 0 0-4.1 15.4l32.8 8.8a8.2 8.2 0 0 0 2 .3 8 8 0 0 0 7.8-6l8.8-32.7a8 8 0 1 0-15.5-4.2l-3.8 14.2-34.3-59.3a24 24 0 0 0-41.6 0l-23.1 40a8 8 0 0 0 13.8 8l23.2-40a7.8 7.8 0 0 1 6.9-4z
    M224 128a8 8 0 0 1-8 8h-156.7l58.4 58.3a8 8 0 0 1-11.4 11.4l-72-72a8 8 0 0 1 0-11.4l72-72a8 8 0 0 1 11.4 11.4l-58.4 58.3h156.7a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm48-88a8 8 0 0 1-8 8h-60.7l18.4 18.3a8 8 0 0 1-11.4 11.4l-32-32a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 11.4l-18.4 18.3h60.7a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 112h-60.7l18.4 18.3a8 8 0 0 1-11.4 11.4l-32-32a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 11.4l-18.4 18.3h60.7a8 8 0 0 1 0 16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-125.7-74.3a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 11.4l-18.4 18.3h60.7a8 8 0 0 1 0 16h-60.7l18.4 18.3a8 8 0 0 1-11.4 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-40 104h-60.7l18.4 18.3a8 8 0 0 1-11.4 11.4l-32-32a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 11.4l-18.4 18.3h60.7a8 8 0 0 1 0 16z
    M232 128a8 8 0 0 1-8 8h-132.7l58.4 58.3a8 8 0 0 1-11.4 11.4l-72-72a8 8 0 0 1 0-11.4l72-72a8 8 0 0 1 11.4 11.4l-58.4 58.3h132.7a8 8 0 0 1 8 8zm-192-96a8 8 0 0 0-8 8v176a8 8 0 0 0 16 0v-176a8 8 0 0 0-8-8z
    M229.7 189.7l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-57.4l-56-56-56 56v57.4l18.3-18.4a8 8 0 0 1 11.4 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 2.3-5.7l61.7-61.6v-44.7a8 8 0 0 1 16 0v44.7l61.7 61.6a8 8 0 0 1 2.3 5.7v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4z
    M240 56v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h27.4l-26.6-24.4-.2-.2a80 80 0 1 0-1.7 114.8 8 8 0 0 1 11 11.6 95.4 95.4 0 0 1-65.9 26.2h-1.3a96 96 0 1 1 69.1-164l28.2 25.8v-29.8a8 8 0 1 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm65-128.3v26.9a6.7 6.7 0 0 1-6.8 6.7h-26.8a6.7 6.7 0 1 1 0-13.5h9.5l-10.6-9.7c-.1-.1-.1-.1-.2-.2a42.6 42.6 0 1 0-30.7 72.7h.6a42.3 42.3 0 0 0 29.2-11.6 6.7 6.7 0 0 1 9.2 9.7 55.7 55.7 0 0 1-38.4 15.3h-.8a56 56 0 1 1 40.3-95.7l12 11v-11.6a6.7 6.7 0 0 1 13.5 0z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-39-40.3v26.9a6.7 6.7 0 0 1-6.8 6.7h-26.8a6.7 6.7 0 1 1 0-13.5h9.5l-10.6-9.7c-.1-.1-.1-.1-.2-.2a42.6 42.6 0 1 0-30.7 72.7h.6a42.3 42.3 0 0 0 29.2-11.6 6.7 6.7 0 0 1 9.2 9.7 55.7 55.7 0 0 1-38.4 15.3h-.8a56 56 0 1 1 40.3-95.7l12 11v-11.6a6.7 6.7 0 0 1 13.5 0z
    M224 128a96 96 0 0 1-94.7 96h-1.3a95.4 95.4 0 0 1-65.9-26.2 8 8 0 0 1 11-11.6 80 80 0 1 0-1.7-114.8 3.1 3.1 0 0 1-.2 .2l-26.6 24.4h27.4a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v29.8l28.2-25.8a96 96 0 0 1 163.8 68z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-88a56 56 0 0 1-55.2 56h-.8a55.7 55.7 0 0 1-38.4-15.3 6.7 6.7 0 0 1 9.2-9.8 42.6 42.6 0 1 0-.9-61c-.1 .1-.1 .1-.2 .2l-10.6 9.7h9.5a6.7 6.7 0 0 1 0 13.5h-26.8a6.7 6.7 0 0 1-6.8-6.7v-26.9a6.7 6.7 0 0 1 13.5 0v11.6l12-11a56 56 0 0 1 95.5 39.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48 0a56 56 0 0 1-55.2 56h-.8a55.7 55.7 0 0 1-38.4-15.3 6.7 6.7 0 0 1 9.2-9.8 42.6 42.6 0 1 0-.9-61c-.1 .1-.1 .1-.2 .2l-10.6 9.7h9.5a6.7 6.7 0 0 1 0 13.5h-26.8a6.7 6.7 0 0 1-6.8-6.7v-26.9a6.7 6.7 0 0 1 13.5 0v11.6l12-11a56 56 0 0 1 95.5 39.7z
    M205.7 149.7l-72 72a8 8 0 0 1-11.4 0l-72-72a8 8 0 0 1 11.4-11.4l58.3 58.4v-156.7a8 8 0 0 1 16 0v156.7l58.3-58.4a8 8 0 0 1 11.4 11.4z
    M224 144v64a8 8 0 0 1-8 8h-176a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0zm-101.7 5.7a8 8 0 0 0 11.4 0l40-40a8 8 0 0 0-11.4-11.4l-26.3 26.4v-92.7a8 8 0 0 0-16 0v92.7l-26.3-26.4a8 8 0 0 0-11.4 11.4z
    M197.7 69.7l-114.4 114.3h84.7a8 8 0 0 1 0 16h-104a8 8 0 0 1-8-8v-104a8 8 0 0 1 16 0v84.7l114.3-114.4a8 8 0 0 1 11.4 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm37.7-85.7a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm37.7 117.7l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-42.3-61.7a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l10.3 10.4v-44.7a8 8 0 0 1 16 0v44.7l10.3-10.4a8 8 0 0 1 11.4 0z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-56 83.4l-24 24a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l10.3 10.4v-44.7a8 8 0 0 1 16 0v44.7l10.3-10.4a8 8 0 0 1 11.4 11.4zm-5.7-77.7v-44l44 44z
    M200 88v104a8 8 0 0 1-8 8h-104a8 8 0 0 1 0-16h84.7l-114.4-114.3a8 8 0 0 1 11.4-11.4l114.3 114.4v-84.7a8 8 0 0 1 16 0z
    M42.3 53.7l50.4 50.3h-28.7a8 8 0 0 0 0 16h48a8 8 0 0 0 8-8v-48a8 8 0 0 0-16 0v28.7l-50.3-50.4a8 8 0 0 0-11.4 11.4zm101.7 82.3h48a8 8 0 0 1 0 16h-28.7l50.4 50.3a8 8 0 0 1-11.4 11.4l-50.3-50.4v28.7a8 8 0 0 1-16 0v-48a8 8 0 0 1 8-8z
    M213.7 53.7l-50.4 50.3h28.7a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v28.7l50.3-50.4a8 8 0 0 1 11.4 11.4zm-101.7 82.3h-48a8 8 0 0 0 0 16h28.7l-50.4 50.3a8 8 0 0 0 11.4 11.4l50.3-50.4v28.7a8 8 0 0 0 16 0v-48a8 8 0 0 0-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm37.7-125.7a8 8 0 0 1 0 11.4l-50.4 50.3h28.7a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v28.7l50.3-50.4a8 8 0 0 1 11.4 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm37.7 77.7l-50.4 50.3h28.7a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v28.7l50.3-50.4a8 8 0 0 1 11.4 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-120-48v-48a8 8 0 0 1 16 0v28.7l50.3-50.4a8 8 0 0 1 11.4 11.4l-50.4 50.3h28.7a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-42.3 69.7l-50.4 50.3h28.7a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v28.7l50.3-50.4a8 8 0 0 1 11.4 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm40-104v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7l-50.4-50.3a8 8 0 0 1 11.4-11.4l50.3 50.4v-28.7a8 8 0 0 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 136a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7l-50.4-50.3a8 8 0 0 1 11.4-11.4l50.3 50.4v-28.7a8 8 0 0 1 16 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-117.7-106.3a8 8 0 0 1 11.4-11.4l50.3 50.4v-28.7a8 8 0 0 1 16 0v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-40 128a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7l-50.4-50.3a8 8 0 0 1 11.4-11.4l50.3 50.4v-28.7a8 8 0 0 1 16 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-42.3-77.7a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-42.3 109.7l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4z
    M50.3 117.7a8 8 0 0 1 11.4-11.4l58.3 58.4v-132.7a8 8 0 0 1 16 0v132.7l58.3-58.4a8 8 0 0 1 11.4 11.4l-72 72a8 8 0 0 1-11.4 0zm165.7 90.3h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16z
    M221.7 133.7l-72 72a8 8 0 0 1-11.4-11.4l58.4-58.3h-156.7a8 8 0 0 1 0-16h156.7l-58.4-58.3a8 8 0 0 1 11.4-11.4l72 72a8 8 0 0 1 0 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.7-93.7a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-60.7a8 8 0 0 1 0-16h60.7l-18.4-18.3a8 8 0 0 1 11.4-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm45.7 109.7l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-60.7a8 8 0 0 1 0-16h60.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-128-80a8 8 0 0 1 8-8h60.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-60.7a8 8 0 0 1-8-8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-34.3 101.7l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-60.7a8 8 0 0 1 0-16h60.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4z
    M189.7 122.3a8 8 0 0 1 0 11.4l-72 72a8 8 0 0 1-11.4-11.4l58.4-58.3h-132.7a8 8 0 0 1 0-16h132.7l-58.4-58.3a8 8 0 0 1 11.4-11.4zm26.3-90.3a8 8 0 0 0-8 8v176a8 8 0 0 0 16 0v-176a8 8 0 0 0-8-8z
    M237.7 133.7l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-169.4l18.4 18.3a8 8 0 0 1-11.4 11.4l-32-32a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 11.4l-18.4 18.3h169.4l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4z
    M107.2 24.3a15.9 15.9 0 0 0-17.9 9.5l-.1 .1-64 160a16 16 0 0 0 14.8 22.1h64a16 16 0 0 0 16-16v-160a15.8 15.8 0 0 0-12.8-15.7zm-3.2 175.7h-64l.1-.2 63.9-159.8zm126.8-6.2l-64-159.9-.1-.1a16 16 0 0 0-30.7 6.2v160a16 16 0 0 0 16 16h64a16 16 0 0 0 14.8-22.2zm-78.8 6.2v-160l63.9 159.8 .1 .2z
    M120 40v160a16 16 0 0 1-16 16h-64a16 16 0 0 1-14.8-22.2l64-159.9 .1-.1a16 16 0 0 1 30.7 6.2zm109.3 168.8a16 16 0 0 1-13.3 7.2h-64a16 16 0 0 1-16-16v-160a16 16 0 0 1 30.7-6.2l.1 .1 64 159.9a16 16 0 0 1-1.5 15zm-13.3-8.8l-.1-.2-63.9-159.8v160z
    M213.7 181.7l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-140.7a8 8 0 0 1 0-16h140.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4zm-139.4-64a8 8 0 0 0 11.4-11.4l-18.4-18.3h140.7a8 8 0 0 0 0-16h-140.7l18.4-18.3a8 8 0 0 0-11.4-11.4l-32 32a8 8 0 0 0 0 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.6-56.4l-18 18a6.7 6.7 0 0 1-9.5-9.6l6.5-6.4h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.5a6.7 6.7 0 0 1 9.5-9.5l17.9 17.9a6.7 6.7 0 0 1 .1 9.5zm-81.2-35.8a6.7 6.7 0 0 0 9.5-9.5l-6.5-6.5h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.4a6.7 6.7 0 0 0-9.5-9.6l-18 18a6.7 6.7 0 0 0 0 9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.4 31.6l-18 18a6.7 6.7 0 0 1-9.5-9.6l6.5-6.4h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.5a6.7 6.7 0 0 1 9.5-9.5l17.9 17.9a6.7 6.7 0 0 1 .1 9.5zm-81.2-35.8a6.7 6.7 0 0 0 9.5-9.5l-6.5-6.5h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.4a6.7 6.7 0 0 0-9.5-9.6l-18 18a6.7 6.7 0 0 0 0 9.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-30.4-48.4l-18 18a6.7 6.7 0 0 1-9.5-9.6l6.5-6.4h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.5a6.7 6.7 0 0 1 9.5-9.5l17.9 17.9a6.7 6.7 0 0 1 .1 9.5zm-81.2-35.8a6.7 6.7 0 0 0 9.5-9.5l-6.5-6.5h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.4a6.7 6.7 0 0 0-9.5-9.6l-18 18a6.7 6.7 0 0 0 0 9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-46.4 111.6l-18 18a6.7 6.7 0 0 1-9.5-9.6l6.5-6.4h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.5a6.7 6.7 0 0 1 9.5-9.5l17.9 17.9a6.7 6.7 0 0 1 .1 9.5zm-81.2-35.8a6.7 6.7 0 0 0 9.5-9.5l-6.5-6.5h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.4a6.7 6.7 0 0 0-9.5-9.6l-18 18a6.7 6.7 0 0 0 0 9.5z
    M192 40v64a8 8 0 0 1-2.3 5.7l-53.7 53.6v49.4l18.3-18.4a8 8 0 0 1 11.4 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-49.4l-53.7-53.6a8 8 0 0 1-2.3-5.7v-64a8 8 0 0 1 16 0v60.7l48 48 48-48v-60.7a8 8 0 0 1 16 0z
    M42.3 181.7l32 32a8 8 0 0 0 11.4-11.4l-18.4-18.3h140.7a8 8 0 0 0 0-16h-140.7l18.4-18.3a8 8 0 0 0-11.4-11.4l-32 32a8 8 0 0 0 0 11.4zm139.4-64a8 8 0 0 1-11.4-11.4l18.4-18.3h-140.7a8 8 0 0 1 0-16h140.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-49.6-56.4l18 18a6.7 6.7 0 0 0 9.5-9.6l-6.5-6.4h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.5a6.7 6.7 0 0 0-9.5-9.5l-17.9 17.9a6.7 6.7 0 0 0-.1 9.5zm81.2-35.8a6.7 6.7 0 0 1-9.5-9.5l6.5-6.5h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.4a6.7 6.7 0 0 1 9.5-9.6l18 18a6.7 6.7 0 0 1 0 9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-153.6 31.6l18 18a6.7 6.7 0 0 0 9.5-9.6l-6.5-6.4h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.5a6.7 6.7 0 0 0-9.5-9.5l-17.9 17.9a6.7 6.7 0 0 0-.1 9.5zm81.2-35.8a6.7 6.7 0 0 1-9.5-9.5l6.5-6.5h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.4a6.7 6.7 0 0 1 9.5-9.6l18 18a6.7 6.7 0 0 1 0 9.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-129.6-48.4l18 18a6.7 6.7 0 0 0 9.5-9.6l-6.5-6.4h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.5a6.7 6.7 0 0 0-9.5-9.5l-17.9 17.9a6.7 6.7 0 0 0-.1 9.5zm81.2-35.8a6.7 6.7 0 0 1-9.5-9.5l6.5-6.5h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.4a6.7 6.7 0 0 1 9.5-9.6l18 18a6.7 6.7 0 0 1 0 9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-145.6 111.6l18 18a6.7 6.7 0 0 0 9.5-9.6l-6.5-6.4h73.4a6.7 6.7 0 0 0 0-13.4h-73.4l6.5-6.5a6.7 6.7 0 0 0-9.5-9.5l-17.9 17.9a6.7 6.7 0 0 0-.1 9.5zm81.2-35.8a6.7 6.7 0 0 1-9.5-9.5l6.5-6.5h-73.4a6.7 6.7 0 0 1 0-13.4h73.4l-6.5-6.4a6.7 6.7 0 0 1 9.5-9.6l18 18a6.7 6.7 0 0 1 0 9.5z
    M168 152a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-8-40h-64a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16zm56-64v168a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-168a16 16 0 0 1 16-16h36.3a47.9 47.9 0 0 1 71.4 0h36.3a16 16 0 0 1 16 16zm-120 16h64a32 32 0 0 0-64 0zm104-16h-26.8a47.9 47.9 0 0 1 2.8 16v8a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8v-8a47.9 47.9 0 0 1 2.8-16h-26.8v168h144z
    M200 32h-36.3a47.9 47.9 0 0 0-71.4 0h-36.3a16 16 0 0 0-16 16v168a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-168a16 16 0 0 0-16-16zm-72 0a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm32 128h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm0-32h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm31.6-92.8a6.7 6.7 0 0 1 0 9.6l-40.3 40.3a6.7 6.7 0 0 1-9.5-9.5l28.8-28.9h-64.4a6.7 6.7 0 0 1 0-13.4h64.4l-28.8-28.9a6.7 6.7 0 0 1 9.5-9.5zm17.7-51.2a6.7 6.7 0 0 0-6.7 6.7v98.6a6.7 6.7 0 0 0 13.4 0v-98.6a6.7 6.7 0 0 0-6.7-6.7z
    M232 64a32 32 0 1 0-40 31v17a8 8 0 0 1-8 8h-88a23.8 23.8 0 0 0-8 1.4v-26.4a32 32 0 1 0-16 0v66a32 32 0 1 0 16 0v-17a8 8 0 0 1 8-8h88a24 24 0 0 0 24-24v-17a32.1 32.1 0 0 0 24-31zm-168 0a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm32 128a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm104-112a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M208 112a32 32 0 0 0-30.7 23l-42.2-6a8 8 0 0 1-4.9-2.7l-35.8-41.7a32 32 0 1 0-22.4 2.4v82a32 32 0 1 0 16 0v-67.4l30 35a24 24 0 0 0 14.8 8.2l44 6.2a32 32 0 1 0 31.2-39zm-144-56a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm32 144a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm112-40a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M104 64a32 32 0 1 0-40 31v66a32 32 0 1 0 16 0v-66a32.1 32.1 0 0 0 24-31zm-48 0a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm32 128a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm120-31v-50.4a23.8 23.8 0 0 0-7-17l-37.7-37.6h28.7a8 8 0 0 0 0-16h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-28.7l37.7 37.7a8 8 0 0 1 2.3 5.7v50.3a32 32 0 1 0 16 0zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M224 48v104a16 16 0 0 1-16 16h-108.7l10.4 10.3a8 8 0 0 1-11.4 11.4l-24-24a8 8 0 0 1 0-11.4l24-24a8 8 0 0 1 11.4 11.4l-10.4 10.3h108.7v-104h-112v8a8 8 0 0 1-16 0v-8a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16zm-56 144a8 8 0 0 0-8 8v8h-112v-104h108.7l-10.4 10.3a8 8 0 0 0 11.4 11.4l24-24a8 8 0 0 0 0-11.4l-24-24a8 8 0 0 0-11.4 11.4l10.4 10.3h-108.7a16 16 0 0 0-16 16v104a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-8a8 8 0 0 0-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm58.5-96.7l-26.9 26.9a6.7 6.7 0 0 1-9.5-9.5l15.4-15.4h-37.5a47.1 47.1 0 0 0-47 47 6.7 6.7 0 0 1-13.5 0 60.5 60.5 0 0 1 60.5-60.5h37.5l-15.4-15.4a6.7 6.7 0 0 1 9.5-9.5l26.9 26.9a6.7 6.7 0 0 1 0 9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.5-8.7l-26.9 26.9a6.7 6.7 0 0 1-9.5-9.5l15.4-15.4h-37.5a47.1 47.1 0 0 0-47 47 6.7 6.7 0 0 1-13.5 0 60.5 60.5 0 0 1 60.5-60.5h37.5l-15.4-15.4a6.7 6.7 0 0 1 9.5-9.5l26.9 26.9a6.7 6.7 0 0 1 0 9.5z
    M243.2 116.3l-103.5-103.5a16.6 16.6 0 0 0-23.4 0l-103.5 103.5a16.6 16.6 0 0 0 0 23.4l103.5 103.5a16.6 16.6 0 0 0 23.4 0l103.5-103.5a16.6 16.6 0 0 0 0-23.4zm-11.4 12.1l-103.4 103.4a.6 .6 0 0 1-.8 0l-103.4-103.4a.6 .6 0 0 1 0-.8l103.4-103.4a.6 .6 0 0 1 .8 0l103.4 103.4a.6 .6 0 0 1 0 .8zm-58.1-14a8 8 0 0 1 0 11.3l-24 24a8 8 0 0 1-11.4-11.3l10.4-10.4h-36.7a16 16 0 0 0-16 16v8a8 8 0 0 1-16 0v-8a32 32 0 0 1 32-32h36.7l-10.4-10.3a8 8 0 0 1 11.4-11.4z
    M243.2 116.3l-103.5-103.5a16.6 16.6 0 0 0-23.4 0l-103.5 103.5a16.6 16.6 0 0 0 0 23.4l103.5 103.5a16.6 16.6 0 0 0 23.4 0l103.5-103.5a16.6 16.6 0 0 0 0-23.4zm-69.5 9.4l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-36.7a16 16 0 0 0-16 16v8a8 8 0 0 1-16 0v-8a32 32 0 0 1 32-32h36.7l-10.4-10.3a8 8 0 0 1 11.4-11.4l24 24a8 8 0 0 1 0 11.4z
    M88 104h-48a8 8 0 0 1-8-8v-48a8 8 0 0 1 16 0v28.7l14.6-14.6a95.4 95.4 0 0 1 67.4-28.2h.5a95.4 95.4 0 0 1 67.1 27.4 8 8 0 0 1-11.2 11.4 79.5 79.5 0 0 0-55.9-22.8h-.4a79.6 79.6 0 0 0-56.2 23.5l-14.6 14.6h28.7a8 8 0 0 1 0 16zm128 48h-48a8 8 0 0 0 0 16h28.7l-14.6 14.6a79.6 79.6 0 0 1-56.2 23.5h-.4a79.5 79.5 0 0 1-55.9-22.8 8 8 0 1 0-11.2 11.4 95.4 95.4 0 0 0 67.1 27.4h.5a95.4 95.4 0 0 0 67.4-28.2l14.6-14.6v28.7a8 8 0 0 0 16 0v-48a8 8 0 0 0-8-8z
    M200 32v144a8 8 0 0 1-8 8h-124.7l34.4 34.3a8 8 0 0 1-11.4 11.4l-48-48a8 8 0 0 1 0-11.4l48-48a8 8 0 0 1 11.4 11.4l-34.4 34.3h116.7v-136a8 8 0 0 1 16 0z
    M221.7 181.7l-48 48a8 8 0 0 1-11.4-11.4l34.4-34.3h-124.7a8 8 0 0 1-8-8v-144a8 8 0 0 1 16 0v136h116.7l-34.4-34.3a8 8 0 0 1 11.4-11.4l48 48a8 8 0 0 1 0 11.4z
    M240 72a8 8 0 0 1-8 8h-136v116.7l34.3-34.4a8 8 0 0 1 11.4 11.4l-48 48a8 8 0 0 1-11.4 0l-48-48a8 8 0 0 1 11.4-11.4l34.3 34.4v-124.7a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8z
    M240 192a8 8 0 0 1-8 8h-144a8 8 0 0 1-8-8v-124.7l-34.3 34.4a8 8 0 0 1-11.4-11.4l48-48a8 8 0 0 1 11.4 0l48 48a8 8 0 0 1-11.4 11.4l-34.3-34.4v116.7h136a8 8 0 0 1 8 8z
    M229.7 165.7l-48 48a8 8 0 0 1-11.4 0l-48-48a8 8 0 0 1 11.4-11.4l34.3 34.4v-116.7h-136a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8v124.7l34.3-34.4a8 8 0 0 1 11.4 11.4z
    M221.7 101.7a8 8 0 0 1-11.4 0l-34.3-34.4v124.7a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h136v-116.7l-34.3 34.4a8 8 0 0 1-11.4-11.4l48-48a8 8 0 0 1 11.4 0l48 48a8 8 0 0 1 0 11.4z
    M232 200a8 8 0 0 1-16 0 88.1 88.1 0 0 0-88-88h-76.7l34.4 34.3a8 8 0 0 1-11.4 11.4l-48-48a8 8 0 0 1 0-11.4l48-48a8 8 0 0 1 11.4 11.4l-34.4 34.3h76.7a104.1 104.1 0 0 1 104 104z
    M229.7 109.7l-48 48a8 8 0 0 1-11.4-11.4l34.4-34.3h-76.7a88.1 88.1 0 0 0-88 88 8 8 0 0 1-16 0 104.1 104.1 0 0 1 104-104h76.7l-34.4-34.3a8 8 0 0 1 11.4-11.4l48 48a8 8 0 0 1 0 11.4z
    M205.7 117.7a8 8 0 0 1-11.4 0l-58.3-58.4v156.7a8 8 0 0 1-16 0v-156.7l-58.3 58.4a8 8 0 0 1-11.4-11.4l72-72a8 8 0 0 1 11.4 0l72 72a8 8 0 0 1 0 11.4z
    M122.3 237.7l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-169.4l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4l-18.3-18.4v169.4l18.3-18.4a8 8 0 0 1 11.4 11.4l-32 32a8 8 0 0 1-11.4 0z
    M90.3 61.7a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4l-18.3-18.4v52.7a8 8 0 0 1-16 0v-52.7l-18.3 18.4a8 8 0 0 1-11.4 0zm64 132.6l-18.3 18.4v-52.7a8 8 0 0 0-16 0v52.7l-18.3-18.4a8 8 0 0 0-11.4 11.4l32 32a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4zm83.4-72l-32-32a8 8 0 0 0-11.4 11.4l18.4 18.3h-52.7a8 8 0 0 0 0 16h52.7l-18.4 18.3a8 8 0 0 0 11.4 11.4l32-32a8 8 0 0 0 0-11.4zm-194.4 13.7h52.7a8 8 0 0 0 0-16h-52.7l18.4-18.3a8 8 0 0 0-11.4-11.4l-32 32a8 8 0 0 0 0 11.4l32 32a8 8 0 0 0 11.4-11.4z
    M56 120h160a16 16 0 0 0 6.2-30.7l-.1-.1-159.9-64a16 16 0 0 0-22.2 14.8v64a16 16 0 0 0 16 16zm0-80l.2 .1 159.8 63.9h-160v-64zm160 96h-160a16 16 0 0 0-16 16v64a16 16 0 0 0 22.2 14.8l159.9-64 .1-.1a16 16 0 0 0-6.2-30.7zm-159.8 79.9l-.2 .1v-64h160z
    M56 120h160a16 16 0 0 0 6.2-30.7l-.1-.1-159.9-64a16 16 0 0 0-22.2 14.8v64a16 16 0 0 0 16 16zm0-80l.2 .1 159.8 63.9h-160v-64zm175.7 108.8a15.8 15.8 0 0 1-9.5 17.9l-.1 .1-159.9 64a16 16 0 0 1-22.2-14.8v-64a16 16 0 0 1 16-16h160a15.8 15.8 0 0 1 15.7 12.8z
    M117.7 170.3a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-140.7a8 8 0 0 1 16 0v140.7l18.3-18.4a8 8 0 0 1 11.4 0zm96-96l-32-32a8 8 0 0 0-11.4 0l-32 32a8 8 0 0 0 11.4 11.4l18.3-18.4v140.7a8 8 0 0 0 16 0v-140.7l18.3 18.4a8 8 0 0 0 11.4-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-4.2-65.9a6.7 6.7 0 0 1 0 9.5l-17.9 18a6.7 6.7 0 0 1-9.5 0l-18-18a6.7 6.7 0 1 1 9.6-9.5l6.4 6.5v-73.4a6.7 6.7 0 0 1 13.4 0v73.4l6.5-6.5a6.7 6.7 0 0 1 9.5 0zm53.8-53.7l-18-18a6.7 6.7 0 0 0-9.5 0l-17.9 18a6.7 6.7 0 0 0 9.5 9.5l6.5-6.5v73.4a6.7 6.7 0 0 0 13.4 0v-73.4l6.4 6.5a6.7 6.7 0 0 0 9.6-9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-108.2 22.1a6.7 6.7 0 0 1 0 9.5l-17.9 18a6.7 6.7 0 0 1-9.5 0l-18-18a6.7 6.7 0 1 1 9.6-9.5l6.4 6.5v-73.4a6.7 6.7 0 0 1 13.4 0v73.4l6.5-6.5a6.7 6.7 0 0 1 9.5 0zm53.8-53.7l-18-18a6.7 6.7 0 0 0-9.5 0l-17.9 18a6.7 6.7 0 0 0 9.5 9.5l6.5-6.5v73.4a6.7 6.7 0 0 0 13.4 0v-73.4l6.4 6.5a6.7 6.7 0 0 0 9.6-9.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-84.2-57.9a6.7 6.7 0 0 1 0 9.5l-17.9 18a6.7 6.7 0 0 1-9.5 0l-18-18a6.7 6.7 0 1 1 9.6-9.5l6.4 6.5v-73.4a6.7 6.7 0 0 1 13.4 0v73.4l6.5-6.5a6.7 6.7 0 0 1 9.5 0zm53.8-53.7l-18-18a6.7 6.7 0 0 0-9.5 0l-17.9 18a6.7 6.7 0 0 0 9.5 9.5l6.5-6.5v73.4a6.7 6.7 0 0 0 13.4 0v-73.4l6.4 6.5a6.7 6.7 0 0 0 9.6-9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-100.2 102.1a6.7 6.7 0 0 1 0 9.5l-17.9 18a6.7 6.7 0 0 1-9.5 0l-18-18a6.7 6.7 0 1 1 9.6-9.5l6.4 6.5v-73.4a6.7 6.7 0 0 1 13.4 0v73.4l6.5-6.5a6.7 6.7 0 0 1 9.5 0zm53.8-53.7l-18-18a6.7 6.7 0 0 0-9.5 0l-17.9 18a6.7 6.7 0 0 0 9.5 9.5l6.5-6.5v73.4a6.7 6.7 0 0 0 13.4 0v-73.4l6.4 6.5a6.7 6.7 0 0 0 9.6-9.5z
    M197.7 197.7a8 8 0 0 1-11.4 0l-114.3-114.4v84.7a8 8 0 0 1-16 0v-104a8 8 0 0 1 8-8h104a8 8 0 0 1 0 16h-84.7l114.4 114.3a8 8 0 0 1 0 11.4z
    M40 48v48a8 8 0 0 0 16 0v-28.7l50.3 50.4a8 8 0 0 0 11.4-11.4l-50.4-50.3h28.7a8 8 0 0 0 0-16h-48a8 8 0 0 0-8 8zm109.7 90.3l50.3 50.4v-28.7a8 8 0 0 1 16 0v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h28.7l-50.4-50.3a8 8 0 0 1 11.4-11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 16v104h-28.7a15.9 15.9 0 0 0-11.3 4.7l-19.3 19.3h-41.4l-19.3-19.3a15.9 15.9 0 0 0-11.3-4.7h-28.7v-104zm0 160h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40zm-117.7-98.3a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-117.7 66.3l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4zm117.7 109.7h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm37.7-101.7a8 8 0 0 1-11.4 11.4l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm37.7 101.7a8 8 0 0 1-11.4 0l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1 0 11.4z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-42.3-77.7a8 8 0 0 1-11.4 11.4l-10.3-10.4v44.7a8 8 0 0 1-16 0v-44.7l-10.3 10.4a8 8 0 0 1-11.4-11.4l24-24a8 8 0 0 1 11.4 0z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-56 67.4a8 8 0 0 1-11.4 0l-10.3-10.4v44.7a8 8 0 0 1-16 0v-44.7l-10.3 10.4a8 8 0 0 1-11.4-11.4l24-24a8 8 0 0 1 11.4 0l24 24a8 8 0 0 1 0 11.4zm-5.7-61.7v-44l44 44z
    M200 64v104a8 8 0 0 1-16 0v-84.7l-114.3 114.4a8 8 0 0 1-11.4-11.4l114.4-114.3h-84.7a8 8 0 0 1 0-16h104a8 8 0 0 1 8 8z
    M224 104a8 8 0 0 1-16 0v-44.7l-66.3 66.4a8 8 0 0 1-11.3-11.4l66.3-66.3h-44.7a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-40 24a8 8 0 0 0-8 8v72h-128v-128h72a8 8 0 0 0 0-16h-72a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-72a8 8 0 0 0-8-8z
    M192 136v72a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h72a8 8 0 0 1 0 16h-72v128h128v-72a8 8 0 0 1 16 0zm32-96a8 8 0 0 0-8-8h-64a8 8 0 0 0-5.7 13.7l26.4 26.3-42.4 42.3a8 8 0 0 0 11.4 11.4l42.3-42.4 26.3 26.4a8 8 0 0 0 13.7-5.7z
    M168 96v48a8 8 0 0 1-16 0v-28.7l-50.3 50.4a8 8 0 0 1-11.4-11.4l50.4-50.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm64 32a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 120a8 8 0 0 1-16 0v-28.7l-50.3 50.4a8 8 0 0 1-11.4-11.4l50.4-50.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-117.7-42.3a8 8 0 0 1 0-11.4l50.4-50.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8v48a8 8 0 0 1-16 0v-28.7l-50.3 50.4a8 8 0 0 1-11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-40 112a8 8 0 0 1-16 0v-28.7l-50.3 50.4a8 8 0 0 1-11.4-11.4l50.4-50.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z
    M216 48v48a8 8 0 0 1-16 0v-28.7l-42.3 42.4a8 8 0 0 1-11.4-11.4l42.4-42.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm-117.7 98.3l-42.3 42.4v-28.7a8 8 0 0 0-16 0v48a8 8 0 0 0 8 8h48a8 8 0 0 0 0-16h-28.7l42.4-42.3a8 8 0 0 0-11.4-11.4zm109.7 5.7a8 8 0 0 0-8 8v28.7l-42.3-42.4a8 8 0 0 0-11.4 11.4l42.4 42.3h-28.7a8 8 0 0 0 0 16h48a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8zm-140.7-96h28.7a8 8 0 0 0 0-16h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-28.7l42.3 42.4a8 8 0 0 0 11.4-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm37.7-61.7a8 8 0 0 1-11.4 11.4l-50.3-50.4v28.7a8 8 0 0 1-16 0v-48a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-28.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm37.7 141.7a8 8 0 0 1-11.4 0l-50.3-50.4v28.7a8 8 0 0 1-16 0v-48a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-28.7l50.4 50.3a8 8 0 0 1 0 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-120-64v-48a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-28.7l50.4 50.3a8 8 0 0 1-11.4 11.4l-50.3-50.4v28.7a8 8 0 0 1-16 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-42.3 133.7a8 8 0 0 1-11.4 0l-50.3-50.4v28.7a8 8 0 0 1-16 0v-48a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-28.7l50.4 50.3a8 8 0 0 1 0 11.4z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-47.8-77.8a6 6 0 0 1-8.5 0l-25.7-25.7v73.5a6 6 0 0 1-12 0v-73.5l-25.8 25.7a6 6 0 0 1-8.5-8.5l36-36a6 6 0 0 1 8.5 0l36 36a6 6 0 0 1 0 8.5z
    M216 48v48a8 8 0 0 1-16 0v-28.7l-50.3 50.4a8 8 0 0 1-11.4-11.4l50.4-50.3h-28.7a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm-109.7 90.3l-50.3 50.4v-28.7a8 8 0 0 0-16 0v48a8 8 0 0 0 8 8h48a8 8 0 0 0 0-16h-28.7l50.4-50.3a8 8 0 0 0-11.4-11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160zm-117.7-82.3a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-42.3 93.7a8 8 0 0 1-11.4 0l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1 0 11.4z
    M205.7 138.3a8 8 0 0 1-11.4 11.4l-58.3-58.4v132.7a8 8 0 0 1-16 0v-132.7l-58.3 58.4a8 8 0 0 1-11.4-11.4l72-72a8 8 0 0 1 11.4 0zm10.3-106.3h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16z
    M232 144a64.1 64.1 0 0 1-64 64h-88a8 8 0 0 1 0-16h88a48 48 0 0 0 0-96h-116.7l34.4 34.3a8 8 0 0 1-11.4 11.4l-48-48a8 8 0 0 1 0-11.4l48-48a8 8 0 0 1 11.4 11.4l-34.4 34.3h116.7a64.1 64.1 0 0 1 64 64z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.5-79a38.1 38.1 0 0 1-38.1 38h-49.3a6.7 6.7 0 0 1 0-13.4h49.3a24.6 24.6 0 0 0 0-49.3h-59.9l15.4 15.4a6.7 6.7 0 0 1-9.5 9.5l-26.9-26.8a6.7 6.7 0 0 1 0-9.6l26.9-26.8a6.7 6.7 0 1 1 9.5 9.5l-15.4 15.4h59.9a38.1 38.1 0 0 1 38.1 38.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-43.5 9a38.1 38.1 0 0 1-38.1 38h-49.3a6.7 6.7 0 0 1 0-13.4h49.3a24.6 24.6 0 0 0 0-49.3h-59.9l15.4 15.4a6.7 6.7 0 0 1-9.5 9.5l-26.9-26.8a6.7 6.7 0 0 1 0-9.6l26.9-26.8a6.7 6.7 0 1 1 9.5 9.5l-15.4 15.4h59.9a38.1 38.1 0 0 1 38.1 38.1z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-19.5-71a38.1 38.1 0 0 1-38.1 38h-49.3a6.7 6.7 0 0 1 0-13.4h49.3a24.6 24.6 0 0 0 0-49.3h-59.9l15.4 15.4a6.7 6.7 0 0 1-9.5 9.5l-26.9-26.8a6.7 6.7 0 0 1 0-9.6l26.9-26.8a6.7 6.7 0 1 1 9.5 9.5l-15.4 15.4h59.9a38.1 38.1 0 0 1 38.1 38.1z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-35.5 89a38.1 38.1 0 0 1-38.1 38h-49.3a6.7 6.7 0 0 1 0-13.4h49.3a24.6 24.6 0 0 0 0-49.3h-59.9l15.4 15.4a6.7 6.7 0 0 1-9.5 9.5l-26.9-26.8a6.7 6.7 0 0 1 0-9.6l26.9-26.8a6.7 6.7 0 1 1 9.5 9.5l-15.4 15.4h59.9a38.1 38.1 0 0 1 38.1 38.1z
    M208 88v88a8 8 0 0 1-16 0v-88a48 48 0 0 0-96 0v116.7l34.3-34.4a8 8 0 0 1 11.4 11.4l-48 48a8 8 0 0 1-11.4 0l-48-48a8 8 0 0 1 11.4-11.4l34.3 34.4v-116.7a64 64 0 0 1 128 0z
    M170.3 130.3l34.4-34.3h-116.7a48 48 0 0 0 0 96h88a8 8 0 0 1 0 16h-88a64 64 0 0 1 0-128h116.7l-34.4-34.3a8 8 0 0 1 11.4-11.4l48 48a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm22.1-88.3l15.4-15.4h-59.9a24.6 24.6 0 0 0 0 49.3h49.3a6.7 6.7 0 0 1 0 13.4h-49.3a38.1 38.1 0 0 1 0-76.1h59.9l-15.4-15.4a6.7 6.7 0 1 1 9.5-9.5l26.9 26.8a6.7 6.7 0 0 1 0 9.6l-26.9 26.8a6.7 6.7 0 0 1-9.5-9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-81.9-.3l15.4-15.4h-59.9a24.6 24.6 0 0 0 0 49.3h49.3a6.7 6.7 0 0 1 0 13.4h-49.3a38.1 38.1 0 0 1 0-76.1h59.9l-15.4-15.4a6.7 6.7 0 1 1 9.5-9.5l26.9 26.8a6.7 6.7 0 0 1 0 9.6l-26.9 26.8a6.7 6.7 0 0 1-9.5-9.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-57.9-80.3l15.4-15.4h-59.9a24.6 24.6 0 0 0 0 49.3h49.3a6.7 6.7 0 0 1 0 13.4h-49.3a38.1 38.1 0 0 1 0-76.1h59.9l-15.4-15.4a6.7 6.7 0 1 1 9.5-9.5l26.9 26.8a6.7 6.7 0 0 1 0 9.6l-26.9 26.8a6.7 6.7 0 0 1-9.5-9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-73.9 79.7l15.4-15.4h-59.9a24.6 24.6 0 0 0 0 49.3h49.3a6.7 6.7 0 0 1 0 13.4h-49.3a38.1 38.1 0 0 1 0-76.1h59.9l-15.4-15.4a6.7 6.7 0 1 1 9.5-9.5l26.9 26.8a6.7 6.7 0 0 1 0 9.6l-26.9 26.8a6.7 6.7 0 0 1-9.5-9.5z
    M208 80v88a64 64 0 0 1-128 0v-116.7l-34.3 34.4a8 8 0 0 1-11.4-11.4l48-48a8 8 0 0 1 11.4 0l48 48a8 8 0 0 1-11.4 11.4l-34.3-34.4v116.7a48 48 0 0 0 96 0v-88a8 8 0 0 1 16 0z
    M208 72h-80v-40a8 8 0 0 0-13.7-5.7l-96 96a8 8 0 0 0 0 11.4l96 96a8 8 0 0 0 13.7-5.7v-40h80a16 16 0 0 0 16-16v-80a16 16 0 0 0-16-16zm0 96h-88a8 8 0 0 0-8 8v28.7l-76.7-76.7 76.7-76.7v28.7a8 8 0 0 0 8 8h88z
    M224 88v80a16 16 0 0 1-16 16h-80v40a8 8 0 0 1-13.7 5.7l-96-96a8 8 0 0 1 0-11.4l96-96a8 8 0 0 1 13.7 5.7v40h80a16 16 0 0 1 16 16z
    M231.4 132.9a8 8 0 0 0-7.4-4.9h-40v-80a16 16 0 0 0-16-16h-80a16 16 0 0 0-16 16v80h-40a8 8 0 0 0-5.7 13.7l96 96a8 8 0 0 0 11.4 0l96-96a8 8 0 0 0 1.7-8.8zm-103.4 87.8l-76.7-76.7h28.7a8 8 0 0 0 8-8v-88h80v88a8 8 0 0 0 8 8h28.7z
    M229.7 141.7l-96 96a8 8 0 0 1-11.4 0l-96-96a8 8 0 0 1 5.7-13.7h40v-80a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16v80h40a8 8 0 0 1 5.7 13.7z
    M237.7 122.3l-96-96a8 8 0 0 0-13.7 5.7v40h-80a16 16 0 0 0-16 16v80a16 16 0 0 0 16 16h80v40a8 8 0 0 0 13.7 5.7l96-96a8 8 0 0 0 0-11.4zm-93.7 82.4v-28.7a8 8 0 0 0-8-8h-88v-80h88a8 8 0 0 0 8-8v-28.7l76.7 76.7z
    M237.7 133.7l-96 96a8 8 0 0 1-13.7-5.7v-40h-80a16 16 0 0 1-16-16v-80a16 16 0 0 1 16-16h80v-40a8 8 0 0 1 13.7-5.7l96 96a8 8 0 0 1 0 11.4z
    M18.3 106.4l80-80.1a8 8 0 0 1 13.7 5.7v40.4c25.9 2.2 54.6 14.9 78.2 34.9 28.3 24 46 55.1 49.7 87.3a12 12 0 0 1-20.7 9.6c-11-11.7-50.1-48.7-107.2-52v39.8a8 8 0 0 1-13.7 5.6l-80-80a8 8 0 0 1 0-11.2zm77.7 66.3v-28.7a8 8 0 0 1 8-8c28.1 0 55.4 7.3 81.3 21.8a196.2 196.2 0 0 1 36.6 26.5c-5.8-23.8-20.5-46.5-42.1-64.8-23.2-19.7-51.6-31.5-75.8-31.5a8 8 0 0 1-8-8v-28.7l-60.7 60.7z
    M18.3 117.7l80 80a8 8 0 0 0 13.7-5.7v-39.8c57.1 3.3 96.2 40.3 107.2 52a12 12 0 0 0 20.7-9.6c-3.7-32.2-21.4-63.2-49.7-87.3-23.6-20-52.3-32.7-78.2-34.9v-40.4a8 8 0 0 0-13.7-5.7l-80 80a8 8 0 0 0 0 11.4z
    M237.7 106.4l-80-80.1a8 8 0 0 0-13.7 5.7v40.4c-25.9 2.2-54.6 14.9-78.2 34.9-28.3 24-46 55.1-49.7 87.3a12 12 0 0 0 20.7 9.6c11-11.7 50.1-48.7 107.2-52v39.8a8 8 0 0 0 13.7 5.6l80-80a8 8 0 0 0 0-11.2zm-77.7 66.3v-28.7a8 8 0 0 0-8-8c-28.1 0-55.4 7.3-81.3 21.8a196.2 196.2 0 0 0-36.6 26.5c5.8-23.8 20.5-46.5 42.1-64.8 23.2-19.7 51.6-31.5 75.8-31.5a8 8 0 0 0 8-8v-28.7l60.7 60.7z
    M237.7 117.7l-80 80a8 8 0 0 1-13.7-5.7v-39.8c-57.1 3.3-96.2 40.3-107.2 52a12 12 0 0 1-20.7-9.6c3.7-32.2 21.4-63.2 49.7-87.3 23.6-20 52.3-32.7 78.2-34.9v-40.4a8 8 0 0 1 13.7-5.7l80 80a8 8 0 0 1 0 11.4z
    M85.7 146.3a8 8 0 0 1-11.4 11.4l-48-48a8 8 0 0 1 0-11.4l48-48a8 8 0 0 1 11.4 11.4l-42.4 42.3zm42.3-50.3h-28.7l34.4-34.3a8 8 0 0 0-11.4-11.4l-48 48a8 8 0 0 0 0 11.4l48 48a8 8 0 0 0 11.4-11.4l-34.4-34.3h28.7a88.1 88.1 0 0 1 88 88 8 8 0 0 0 16 0 104.1 104.1 0 0 0-104-104z
    M229.7 114.3l-96-96a8 8 0 0 0-11.4 0l-96 96a8 8 0 0 0 5.7 13.7h40v80a16 16 0 0 0 16 16h80a16 16 0 0 0 16-16v-80h40a8 8 0 0 0 5.7-13.7zm-53.7-2.3a8 8 0 0 0-8 8v88h-80v-88a8 8 0 0 0-8-8h-28.7l76.7-76.7 76.7 76.7z
    M231.4 123.1a8 8 0 0 1-7.4 4.9h-40v80a16 16 0 0 1-16 16h-80a16 16 0 0 1-16-16v-80h-40a8 8 0 0 1-5.7-13.7l96-96a8 8 0 0 1 11.4 0l96 96a8 8 0 0 1 1.7 8.8z
    M168 48v160a8 8 0 0 1-13.7 5.7l-80-80a8 8 0 0 1 0-11.4l80-80a8 8 0 0 1 13.7 5.7z
    M213.7 101.7l-80 80a8 8 0 0 1-11.4 0l-80-80a8 8 0 0 1 5.7-13.7h160a8 8 0 0 1 5.7 13.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.7-109.7a8 8 0 0 1 0 11.4l-40 40a8 8 0 0 1-11.4 0l-40-40a8 8 0 0 1 11.4-11.4l34.3 34.4 34.3-34.4a8 8 0 0 1 11.4 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm45.7 93.7l-40 40a8 8 0 0 1-11.4 0l-40-40a8 8 0 0 1 11.4-11.4l34.3 34.4 34.3-34.4a8 8 0 0 1 11.4 11.4z
    M181.7 133.7l-80 80a8 8 0 0 1-13.7-5.7v-160a8 8 0 0 1 13.7-5.7l80 80a8 8 0 0 1 0 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm21.7-122.3l-34.4 34.3 34.4 34.3a8 8 0 0 1-11.4 11.4l-40-40a8 8 0 0 1 0-11.4l40-40a8 8 0 0 1 11.4 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm21.7 138.3a8 8 0 0 1-11.4 11.4l-40-40a8 8 0 0 1 0-11.4l40-40a8 8 0 0 1 11.4 11.4l-34.4 34.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm29.7-93.7a8 8 0 0 1 0 11.4l-40 40a8 8 0 0 1-11.4-11.4l34.4-34.3-34.4-34.3a8 8 0 0 1 11.4-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm29.7 109.7l-40 40a8 8 0 0 1-11.4-11.4l34.4-34.3-34.4-34.3a8 8 0 0 1 11.4-11.4l40 40a8 8 0 0 1 0 11.4z
    M215.4 163.1a8 8 0 0 1-7.4 4.9h-160a8 8 0 0 1-5.7-13.7l80-80a8 8 0 0 1 11.4 0l80 80a8 8 0 0 1 1.7 8.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.7-77.7a8 8 0 0 1-11.4 11.4l-34.3-34.4-34.3 34.4a8 8 0 0 1-11.4-11.4l40-40a8 8 0 0 1 11.4 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm45.7 125.7a8 8 0 0 1-11.4 0l-34.3-34.4-34.3 34.4a8 8 0 0 1-11.4-11.4l40-40a8 8 0 0 1 11.4 0l40 40a8 8 0 0 1 0 11.4z
    M200 80v32a8 8 0 0 1-16 0v-24h-24a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm-104 88h-24v-24a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8h32a8 8 0 0 0 0-16zm136-112v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 144v-144h-176v144h176z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-128 152h-32a8 8 0 0 1-8-8v-32a8 8 0 0 1 16 0v24h24a8 8 0 0 1 0 16zm120-88a8 8 0 0 1-16 0v-24h-24a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8z
    M211 103.4l-70.1 28 49.4 63.6a8 8 0 1 1-12.6 9.9l-49.7-63.9-49.7 63.9a8 8 0 0 1-12.6-9.8l49.5-63.6-70.2-28.1a8 8 0 0 1 6-14.8l69 27.6v-76.2a8 8 0 0 1 16 0v76.2l69-27.6a8 8 0 1 1 6 14.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm47.3-99.7l-36.5 14.6 25.9 33.3a6.7 6.7 0 1 1-10.6 8.2l-26.1-33.5-26.1 33.5a6.7 6.7 0 0 1-10.6-8.2l25.9-33.3-36.5-14.6a6.7 6.7 0 1 1 5-12.5l35.6 14.3v-39.4a6.7 6.7 0 0 1 13.4 0v39.4l35.6-14.3a6.7 6.7 0 1 1 5 12.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-56.7-11.7l-36.5 14.6 25.9 33.3a6.7 6.7 0 1 1-10.6 8.2l-26.1-33.5-26.1 33.5a6.7 6.7 0 0 1-10.6-8.2l25.9-33.3-36.5-14.6a6.7 6.7 0 1 1 5-12.5l35.6 14.3v-39.4a6.7 6.7 0 0 1 13.4 0v39.4l35.6-14.3a6.7 6.7 0 1 1 5 12.5z
    M128 24a104 104 0 0 0 0 208c21.5 0 44.1-6.5 60.4-17.3a8 8 0 0 0-8.8-13.4c-13.6 9.1-33.4 14.7-51.6 14.7a88 88 0 1 1 88-88c0 26.4-10.9 32-20 32s-20-5.6-20-32v-40a8 8 0 0 0-16 0v4.3a48 48 0 1 0 5.9 65.1c6 12 16.4 18.6 30.1 18.6 22.5 0 36-17.9 36-48a104.1 104.1 0 0 0-104-104zm0 136a32 32 0 1 1 32-32 32 32 0 0 1-32 32z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-148.5a60.5 60.5 0 0 0 0 121c12.5 0 25.6-3.8 35.1-10.1a6.7 6.7 0 1 0-7.5-11.2c-7.2 4.8-17.8 7.8-27.6 7.8a47 47 0 1 1 47-47c0 5.2-.9 9.6-2.6 12.3-1.5 2.4-3.3 3.4-6.3 3.4s-4.9-1-6.4-3.4c-1.6-2.7-2.6-7.1-2.6-12.3v-22.4a6.7 6.7 0 0 0-13.1-1.9 29.1 29.1 0 1 0 4.9 44.5c3.9 5.7 9.8 8.9 17.2 8.9 13.8 0 22.4-11.1 22.4-29.1a60.5 60.5 0 0 0-60.5-60.5zm0 76.2a15.7 15.7 0 1 1 15.7-15.7 15.7 15.7 0 0 1-15.7 15.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-104-60.5a60.5 60.5 0 0 0 0 121c12.5 0 25.6-3.8 35.1-10.1a6.7 6.7 0 1 0-7.5-11.2c-7.2 4.8-17.8 7.8-27.6 7.8a47 47 0 1 1 47-47c0 5.2-.9 9.6-2.6 12.3-1.5 2.4-3.3 3.4-6.3 3.4s-4.9-1-6.4-3.4c-1.6-2.7-2.6-7.1-2.6-12.3v-22.4a6.7 6.7 0 0 0-13.1-1.9 29.1 29.1 0 1 0 4.9 44.5c3.9 5.7 9.8 8.9 17.2 8.9 13.8 0 22.4-11.1 22.4-29.1a60.5 60.5 0 0 0-60.5-60.5zm0 76.2a15.7 15.7 0 1 1 15.7-15.7 15.7 15.7 0 0 1-15.7 15.7z
    M196.1 128c24.7-34.6 37.2-70.4 19.8-87.9s-53.3-4.9-87.9 19.8c-34.6-24.7-70.4-37.2-87.9-19.8s-4.9 53.3 19.8 87.9c-24.7 34.6-37.2 70.4-19.8 87.9 5.7 5.6 13.2 8.1 21.9 8.1 18.5 0 42.5-11.2 66-27.9 23.5 16.7 47.5 27.9 66 27.9 8.8 0 16.3-2.5 21.9-8.1 17.4-17.5 4.9-53.3-19.8-87.9zm8.5-76.6c7.6 7.7 2.4 32.4-18.6 63.3a300.3 300.3 0 0 0-21.2-23.5 300.3 300.3 0 0 0-23.5-21.2c30.9-21 55.6-26.2 63.3-18.6zm-28.3 76.6a289.1 289.1 0 0 1-22.8 25.5 289.1 289.1 0 0 1-25.5 22.8 289.1 289.1 0 0 1-25.5-22.8 289.1 289.1 0 0 1-22.8-25.5 298.6 298.6 0 0 1 48.3-48.3 289.1 289.1 0 0 1 25.5 22.8 289.1 289.1 0 0 1 22.8 25.5zm-124.9-76.6c2.2-2.2 5.9-3.3 10.7-3.3 11.8 0 30.7 6.9 52.6 21.9a304 304 0 0 0-23.5 21.2 300.3 300.3 0 0 0-21.2 23.5c-21-30.9-26.2-55.6-18.6-63.3zm0 153.2c-7.6-7.7-2.4-32.4 18.6-63.3a300.3 300.3 0 0 0 21.2 23.5 304.2 304.2 0 0 0 23.5 21.2c-30.9 21-55.6 26.2-63.3 18.6zm153.2 0c-7.7 7.6-32.4 2.4-63.3-18.6a304.2 304.2 0 0 0 23.5-21.2 300.3 300.3 0 0 0 21.2-23.5c21 30.9 26.2 55.6 18.6 63.3zm-64.6-76.6a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M168 40.6v-8.6a24 24 0 0 0-24-24h-32a24 24 0 0 0-24 24v8.6a56.1 56.1 0 0 0-48 55.4v120a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-120a56.1 56.1 0 0 0-48-55.4zm-56-16.6h32a8 8 0 0 1 8 8v8h-48v-8a8 8 0 0 1 8-8zm56 136h-80v-8a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8zm-80 16h48v8a8 8 0 0 0 16 0v-8h16v40h-80zm112 40h-16v-64a24 24 0 0 0-24-24h-64a24 24 0 0 0-24 24v64h-16v-120a40 40 0 0 1 40-40h64a40 40 0 0 1 40 40v120zm-48-128a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8z
    M168 40.6v-8.6a24 24 0 0 0-24-24h-32a24 24 0 0 0-24 24v8.6a56.1 56.1 0 0 0-48 55.4v120a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-120a56.1 56.1 0 0 0-48-55.4zm-64-8.6a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v8h-48zm8 40h32a8 8 0 0 1 0 16h-32a8 8 0 0 1 0-16zm64 144h-96v-40h56v8a8 8 0 0 0 16 0v-8h24zm0-56h-96v-8a16 16 0 0 1 16-16h64a16 16 0 0 1 16 16z
    M223.8 58a16 16 0 0 0-16.3 .5l-79.5 50.6v-37.3a15.9 15.9 0 0 0-24.5-13.3l-88.2 56.2a15.8 15.8 0 0 0 0 26.6l88.2 56.2a15.9 15.9 0 0 0 24.5-13.3v-37.3l79.5 50.6a15.9 15.9 0 0 0 24.5-13.3v-112.4a15.8 15.8 0 0 0-8.2-13.8zm-111.8 125.9l-87.8-55.9 87.8-55.9zm104 0l-87.8-55.9 87.8-55.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-12.4-131.2a8 8 0 0 0-8.4 .8l-48 36a8 8 0 0 0 0 12.8l48 36a8 8 0 0 0 4.8 1.6 8 8 0 0 0 8-8v-72a8 8 0 0 0-4.4-7.2zm-11.6 63.2l-26.7-20 26.7-20zm75.6-63.2a8 8 0 0 0-8.4 .8l-48 36a8 8 0 0 0 0 12.8l48 36a8 8 0 0 0 4.8 1.6 8 8 0 0 0 8-8v-72a8 8 0 0 0-4.4-7.2zm-11.6 63.2l-26.7-20 26.7-20z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm56 140a8 8 0 0 1-12.8 6.4l-48-36a8 8 0 0 1-3.2-6.4v36a8 8 0 0 1-12.8 6.4l-48-36a8 8 0 0 1 0-12.8l48-36a8 8 0 0 1 12.8 6.4v36a8 8 0 0 1 3.2-6.4l48-36a8 8 0 0 1 12.8 6.4z
    M199.8 34a16 16 0 0 0-16.2 .4l-119.6 74.8v-69.2a8 8 0 0 0-16 0v176a8 8 0 0 0 16 0v-69.2l119.6 74.8a16 16 0 0 0 24.4-13.5v-160.2a15.9 15.9 0 0 0-8.2-13.9zm-7.8 174l-127.8-80 127.8-79.9z
    M208 47.9v160.2a16 16 0 0 1-24.4 13.5l-119.6-74.8v69.2a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0v69.2l119.6-74.8a16 16 0 0 1 24.4 13.5z
    M232 71.8v112.4a15.9 15.9 0 0 1-24.5 13.3l-79.5-50.6v37.3a15.9 15.9 0 0 1-24.5 13.3l-88.2-56.2a15.8 15.8 0 0 1 0-26.6l88.2-56.2a15.9 15.9 0 0 1 24.5 13.3v37.3l79.5-50.6a15.9 15.9 0 0 1 24.5 13.3z
    M216 64h-40a48 48 0 0 0-96 0h-40a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm-88-32a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm88 168h-176v-120h40v16a8 8 0 0 0 16 0v-16h64v16a8 8 0 0 0 16 0v-16h40z
    M239.9 198.1l-14.3-120a16 16 0 0 0-16-14.1h-33.6a48 48 0 0 0-96 0h-33.7a16 16 0 0 0-16 14.1l-14.2 120a16 16 0 0 0 3.9 12.5 16.1 16.1 0 0 0 12 5.4h191.9a16.1 16.1 0 0 0 12.1-5.4 16 16 0 0 0 3.9-12.5zm-111.9-166.1a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm-96 168l14.3-120h163.5l14.1 120z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-126.1h-20.3a29.1 29.1 0 0 0-58 0h-20.3a11.2 11.2 0 0 0-11.2 11.2v67.2a11.2 11.2 0 0 0 11.2 11.2h98.6a11.2 11.2 0 0 0 11.2-11.2v-67.2a11.2 11.2 0 0 0-11.2-11.2zm-49.3-13.4a15.7 15.7 0 0 1 15.5 13.4h-31a15.7 15.7 0 0 1 15.5-13.4zm47 89.6h-94v-62.7h17.9v6.7a6.7 6.7 0 0 0 13.4 0v-6.7h31.4v6.7a6.7 6.7 0 0 0 13.4 0v-6.7h17.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-35.8h-22.4a26.9 26.9 0 0 0-53.8 0h-22.4a9 9 0 0 0-8.9 8.9v67.2a9 9 0 0 0 8.9 9h98.6a9 9 0 0 0 8.9-9v-67.2a9 9 0 0 0-8.9-8.9zm-67.2 22.4a4.5 4.5 0 0 1-9 0v-9a4.5 4.5 0 0 1 9 0zm17.9-40.4a17.9 17.9 0 0 1 17.9 18h-35.8a17.9 17.9 0 0 1 17.9-18zm26.9 40.4a4.5 4.5 0 0 1-9 0v-9a4.5 4.5 0 0 1 9 0z
    M216 64h-40a48 48 0 0 0-96 0h-40a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm-120 40a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0zm32-72a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm48 72a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z
    M128 16a88.1 88.1 0 0 0-88 88c0 23.4 9.4 49.4 25.1 69.5 12.1 15.4 26.5 26 41.9 31.1l-10.4 24.2a8 8 0 0 0 7.4 11.2h48a8 8 0 0 0 7.4-11.2l-10.4-24.2c15.4-5.1 29.8-15.7 41.9-31.1 15.7-20.1 25.1-46.1 25.1-69.5a88.1 88.1 0 0 0-88-88zm11.9 208h-23.8l7-16.2c1.6 .1 3.3 .2 4.9 .2s3.3-.1 4.9-.2zm38.4-60.4c-14.4 18.3-32.2 28.4-50.3 28.4s-35.9-10.1-50.3-28.4c-13.6-17.3-21.7-39.6-21.7-59.6a72 72 0 0 1 144 0c0 20-8.1 42.3-21.7 59.6zm-1-59.7a8.5 8.5 0 0 1-1.3 .1 8 8 0 0 1-7.9-6.7 41.3 41.3 0 0 0-33.4-33.4 8 8 0 1 1 2.6-15.8 57.5 57.5 0 0 1 46.6 46.6 8 8 0 0 1-6.6 9.2z
    M128 16a88.1 88.1 0 0 0-88 88c0 23.4 9.4 49.4 25.1 69.5 12.1 15.4 26.5 26 41.9 31.1l-10.4 24.2a8 8 0 0 0 7.4 11.2h48a8 8 0 0 0 7.4-11.2l-10.4-24.2c15.4-5.1 29.8-15.7 41.9-31.1 15.7-20.1 25.1-46.1 25.1-69.5a88.1 88.1 0 0 0-88-88zm49.3 87.9a8.5 8.5 0 0 1-1.3 .1 8 8 0 0 1-7.9-6.7 41.3 41.3 0 0 0-33.4-33.4 8 8 0 1 1 2.6-15.8 57.5 57.5 0 0 1 46.6 46.6 8 8 0 0 1-6.6 9.2z
    M184.6 128l27.7-27.7a40 40 0 1 0-56.6-56.6l-27.7 27.7-27.7-27.7a40 40 0 1 0-56.6 56.6l27.7 27.7-27.7 27.7a40 40 0 1 0 56.6 56.6l27.7-27.7 27.7 27.7a40 40 0 1 0 56.6-56.6zm-17.6-73a24 24 0 1 1 34 34l-27.7 27.7-34-33.9zm-5.1 73l-33.9 33.9-33.9-33.9 33.9-33.9zm-106.9-39a24 24 0 1 1 34-34l27.7 27.7-33.9 34zm34 112a24 24 0 1 1-34-34l27.7-27.7 34 33.9zm112 0a24 24 0 0 1-34 0l-27.7-27.7 33.9-34 27.8 27.7a24 24 0 0 1 0 34zm-85-73a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M128 116a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm84.3 39.7a40 40 0 1 1-56.6 56.6l-27.7-27.7-27.7 27.7a40 40 0 1 1-56.6-56.6l27.7-27.7-27.7-27.7a40 40 0 1 1 56.6-56.6l27.7 27.7 27.7-27.7a40 40 0 1 1 56.6 56.6l-27.7 27.7zm-95.6 17.5l-33.9-33.9-27.8 27.7a24 24 0 1 0 34 34zm45.2-45.2l-33.9-33.9-33.9 33.9 33.9 33.9zm39-39a24 24 0 1 0-33.9-34l-27.7 27.8 33.9 33.9z
    M128 88a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm112-96h-224a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h224a8 8 0 0 0 8-8v-128a8 8 0 0 0-8-8zm-46.4 128h-131.2a56.8 56.8 0 0 0-38.4-38.4v-35.2a56.8 56.8 0 0 0 38.4-38.4h131.2a56.8 56.8 0 0 0 38.4 38.4v35.2a56.8 56.8 0 0 0-38.4 38.4zm38.4-90.6a40.8 40.8 0 0 1-21.4-21.4h21.4zm-186.6-21.4a40.8 40.8 0 0 1-21.4 21.4v-21.4zm-21.4 90.6a40.8 40.8 0 0 1 21.4 21.4h-21.4zm186.6 21.4a40.8 40.8 0 0 1 21.4-21.4v21.4z
    M168 128a40 40 0 1 1-40-40 40 40 0 0 1 40 40zm80-64v128a8 8 0 0 1-8 8h-224a8 8 0 0 1-8-8v-128a8 8 0 0 1 8-8h224a8 8 0 0 1 8 8zm-16 46.4a56.8 56.8 0 0 1-38.4-38.4h-131.2a56.8 56.8 0 0 1-38.4 38.4v35.2a56.8 56.8 0 0 1 38.4 38.4h131.2a56.8 56.8 0 0 1 38.4-38.4z
    M232 48v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-160 152h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm152-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-192-64a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 0-16h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8zm48-16a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-80a8 8 0 0 0-8-8zm104 88v-80a8 8 0 0 0-16 0v80a8 8 0 0 0 16 0zm-40-88a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-80a8 8 0 0 0-8-8zm-32 0a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-80a8 8 0 0 0-8-8z
    M224 40v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-144 168h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm136-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-176-80a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 0-16h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8zm40-16h96a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8zm8 96h80v-80h-80z
    M207.1 72.7a111.2 111.2 0 0 0-79.1-32.7h-.4c-61.5 .2-111.6 51-111.6 113.1v22.9a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-24a111.2 111.2 0 0 0-32.9-79.3zm16.9 103.3h-104.3l54.8-75.3a8 8 0 0 0-13-9.4l-61.6 84.7h-67.9v-22.9c0-3.1 .2-6.1 .4-9.1h23.6a8 8 0 0 0 0-16h-20.7c10.3-38.9 44-68.2 84.7-71.7v23.7a8 8 0 0 0 16 0v-23.7a96.1 96.1 0 0 1 85 71.7h-21a8 8 0 0 0 0 16h23.7c.2 2.6 .3 5.3 .3 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-55.9 171.9c.8-1 1.6-1.9 2.4-2.9a8 8 0 1 0-12.5-10l-1.3 1.6a87.8 87.8 0 0 1 0-113.2l1.3 1.6a8 8 0 1 0 12.5-10c-.8-1-1.6-2-2.4-2.9a87.8 87.8 0 0 1 111.8 0c-.8 1-1.6 1.9-2.4 2.9a8 8 0 1 0 12.5 10l1.3-1.6a87.8 87.8 0 0 1 0 113.2l-1.3-1.6a8 8 0 1 0-12.5 10c.8 1 1.6 2 2.4 2.9a87.8 87.8 0 0 1-111.8 0zm23.8-50.6a104.5 104.5 0 0 1-4.5 17.4 8 8 0 0 1-15.1-5.4 87.1 87.1 0 0 0 3.8-14.6 8 8 0 1 1 15.8 2.6zm0-34.6a8 8 0 0 1-6.6 9.2 8.5 8.5 0 0 1-1.3 .1 8 8 0 0 1-7.9-6.7 87.1 87.1 0 0 0-3.8-14.6 8 8 0 0 1 15.1-5.4 104.5 104.5 0 0 1 4.5 17.4zm78.9 56.8a8 8 0 0 1-10.2-4.8 104.5 104.5 0 0 1-4.5-17.4 8 8 0 1 1 15.8-2.6 87.1 87.1 0 0 0 3.8 14.6 8 8 0 0 1-4.9 10.2zm-14.7-56.8a104.5 104.5 0 0 1 4.5-17.4 8 8 0 0 1 15.1 5.4 87.1 87.1 0 0 0-3.8 14.6 8 8 0 0 1-7.9 6.7 8.5 8.5 0 0 1-1.3-.1 8 8 0 0 1-6.6-9.2z
    M209.4 63.3a4 4 0 0 0-5.9-.5 88.9 88.9 0 0 0-9.4 10 8.2 8.2 0 0 1-11 1.8 8 8 0 0 1-1.6-11.6 104.2 104.2 0 0 1 10.3-11.1 4 4 0 0 0-.2-6.1 103.8 103.8 0 0 0-127.2 0 4 4 0 0 0-.2 6.1 104.6 104.6 0 0 1 10.2 10.9 8.2 8.2 0 0 1-.4 10.8 8 8 0 0 1-12-.6 88.4 88.4 0 0 0-9.6-10.2 4 4 0 0 0-5.8 .5 103.8 103.8 0 0 0 0 129.4 4 4 0 0 0 5.8 .5 88.9 88.9 0 0 0 9.4-10 8.2 8.2 0 0 1 11-1.8 8 8 0 0 1 1.7 11.6 104.2 104.2 0 0 1-10.3 11.1 4 4 0 0 0 .2 6.1 103.8 103.8 0 0 0 127.2 0 4 4 0 0 0 .2-6.1 104.2 104.2 0 0 1-10.3-11.1 8 8 0 0 1 1.7-11.6 8.2 8.2 0 0 1 11 1.8 88.9 88.9 0 0 0 9.4 10 4 4 0 0 0 5.8-.4 103.8 103.8 0 0 0 0-129.5zm-127.7 25a8.2 8.2 0 0 1 9.8 5.3 105.1 105.1 0 0 1 4.3 16.8 8 8 0 0 1-7.8 9.6 8 8 0 0 1-8-7.4c-.4-4.4-1.1-8.9-3.2-12.8a8 8 0 0 1 4.9-11.5zm14.1 57.3a103.5 103.5 0 0 1-4.4 17.1 8 8 0 0 1-11.2 4.4 8.2 8.2 0 0 1-3.8-10.1 87.8 87.8 0 0 0 3.7-14.3 8 8 0 0 1 10.2-6.4 8.2 8.2 0 0 1 5.5 9.3zm80 21.5a8 8 0 0 1-11.2-4.4 103.5 103.5 0 0 1-4.4-17.1 8.2 8.2 0 0 1 5.5-9.3 8 8 0 0 1 10.2 6.4 87.8 87.8 0 0 0 3.7 14.3 8.2 8.2 0 0 1-3.8 10.1zm3.4-67.3c-2.1 3.9-2.8 8.4-3.2 12.8a8 8 0 0 1-10.2 7 8.2 8.2 0 0 1-5.6-9.2 103.6 103.6 0 0 1 4.3-16.8 8.2 8.2 0 0 1 9.8-5.3 8 8 0 0 1 4.9 11.5z
    M136 120v56a8 8 0 0 1-16 0v-56a8 8 0 0 1 16 0zm36.8-.8l-5.6 56a8 8 0 0 0 7.2 8.8 7.3 7.3 0 0 0 .8 0 8 8 0 0 0 8-7.2l5.6-56a8 8 0 0 0-16-1.6zm-89.6 0a8 8 0 0 0-16 1.6l5.6 56a8 8 0 0 0 8 7.2 7.3 7.3 0 0 0 .8 0 8 8 0 0 0 7.2-8.8zm156.7-30.1l-15 113a16.1 16.1 0 0 1-15.9 13.9h-162a16.1 16.1 0 0 1-15.9-13.9l-15-113a8 8 0 0 1 7.9-9.1h44.4l53.6-61.3a8 8 0 0 1 12 0l53.6 61.3h44.4a8 8 0 0 1 7.9 9.1zm-150.3-9.1h76.8l-38.4-43.8zm133.3 16h-189.8l13.9 104h162z
    M238 82.7a8 8 0 0 0-6-2.7h-44.4l-53.6-61.3a8 8 0 0 0-12 0l-53.6 61.3h-44.4a8 8 0 0 0-7.9 9.1l15 113a16.1 16.1 0 0 0 15.9 13.9h162a16.1 16.1 0 0 0 15.9-13.9l15-113a8 8 0 0 0-1.9-6.4zm-156.4 101.3a7.3 7.3 0 0 1-.8 0 8 8 0 0 1-8-7.2l-5.6-56a8 8 0 0 1 15.9-1.6l5.6 56a8 8 0 0 1-7.1 8.8zm54.4-8a8 8 0 0 1-16 0v-56a8 8 0 0 1 16 0zm-46.4-96l38.4-43.8 38.4 43.8zm99.2 40.8l-5.6 56a8 8 0 0 1-8 7.2 7.3 7.3 0 0 1-.8 0 8 8 0 0 1-7.2-8.8l5.6-56a8 8 0 0 1 16 1.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-68 48.2a87.2 87.2 0 0 1 19.6 47.8h-39.2a87.5 87.5 0 0 1 19.6-47.8zm76 47.8v-79.6a87.6 87.6 0 0 1 48.7 20.3 103.1 103.1 0 0 0-24.4 59.3zm-16 0h-24.3a103.1 103.1 0 0 0-24.4-59.3 87.6 87.6 0 0 1 48.7-20.3zm-40.4 16a87.2 87.2 0 0 1-19.6 47.8 87.5 87.5 0 0 1-19.6-47.8zm16.1 0h24.3v79.6a87.6 87.6 0 0 1-48.7-20.3 103.1 103.1 0 0 0 24.4-59.3zm40.3 0h24.3a103.1 103.1 0 0 0 24.4 59.3 87.6 87.6 0 0 1-48.7 20.3zm40.4 0h39.2a87.5 87.5 0 0 1-19.6 47.8 87.2 87.2 0 0 1-19.6-47.8zm0-16a87.2 87.2 0 0 1 19.6-47.8 87.5 87.5 0 0 1 19.6 47.8z
    M63.6 46.4a103.5 103.5 0 0 1 52-21.7 4 4 0 0 1 4.4 4v91.3h-24.3a103.8 103.8 0 0 0-32.3-67.6 4 4 0 0 1 .2-6zm-17.6 17.7a103.5 103.5 0 0 0-21.3 51.4 4 4 0 0 0 4 4.5h50.9a87.9 87.9 0 0 0-27.7-56.4 4 4 0 0 0-5.9 .5zm146.4-17.7a103.5 103.5 0 0 0-52-21.7 4 4 0 0 0-4.4 4v91.3h24.3a103.8 103.8 0 0 1 32.3-67.6 4 4 0 0 0-.2-6zm38.9 69.1a103.5 103.5 0 0 0-21.3-51.4 4 4 0 0 0-5.9-.5 87.9 87.9 0 0 0-27.7 56.4h50.9a4 4 0 0 0 4-4.5zm-206.6 25a103.5 103.5 0 0 0 21.3 51.4 4 4 0 0 0 5.9 .5 87.9 87.9 0 0 0 27.7-56.4h-50.9a4 4 0 0 0-4 4.5zm185.3 51.4a103.5 103.5 0 0 0 21.3-51.4 4 4 0 0 0-4-4.5h-50.9a87.9 87.9 0 0 0 27.7 56.4 4 4 0 0 0 5.9-.5zm-146.4 17.7a103.5 103.5 0 0 0 52 21.7 4 4 0 0 0 4.4-4v-91.3h-24.3a103.8 103.8 0 0 1-32.3 67.6 4 4 0 0 0 .2 6zm96.7-73.6h-24.3v91.3a4 4 0 0 0 4.4 4 103.5 103.5 0 0 0 52-21.7 4 4 0 0 0 .3-6 103.8 103.8 0 0 1-32.4-67.6z
    M240 96h-32a8 8 0 0 0-8-8h-64a8 8 0 0 0-8 8h-64v-44a12 12 0 0 1 12-12 12.4 12.4 0 0 1 12.2 9.6 8 8 0 0 0 15.6-3.2 28.3 28.3 0 0 0-27.8-22.4 28 28 0 0 0-28 28v44h-32a8 8 0 0 0-8 8v40a56.1 56.1 0 0 0 56 56v16a8 8 0 0 0 16 0v-16h96v16a8 8 0 0 0 16 0v-16a56.1 56.1 0 0 0 56-56v-40a8 8 0 0 0-8-8zm-48 8v32h-48v-32zm40 40a40 40 0 0 1-40 40h-128a40 40 0 0 1-40-40v-32h104v32a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-32h24z
    M240 96h-24a8 8 0 0 0-8-8h-72a8 8 0 0 0-8 8h-64v-44a12 12 0 0 1 12-12 12.4 12.4 0 0 1 12.2 9.6 8 8 0 0 0 15.6-3.2 28.3 28.3 0 0 0-27.8-22.4 28 28 0 0 0-28 28v44h-32a8 8 0 0 0-8 8v40a56.1 56.1 0 0 0 56 56v16a8 8 0 0 0 16 0v-16h96v16a8 8 0 0 0 16 0v-16a56.1 56.1 0 0 0 56-56v-40a8 8 0 0 0-8-8zm-40 8v40h-56v-40z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm48-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm-24-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm192 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm48-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-117.2 27.8a8 8 0 0 1 .4 7.8l-16 32a8 8 0 0 1-14.4-7.2l10.3-20.4h-19.1a8 8 0 0 1-7.2-11.6l16-32a8 8 0 1 1 14.4 7.2l-10.3 20.4h19.1a8 8 0 0 1 6.8 3.8z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm-144-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm192 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm-104-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm192 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M200 56h-168a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h168a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm8 120a8 8 0 0 1-8 8h-168a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h168a8 8 0 0 1 8 8zm-64-80v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-40 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm192 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M216 72h-184v-24a8 8 0 0 0-16 0v160a8 8 0 0 0 16 0v-32h208v32a8 8 0 0 0 16 0v-96a40 40 0 0 0-40-40zm-184 16h72v72h-72zm88 72v-72h96a24 24 0 0 1 24 24v48z
    M216 72h-184v-24a8 8 0 0 0-16 0v160a8 8 0 0 0 16 0v-32h208v32a8 8 0 0 0 16 0v-96a40 40 0 0 0-40-40zm-184 16h72v72h-72z
    M221.8 175.9c-5.6-9.5-13.8-36.6-13.8-71.9a80 80 0 1 0-160 0c0 35.3-8.3 62.4-13.8 71.9a16 16 0 0 0 13.8 24.1h40.8a40 40 0 0 0 78.4 0h40.8a16 16 0 0 0 13.8-24.1zm-93.8 40.1a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16zm-80-32c7.7-13.2 16-43.9 16-80a64 64 0 1 1 128 0c0 36 8.3 66.7 16 80z
    M224 71.1a8 8 0 0 1-10.8-3.4 94.1 94.1 0 0 0-33.4-36.9 8 8 0 1 1 8.5-13.6 111.5 111.5 0 0 1 39.1 43.1 8 8 0 0 1-3.4 10.8zm-188.3 .9a8 8 0 0 0 7.1-4.3 94.1 94.1 0 0 1 33.5-36.9 8 8 0 1 0-8.6-13.6 111.5 111.5 0 0 0-39.1 43.1 8 8 0 0 0 7.1 11.7zm186.1 103.9a16 16 0 0 1-13.8 24.1h-40.8a40 40 0 0 1-78.4 0h-40.8a16 16 0 0 1-13.8-24.1c9-15.5 13.8-37.6 13.8-63.9a80 80 0 0 1 160 0c0 26.3 4.8 48.4 13.8 63.9zm-71.2 24.1h-45.2a24 24 0 0 0 45.2 0zm57.4-16c-10.6-18.3-16-42.5-16-72a64 64 0 0 0-128 0c0 29.5-5.4 53.7-16 72z
    M224 71.1a8 8 0 0 1-10.8-3.4 94.1 94.1 0 0 0-33.4-36.9 8 8 0 1 1 8.5-13.6 111.5 111.5 0 0 1 39.1 43.1 8 8 0 0 1-3.4 10.8zm-188.3 .9a8 8 0 0 0 7.1-4.3 94.1 94.1 0 0 1 33.5-36.9 8 8 0 1 0-8.6-13.6 111.5 111.5 0 0 0-39.1 43.1 8 8 0 0 0 7.1 11.7zm186.1 103.9a16 16 0 0 1-13.8 24.1h-40.8a40 40 0 0 1-78.4 0h-40.8a16 16 0 0 1-13.8-24.1c9-15.5 13.8-37.6 13.8-63.9a80 80 0 0 1 160 0c0 26.3 4.8 48.4 13.8 63.9zm-71.2 24.1h-45.2a24 24 0 0 0 45.2 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm54.5-66.8c-4.9-8.3-7.5-20.3-7.5-34.6a47 47 0 0 0-94 0c0 14.3-2.6 26.3-7.5 34.6a11.2 11.2 0 0 0 0 11.3 11.1 11.1 0 0 0 9.7 5.6h20.3a24.6 24.6 0 0 0 49 0h20.3a11.1 11.1 0 0 0 9.7-5.6 11.2 11.2 0 0 0 0-11.3zm-54.5 25.8a11.2 11.2 0 0 1-11-8.9h22a11.2 11.2 0 0 1-11 8.9zm-41.1-22.4c5-10 7.5-22.8 7.5-38a33.6 33.6 0 0 1 67.2 0c0 15.2 2.5 28 7.5 38z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-51.5 26.8c-3.1-5.3-7.7-20.5-7.7-40.2a44.8 44.8 0 1 0-89.6 0c0 19.8-4.6 34.9-7.7 40.2a9 9 0 0 0 7.7 13.5h22.9a22.4 22.4 0 0 0 43.8 0h22.9a9 9 0 0 0 7.7-13.5zm-52.5 22.5a13.4 13.4 0 0 1-12.7-9h25.4a13.4 13.4 0 0 1-12.7 9z
    M221.8 175.9c-5.6-9.5-13.8-36.6-13.8-71.9a80 80 0 1 0-160 0c0 35.3-8.3 62.4-13.8 71.9a16 16 0 0 0 13.8 24.1h40.8a40 40 0 0 0 78.4 0h40.8a16 16 0 0 0 13.8-24.1zm-93.8 40.1a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l16.7 18.4a79.6 79.6 0 0 0-10.8 40.2c0 35.3-8.3 62.4-13.8 71.9a16 16 0 0 0 13.8 24.1h40.8a40 40 0 0 0 78.4 0h15.4l19.5 21.4a8 8 0 1 0 11.8-10.8zm74.1 181.4a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16zm-80-32c7.7-13.2 16-43.9 16-80a63.6 63.6 0 0 1 6.3-27.6l97.8 107.6zm166-4.7a8.1 8.1 0 0 1-2.9 .5 8 8 0 0 1-7.5-5.1c-7.2-18.5-11.6-44.9-11.6-70.7a64 64 0 0 0-95.6-55.7 8 8 0 0 1-7.9-13.9 80 80 0 0 1 119.5 69.6c0 35.4 8 58.6 10.5 64.9a8 8 0 0 1-4.5 10.3z
    M221.8 192a1.8 1.8 0 0 1-3 .3l-135.5-149.1a4 4 0 0 1 .8-6 79.6 79.6 0 0 1 45.1-13.2c43.8 .7 78.6 37.1 78.8 80.9 .1 34.9 8.3 61.6 13.8 71a15.9 15.9 0 0 1 0 16.1zm-7.9 18.6a8 8 0 0 1-11.8 10.8l-19.5-21.4h-15.4a40 40 0 0 1-78.4 0h-40.9a15.8 15.8 0 0 1-13.6-7.6 16.4 16.4 0 0 1-.1-16.7c5.6-9.7 13.7-36.6 13.7-71.7a79.4 79.4 0 0 1 10.9-40.2l-16.8-18.4a8 8 0 1 1 11.8-10.8zm-63.3-10.6h-45.3a24 24 0 0 0 45.3 0z
    M208 112a47.8 47.8 0 0 0-16.9 3.1l-25.2-43.1h26.1a8 8 0 0 1 8 8 8 8 0 0 0 16 0 24 24 0 0 0-24-24h-40a8 8 0 0 0-6.9 12l11.6 20h-57.4l-16.4-28a8 8 0 0 0-6.9-4h-28a8 8 0 0 0 0 16h23.4l13.7 23.5-15.7 21.6a48.1 48.1 0 1 0 12.9 9.4l11.6-15.9 31.2 53.4a8 8 0 1 0 13.8-8l-30.3-52h57.5l11.2 19.2a48 48 0 1 0 30.7-11.2zm-128 48a32 32 0 1 1-20.2-29.7l-18.3 25a8 8 0 1 0 13 9.4l18.2-25a31.9 31.9 0 0 1 7.3 20.3zm128 32a32 32 0 0 1-22.5-54.7l15.6 26.7a8 8 0 1 0 13.8-8l-15.6-26.8a32 32 0 1 1 8.7 62.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm42.6-99.2a29 29 0 0 0-8.5 1.3l-11.2-19.2h12.9a2.2 2.2 0 0 1 2.3 2.2 6.7 6.7 0 0 0 13.4 0 15.7 15.7 0 0 0-15.7-15.7h-24.6a6.7 6.7 0 0 0-5.8 10.1l4.6 7.9h-20.3l-8.5-14.6a6.7 6.7 0 0 0-5.8-3.4h-18a6.7 6.7 0 0 0 0 13.5h14.1l6.2 10.6-7.9 10a29.2 29.2 0 1 0 10.5 8.4l4.7-5.9 9.4 16.1a6.7 6.7 0 1 0 11.6-6.7l-8.5-14.6h20.3l4.7 8.1a29.1 29.1 0 1 0 20.1-8.1zm-69.5 29.1a15.7 15.7 0 1 1-12.1-15.3l-8.8 11.1a6.7 6.7 0 0 0 10.5 8.4l8.8-11.1a15.6 15.6 0 0 1 1.6 6.9zm69.5 15.7a15.7 15.7 0 0 1-13-24.5l7.2 12.2a6.7 6.7 0 0 0 11.6-6.7l-7.2-12.3c.5 0 .9 0 1.4 0a15.7 15.7 0 0 1 0 31.3z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-61.4-11.2a29 29 0 0 0-8.5 1.3l-11.2-19.2h12.9a2.2 2.2 0 0 1 2.3 2.2 6.7 6.7 0 0 0 13.4 0 15.7 15.7 0 0 0-15.7-15.7h-24.6a6.7 6.7 0 0 0-5.8 10.1l4.6 7.9h-20.3l-8.5-14.6a6.7 6.7 0 0 0-5.8-3.4h-18a6.7 6.7 0 0 0 0 13.5h14.1l6.2 10.6-7.9 10a29.2 29.2 0 1 0 10.5 8.4l4.7-5.9 9.4 16.1a6.7 6.7 0 1 0 11.6-6.7l-8.5-14.6h20.3l4.7 8.1a29.1 29.1 0 1 0 20.1-8.1zm-69.5 29.1a15.7 15.7 0 1 1-12.1-15.3l-8.8 11.1a6.7 6.7 0 0 0 10.5 8.4l8.8-11.1a15.6 15.6 0 0 1 1.6 6.9zm69.5 15.7a15.7 15.7 0 0 1-13-24.5l7.2 12.2a6.7 6.7 0 0 0 11.6-6.7l-7.2-12.3c.5 0 .9 0 1.4 0a15.7 15.7 0 0 1 0 31.3z
    M237.2 151.9a47.1 47.1 0 0 0-2.4-5.5l-41.5-94.6a7.8 7.8 0 0 0-1.7-2.4 32 32 0 0 0-45.3 0 8 8 0 0 0-2.3 5.6v25h-32v-25a8 8 0 0 0-2.3-5.7 32 32 0 0 0-45.3 0 7.8 7.8 0 0 0-1.7 2.5l-41.5 94.6a47.1 47.1 0 0 0-2.4 5.4 48 48 0 1 0 93.2 16.2v-72h32v72a48 48 0 1 0 93.2-16.1zm-160.5-92.1a16 16 0 0 1 19.3-1v73.5a47.9 47.9 0 0 0-46.8-10zm-12.7 140.2a32 32 0 1 1 32-32 32 32 0 0 1-32 32zm96-141.3a16 16 0 0 1 19.3 1l27.5 62.6a47.9 47.9 0 0 0-46.8 9.9zm32 141.3a32 32 0 1 1 32-32 32 32 0 0 1-32 32z
    M237.2 151.9v-.1a1.4 1.4 0 0 0 0-.2 48.5 48.5 0 0 0-2.4-5.3l-41.5-94.5a8 8 0 0 0-1.7-2.4 32 32 0 0 0-45.3 0 8 8 0 0 0-2.3 5.6v25h-32v-25a8 8 0 0 0-2.3-5.7 32 32 0 0 0-45.3 0 8 8 0 0 0-1.7 2.5l-41.5 94.5a48.5 48.5 0 0 0-2.3 5.3 1.7 1.7 0 0 0-.1 .2s0 .1 0 .1a48 48 0 0 0 90.3 32.5 47.5 47.5 0 0 0 2.9-16.6v-71.8h32v71.8a47.5 47.5 0 0 0 2.9 16.6 48 48 0 0 0 90.4-32.5zm-143.1 27a32 32 0 0 1-60.2-21.7l1.8-4.1a32 32 0 0 1 60.3 14.8v.1a32 32 0 0 1-1.9 10.9zm108.9 19.2a32 32 0 0 1-43-30.1v-.1a32 32 0 0 1 60.3-14.8l1.8 4.1a32 32 0 0 1-19.1 40.9z
    M176 68a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm64 12a8 8 0 0 1-3.6 6.7l-20.4 13.6v19.7a104.1 104.1 0 0 1-104 104h-88a16 16 0 0 1-12.5-26l.1-.1 84.4-101.3v-19.7c0-33.4 26.8-60.7 59.7-60.9h.3a60 60 0 0 1 57.2 41.9l23.2 15.4a8 8 0 0 1 3.6 6.7zm-22.4 0l-15.7-10.5a8 8 0 0 1-3.3-4.6 44 44 0 0 0-42.6-32.9h-.2c-24.2 .1-43.8 20.2-43.8 44.9v22.6a8 8 0 0 1-1.8 5.1l-86.2 103.4h26.9l70.9-85.1a8 8 0 1 1 12.3 10.2l-62.3 74.9h40.2a88.1 88.1 0 0 0 88-88v-24a8 8 0 0 1 3.6-6.7z
    M236.4 73.3l-23.2-15.4a60 60 0 0 0-57.2-41.9h-.3c-32.9 .2-59.7 27.5-59.7 60.9v19.7l-84.4 101.3-.1 .1a16 16 0 0 0 12.5 26h88a104.1 104.1 0 0 0 104-104v-19.7l20.4-13.6a8 8 0 0 0 0-13.4zm-110.2 59.8l-60 72a8 8 0 1 1-12.3-10.2l60-72a8 8 0 1 1 12.3 10.2zm37.8-53.1a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M232 112a24 24 0 0 0-24-24h-72v-9a32.1 32.1 0 0 0 24-31c0-28-26.4-45.9-27.6-46.7a8 8 0 0 0-8.8 0c-1.2 .8-27.6 18.7-27.6 46.7a32.1 32.1 0 0 0 24 31v9h-72a24 24 0 0 0-24 24v23.3a40.8 40.8 0 0 0 8 24.3v40.4a24 24 0 0 0 24 24h144a24 24 0 0 0 24-24v-40.4a40.8 40.8 0 0 0 8-24.3zm-120-64c0-13.6 10-24.5 16-29.8 6 5.3 16 16.2 16 29.8a16 16 0 0 1-32 0zm-72 64a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8v23.3c0 13.3-10.5 24.3-23.3 24.7a24 24 0 0 1-24.7-24 8 8 0 0 0-16 0 24 24 0 0 1-48 0 8 8 0 0 0-16 0 24 24 0 0 1-24.7 24c-12.8-.4-23.3-11.4-23.3-24.7zm160 96h-144a8 8 0 0 1-8-8v-27.4a38.8 38.8 0 0 0 14.9 3.4 39.7 39.7 0 0 0 29-11.3 40.4 40.4 0 0 0 4.1-4.7 40 40 0 0 0 64 0 40.4 40.4 0 0 0 4.1 4.7 39.7 39.7 0 0 0 27.9 11.3c.4 0 .8 0 1.1 0a38.8 38.8 0 0 0 14.9-3.4v27.4a8 8 0 0 1-8 8z
    M208 88h-72v-9a32.1 32.1 0 0 0 24-31c0-28-26.4-45.9-27.6-46.7a8 8 0 0 0-8.8 0c-1.2 .8-27.6 18.7-27.6 46.7a32.1 32.1 0 0 0 24 31v9h-72a24 24 0 0 0-24 24v23.3a40.8 40.8 0 0 0 8 24.3v40.4a24 24 0 0 0 24 24h144a24 24 0 0 0 24-24v-40.4a40.8 40.8 0 0 0 8-24.3v-23.3a24 24 0 0 0-24-24zm-96-40c0-13.6 10-24.5 16-29.8 6 5.3 16 16.2 16 29.8a16 16 0 0 1-32 0zm104 87.3c0 13.3-10.5 24.3-23.3 24.7a24 24 0 0 1-24.7-24 8 8 0 0 0-16 0 24 24 0 0 1-48 0 8 8 0 0 0-16 0 24 24 0 0 1-24.7 24c-12.8-.4-23.3-11.4-23.3-24.7v-23.3a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8z
    M178.5 115.7a44 44 0 0 0-26.5-75.5v-16.2a8 8 0 0 0-16 0v16h-16v-16a8 8 0 0 0-16 0v16h-32a8 8 0 0 0 0 16h8v136h-8a8 8 0 0 0 0 16h32v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h8a48 48 0 0 0 18.5-92.3zm-2.5-31.7a28 28 0 0 1-28 28h-52v-56h52a28 28 0 0 1 28 28zm-16 108h-64v-64h64a32 32 0 0 1 0 64z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm32-95.6a26.9 26.9 0 0 0-14.1-43.1v-7.5a6.7 6.7 0 0 0-13.4 0v6.7h-9v-6.7a6.7 6.7 0 0 0-13.4 0v6.7h-13.5a6.7 6.7 0 0 0 0 13.4h2.3v71.7h-2.3a6.7 6.7 0 0 0 0 13.4h13.5v6.8a6.7 6.7 0 0 0 13.4 0v-6.8h9v6.8a6.7 6.7 0 0 0 13.4 0v-6.8a29.1 29.1 0 0 0 14.1-54.6zm-7.4-17a13.4 13.4 0 0 1-13.4 13.4h-26.9v-26.9h26.9a13.4 13.4 0 0 1 13.4 13.5zm-6.7 58.2h-33.6v-31.4h33.6a15.7 15.7 0 0 1 0 31.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-72-7.6a26.9 26.9 0 0 0-14.1-43.1v-7.5a6.7 6.7 0 0 0-13.4 0v6.7h-9v-6.7a6.7 6.7 0 0 0-13.4 0v6.7h-13.5a6.7 6.7 0 0 0 0 13.4h2.3v71.7h-2.3a6.7 6.7 0 0 0 0 13.4h13.5v6.8a6.7 6.7 0 0 0 13.4 0v-6.8h9v6.8a6.7 6.7 0 0 0 13.4 0v-6.8a29.1 29.1 0 0 0 14.1-54.6zm-7.4-17a13.4 13.4 0 0 1-13.4 13.4h-26.9v-26.9h26.9a13.4 13.4 0 0 1 13.4 13.5zm-6.7 58.2h-33.6v-31.4h33.6a15.7 15.7 0 0 1 0 31.4z
    M178.5 115.7a44 44 0 0 0-30.5-75.7h-68a8 8 0 0 0-8 8v152a8 8 0 0 0 8 8h80a48 48 0 0 0 18.5-92.3zm-90.5-59.7h60a28 28 0 0 1 0 56h-60zm72 136h-72v-64h72a32 32 0 0 1 0 64z
    M215.8 118.2a8 8 0 0 0-5-5.7l-57.6-21.6 14.6-73.3a8 8 0 0 0-13.6-7l-112 120a8 8 0 0 0 3 13l57.6 21.6-14.6 73.2a8 8 0 0 0 13.6 7l112-120a8 8 0 0 0 2-7.2zm-106.4 95.8l10.4-52.4a8 8 0 0 0-5-9l-52.8-19.9 84.6-90.6-10.4 52.3a8 8 0 0 0 5 9.1l52.8 19.8z
    M175.8 111.5a8 8 0 0 0-4.5-5.7l-50-22.4 13.7-57.6a8 8 0 0 0-13.6-7.2l-95.3 102.8a8 8 0 0 0 2.6 12.8l50 22.4-13.7 57.6a8 8 0 0 0 13.6 7.2l95.3-102.8a8 8 0 0 0 1.9-7.1zm-88.2 76.7l8.2-34.3a8 8 0 0 0-4.5-9.2l-45.9-20.6 67-72.3-8.2 34.4a8 8 0 0 0 4.5 9.1l45.9 20.6zm151.6 24.2l-36-72a8 8 0 0 0-14.4 0l-36 72a8 8 0 0 0 14.4 7.2l9.7-19.6h38.1l9.8 19.6a8 8 0 0 0 7.2 4.4 8 8 0 0 0 7.2-11.6zm-54.3-28.4l11.1-22.1 11 22.1z
    M173.9 118.6l-95.2 102.8a8 8 0 0 1-13.7-7.2l13.7-57.6-50-22.4a8 8 0 0 1-2.6-12.8l95.2-102.8a8 8 0 0 1 13.7 7.2l-13.7 57.6 50 22.4a8 8 0 0 1 2.6 12.8zm61.7 104.6a7.9 7.9 0 0 1-3.6 .8 8 8 0 0 1-7.2-4.4l-9.8-19.6h-38.1l-9.7 19.6a8 8 0 0 1-14.4-7.2l36-72a8 8 0 0 1 14.4 0l36 72a8 8 0 0 1-3.6 10.8zm-28.6-39.2l-11-22.1-11.1 22.1z
    M256 96v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-32-16v96a24 24 0 0 1-24 24h-168a24 24 0 0 1-24-24v-96a24 24 0 0 1 24-24h168a24 24 0 0 1 24 24zm-85.2 43.8a8 8 0 0 0-6.8-3.8h-19.1l10.3-20.4a8 8 0 1 0-14.4-7.2l-16 32a8 8 0 0 0 7.2 11.6h19.1l-10.3 20.4a8 8 0 0 0 14.4 7.2l16-32a8 8 0 0 0-.4-7.8z
    M134.6 123.5a8 8 0 0 1 .8 7.5l-16 40a8 8 0 0 1-14.8-6l11.6-29h-20.2a8 8 0 0 1-7.4-11l16-40a8 8 0 1 1 14.8 6l-11.6 29h20.2a8 8 0 0 1 6.6 3.5zm113.4-36.9v81.4a24 24 0 0 1-48 0v-40a8 8 0 0 0-8-8h-16v88h16a8 8 0 0 1 0 16h-160a8 8 0 0 1 0-16h16v-152a24 24 0 0 1 24-24h80a24 24 0 0 1 24 24v48h16a24 24 0 0 1 24 24v40a8 8 0 0 0 16 0v-81.4a8 8 0 0 0-2.3-5.6l-19.4-19.3a8 8 0 0 1 11.4-11.4l19.3 19.4a23.8 23.8 0 0 1 7 16.9zm-88 121.4v-152a8 8 0 0 0-8-8h-80a8 8 0 0 0-8 8v152z
    M241 69.7l-19.3-19.4a8 8 0 0 0-11.4 11.4l19.4 19.3a8 8 0 0 1 2.3 5.6v81.4a8 8 0 0 1-16 0v-40a24 24 0 0 0-24-24h-16v-48a24 24 0 0 0-24-24h-80a24 24 0 0 0-24 24v152h-16a8 8 0 0 0 0 16h160a8 8 0 0 0 0-16h-16v-88h16a8 8 0 0 1 8 8v40a24 24 0 0 0 48 0v-81.4a23.8 23.8 0 0 0-7-16.9zm-105.6 61.3l-16 40a8 8 0 0 1-14.8-6l11.6-29h-20.2a8 8 0 0 1-7.4-11l16-40a8 8 0 1 1 14.8 6l-11.6 29h20.2a8 8 0 0 1 7.4 11z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm51.4-93.9a6.7 6.7 0 0 0-4.1-4.8l-28.7-11.5 6-39.5a6.7 6.7 0 0 0-11.6-5.6l-62.7 67.2a6.7 6.7 0 0 0 2.4 10.8l28.7 11.5-6 39.5a6.7 6.7 0 0 0 11.6 5.6l62.7-67.2a6.7 6.7 0 0 0 1.7-6zm-59.5 48.2l3.5-23.4a6.7 6.7 0 0 0-4.1-7.2l-24.5-9.8 41.3-44.2-3.5 23.4a6.7 6.7 0 0 0 4.1 7.2l24.5 9.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-55.9-1.4l-62.7 67.2a4.5 4.5 0 0 1-7.7-3.9l8.2-41.1-32.3-12.1a4.5 4.5 0 0 1-1.7-7.3l62.8-67.2a4.5 4.5 0 0 1 7.6 3.9l-8.2 41.1 32.3 12.1a4.5 4.5 0 0 1 1.7 7.3z
    M213.8 125.5l-112 120a8 8 0 0 1-13.6-7l14.6-73.4-57.6-21.6a8 8 0 0 1-3-13l112-120a8 8 0 0 1 13.7 7l-14.7 73.4 57.6 21.6a8 8 0 0 1 3 13z
    M72 144h-40a8 8 0 0 1 0-16h35.7l13.6-20.4a8 8 0 0 1 13.4 0l25.3 38 9.3-14a8 8 0 0 1 6.7-3.6h24a8 8 0 0 1 0 16h-19.7l-13.6 20.4a8 8 0 0 1-13.4 0l-25.3-38-9.3 14a8 8 0 0 1-6.7 3.6zm106-104c-20.6 0-38.7 8.9-50 23.9-11.3-15-29.4-23.9-50-23.9a62.1 62.1 0 0 0-62 62c0 .8 0 1.5 0 2.2a8 8 0 1 0 16-.4c0-.6 0-1.2 0-1.8a46.1 46.1 0 0 1 46-46c19.4 0 35.8 10.4 42.6 27a8 8 0 0 0 14.8 0c6.8-16.7 23.2-27 42.6-27a46.1 46.1 0 0 1 46 46c0 53.6-77.8 102.2-96 112.8-10.8-6.3-42.6-26-66.7-52.2a8 8 0 1 0-11.8 10.8c31.2 34 72.9 56.7 74.7 57.6a8 8 0 0 0 7.6 0c4.4-2.3 108.2-59 108.2-129a62.1 62.1 0 0 0-62-62z
    M240 102c0 70-103.8 126.7-108.2 129a8 8 0 0 1-7.6 0c-3.3-1.8-63.5-34.7-92.7-80.9a4 4 0 0 1 3.4-6.1h37.1a8 8 0 0 0 6.7-3.6l9.3-14 25.3 38a8 8 0 0 0 9.2 3.2 8.2 8.2 0 0 0 4.3-3.3l13.5-20.3h19.7a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.2-7.5h-23.8a8 8 0 0 0-6.7 3.6l-9.3 14-25.3-38a8 8 0 0 0-9.2-3.2 8.2 8.2 0 0 0-4.3 3.3l-13.5 20.3h-44.2a4 4 0 0 1-3.8-2.8 76.9 76.9 0 0 1-3.7-23.2 62.1 62.1 0 0 1 62-62c20.6 0 38.7 8.9 50 23.9 11.3-15 29.4-23.9 50-23.9a62.1 62.1 0 0 1 62 62z
    M137.8 215.8a8 8 0 0 0 5.7-5l21.6-57.6 73.3 14.6a8 8 0 0 0 7-13.6l-120-112a8 8 0 0 0-13 3l-21.6 57.6-73.2-14.6a8 8 0 0 0-7 13.6l120 112a8 8 0 0 0 7.2 2zm-95.8-106.4l52.4 10.4a8 8 0 0 0 9-5l19.9-52.8 90.7 84.6-52.4-10.4a8 8 0 0 0-9.1 5l-19.8 52.8z
    M130.5 213.8l-120-112a8 8 0 0 1 7-13.6l73.4 14.6 21.6-57.6a8 8 0 0 1 13-3l120 112a8 8 0 0 1-7 13.7l-73.4-14.7-21.6 57.6a8 8 0 0 1-13 3z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l39.2 43.2-39.1 42a8 8 0 0 0 3 13l57.6 21.6-14.6 73.2a8 8 0 0 0 13.6 7l61.9-66.2 38.4 42.2a8 8 0 1 0 11.8-10.8zm55.5 179.4l10.4-52.4a8 8 0 0 0-5-9l-52.8-19.9 30.1-32.3 60.8 66.9zm-.7-143a8 8 0 0 1-.4-11.3l45.9-49.2a8 8 0 0 1 13.6 7l-14.6 73.4 57.6 21.6a8 8 0 0 1 3 13l-22.3 23.9a8 8 0 0 1-11.7-11l14.2-15.1-52.8-19.8a8 8 0 0 1-5-9.1l10.5-52.3-26.7 28.5a8 8 0 0 1-11.3 .4z
    M105.7 67.8a4 4 0 0 1 0-5.4l48.4-51.9a8 8 0 0 1 13.7 7l-14.6 73.4 57.4 21.5a8.2 8.2 0 0 1 4.2 3.4 8 8 0 0 1-1 9.7l-25.2 27a4 4 0 0 1-5.9 0zm27.8 54.3l-79.6-87.5a8 8 0 1 0-11.8 10.8l39.2 43.2-39 41.8a8.2 8.2 0 0 0-2.3 4.9 8 8 0 0 0 5.2 8.2l57.6 21.6-14.6 73.3a8 8 0 0 0 13.6 7l61.9-66.2 38.4 42.2a8 8 0 1 0 11.8-10.8z
    M232 112h-96v-24h8a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h8v24h-96a8 8 0 0 0 0 16h32v32h-8a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-8v-32h112v32h-8a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-8v-32h32a8 8 0 0 0 0-16zm-120-72h32v32h-32zm-32 168h-32v-32h32zm128 0h-32v-32h32z
    M232 48h-72a40 40 0 0 0-32 16 40 40 0 0 0-32-16h-72a8 8 0 0 0-8 8v144a8 8 0 0 0 8 8h72a24 24 0 0 1 24 24 8 8 0 0 0 16 0 24 24 0 0 1 24-24h72a8 8 0 0 0 8-8v-144a8 8 0 0 0-8-8zm-136 144h-64v-128h64a24 24 0 0 1 24 24v112a39.8 39.8 0 0 0-24-8zm128 0h-64a39.8 39.8 0 0 0-24 8v-112a24 24 0 0 1 24-24h64z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm58.2-135h-40.3a24.6 24.6 0 0 0-17.9 7.7 24.6 24.6 0 0 0-17.9-7.7h-40.3a6.7 6.7 0 0 0-6.8 6.7v80.6a6.7 6.7 0 0 0 6.8 6.7h40.3a11.2 11.2 0 0 1 11.2 11.2 6.7 6.7 0 0 0 13.4 0 11.2 11.2 0 0 1 11.2-11.2h40.3a6.7 6.7 0 0 0 6.8-6.7v-80.6a6.7 6.7 0 0 0-6.8-6.7zm-76.1 80.6h-33.6v-67.2h33.6a11.2 11.2 0 0 1 11.2 11.2v58.7a24.5 24.5 0 0 0-11.2-2.7zm69.4 0h-33.6a24.5 24.5 0 0 0-11.2 2.7v-58.7a11.2 11.2 0 0 1 11.2-11.2h33.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.3-40.3v80.6a4.5 4.5 0 0 1-4.5 4.5h-40.3a13.4 13.4 0 0 0-13.4 13.4 4.4 4.4 0 0 1-2.9 4.2 4.5 4.5 0 0 1-6.1-4.2 13.4 13.4 0 0 0-13.4-13.4h-40.3a4.5 4.5 0 0 1-4.5-4.5v-80.6a4.5 4.5 0 0 1 4.5-4.5h35.8a17.9 17.9 0 0 1 17.9 17.9v49.1a4.6 4.6 0 0 0 4.2 4.7 4.5 4.5 0 0 0 4.8-4.5v-49.3a17.9 17.9 0 0 1 17.9-17.9h35.8a4.5 4.5 0 0 1 4.5 4.5z
    M208 24h-136a32 32 0 0 0-32 32v168a8 8 0 0 0 8 8h144a8 8 0 0 0 0-16h-136a16 16 0 0 1 16-16h136a8 8 0 0 0 8-8v-160a8 8 0 0 0-8-8zm-8 160h-128a31.8 31.8 0 0 0-16 4.3v-132.3a16 16 0 0 1 16-16h128z
    M216 32v160a8 8 0 0 1-8 8h-136a16 16 0 0 0-16 16h136a8 8 0 0 1 0 16h-144a8 8 0 0 1-8-8v-168a32 32 0 0 1 32-32h136a8 8 0 0 1 8 8z
    M240 56v144a8 8 0 0 1-8 8h-72a24 24 0 0 0-24 23.9 7.9 7.9 0 0 1-5.1 7.6 8 8 0 0 1-10.9-7.5 24 24 0 0 0-24-24h-72a8 8 0 0 1-8-8v-144a8 8 0 0 1 8-8h64a32 32 0 0 1 32 32v87.7a8.2 8.2 0 0 0 7.5 8.3 8 8 0 0 0 8.5-8v-88a32 32 0 0 1 32-32h64a8 8 0 0 1 8 8z
    M232 48h-72a40 40 0 0 0-32 16 40 40 0 0 0-32-16h-72a8 8 0 0 0-8 8v144a8 8 0 0 0 8 8h72a24 24 0 0 1 24 24 8 8 0 0 0 16 0 24 24 0 0 1 24-24h72a8 8 0 0 0 8-8v-144a8 8 0 0 0-8-8zm-136 144h-64v-128h64a24 24 0 0 1 24 24v112a39.8 39.8 0 0 0-24-8zm128 0h-64a39.8 39.8 0 0 0-24 8v-112a24 24 0 0 1 24-24h64zm-64-104h40a8 8 0 0 1 0 16h-40a8 8 0 0 1 0-16zm48 40a8 8 0 0 1-8 8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm0 32a8 8 0 0 1-8 8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8z
    M232 48h-64a32 32 0 0 0-32 32v87.7a8.2 8.2 0 0 1-7.5 8.3 8 8 0 0 1-8.5-8v-88a32 32 0 0 0-32-32h-64a8 8 0 0 0-8 8v144a8 8 0 0 0 8 8h72a24 24 0 0 1 24 23.9 7.9 7.9 0 0 0 5.1 7.6 8 8 0 0 0 10.9-7.5 24 24 0 0 1 24-24h72a8 8 0 0 0 8-8v-144a8 8 0 0 0-8-8zm-24 120h-39.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5h39.8a8.2 8.2 0 0 1 8.2 7.5 8 8 0 0 1-8 8.5zm0-32h-39.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5h39.8a8.2 8.2 0 0 1 8.2 7.5 8 8 0 0 1-8 8.5zm0-32h-39.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5h39.7a8.2 8.2 0 0 1 8.3 7.5 8 8 0 0 1-8 8.5z
    M184 32h-112a16 16 0 0 0-16 16v176a8 8 0 0 0 12.2 6.8l59.8-37.4 59.8 37.4a8 8 0 0 0 12.2-6.8v-176a16 16 0 0 0-16-16zm0 177.6l-51.8-32.4a8 8 0 0 0-8.5 0l-51.7 32.4v-161.6h112z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm31.4-144h-62.8a11.2 11.2 0 0 0-11.2 11.2v98.6a6.7 6.7 0 0 0 10.3 5.7l32.3-20.2 32.3 20.2a6.7 6.7 0 0 0 10.3-5.7v-98.6a11.2 11.2 0 0 0-11.2-11.2zm-2.3 97.6l-25.5-15.9a6.7 6.7 0 0 0-7.2 0l-25.5 15.9v-84.2h58.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-72.6-53.8h-62.8a9 9 0 0 0-8.9 9v98.6a4.5 4.5 0 0 0 6.8 3.8l33.5-21 33.5 21a4.5 4.5 0 0 0 6.8-3.8v-98.6a9 9 0 0 0-8.9-9z
    M184 32h-112a16 16 0 0 0-16 16v176a8 8 0 0 0 12.2 6.8l59.8-37.4 59.8 37.4a8 8 0 0 0 12.2-6.8v-176a16 16 0 0 0-16-16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48.6-136h-62.8a11.2 11.2 0 0 0-11.2 11.2v98.6a6.7 6.7 0 0 0 10.3 5.7l32.3-20.2 32.3 20.2a6.7 6.7 0 0 0 10.3-5.7v-98.6a11.2 11.2 0 0 0-11.2-11.2zm-2.3 97.6l-25.5-15.9a6.7 6.7 0 0 0-7.2 0l-25.5 15.9v-84.2h58.2z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-64.6 26.2h-62.8a9 9 0 0 0-8.9 9v98.6a4.5 4.5 0 0 0 6.8 3.8l33.5-21 33.5 21a4.5 4.5 0 0 0 6.8-3.8v-98.6a9 9 0 0 0-8.9-9z
    M231.6 194.6l-33.1-157.8a16 16 0 0 0-19-12.4l-46.9 10a16.1 16.1 0 0 0-12.2 19l33.1 157.8a16 16 0 0 0 15.7 12.8 16.2 16.2 0 0 0 3.3-.4l46.9-10a16.1 16.1 0 0 0 12.2-19zm-95.6-144.4c0-.1 0-.1 0-.1l46.8-10 3.3 15.8-46.8 10.1zm6.6 31.4l46.8-10 3.4 15.9-46.8 10zm6.7 31.6l46.8-10.1 13.3 63.3-46.8 10zm66.7 84.7l-46.8 10-3.3-15.8 46.8-10.1 3.3 15.8c0 .1 0 .1 0 .1zm-112-165.9h-48a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-48 16h48v16h-48zm0 32h48v96h-48zm48 128h-48v-16h48v16z
    M231.6 194.6l-33.1-157.8a16 16 0 0 0-19-12.4l-46.9 10a16.1 16.1 0 0 0-12.2 19l33.1 157.8a16 16 0 0 0 15.7 12.8 16.2 16.2 0 0 0 3.3-.4l46.9-10a16.1 16.1 0 0 0 12.2-19zm-95.6-144.4c0-.1 0-.1 0-.1l46.8-10 3.3 15.8-46.8 10.1zm10 47.3l-3.4-15.9 46.9-10 3.3 15.9zm70 100.4l-46.8 10-3.3-15.8 46.8-10.1 3.3 15.8c0 .1 0 .1 0 .1zm-112-165.9h-48a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-48 16h48v16h-48zm48 160h-48v-16h48v16z
    M255.4 117l-14-35a15.9 15.9 0 0 0-14.8-10h-34.6v-8a8 8 0 0 0-8-8h-152a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h50a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-64a7.9 7.9 0 0 0-.6-3zm-63.4-29h34.6l9.6 24h-44.2zm-160-16h144v64h-144zm48 136a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm81-24h-50a32 32 0 0 0-62 0h-17v-32h144v12.3a32.1 32.1 0 0 0-15 19.7zm31 24a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm48-24h-17a32.1 32.1 0 0 0-31-24v-32h48z
    M255.4 117l-14-35a15.9 15.9 0 0 0-14.8-10h-34.6v-8a8 8 0 0 0-8-8h-152a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h50a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-64a8.1 8.1 0 0 0-.6-3zm-175.4 91a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm-48-72v-64h144v64zm160 72a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm0-96v-24h34.6l9.6 24z
    M248 124a56.1 56.1 0 0 0-32-50.6v-1.4a48 48 0 0 0-88-26.5 48 48 0 0 0-88 26.5v1.4a56 56 0 0 0 0 101.2v1.4a48 48 0 0 0 88 26.5 48 48 0 0 0 88-26.5v-1.4a56.1 56.1 0 0 0 32-50.6zm-160 84a32 32 0 0 1-31.8-28.6 55.9 55.9 0 0 0 7.8 .6h8a8 8 0 0 0 0-16h-8a40 40 0 0 1-13.3-77.7 8 8 0 0 0 5.3-7.6v-6.7a32 32 0 0 1 64 0v68.3a47.8 47.8 0 0 0-32-12.3 8 8 0 0 0 0 16 32 32 0 0 1 0 64zm104-44h-8a8 8 0 0 0 0 16h8a55.9 55.9 0 0 0 7.8-.6 32 32 0 1 1-31.8-35.4 8 8 0 0 0 0-16 47.8 47.8 0 0 0-32 12.3v-68.3a32 32 0 0 1 64 0v6.7a8 8 0 0 0 5.3 7.6 40 40 0 0 1-13.3 77.7zm16-52a8 8 0 0 1-8 8h-4a36 36 0 0 1-36-36v-4a8 8 0 0 1 16 0v4a20 20 0 0 0 20 20h4a8 8 0 0 1 8 8zm-148 8h-4a8 8 0 0 1 0-16h4a20 20 0 0 0 20-20v-4a8 8 0 0 1 16 0v4a36 36 0 0 1-36 36z
    M212 76v-4a44 44 0 0 0-74.9-31.3 3.9 3.9 0 0 0-1.1 2.8v88.7a4 4 0 0 0 6.2 3.3 47.7 47.7 0 0 1 25.5-7.5 8.2 8.2 0 0 1 8.3 7.6 8 8 0 0 1-8 8.4 32 32 0 0 0-32 32v33.9a4 4 0 0 0 1.5 3.1 47.9 47.9 0 0 0 74.2-17.2 4 4 0 0 0-4.5-5.5 68.1 68.1 0 0 1-15.2 1.7h-7.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5h8a51.6 51.6 0 0 0 24-5.9 52 52 0 0 0-4-94.1zm-12 36h-4a36 36 0 0 1-36-36v-4a8 8 0 0 1 16 0v4a20 20 0 0 0 20 20h4a8 8 0 0 1 0 16zm-112-84a44 44 0 0 0-44 44v4a52 52 0 0 0-4 94.1 51.6 51.6 0 0 0 24 5.9h7.7a8.2 8.2 0 0 1 8.3 7.5 8 8 0 0 1-8 8.5h-8a67.5 67.5 0 0 1-15.2-1.7 4 4 0 0 0-4.5 5.5 47.9 47.9 0 0 0 74.2 17.2 4 4 0 0 0 1.5-3.1v-33.9a32 32 0 0 0-32-32 8 8 0 0 1-8-8.4 8.2 8.2 0 0 1 8.3-7.6 47.7 47.7 0 0 1 25.5 7.5 4 4 0 0 0 6.2-3.3v-88.7a4 4 0 0 0-1.1-2.8 43.8 43.8 0 0 0-30.9-12.7zm8 48a36 36 0 0 1-36 36h-4a8 8 0 0 1 0-16h4a20 20 0 0 0 20-20v-4a8 8 0 0 1 16 0z
    M216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm120 24v41.6a184 184 0 0 1-88 22.4 184.1 184.1 0 0 1-88-22.4v-41.6zm0 128h-176v-68.4a200.2 200.2 0 0 0 88 20.4 200.2 200.2 0 0 0 88-20.4v68.4zm-112-88a8 8 0 0 1 8-8h32a8 8 0 0 1 0 16h-32a8 8 0 0 1-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-15.7-103.7a6.7 6.7 0 0 1 6.7-6.7h18a6.7 6.7 0 0 1 0 13.4h-18a6.7 6.7 0 0 1-6.7-6.7zm76.2-17.9v71.7a11.2 11.2 0 0 1-11.2 11.2h-98.6a11.2 11.2 0 0 1-11.2-11.2v-71.7a11.2 11.2 0 0 1 11.2-11.2h20.2v-4.5a15.7 15.7 0 0 1 15.7-15.7h26.8a15.7 15.7 0 0 1 15.7 15.7v4.5h20.2a11.2 11.2 0 0 1 11.2 11.2zm-76.2-11.2h31.4v-4.5a2.2 2.2 0 0 0-2.3-2.2h-26.8a2.2 2.2 0 0 0-2.3 2.2zm-31.3 13.4v19.8a100.8 100.8 0 0 0 47 11.6 100.8 100.8 0 0 0 47-11.6v-19.8zm94 67.2v-32.5a114.4 114.4 0 0 1-47 10.1 114.4 114.4 0 0 1-47-10.1v32.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-90.6-9a4.5 4.5 0 0 1-4.4 4.5h-18a4.5 4.5 0 0 1 0-8.9h18a4.5 4.5 0 0 1 4.4 4.4zm44.8-22.4v71.7a9 9 0 0 1-8.9 9h-98.6a9 9 0 0 1-8.9-9v-71.7a9 9 0 0 1 8.9-8.9h22.4v-4.5a13.4 13.4 0 0 1 13.5-13.4h26.8a13.4 13.4 0 0 1 13.5 13.4v4.5h22.4a9 9 0 0 1 8.9 8.9zm-76.1-8.9h35.8v-4.5a4.5 4.5 0 0 0-4.5-4.5h-26.8a4.5 4.5 0 0 0-4.5 4.5zm67.2 32.2v-23.3h-98.6v23.3a103 103 0 0 0 49.3 12.6 103 103 0 0 0 49.3-12.6z
    M152 112a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm80-40v128a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h40v-8a24 24 0 0 1 24-24h48a24 24 0 0 1 24 24v8h40a16 16 0 0 1 16 16zm-136-16h64v-8a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8zm120 57.6v-41.6h-176v41.6a184 184 0 0 0 88 22.4 184 184 0 0 0 88-22.4z
    M132 24a100.1 100.1 0 0 0-100 100v84a16 16 0 0 0 16 16h84a100 100 0 0 0 0-200zm0 184h-84v-84a84 84 0 1 1 84 84z
    M232 124a100.1 100.1 0 0 1-100 100h-84a16 16 0 0 1-16-16v-84a100 100 0 0 1 200 0z
    M169.6 72.6a80 80 0 0 0-153.6 31.4v64a16 16 0 0 0 16 16h54.7a80.2 80.2 0 0 0 73.3 48h64a16 16 0 0 0 16-16v-64a80 80 0 0 0-70.4-79.4zm-137.6 31.4a64 64 0 1 1 64 64h-64zm192 112h-64a64.1 64.1 0 0 1-55.7-32.4 79.9 79.9 0 0 0 70.4-93.9 64 64 0 0 1 49.3 62.3z
    M169.6 72.6a80 80 0 0 0-153.6 31.4v64a16 16 0 0 0 16 16h54.7a80.2 80.2 0 0 0 73.3 48h64a16 16 0 0 0 16-16v-64a80 80 0 0 0-70.4-79.4zm54.4 143.4h-64a64.1 64.1 0 0 1-55.7-32.4 79.9 79.9 0 0 0 70.4-93.9 64 64 0 0 1 49.3 62.3z
    M216 80h-32v-32a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v128a8 8 0 0 0 13 6.2l35-28.2v30a16 16 0 0 0 16 16h93.6l37.4 30.2a8 8 0 0 0 5 1.8 8 8 0 0 0 8-8v-128a16 16 0 0 0-16-16zm-149.4 57.8l-26.6 21.4v-111.2h128v88h-96.4a8 8 0 0 0-5 1.8zm149.4 69.4l-26.6-21.4a8 8 0 0 0-5-1.8h-96.4v-32h80a16 16 0 0 0 16-16v-40h32z
    M232 96a16 16 0 0 0-16-16h-32v-32a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v128a8 8 0 0 0 13 6.2l35-28.2v30a16 16 0 0 0 16 16h93.6l37.4 30.2a8 8 0 0 0 5 1.8 8 8 0 0 0 8-8zm-42.6 89.8a8 8 0 0 0-5-1.8h-96.4v-32h80a16 16 0 0 0 16-16v-40h32v111.2z
    M216 40h-176a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h60.4l13.7 23.9a16 16 0 0 0 27.8 0l13.7-23.9h60.4a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-65.1a8 8 0 0 0-7 4l-16 28-16-28a8 8 0 0 0-7-4h-64.9v-128h176z
    M232 56v128a16 16 0 0 1-16 16h-60.4l-13.7 23.9a16 16 0 0 1-27.8 0l-13.7-23.9h-60.4a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16z
    M124 24a100.1 100.1 0 0 1 100 100v84a16 16 0 0 1-16 16h-84a100 100 0 0 1 0-200zm0 184h84v-84a84 84 0 1 0-84 84z
    M24 124a100.1 100.1 0 0 0 100 100h84a16 16 0 0 0 16-16v-84a100 100 0 0 0-200 0z
    M232 224h-24v-192h8a8 8 0 0 0 0-16h-176a8 8 0 0 0 0 16h8v192h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-168-192h128v192h-32v-40a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v40h-32zm80 192h-32v-32h32zm-56-160a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm48 0a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm-48 40a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm48 0a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm-48 40a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm48 0a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8z
    M240 208h-16v-112a16 16 0 0 0-16-16h-64v-48a16 16 0 0 0-24.9-13.3l-80 53.3a16 16 0 0 0-7.1 13.3v122.7h-16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-32-112v112h-64v-112zm-160-10.7l80-53.3v176h-80zm64 26.7v16a8 8 0 0 1-16 0v-16a8 8 0 1 1 16 0zm-32 0v16a8 8 0 0 1-16 0v-16a8 8 0 1 1 16 0zm0 56v16a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0zm32 0v16a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z
    M239.7 208h-15.7v-112a16 16 0 0 0-16-16h-44a4 4 0 0 0-4 4v124h-16v-175.6a16.4 16.4 0 0 0-6.2-13 16 16 0 0 0-18.7-.7l-80 53.3a16 16 0 0 0-7.1 13.3v122.7h-15.7a8.2 8.2 0 0 0-8.3 7.5 8 8 0 0 0 8 8.5h224a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.3-7.5zm-163.7-24a8 8 0 0 1-8.5 8 8.2 8.2 0 0 1-7.5-8.3v-15.4a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8zm0-56a8 8 0 0 1-8.5 8 8.2 8.2 0 0 1-7.5-8.3v-15.4a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8zm40 56a8 8 0 0 1-8.5 8 8.2 8.2 0 0 1-7.5-8.3v-15.4a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8zm0-56a8 8 0 0 1-8.5 8 8.2 8.2 0 0 1-7.5-8.3v-15.4a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8z
    M24 104h24v64h-16a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16h-16v-64h24a8 8 0 0 0 4.2-14.8l-104-64a8 8 0 0 0-8.4 0l-104 64a8 8 0 0 0 4.2 14.8zm40 0h32v64h-32zm80 0v64h-32v-64zm48 64h-32v-64h32zm-64-126.6l75.7 46.6h-151.4zm120 166.6a8 8 0 0 1-8 8h-224a8 8 0 0 1 0-16h224a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-58.2-99.2h11.2v26.9h-6.8a6.7 6.7 0 0 0 0 13.4h107.6a6.7 6.7 0 0 0 0-13.4h-6.8v-26.9h11.2a6.7 6.7 0 0 0 3.6-12.4l-58.3-35.9a6.7 6.7 0 0 0-7 0l-58.3 35.9a6.7 6.7 0 0 0 3.6 12.4zm24.6 0h13.4v26.9h-13.4zm40.3 0v26.9h-13.4v-26.9zm26.9 26.9h-13.4v-26.9h13.4zm-33.6-61.6l34.5 21.3h-69zm69.4 90.7a6.7 6.7 0 0 1-6.7 6.7h-125.4a6.7 6.7 0 0 1 0-13.4h125.4a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-36.8 44.8a4.5 4.5 0 0 1-4.5 4.5h-125.4a4.5 4.5 0 0 1 0-9h125.4a4.5 4.5 0 0 1 4.5 4.5zm-129.8-61.5a4.5 4.5 0 0 1 2-5l58.3-35.9a4.5 4.5 0 0 1 4.6 0l58.3 35.9a4.5 4.5 0 0 1-2.4 8.3h-13.4v35.8h9a4.5 4.5 0 0 1 0 9h-107.6a4.5 4.5 0 0 1 0-9h9v-35.8h-13.4a4.5 4.5 0 0 1-4.4-3.3zm71.6 34.6a4.5 4.5 0 0 0 8.9 0v-26.9a4.5 4.5 0 0 0-8.9 0zm-26.9 0a4.5 4.5 0 0 0 8.9 0v-26.9a4.5 4.5 0 0 0-8.9 0z
    M248 208a8 8 0 0 1-8 8h-224a8 8 0 0 1 0-16h224a8 8 0 0 1 8 8zm-231.7-109.8a8 8 0 0 1 3.5-9l104-64a8 8 0 0 1 8.4 0l104 64a8 8 0 0 1-4.2 14.8h-24v64h16a8 8 0 0 1 0 16h-192a8 8 0 0 1 0-16h16v-64h-24a8 8 0 0 1-7.7-5.8zm127.7 61.8a8 8 0 0 0 16 0v-48a8 8 0 0 0-16 0zm-48 0a8 8 0 0 0 16 0v-48a8 8 0 0 0-16 0z
    M232 224h-24v-192h8a8 8 0 0 0 0-16h-176a8 8 0 0 0 0 16h8v192h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-144-168h24a8 8 0 0 1 0 16h-24a8 8 0 0 1 0-16zm0 40h24a8 8 0 0 1 0 16h-24a8 8 0 0 1 0-16zm-8 48a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1-8-8zm72 80h-48v-40h48zm16-72h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm0-40h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm0-40h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16z
    M173.8 51.5a221.2 221.2 0 0 0-41.7-34.4 8 8 0 0 0-8.2 0 221.2 221.2 0 0 0-41.7 34.4c-27.6 29-42.2 61-42.2 92.5a88 88 0 0 0 176 0c0-31.5-14.6-63.5-42.2-92.5zm-77.8 132.5c0-27.7 22.5-47.3 32-54.3 9.5 7 32 26.6 32 54.3a32 32 0 0 1-64 0zm77.3 15.9a47.8 47.8 0 0 0 2.7-15.9c0-44-42.1-69.8-43.9-70.9a8 8 0 0 0-8.2 0c-1.8 1.1-43.9 26.9-43.9 70.9a47.8 47.8 0 0 0 2.7 15.9 71.9 71.9 0 0 1-26.7-55.9c0-34.4 20.4-63.2 37.5-81.2a216.2 216.2 0 0 1 34.5-29.3 215.8 215.8 0 0 1 34.5 29.3c31 32.7 37.5 62.2 37.5 81.2a71.9 71.9 0 0 1-26.7 55.9z
    M229.5 113l-63.4-23.1-23.1-63.4a16 16 0 0 0-30 0l-23.1 63.4-63.4 23.1a16 16 0 0 0 0 30l63.4 23.1 23.1 63.4a16 16 0 0 0 30 0l23.1-63.4 63.4-23.1a16 16 0 0 0 0-30zm-72.4 39.3a8 8 0 0 0-4.8 4.8l-24.3 66.8-24.3-66.8a8 8 0 0 0-4.8-4.8l-66.8-24.3 66.8-24.3a8 8 0 0 0 4.8-4.8l24.3-66.8 24.3 66.8a8 8 0 0 0 4.8 4.8l66.8 24.3z
    M240 128a15.8 15.8 0 0 1-10.5 15l-63.4 23.1-23.1 63.4a16 16 0 0 1-30 0l-23.1-63.4-63.4-23.1a16 16 0 0 1 0-30l63.4-23.1 23.1-63.4a16 16 0 0 1 30 0l23.1 63.4 63.4 23.1a15.8 15.8 0 0 1 10.5 15z
    M184 32h-112a32 32 0 0 0-32 32v144a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-16h64v16a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-144a32 32 0 0 0-32-32zm-128 144v-56h144v56zm0-96h144v24h-144zm16-32h112a16 16 0 0 1 16 16h-144a16 16 0 0 1 16-16zm8 160h-24v-16h24zm96 0v-16h24v16zm-72-60a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72-68v24a8 8 0 0 1-16 0v-24a8 8 0 0 1 16 0zm-224 0v24a8 8 0 0 1-16 0v-24a8 8 0 0 1 16 0z
    M248 80v24a8 8 0 0 1-16 0v-24a8 8 0 0 1 16 0zm-232-8a8 8 0 0 0-8 8v24a8 8 0 0 0 16 0v-24a8 8 0 0 0-8-8zm200-8v144a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16v-8h-80v8a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16v-144a32 32 0 0 1 32-32h112a32 32 0 0 1 32 32zm-112 84a12 12 0 1 0-12 12 12 12 0 0 0 12-12zm72 0a12 12 0 1 0-12 12 12 12 0 0 0 12-12zm24-76h-144v40h144z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-32-88a32 32 0 0 0 57.6 19.2 8 8 0 0 1 12.8 9.6 48 48 0 1 1 0-57.6 8 8 0 0 1-12.8 9.6 32 32 0 0 0-57.6 19.2z
    M144 192a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8zm-24-120h16a8 8 0 0 0 0-16h-16a8 8 0 0 0 0 16zm16 48h-16a8 8 0 0 0 0 16h16a8 8 0 0 0 0-16zm80-80v176a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-176a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16zm-160 112h144v-48h-144zm0-112v48h144v-48zm144 176v-48h-144v48h144z
    M200 24h-144a16 16 0 0 0-16 16v40a4 4 0 0 0 4 4h168a4 4 0 0 0 4-4v-40a16 16 0 0 0-16-16zm-64 40h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm76 36h-168a4 4 0 0 0-4 4v48a4 4 0 0 0 4 4h168a4 4 0 0 0 4-4v-48a4 4 0 0 0-4-4zm-76 36h-15.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5h15.8a8.2 8.2 0 0 1 8.2 7.5 8 8 0 0 1-8 8.5zm76 36h-168a4 4 0 0 0-4 4v40a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-40a4 4 0 0 0-4-4zm-76 36h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16z
    M149.7 138.3a8 8 0 0 0-11.4 0l-18.3 18.4-20.7-20.7 18.4-18.3a8 8 0 0 0-11.4-11.4l-18.3 18.4-18.3-18.4a8 8 0 0 0-11.4 11.4l6.4 6.3-23.3 23.3a32 32 0 0 0 0 45.3l5.4 5.3-28.5 28.4a8 8 0 0 0 11.4 11.4l28.4-28.5 5.3 5.4a32 32 0 0 0 45.3 0l23.3-23.3 6.3 6.4a8 8 0 0 0 11.4-11.4l-18.4-18.3 18.4-18.3a8 8 0 0 0 0-11.4zm-52.3 65a16 16 0 0 1-22.6 0l-22.1-22.1a16 16 0 0 1 0-22.6l23.3-23.3 44.7 44.7zm140.3-185a8 8 0 0 0-11.4 0l-28.4 28.5-5.3-5.4a32 32 0 0 0-45.3 0l-23.3 23.3-6.3-6.4a8 8 0 0 0-11.4 11.4l80 80a8 8 0 0 0 11.4-11.4l-6.4-6.3 23.3-23.3a32 32 0 0 0 0-45.3l-5.4-5.3 28.5-28.4a8 8 0 0 0 0-11.4zm-34.4 79l-23.3 23.4-44.7-44.7 23.3-23.3a16 16 0 0 1 22.6 0l22.1 22a16 16 0 0 1 0 22.7z
    M237.7 18.3a8 8 0 0 0-11.4 0l-52.4 52.5-5.3-5.4a32 32 0 0 0-45.3 0l-23.3 23.3-6.3-6.4a8 8 0 0 0-11.4 11.4l6.4 6.3-23.3 23.3a32 32 0 0 0 0 45.3l5.4 5.3-52.5 52.4a8 8 0 0 0 11.4 11.4l52.4-52.5 5.3 5.4a32 32 0 0 0 45.3 0l23.3-23.3 6.3 6.4a8 8 0 0 0 11.4-11.4l-6.4-6.3 23.3-23.3a32 32 0 0 0 0-45.3l-5.4-5.3 52.5-52.4a8 8 0 0 0 0-11.4zm-116.3 161a16 16 0 0 1-22.7 0l-22-22.1a16 16 0 0 1 0-22.6l23.3-23.3 44.7 44.7zm57.9-57.9l-23.3 23.3-44.7-44.7 23.3-23.3a16 16 0 0 1 22.6 0l22.1 22a16 16 0 0 1 0 22.7zm-90.7-86.4a8 8 0 0 1 14.8-6l8 20a8 8 0 0 1-14.8 6zm-64 58a8 8 0 0 1 10.4-4.4l20 8a8 8 0 0 1-6 14.8l-20-8a8 8 0 0 1-4.4-10.4zm206.8 70a8 8 0 0 1-10.4 4.5l-20-8a8 8 0 1 1 6-14.9l20 8a8 8 0 0 1 4.4 10.4zm-64 58.1a8 8 0 0 1-14.8 5.9l-8-20a8 8 0 0 1 14.8-6z
    M247.9 30.6a8 8 0 0 0-9.3-6.5l-224 40a8 8 0 0 0 1.4 15.9 8.6 8.6 0 0 0 1.4-.1l102.6-18.3v34.4h-56a32 32 0 0 0-32 32v64a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-64a32 32 0 0 0-32-32h-56v-37.3l105.4-18.8a8 8 0 0 0 6.5-9.3zm-143.9 129.4v-48h48v48zm-40-48h24v48h-40v-32a16 16 0 0 1 16-16zm128 96h-128a16 16 0 0 1-16-16v-16h160v16a16 16 0 0 1-16 16zm16-80v32h-40v-48h24a16 16 0 0 1 16 16z
    M247.9 30.6a8 8 0 0 0-9.3-6.5l-224 40a8 8 0 0 0 1.4 15.9 8.6 8.6 0 0 0 1.4-.1l102.6-18.3v34.4h-56a32 32 0 0 0-32 32v64a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-64a32 32 0 0 0-32-32h-56v-37.3l105.4-18.8a8 8 0 0 0 6.5-9.3zm-143.9 129.4v-48h48v48zm-40-48h24v48h-40v-32a16 16 0 0 1 16-16zm144 16v32h-40v-48h24a16 16 0 0 1 16 16z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-38.3-85.7a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 42.3-42.4a8 8 0 0 1 11.4 0z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-68-76a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm44 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-88 40a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm44 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm44 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-50.3-74.3l-18.4 18.3 18.4 18.3a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-48-56a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-48-56a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-144h-11.2v-2.2a6.7 6.7 0 0 0-13.4 0v2.2h-40.4v-2.2a6.7 6.7 0 0 0-13.4 0v2.2h-11.2a11.2 11.2 0 0 0-11.2 11.2v89.6a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-89.6a11.2 11.2 0 0 0-11.2-11.2zm-78.4 13.4a6.7 6.7 0 0 0 13.4 0h40.4a6.7 6.7 0 0 0 13.4 0h9v13.5h-85.2v-13.5zm-9 85.2v-58.3h85.2v58.3z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-59.2-56h-11.2v-2.2a6.7 6.7 0 0 0-13.4 0v2.2h-40.4v-2.2a6.7 6.7 0 0 0-13.4 0v2.2h-11.2a11.2 11.2 0 0 0-11.2 11.2v89.6a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-89.6a11.2 11.2 0 0 0-11.2-11.2zm-78.4 13.4a6.7 6.7 0 0 0 13.4 0h40.4a6.7 6.7 0 0 0 13.4 0h9v13.5h-85.2v-13.5zm-9 85.2v-58.3h85.2v58.3z
    M208 32h-24v-8a8 8 0 0 0-16 0v8h-80v-8a8 8 0 0 0-16 0v8h-24a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-136 16v8a8 8 0 0 0 16 0v-8h80v8a8 8 0 0 0 16 0v-8h24v32h-160v-32zm136 160h-160v-112h160v112zm-96-88v64a8 8 0 0 1-16 0v-51.1l-4.4 2.3a8 8 0 0 1-7.2-14.4l16-8a8 8 0 0 1 11.6 7.2zm59.2 30.4l-19.2 25.6h16a8 8 0 0 1 0 16h-32a8 8 0 0 1-6.4-12.8l28.8-38.4a8 8 0 1 0-13.3-8.8 8 8 0 1 1-13.9-8 24 24 0 0 1 44.8 12 23.8 23.8 0 0 1-4.8 14.4z
    M208 56h-27.7l-13.7-20.4a8 8 0 0 0-6.6-3.6h-64a8 8 0 0 0-6.6 3.6l-13.7 20.4h-27.7a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h32a8 8 0 0 0 6.7-3.6l13.6-20.4h55.4l13.6 20.4a8 8 0 0 0 6.7 3.6h32a8 8 0 0 1 8 8zm-88-104a44 44 0 1 0 44 44 44 44 0 0 0-44-44zm0 72a28 28 0 1 1 28-28 28 28 0 0 1-28 28z
    M201.5 54.5a104 104 0 0 0-147 147 104 104 0 0 0 147-147zm-11.3 11.3a88.2 88.2 0 0 1 11 13.5l-33.6 39.7-28-78.2a87.3 87.3 0 0 1 50.6 25zm-34.6 67.2l-18.2 21.4-27.6-5-9.4-26.4 18.2-21.4 27.6 5zm-89.8-67.2a87.3 87.3 0 0 1 56.6-25.6l17.5 49-81.6-14.9a88 88 0 0 1 7.5-8.5zm-19.2 95.7a88.4 88.4 0 0 1 2.6-72.6l51.2 9.4zm19.2 28.7a88.2 88.2 0 0 1-11-13.5l33.6-39.7 28 78.2a87.3 87.3 0 0 1-50.6-25zm124.4 0a87.3 87.3 0 0 1-56.6 25.6l-17.5-49 81.6 14.9a88 88 0 0 1-7.5 8.5zm-34.6-32.5l53.8-63.2a88.4 88.4 0 0 1-2.6 72.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-130.6h-14.3l-7-10.4a6.7 6.7 0 0 0-5.6-3h-35.8a6.7 6.7 0 0 0-5.6 3l-7 10.4h-14.3a15.7 15.7 0 0 0-15.7 15.7v62.7a15.7 15.7 0 0 0 15.7 15.7h89.6a15.7 15.7 0 0 0 15.7-15.7v-62.7a15.7 15.7 0 0 0-15.7-15.7zm2.2 78.4a2.2 2.2 0 0 1-2.2 2.3h-89.6a2.2 2.2 0 0 1-2.2-2.3v-62.7a2.2 2.2 0 0 1 2.2-2.2h17.9a6.7 6.7 0 0 0 5.6-3l7-10.5h28.6l7 10.5a6.7 6.7 0 0 0 5.6 3h17.9a2.2 2.2 0 0 1 2.2 2.2zm-47-60.4a26.9 26.9 0 1 0 26.9 26.8 26.9 26.9 0 0 0-26.9-26.8zm0 40.3a13.4 13.4 0 1 1 13.4-13.5 13.4 13.4 0 0 1-13.4 13.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-59.2-40.3h-15.5l-7.7-11.5a4.5 4.5 0 0 0-3.7-2h-35.8a4.5 4.5 0 0 0-3.7 2l-7.7 11.5h-15.5a13.4 13.4 0 0 0-13.4 13.4v62.7a13.4 13.4 0 0 0 13.4 13.5h89.6a13.4 13.4 0 0 0 13.4-13.5v-62.7a13.4 13.4 0 0 0-13.4-13.4zm-24.6 42.5a20.2 20.2 0 1 1-20.2-20.1 20.2 20.2 0 0 1 20.2 20.1z
    M208 56h-27.7l-13.7-20.4a8 8 0 0 0-6.6-3.6h-64a8 8 0 0 0-6.6 3.6l-13.7 20.4h-27.7a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm-44 76a36 36 0 1 1-36-36 36 36 0 0 1 36 36z
    M195.9 96c.1-1.3 .1-2.6 .1-4a68 68 0 0 0-136 0c0 1.3 0 2.6 .1 4a68 68 0 1 0 67.9 117.6 68 68 0 1 0 67.9-117.6zm-67.9 97.5a51.9 51.9 0 0 1-16-35.4 67.6 67.6 0 0 0 31.9 0 51.9 51.9 0 0 1-15.9 35.4zm0-49.5a51.9 51.9 0 0 1-14.1-2 52.1 52.1 0 0 1 14.1-23.5 52.1 52.1 0 0 1 14.1 23.5 51.9 51.9 0 0 1-14.1 2zm-28.8-8.7a52.2 52.2 0 0 1-21.3-29.3 51.9 51.9 0 0 1 36.8 3.3 68.2 68.2 0 0 0-15.5 26zm42.1-26.1a51.9 51.9 0 0 1 36.8-3.2 52.2 52.2 0 0 1-21.3 29.3 68.2 68.2 0 0 0-15.5-26.1zm-13.3-69.2a52.1 52.1 0 0 1 52 49.9 67.7 67.7 0 0 0-52 8.5 67.7 67.7 0 0 0-52-8.5 52.1 52.1 0 0 1 52-49.9zm-88 116a52 52 0 0 1 23.2-43.3 68.4 68.4 0 0 0 32.9 39.3c0 1.3-.1 2.6-.1 4a67.7 67.7 0 0 0 18.7 46.8 52 52 0 0 1-74.7-46.8zm124 52a51.6 51.6 0 0 1-22.7-5.2 67.7 67.7 0 0 0 18.7-46.8c0-1.3 0-2.6-.1-4a68.4 68.4 0 0 0 32.9-39.3 52 52 0 0 1-28.8 95.3z
    M208 48a87.5 87.5 0 0 0-35.4 7.4c-15.1-25.3-39.9-38-41-38.6a8 8 0 0 0-7.2 0c-1.1 .6-26 13.3-41 38.6a87.5 87.5 0 0 0-35.4-7.4 8 8 0 0 0-8 8v40a88.1 88.1 0 0 0 80 87.6v35.5l-36.4-18.3a8 8 0 1 0-7.2 14.4l48 24a8 8 0 0 0 7.2 0l48-24a8 8 0 0 0-7.2-14.4l-36.4 18.3v-35.5a88.1 88.1 0 0 0 80-87.6v-40a8 8 0 0 0-8-8zm-88 119.6a72.1 72.1 0 0 1-64-71.6v-31.6a72.1 72.1 0 0 1 64 71.6zm8-68.2a88.4 88.4 0 0 0-30.6-36.2c9.5-15.8 24-25.9 30.6-30 6.6 4.1 21.1 14.2 30.6 30a88.5 88.5 0 0 0-30.6 36.2zm72-3.4a72.1 72.1 0 0 1-64 71.6v-31.6a72.1 72.1 0 0 1 64-71.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-135a51.3 51.3 0 0 0-18.9 3.6c-8.9-13.7-22.3-20.5-22.9-20.8a6.7 6.7 0 0 0-6 0c-.6 .3-14 7.1-22.9 20.8a51.3 51.3 0 0 0-18.9-3.6 6.7 6.7 0 0 0-6.7 6.7v22.4a51.6 51.6 0 0 0 44.8 51.1v14.2l-17.2-8.6a6.7 6.7 0 0 0-6 12l26.9 13.4a6.7 6.7 0 0 0 6 0l26.9-13.4a6.7 6.7 0 1 0-6-12l-17.2 8.6v-14.2a51.6 51.6 0 0 0 44.8-51.1v-22.4a6.7 6.7 0 0 0-6.7-6.7zm-44.8-3.4c3.6 2.3 9.6 6.9 14.1 13.5a51.9 51.9 0 0 0-14.1 16 51.9 51.9 0 0 0-14.1-16c4.5-6.6 10.5-11.2 14.1-13.5zm-38.1 32.5v-15.1a38.1 38.1 0 0 1 31.4 37.5v15.1a38.1 38.1 0 0 1-31.4-37.5zm76.2 0a38.1 38.1 0 0 1-31.4 37.5v-15.1a38.1 38.1 0 0 1 31.4-37.5z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-160a72 72 0 1 0 72 72 72.1 72.1 0 0 0-72-72zm0 128a56 56 0 1 1 56-56 56.1 56.1 0 0 1-56 56z
    M208 56h-27.7l-13.7-20.4a8 8 0 0 0-6.6-3.6h-64a8 8 0 0 0-6.6 3.6l-13.7 20.4h-27.7a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h32a8 8 0 0 0 6.7-3.6l13.6-20.4h55.4l13.6 20.4a8 8 0 0 0 6.7 3.6h32a8 8 0 0 1 8 8zm-40-96v24a8 8 0 0 1-8 8h-24a8 8 0 0 1 0-16h5.2a32.1 32.1 0 0 0-40.4-1.6 8 8 0 0 1-9.6-12.8 48.2 48.2 0 0 1 60.8 2.6v-4.2a8 8 0 0 1 16 0zm-17.6 59.2a8 8 0 0 1-1.6 11.2 48.2 48.2 0 0 1-60.8-2.6v4.2a8 8 0 0 1-16 0v-24a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-5.2a32.1 32.1 0 0 0 40.4 1.6 8 8 0 0 1 11.2 1.6z
    M208 56h-27.7l-13.7-20.4a8 8 0 0 0-6.6-3.6h-64a8 8 0 0 0-6.6 3.6l-13.7 20.4h-27.7a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm-51.2 110.4a48.2 48.2 0 0 1-60.8-2.6v4.2a8 8 0 0 1-16 0v-24a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-5.2a32.1 32.1 0 0 0 40.4 1.6 8 8 0 0 1 9.6 12.8zm19.2-46.4a8 8 0 0 1-8 8h-24a8 8 0 0 1 0-16h5.2a32.1 32.1 0 0 0-40.4-1.6 8 8 0 0 1-9.6-12.8 48.2 48.2 0 0 1 60.8 2.6v-4.2a8 8 0 0 1 16 0z
    M229.7 114.3l-96-96a8 8 0 0 0-11.4 0l-96 96a8 8 0 0 0 5.7 13.7h40v56a8 8 0 0 0 8 8h96a8 8 0 0 0 8-8v-56h40a8 8 0 0 0 5.7-13.7zm-53.7-2.3a8 8 0 0 0-8 8v56h-80v-56a8 8 0 0 0-8-8h-28.7l76.7-76.7 76.7 76.7zm8 104a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8z
    M184 216a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8zm45.7-101.7l-96-96a8 8 0 0 0-11.4 0l-96 96a8 8 0 0 0 5.7 13.7h40v56a8 8 0 0 0 8 8h96a8 8 0 0 0 8-8v-56h40a8 8 0 0 0 5.7-13.7z
    M80 72h96a56 56 0 0 1 0 112h-96a56 56 0 0 1 0-112zm0 16a40 40 0 0 0 0 80h96a40 40 0 0 0 0-80z
    M80 72h96a56 56 0 0 1 0 112h-96a56 56 0 0 1 0-112z
    M184 80v96a56 56 0 0 1-112 0v-96a56 56 0 0 1 112 0zm-16 0a40 40 0 0 0-80 0v96a40 40 0 0 0 80 0z
    M184 80v96a56 56 0 0 1-112 0v-96a56 56 0 0 1 112 0z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-192v-128h192v128zm-176-56a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm160 0a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8zm-48 32a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8zm48 0a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-168 80h16a8 8 0 0 1 0 16h-16a8 8 0 0 1 0-16zm96 48h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16zm48 0h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm0-32h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16z
    M240 112h-28.7l-43.3-43.3a15.9 15.9 0 0 0-11.3-4.7h-112.4a16 16 0 0 0-13.3 7.1l-29.7 44.5a8.1 8.1 0 0 0-1.3 4.4v48a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h66a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm-195.7-32h112.4l32 32h-165.7zm19.7 112a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm128 0a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm48-24h-17a32 32 0 0 0-62 0h-66a32 32 0 0 0-62 0h-17v-40h224z
    M240 104h-10.8l-27.8-62.5a16 16 0 0 0-14.6-9.5h-117.6a16 16 0 0 0-14.6 9.5l-27.8 62.5h-10.8a8 8 0 0 0 0 16h8v80a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-16h96v16a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-80h8a8 8 0 0 0 0-16zm-170.8-56h117.6l24.9 56h-167.4zm-5.2 152h-24v-16h24zm128 0v-16h24v16zm24-32h-176v-48h176zm-160-24a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8zm112 0a8 8 0 0 1 8-8h16a8 8 0 0 1 0 16h-16a8 8 0 0 1-8-8z
    M240 104h-10.8l-27.8-62.5a16 16 0 0 0-14.6-9.5h-117.6a16 16 0 0 0-14.6 9.5l-27.8 62.5h-10.8a8 8 0 0 0 0 16h8v80a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-8h96v8a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-80h8a8 8 0 0 0 0-16zm-160 48h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm120 0h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm-155.7-48l24.9-56h117.6l24.9 56z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.5-99.2h-12.9l-23.6-23.6a11.1 11.1 0 0 0-7.9-3.3h-60.7a11.2 11.2 0 0 0-9.4 5l-16.6 24.9a6.7 6.7 0 0 0-1.1 3.7v26.9a11.2 11.2 0 0 0 11.2 11.2h7.6a19 19 0 0 0 36.4 0h33a19 19 0 0 0 36.4 0h7.6a11.2 11.2 0 0 0 11.2-11.2v-22.4a11.2 11.2 0 0 0-11.2-11.2zm-103.9-13.4h58.5l13.5 13.4h-81zm8.7 58.2a5.6 5.6 0 1 1 5.6-5.6 5.6 5.6 0 0 1-5.6 5.6zm69.4 0a5.6 5.6 0 1 1 5.6-5.6 5.6 5.6 0 0 1-5.6 5.6zm23.5-13.4h-6.1a19 19 0 0 0-34.7 0h-34.8a19 19 0 0 0-34.7 0h-6.1v-18h116.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.3-9h-16l-24.3-24.2a8.9 8.9 0 0 0-6.3-2.6h-63a9 9 0 0 0-7.4 3.9l-16.6 24.9a4.5 4.5 0 0 0-.8 2.5v26.9a9 9 0 0 0 9 9h9.5a17.9 17.9 0 0 0 34.7 0h37a17.9 17.9 0 0 0 34.7 0h9.5a9 9 0 0 0 9-9v-22.4a9 9 0 0 0-9-9zm-109.6-17.9h63l17.9 17.9h-92.8zm11.1 62.7a9 9 0 1 1 8.9-8.9 9 9 0 0 1-8.9 8.9zm71.6 0a9 9 0 1 1 9-8.9 9 9 0 0 1-9 8.9z
    M240 112h-28.7l-43.3-43.3a15.9 15.9 0 0 0-11.3-4.7h-112.4a16 16 0 0 0-13.3 7.1l-29.7 44.5a8.1 8.1 0 0 0-1.3 4.4v48a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h66a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm-195.7-32h112.4l32 32h-165.7zm19.7 112a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm128 0a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M232 64h-28.7l26.4-26.3a8 8 0 0 0-11.4-11.4l-26.3 26.4v-28.7a8 8 0 0 0-16 0v32.6a64 64 0 0 0-77.2 10.1c-40.1 39.4-70.2 133.1-73.2 142.4a16 16 0 0 0 21.3 21.3c9.3-2.9 103.1-33.1 142.4-73.2a64 64 0 0 0 10.1-77.2h32.6a8 8 0 0 0 0-16zm-54.1 82c-9 9.1-21.3 17.8-34.9 25.7l-25.4-25.4a8 8 0 0 0-11.3 11.4l22.1 22c-40.8 21.2-86.3 35.5-87 35.7a7.9 7.9 0 0 0-1.4 .6 7.9 7.9 0 0 0 .6-1.4c.3-.9 28-89.6 64-130.7l33.8 33.8a8 8 0 0 0 11.3-11.3l-33.5-33.5a48 48 0 0 1 61.7 73.1z
    M232 80h-32.6a64 64 0 0 1-10.2 77.3c-8.5 8.7-19.6 16.9-31.8 24.5a4 4 0 0 1-4.9-.6l-34.9-34.9a8 8 0 0 0-11.4 .2 8.2 8.2 0 0 0 .4 11.4l29.9 29.9a4 4 0 0 1-1 6.4c-39.8 20.6-82.5 34.3-88.7 36.3a16 16 0 0 1-21.3-21.3c2.7-8.7 29-90.2 64.9-133.3a4 4 0 0 1 5.9-.3l42 42.1a8 8 0 0 0 11.7-.5 8.2 8.2 0 0 0-.6-11.1l-41.3-41.3a4 4 0 0 1 .6-6.2 64 64 0 0 1 67.3-2v-32.6a8 8 0 0 1 8.5-8 8.2 8.2 0 0 1 7.5 8.3v28.4l26.3-26.4a8 8 0 0 1 11.4 11.4l-26.4 26.3h28.4a8.2 8.2 0 0 1 8.3 7.5 8 8 0 0 1-8 8.5z
    M104 216a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm88-16a16 16 0 1 0 16 16 16 16 0 0 0-16-16zm47.7-125.9l-25.6 92.3a24.1 24.1 0 0 1-23.1 17.6h-98.8a24.1 24.1 0 0 1-23.2-17.6l-35.1-126.4h-17.9a8 8 0 0 1 0-16h24a8 8 0 0 1 7.7 5.9l9.5 34.1h174.8a8 8 0 0 1 7.7 10.1zm-18.2 5.9h-159.9l22.8 82.1a8 8 0 0 0 7.8 5.9h98.8a8 8 0 0 0 7.7-5.9z
    M230.1 58.9a8 8 0 0 0-6.1-2.9h-161.3l-6.1-33.4a8 8 0 0 0-7.9-6.6h-24.7a8 8 0 0 0 0 16h18l25.6 140.3a24 24 0 0 0 5.3 11.3 28 28 0 1 0 44.4 8.4h45.4a27.8 27.8 0 0 0-2.7 12 28 28 0 1 0 28-28h-96.8a8 8 0 0 1-7.9-6.6l-3.2-17.4h116a24 24 0 0 0 23.6-19.7l12.2-66.9a8 8 0 0 0-1.8-6.5zm-126.1 145.1a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm96 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm4-74.6a8 8 0 0 1-7.9 6.6h-118.9l-11.6-64h148.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm63.6-123.4a6.7 6.7 0 0 0-5.4-2.7h-96.2l-4.8-17.5a6.7 6.7 0 0 0-6.5-4.9h-11.2a6.7 6.7 0 0 0 0 13.5h6.1l19.2 69.1a15.7 15.7 0 0 0 15.1 11.5h55.4a15.7 15.7 0 0 0 15.1-11.5l14.4-51.7a6.7 6.7 0 0 0-1.2-5.8zm-26.2 53.9a2.2 2.2 0 0 1-2.1 1.7h-55.4a2.2 2.2 0 0 1-2.1-1.7l-12-43.1h83.6zm-48.6 33a11.2 11.2 0 1 1-11.2-11.2 11.2 11.2 0 0 1 11.2 11.2zm58.2 0a11.2 11.2 0 1 1-11.2-11.2 11.2 11.2 0 0 1 11.2 11.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.4-30.2l-14.4 51.7a13.5 13.5 0 0 1-12.9 9.9h-55.4a13.5 13.5 0 0 1-12.9-9.9l-19.7-70.8h-10a4.5 4.5 0 0 1 0-8.9h13.4a4.5 4.5 0 0 1 4.3 3.2l5.3 19.2h97.9a4.5 4.5 0 0 1 4.4 5.6zm-85 70.5a9 9 0 1 0 9 9 9 9 0 0 0-9-9zm58.2 0a9 9 0 1 0 9 9 9 9 0 0 0-9-9z
    M239.7 74.1l-25.6 92.3a24.1 24.1 0 0 1-23.1 17.6h-98.8a24.1 24.1 0 0 1-23.2-17.6l-35.1-126.4h-17.9a8 8 0 0 1 0-16h24a8 8 0 0 1 7.7 5.9l9.5 34.1h174.8a8 8 0 0 1 7.7 10.1zm-151.7 125.9a16 16 0 1 0 16 16 16 16 0 0 0-16-16zm104 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16z
    M96 140a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm76-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm60-80v88c0 52.9-46.6 96-104 96s-104-43.1-104-96v-88a16 16 0 0 1 27.3-11.3c.1 .1 .3 .3 .4 .4l17.3 19.9a111.2 111.2 0 0 1 118.1 0l17.2-19.9c.1-.1 .3-.3 .4-.4a16 16 0 0 1 27.3 11.3zm-16 0l-21.6 24.8a8 8 0 0 1-10.8 1.2 88.9 88.9 0 0 0-15.6-9.2v23.2a8 8 0 1 1-16 0v-29a97.4 97.4 0 0 0-16-2.7v31.7a8 8 0 1 1-16 0v-31.7a97.4 97.4 0 0 0-16 2.7v29a8 8 0 1 1-16 0v-23.2a88.9 88.9 0 0 0-15.6 9.2 8 8 0 0 1-10.8-1.2l-21.6-24.8v88c0 41.7 35.2 76 80 79.7v-20.4l-13.7-13.7a8 8 0 0 1 11.4-11.3l10.3 10.4 10.3-10.4a8 8 0 0 1 11.4 11.3l-13.7 13.7v20.4c44.8-3.7 80-38 80-79.7z
    M222.8 33.5a16 16 0 0 0-18.1 3.2c-.1 .1-.3 .3-.4 .4l-17.3 19.9a111.3 111.3 0 0 0-118 0l-17.3-19.9c-.1-.1-.3-.3-.4-.4a16 16 0 0 0-18.1-3.2 16.4 16.4 0 0 0-9.2 15v87.5c0 49 40.1 89.6 91.6 95.3a4 4 0 0 0 4.4-4v-32l-13.4-13.4a8.2 8.2 0 0 1-.4-11.4 8 8 0 0 1 11.5-.2l10.3 10.4 10.3-10.4a8 8 0 0 1 11.5 .2 8.2 8.2 0 0 1-.4 11.4l-13.4 13.4v32a4 4 0 0 0 4.4 4c51.5-5.7 91.6-46.3 91.6-95.3v-87.5a16.4 16.4 0 0 0-9.2-15zm-138.8 118.5a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm20-64a8 8 0 1 1-16 0v-19a8 8 0 0 1 16 0zm32 0a8 8 0 1 1-16 0v-24a8 8 0 0 1 16 0zm16 0v-19a8 8 0 0 1 16 0v19a8 8 0 1 1-16 0zm20 64a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M168 72v128a8 8 0 0 1-16 0v-128a8 8 0 0 1 16 0zm32-48a8 8 0 0 0-8 8v168a8 8 0 0 0 16 0v-168a8 8 0 0 0-8-8zm-80 80a8 8 0 0 0-8 8v88a8 8 0 0 0 16 0v-88a8 8 0 0 0-8-8zm-40 40a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-48a8 8 0 0 0-8-8zm-40 40a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-8a8 8 0 0 0-8-8z
    M207.6 63.8c-20.8-10.3-48.3-15.8-79.6-15.8s-58.8 5.5-79.6 15.8-32.4 25-32.4 40.2v48c0 15.2 11.8 29.8 32.4 40.2s48.3 15.8 79.6 15.8 58.8-5.5 79.6-15.8 32.4-25 32.4-40.2v-48c0-15.2-11.8-29.8-32.4-40.2zm-79.6 .2c62.6 0 96 23.2 96 40s-33.4 40-96 40-96-23.2-96-40 33.4-40 96-40zm-8 95.9v32c-19-.7-35-3.5-48-7.5v-31.4a203.4 203.4 0 0 0 48 6.9zm16 0a203.4 203.4 0 0 0 48-6.9v31.4c-13 4-29 6.8-48 7.5zm-104-7.9v-18.5a82.9 82.9 0 0 0 16.4 10.7c2.4 1.2 5 2.3 7.6 3.4v30.4c-15.8-7.8-24-17.7-24-26zm168 26v-30.4c2.6-1.1 5.2-2.2 7.6-3.4a82.9 82.9 0 0 0 16.4-10.7v18.5c0 8.3-8.2 18.2-24 26z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.6-125.9c-12-6-27.7-9.1-45.6-9.1s-33.6 3.1-45.6 9.1c-12.3 6.1-19.4 15.1-19.4 24.5v26.8c0 9.4 7.1 18.4 19.4 24.5 12 6 27.7 9.1 45.6 9.1s33.6-3.1 45.6-9.1c12.3-6.1 19.4-15.1 19.4-24.5v-26.8c0-9.4-7.1-18.4-19.4-24.5zm-85.2 12c10-5 24-7.7 39.6-7.7s29.6 2.7 39.6 7.7c7.3 3.7 11.9 8.5 11.9 12.5s-4.6 8.7-11.9 12.4c-10 5-24 7.7-39.6 7.7s-29.6-2.7-39.6-7.7c-7.3-3.7-11.9-8.4-11.9-12.4s4.6-8.8 11.9-12.5zm68.7 55.8a101 101 0 0 1-22.4 3.5v-13.4a117.8 117.8 0 0 0 22.4-3.1zm-58.2-13a117.8 117.8 0 0 0 22.4 3.1v13.4a101 101 0 0 1-22.4-3.5zm-22.4-3.5v-5.8a52.9 52.9 0 0 0 5.9 3.4c1 .5 2 1 3 1.4v11.8c-5.6-3.3-8.9-7.3-8.9-10.8zm94.1 10.8v-11.8c1-.4 2-.9 3-1.4a52.9 52.9 0 0 0 5.9-3.4v5.8c0 3.5-3.3 7.5-8.9 10.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-58.4-37.9c-12-6-27.7-9.1-45.6-9.1s-33.6 3.1-45.6 9.1c-12.3 6.1-19.4 15.1-19.4 24.5v26.8c0 9.4 7.1 18.4 19.4 24.5 12 6 27.7 9.1 45.6 9.1s33.6-3.1 45.6-9.1c12.3-6.1 19.4-15.1 19.4-24.5v-26.8c0-9.4-7.1-18.4-19.4-24.5zm-85.2 12c10-5 24-7.7 39.6-7.7s29.6 2.7 39.6 7.7c7.3 3.7 11.9 8.5 11.9 12.5s-4.6 8.7-11.9 12.4c-10 5-24 7.7-39.6 7.7s-29.6-2.7-39.6-7.7c-7.3-3.7-11.9-8.4-11.9-12.4s4.6-8.8 11.9-12.5zm68.7 55.8a101 101 0 0 1-22.4 3.5v-13.4a117.8 117.8 0 0 0 22.4-3.1zm-58.2-13a117.8 117.8 0 0 0 22.4 3.1v13.4a101 101 0 0 1-22.4-3.5zm-22.4-3.5v-5.8a52.9 52.9 0 0 0 5.9 3.4c1 .5 2 1 3 1.4v11.8c-5.6-3.3-8.9-7.3-8.9-10.8zm94.1 10.8v-11.8c1-.4 2-.9 3-1.4a52.9 52.9 0 0 0 5.9-3.4v5.8c0 3.5-3.3 7.5-8.9 10.8z
    M208 136h-32v-32h16a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h16v32h-32a16 16 0 0 0-16 16v16a16 16 0 0 0 16 16h8v40a8 8 0 0 0 16 0v-40h112v40a8 8 0 0 0 16 0v-40h8a16 16 0 0 0 16-16v-16a16 16 0 0 0-16-16zm-144-96h128v48h-128zm32 64h64v32h-64zm112 64h-160v-16h160v16z
    M208 136h-32v-32h16a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h16v32h-32a16 16 0 0 0-16 16v16a16 16 0 0 0 16 16h8v40a8 8 0 0 0 16 0v-40h112v40a8 8 0 0 0 16 0v-40h8a16 16 0 0 0 16-16v-16a16 16 0 0 0-16-16zm-48 0h-64v-32h64z
    M216 88.8v-16.8a40 40 0 0 0-40-40h-96a40 40 0 0 0-40 40v16.8a40 40 0 0 0 0 78.4v32.8a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-32.8a40 40 0 0 0 0-78.4zm-136-40.8h96a24 24 0 0 1 24 24v16.8a40.1 40.1 0 0 0-32 39.2h-80a40.1 40.1 0 0 0-32-39.2v-16.8a24 24 0 0 1 24-24zm128.4 104h-.4a8 8 0 0 0-8 8v40h-144v-40a8 8 0 0 0-8-8h-.4a24 24 0 1 1 24.4-24v40a8 8 0 0 0 16 0v-24h80v24a8 8 0 0 0 16 0v-40a24 24 0 1 1 24.4 24z
    M240 132a28 28 0 0 1-24 27.7v40.3a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-40.3a28 28 0 1 1 32-27.7v36a8 8 0 0 0 16 0v-24h80v24a8 8 0 0 0 16 0v-36a28 28 0 0 1 56 0zm-196-44a44.1 44.1 0 0 1 43.8 40h80.4a44.1 44.1 0 0 1 43.8-40 4 4 0 0 0 4-4v-12a40 40 0 0 0-40-40h-96a40 40 0 0 0-40 40v12a4 4 0 0 0 4 4z
    M208 56v32a8 8 0 0 1-16 0v-24h-56v128h24a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16h24v-128h-56v24a8 8 0 0 1-16 0v-32a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8z
    M247.2 212.4l-56-112a8 8 0 0 0-14.4 0l-21.7 43.4a88 88 0 0 1-47.1-16.9 103.6 103.6 0 0 0 27.7-62.9h24.3a8 8 0 0 0 0-16h-56v-16a8 8 0 0 0-16 0v16h-56a8 8 0 0 0 0 16h87.6a87.8 87.8 0 0 1-23.6 52.4 87.7 87.7 0 0 1-19-31 8 8 0 1 0-15.1 5.3 103.6 103.6 0 0 0 22.1 36.3 87.6 87.6 0 0 1-52 17 8 8 0 0 0 0 16 103.5 103.5 0 0 0 64-22.1 104.2 104.2 0 0 0 51.4 21.3l-26.6 53.2a8 8 0 0 0 14.4 7.2l13.7-27.6h70.1l13.8 27.6a8 8 0 0 0 7.2 4.4 8 8 0 0 0 7.2-11.6zm-90.3-36.4l27.1-54.1 27 54.1z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-95-118h14l34 88h-14l-8-21h-38l-8 21h-14zm-7 54h28l-14-37z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-111 10h14l34 88h-14l-8-21h-38l-8 21h-14zm-7 54h28l-14-37z
    M184 208a8 8 0 0 1-8 8h-16a40 40 0 0 1-32-16 40 40 0 0 1-32 16h-16a8 8 0 0 1 0-16h16a24 24 0 0 0 24-24v-40h-16a8 8 0 0 1 0-16h16v-40a24 24 0 0 0-24-24h-16a8 8 0 0 1 0-16h16a40 40 0 0 1 32 16 40 40 0 0 1 32-16h16a8 8 0 0 1 0 16h-16a24 24 0 0 0-24 24v40h16a8 8 0 0 1 0 16h-16v40a24 24 0 0 0 24 24h16a8 8 0 0 1 8 8z
    M112 40a8 8 0 0 0-8 8v16h-80a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16h80v16a8 8 0 0 0 16 0v-160a8 8 0 0 0-8-8zm-88 136v-96h80v96zm224-96v96a16 16 0 0 1-16 16h-88a8 8 0 0 1 0-16h88v-96h-88a8 8 0 0 1 0-16h88a16 16 0 0 1 16 16zm-160 32a8 8 0 0 1-8 8h-8v24a8 8 0 0 1-16 0v-24h-8a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8z
    M224 200h-8v-160a8 8 0 0 0-8-8h-56a8 8 0 0 0-8 8v40h-48a8 8 0 0 0-8 8v40h-40a8 8 0 0 0-8 8v64h-8a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16zm-64-152h40v152h-40zm-56 48h40v104h-40zm-48 48h32v56h-32z
    M224 96h-40v-40a8 8 0 0 0-8-8h-120v-8a8 8 0 0 0-16 0v176a8 8 0 0 0 16 0v-8h88a8 8 0 0 0 8-8v-40h72a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8zm-56-32v32h-112v-32zm-32 128h-80v-32h80zm80-48h-160v-32h160z
    M232 112v32a8 8 0 0 1-8 8h-168v16h88a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-88v8a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0v8h120a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-120v16h168a8 8 0 0 1 8 8z
    M232 208a8 8 0 0 1-8 8h-192a8 8 0 0 1 0-16h8v-64a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v64h16v-112a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v112h16v-160a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v160h8a8 8 0 0 1 8 8z
    M232 208a8 8 0 0 1-8 8h-192a8 8 0 0 1-8-8v-160a8 8 0 0 1 16 0v152h184a8 8 0 0 1 8 8zm-100-48a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm-24-56a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm-32 72a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm96-48a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm24-40a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm-20 76a12 12 0 1 0 12-12 12 12 0 0 0-12 12z
    M232 208a8 8 0 0 1-8 8h-192a8 8 0 0 1-8-8v-160a8 8 0 0 1 16 0v12.7l56 56 26.3-26.4a8 8 0 0 1 11.4 0l58.3 58.4v-20.7a8 8 0 0 1 16 0v40a7 7 0 0 1 0 .8c0 .1 0 .2 0 .3s0 .3-.1 .5a2.8 2.8 0 0 1-.1 .4c0 .1-.1 .2-.1 .3s-.1 .3-.1 .4l-.2 .4-.1 .3c-.1 .1-.1 .3-.2 .4s-.1 .2-.2 .3l-.2 .4-.2 .2-.3 .4c-.1 .1-.2 .3-.3 .4l-.2 .2-.2 .1a4.8 4.8 0 0 1-.4 .4 3.9 3.9 0 0 1-.3 .2l-.3 .3-.4 .2a2.9 2.9 0 0 1-.3 .2l-.4 .1-.3 .2-.4 .1a2.8 2.8 0 0 1-.3 .2l-.4 .1c-.1 0-.3 0-.4 0l-.4 .1-.4 .1a7 7 0 0 1-.8 0h-40a8 8 0 0 1 0-16h20.7l-52.7-52.7-26.3 26.4a8 8 0 0 1-11.4 0l-50.3-50.4v116.7h184a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.5-43.2a6.7 6.7 0 0 1-6.7 6.7h-107.6a6.7 6.7 0 0 1-6.7-6.7v-89.6a6.7 6.7 0 0 1 13.5 0v6.2l29.1 29.1 13.1-13.2a6.7 6.7 0 0 1 9.6 0l28.8 28.9v-6.2a6.7 6.7 0 0 1 13.4 0v22.4q0 .3 0 .7c0 .1 0 .2 0 .2s-.1 .3-.1 .4 0 .2-.1 .3 0 .3-.1 .4l-.1 .3c0 .1 0 .2-.1 .3s-.1 .2-.1 .3-.1 .2-.2 .3-.1 .1-.1 .2-.1 .2-.2 .3-.1 .2-.2 .3-.1 .2-.2 .3-.2 .3-.4 .4v.1h-.1c-.1 .1-.3 .3-.4 .4l-.3 .2c-.1 .1-.2 .1-.2 .2s-.3 .1-.4 .2-.1 .1-.2 .1-.2 .1-.3 .2-.2 .1-.3 .1l-.3 .1-.3 .1a2.8 2.8 0 0 1-.3 .1l-.4 .1h-.3l-.3 .1a6.4 6.4 0 0 1-.7 0h-22.4a6.7 6.7 0 0 1 0-13.4h6.2l-24.1-24.1-13.2 13.2a6.7 6.7 0 0 1-9.5 0l-24.3-24.4v57.7h100.8a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-43.5 44.8a6.7 6.7 0 0 1-6.7 6.7h-107.6a6.7 6.7 0 0 1-6.7-6.7v-89.6a6.7 6.7 0 0 1 13.5 0v6.2l29.1 29.1 13.1-13.2a6.7 6.7 0 0 1 9.6 0l28.8 28.9v-6.2a6.7 6.7 0 0 1 13.4 0v22.4q0 .3 0 .7c0 .1 0 .2 0 .2s-.1 .3-.1 .4 0 .2-.1 .3 0 .3-.1 .4l-.1 .3c0 .1 0 .2-.1 .3s-.1 .2-.1 .3-.1 .2-.2 .3-.1 .1-.1 .2-.1 .2-.2 .3-.1 .2-.2 .3-.1 .2-.2 .3-.2 .3-.4 .4v.1h-.1c-.1 .1-.3 .3-.4 .4l-.3 .2c-.1 .1-.2 .1-.2 .2s-.3 .1-.4 .2-.1 .1-.2 .1-.2 .1-.3 .2-.2 .1-.3 .1l-.3 .1-.3 .1a2.8 2.8 0 0 1-.3 .1l-.4 .1h-.3l-.3 .1a6.4 6.4 0 0 1-.7 0h-22.4a6.7 6.7 0 0 1 0-13.4h6.2l-24.1-24.1-13.2 13.2a6.7 6.7 0 0 1-9.5 0l-24.3-24.4v57.7h100.8a6.7 6.7 0 0 1 6.7 6.7z
    M232 208a8 8 0 0 1-8 8h-192a8 8 0 0 1-8-8v-160a8 8 0 0 1 16 0v94.4l50.7-44.4a8 8 0 0 1 10.1-.4l58.8 44.1 59.1-51.7a8 8 0 1 1 10.6 12l-64 56a8 8 0 0 1-10.1 .4l-58.8-44.1-56.4 49.3v36.4h184a8 8 0 0 1 8 8z
    M232 208a8 8 0 0 1-8 8h-192a8 8 0 0 1-8-8v-160a8 8 0 0 1 16 0v108.7l50.3-50.4a8 8 0 0 1 11.4 0l26.3 26.4 52.7-52.7h-20.7a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8v40a8 8 0 0 1-16 0v-20.7l-58.3 58.4a8 8 0 0 1-11.4 0l-26.3-26.4-56 56v20.7h184a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.5-43.2a6.7 6.7 0 0 1-6.7 6.7h-107.6a6.7 6.7 0 0 1-6.7-6.7v-89.6a6.7 6.7 0 0 1 13.5 0v55.4l24.3-24.3a6.7 6.7 0 0 1 9.5 0l13.2 13.1 24.1-24h-6.2a6.7 6.7 0 0 1 0-13.5h22.4a6.7 6.7 0 0 1 6.7 6.7v22.4a6.7 6.7 0 0 1-13.4 0v-6.1l-28.8 28.8a6.7 6.7 0 0 1-9.6 0l-13.1-13.1-29.1 29.1v8.4h100.8a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-43.5 44.8a6.7 6.7 0 0 1-6.7 6.7h-107.6a6.7 6.7 0 0 1-6.7-6.7v-89.6a6.7 6.7 0 0 1 13.5 0v55.4l24.3-24.3a6.7 6.7 0 0 1 9.5 0l13.2 13.1 24.1-24h-6.2a6.7 6.7 0 0 1 0-13.5h22.4a6.7 6.7 0 0 1 6.7 6.7v22.4a6.7 6.7 0 0 1-13.4 0v-6.1l-28.8 28.8a6.7 6.7 0 0 1-9.6 0l-13.1-13.1-29.1 29.1v8.4h100.8a6.7 6.7 0 0 1 6.7 6.7z
    M100 116.4a8 8 0 0 0 4-6.9v-72a8 8 0 0 0-10.7-7.5 104.1 104.1 0 0 0-67.6 117 8 8 0 0 0 4.5 5.8 7.9 7.9 0 0 0 3.4 .8 8 8 0 0 0 4-1.1zm-12-66.8v55.3l-47.9 27.6c-.1-1.5-.1-3-.1-4.5a88.1 88.1 0 0 1 48-78.4zm40-25.6a8 8 0 0 0-8 8v91.8l-78.8 45.9a8 8 0 0 0-2.9 11 104 104 0 1 0 89.7-156.7zm0 192a88.5 88.5 0 0 1-71.5-36.7l75.5-44a8 8 0 0 0 4-6.9v-88a88 88 0 0 1-8 175.6z
    M100 116.4a8 8 0 0 0 4-6.9v-72a8 8 0 0 0-10.7-7.5 104.1 104.1 0 0 0-67.6 117 8 8 0 0 0 4.5 5.8 7.9 7.9 0 0 0 3.4 .8 8 8 0 0 0 4-1.1zm-12-66.8v55.3l-47.9 27.6c-.1-1.5-.1-3-.1-4.5a88.1 88.1 0 0 1 48-78.4zm144 78.4a104 104 0 0 1-193.7 52.7 8 8 0 0 1 2.9-11l78.8-45.9v-91.8a8 8 0 0 1 8-8 104 104 0 0 1 89.7 51.5c.1 .1 .3 .3 .3 .5s.2 .3 .3 .5a103.3 103.3 0 0 1 13.7 51.5z
    M224 128a8 8 0 0 1-8 8h-88a8 8 0 0 1 0-16h88a8 8 0 0 1 8 8zm-96-56h88a8 8 0 0 0 0-16h-88a8 8 0 0 0 0 16zm88 112h-88a8 8 0 0 0 0 16h88a8 8 0 0 0 0-16zm-133.7-141.7l-26.3 26.4-10.3-10.4a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4zm0 64l-26.3 26.4-10.3-10.4a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4zm0 64l-26.3 26.4-10.3-10.4a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4z
    M229.7 77.7l-128 128a8 8 0 0 1-11.4 0l-56-56a8 8 0 0 1 11.4-11.4l50.3 50.4 122.3-122.4a8 8 0 0 1 11.4 11.4z
    M173.7 98.3a8 8 0 0 1 0 11.4l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 0zm50.3-50.3v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16 160v-160h-160v160h160z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-34.3 77.7l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-35.8-97.8l-64 64a6 6 0 0 1-8.5 0l-28-28a6 6 0 1 1 8.5-8.5l23.8 23.8 59.8-59.7a6 6 0 0 1 8.5 8.5z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-51.8 30.2l-64 64a6 6 0 0 1-8.5 0l-28-28a6 6 0 1 1 8.5-8.5l23.8 23.8 59.8-59.7a6 6 0 0 1 8.5 8.5z
    M173.7 98.3a8 8 0 0 1 0 11.4l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 0zm58.3 29.7a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm45.7 85.7l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96zm48.1-117.9l-58.9 58.9a5.5 5.5 0 0 1-7.8 0l-25.8-25.7a5.5 5.5 0 1 1 7.8-7.9l21.9 21.9 55-55a5.5 5.5 0 0 1 7.8 7.9z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3zm-63.9-21.9l-58.9 58.9a5.5 5.5 0 0 1-7.8 0l-25.8-25.7a5.5 5.5 0 1 1 7.8-7.9l21.9 21.9 55-55a5.5 5.5 0 0 1 7.8 7.9z
    M160 40a88.1 88.1 0 0 0-78.7 48.7 64 64 0 1 0-9.3 127.3h88a88 88 0 0 0 0-176zm0 160h-88a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88 88 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72 72 0 1 1 72 72zm37.7-93.7a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 42.3-42.4a8 8 0 0 1 11.4 0z
    M247.9 124.5c-1.8-47-40.8-84.5-87.8-84.5a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5zm-50.2-6.8l-48 48a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 42.3-42.4a8 8 0 0 1 11.4 11.4z
    M227.3 80.2l-51.5-51.5a15.9 15.9 0 0 0-11.4-4.7h-72.8a15.9 15.9 0 0 0-11.4 4.7l-51.5 51.5a15.9 15.9 0 0 0-4.7 11.4v72.8a15.9 15.9 0 0 0 4.7 11.4l51.5 51.5a15.9 15.9 0 0 0 11.4 4.7h72.8a15.9 15.9 0 0 0 11.4-4.7l51.5-51.5a15.9 15.9 0 0 0 4.7-11.4v-72.8a15.9 15.9 0 0 0-4.7-11.4zm-11.3 84.2l-51.6 51.6h-72.8l-51.6-51.6v-72.8l51.6-51.6h72.8l51.6 51.6zm-33.7-61.1l-66.5 66.6a6.2 6.2 0 0 1-8.9 0l-29.1-29.2a6.2 6.2 0 1 1 8.9-8.8l24.7 24.7 62.1-62.1a6.2 6.2 0 0 1 8.8 8.8z
    M227.3 80.2l-51.5-51.5a16.1 16.1 0 0 0-11.4-4.7h-72.8a16.1 16.1 0 0 0-11.4 4.7l-51.5 51.5a16.1 16.1 0 0 0-4.7 11.4v72.8a16.1 16.1 0 0 0 4.7 11.4l51.5 51.5a16.1 16.1 0 0 0 11.4 4.7h72.8a16.1 16.1 0 0 0 11.4-4.7l51.5-51.5a16.1 16.1 0 0 0 4.7-11.4v-72.8a16.1 16.1 0 0 0-4.7-11.4zm-45 23.1l-66.5 66.6a6.2 6.2 0 0 1-8.9 0l-29.1-29.2a6.2 6.2 0 1 1 8.9-8.8l24.7 24.7 62.1-62.1a6.2 6.2 0 0 1 8.8 8.8z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-37.8-94.8l-61.5 61.4a5.8 5.8 0 0 1-8.1 0l-26.9-26.8a5.8 5.8 0 1 1 8.1-8.2l22.8 22.8 57.4-57.4a5.8 5.8 0 0 1 8.2 8.2z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-53.8 49.2l-61.5 61.4a5.8 5.8 0 0 1-8.1 0l-26.9-26.8a5.8 5.8 0 1 1 8.1-8.2l22.8 22.8 57.4-57.4a5.8 5.8 0 0 1 8.2 8.2z
    M225.9 102.8c-3.8-3.9-7.7-8-9.2-11.6-1.3-3.2-1.4-8.6-1.5-13.9-.2-9.7-.3-20.8-8-28.5s-18.7-7.9-28.5-8c-5.3-.1-10.7-.2-13.9-1.5-3.6-1.5-7.7-5.4-11.6-9.2-6.9-6.6-14.8-14.1-25.2-14.1s-18.3 7.5-25.2 14.1c-3.9 3.8-8 7.7-11.6 9.2-3.2 1.3-8.6 1.4-13.9 1.5-9.7 .1-20.8 .3-28.5 8s-7.8 18.8-8 28.5c-.1 5.3-.2 10.7-1.5 13.9-1.5 3.6-5.4 7.7-9.2 11.6-6.6 6.9-14.1 14.8-14.1 25.2s7.5 18.3 14.1 25.2c3.8 3.9 7.7 8 9.2 11.6 1.3 3.2 1.4 8.6 1.5 13.9 .2 9.7 .3 20.8 8 28.5s18.8 7.8 28.5 8c5.3 .1 10.7 .2 13.9 1.5 3.6 1.5 7.7 5.4 11.6 9.2 6.9 6.6 14.8 14.1 25.2 14.1s18.3-7.5 25.2-14.1c3.9-3.8 8-7.7 11.6-9.2 3.2-1.3 8.6-1.4 13.9-1.5 9.7-.2 20.8-.3 28.5-8s7.8-18.7 8-28.5c.1-5.3 .2-10.7 1.5-13.9 1.5-3.6 5.4-7.7 9.2-11.6 6.6-6.9 14.1-14.8 14.1-25.2s-7.5-18.3-14.1-25.2zm-11.6 39.3c-4.8 5-9.7 10.2-12.4 16.5-2.5 6.1-2.6 13.1-2.7 19.8-.1 7-.2 14.4-3.3 17.5s-10.4 3.2-17.4 3.3c-6.8 .1-13.8 .2-19.9 2.7-6.3 2.7-11.5 7.6-16.5 12.4s-10.1 9.7-14.1 9.7-9.2-4.9-14.1-9.7-10.2-9.7-16.5-12.4c-6.1-2.5-13.1-2.6-19.8-2.7-7-.1-14.4-.2-17.5-3.3s-3.2-10.4-3.3-17.4c-.1-6.8-.2-13.8-2.7-19.9-2.7-6.3-7.6-11.5-12.4-16.5s-9.7-10.1-9.7-14.1 4.9-9.2 9.7-14.1 9.7-10.2 12.4-16.5c2.5-6.1 2.6-13.1 2.7-19.8 .1-7 .2-14.4 3.3-17.5s10.4-3.2 17.5-3.3c6.7-.1 13.7-.2 19.8-2.7 6.3-2.7 11.5-7.6 16.5-12.4s10.1-9.7 14.1-9.7 9.2 4.9 14.1 9.7 10.2 9.7 16.5 12.4c6.1 2.5 13.1 2.6 19.9 2.7 7 .1 14.3 .2 17.4 3.3s3.2 10.4 3.3 17.5c.1 6.7 .2 13.7 2.7 19.8 2.7 6.3 7.6 11.5 12.4 16.5s9.7 10.1 9.7 14.1-4.9 9.2-9.7 14.1zm-40.6-43.8a8 8 0 0 1 0 11.4l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 0z
    M225.9 102.8c-3.8-3.9-7.7-8-9.2-11.6-1.3-3.2-1.4-8.6-1.5-13.9-.2-9.7-.3-20.8-8-28.5s-18.7-7.9-28.5-8c-5.3-.1-10.7-.2-13.9-1.5-3.6-1.5-7.7-5.4-11.6-9.2-6.9-6.6-14.8-14.1-25.2-14.1s-18.3 7.5-25.2 14.1c-3.9 3.8-8 7.7-11.6 9.2-3.2 1.3-8.6 1.4-13.9 1.5-9.7 .1-20.8 .3-28.5 8s-7.8 18.8-8 28.5c-.1 5.3-.2 10.7-1.5 13.9-1.5 3.6-5.4 7.7-9.2 11.6-6.6 6.9-14.1 14.8-14.1 25.2s7.5 18.3 14.1 25.2c3.8 3.9 7.7 8 9.2 11.6 1.3 3.2 1.4 8.6 1.5 13.9 .2 9.7 .3 20.8 8 28.5s18.8 7.8 28.5 8c5.3 .1 10.7 .2 13.9 1.5 3.6 1.5 7.7 5.4 11.6 9.2 6.9 6.6 14.8 14.1 25.2 14.1s18.3-7.5 25.2-14.1c3.9-3.8 8-7.7 11.6-9.2 3.2-1.3 8.6-1.4 13.9-1.5 9.7-.2 20.8-.3 28.5-8s7.8-18.7 8-28.5c.1-5.3 .2-10.7 1.5-13.9 1.5-3.6 5.4-7.7 9.2-11.6 6.6-6.9 14.1-14.8 14.1-25.2s-7.5-18.3-14.1-25.2zm-52.2 6.9l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.2 47 25.5a8 8 0 0 0 4.2 0c1-.3 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm0 72c0 37.1-13.7 67.2-40.6 89.4a129.3 129.3 0 0 1-39.4 22.2 128.2 128.2 0 0 1-38.9-21.8c-27.3-22.3-41.1-52.5-41.1-89.8v-56h160zm-125.7 29.7a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4l-56 56a8 8 0 0 1-11.4 0z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.2 47 25.5a8 8 0 0 0 4.2 0c1-.3 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm-34.3 69.7l-56 56a8 8 0 0 1-11.3 0l-24-24a8 8 0 0 1 11.3-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4z
    M165.7 202.3a8 8 0 0 1-11.4 11.4l-80-80a8 8 0 0 1 0-11.4l80-80a8 8 0 0 1 11.4 11.4l-74.4 74.3z
    M205.7 202.3a8 8 0 0 1-11.4 11.4l-80-80a8 8 0 0 1 0-11.4l80-80a8 8 0 0 1 11.4 11.4l-74.4 74.3zm-154.4-74.3l74.4-74.3a8 8 0 0 0-11.4-11.4l-80 80a8 8 0 0 0 0 11.4l80 80a8 8 0 0 0 11.4-11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-57.3-40a6.7 6.7 0 0 1-9.5 9.6l-44.8-44.8a6.7 6.7 0 0 1 0-9.6l44.8-44.8a6.7 6.7 0 0 1 9.5 9.6l-40.1 40z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-73.3 120a6.7 6.7 0 0 1-9.5 9.6l-44.8-44.8a6.7 6.7 0 0 1 0-9.6l44.8-44.8a6.7 6.7 0 0 1 9.5 9.6l-40.1 40z
    M197.7 202.3a8 8 0 0 1-11.4 11.4l-80-80a8 8 0 0 1 0-11.4l80-80a8 8 0 0 1 11.4 11.4l-74.4 74.3zm-125.7-162.3a8 8 0 0 0-8 8v160a8 8 0 0 0 16 0v-160a8 8 0 0 0-8-8z
    M213.7 101.7l-80 80a8 8 0 0 1-11.4 0l-80-80a8 8 0 0 1 11.4-11.4l74.3 74.4 74.3-74.4a8 8 0 0 1 11.4 11.4z
    M181.7 133.7l-80 80a8 8 0 0 1-11.4-11.4l74.4-74.3-74.4-74.3a8 8 0 0 1 11.4-11.4l80 80a8 8 0 0 1 0 11.4z
    M213.7 165.7a8 8 0 0 1-11.4 0l-74.3-74.4-74.3 74.4a8 8 0 0 1-11.4-11.4l80-80a8 8 0 0 1 11.4 0l80 80a8 8 0 0 1 0 11.4z
    M213.7 130.3a8 8 0 0 1 0 11.4l-80 80a8 8 0 0 1-11.4 0l-80-80a8 8 0 0 1 11.4-11.4l74.3 74.4 74.3-74.4a8 8 0 0 1 11.4 0zm-91.4 11.4a8 8 0 0 0 11.4 0l80-80a8 8 0 0 0-11.4-11.4l-74.3 74.4-74.3-74.4a8 8 0 0 0-11.4 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-30.4-93.2l-44.8 44.8a6.7 6.7 0 0 1-9.6 0l-44.8-44.8a6.7 6.7 0 0 1 9.6-9.5l40 40.1 40-40.1a6.7 6.7 0 0 1 9.6 9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-46.4 66.8l-44.8 44.8a6.7 6.7 0 0 1-9.6 0l-44.8-44.8a6.7 6.7 0 0 1 9.6-9.5l40 40.1 40-40.1a6.7 6.7 0 0 1 9.6 9.5z
    M141.7 133.7l-80 80a8 8 0 0 1-11.4-11.4l74.4-74.3-74.4-74.3a8 8 0 0 1 11.4-11.4l80 80a8 8 0 0 1 0 11.4zm80-11.4l-80-80a8 8 0 0 0-11.4 11.4l74.4 74.3-74.4 74.3a8 8 0 0 0 11.4 11.4l80-80a8 8 0 0 0 0-11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48.4-75.2l-44.8 44.8a6.7 6.7 0 0 1-9.5-9.6l40.1-40-40.1-40a6.7 6.7 0 1 1 9.5-9.6l44.8 44.8a6.7 6.7 0 0 1 0 9.6z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-64.4 84.8l-44.8 44.8a6.7 6.7 0 0 1-9.5-9.6l40.1-40-40.1-40a6.7 6.7 0 1 1 9.5-9.6l44.8 44.8a6.7 6.7 0 0 1 0 9.6z
    M149.7 122.3a8 8 0 0 1 0 11.4l-80 80a8 8 0 0 1-11.4-11.4l74.4-74.3-74.4-74.3a8 8 0 0 1 11.4-11.4zm34.3-82.3a8 8 0 0 0-8 8v160a8 8 0 0 0 16 0v-160a8 8 0 0 0-8-8z
    M93.3 70l-65.3 58 65.3 58a8 8 0 1 1-10.7 12l-72-64a8 8 0 0 1 0-12l72-64a8 8 0 1 1 10.7 12zm152 52l-72-64a8 8 0 0 0-10.6 12l65.3 58-65.3 58a8 8 0 1 0 10.7 12l72-64a8 8 0 0 0 0-12z
    M69.1 94.2l-40.6 33.8 40.6 33.8a8 8 0 1 1-10.2 12.3l-48-40a8 8 0 0 1 0-12.3l48-40a8 8 0 0 1 10.2 12.3zm176 27.6l-48-39.9a8 8 0 1 0-10.2 12.3l40.6 33.8-40.6 33.8a8 8 0 1 0 10.2 12.3l48-40a8 8 0 0 0 0-12.3zm-82.4-89.3a8 8 0 0 0-10.2 4.8l-64 176a8 8 0 0 0 4.8 10.2 8.1 8.1 0 0 0 2.7 .5 8 8 0 0 0 7.5-5.3l64-176a8 8 0 0 0-4.8-10.2z
    M213.7 194.3a8 8 0 0 1-11.4 11.4l-74.3-74.4-74.3 74.4a8 8 0 0 1-11.4-11.4l80-80a8 8 0 0 1 11.4 0zm-160-68.6l74.3-74.4 74.3 74.4a8 8 0 0 0 11.4-11.4l-80-80a8 8 0 0 0-11.4 0l-80 80a8 8 0 0 0 11.4 11.4z
    M181.7 170.3a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4 0l-48-48a8 8 0 0 1 11.4-11.4l42.3 42.4 42.3-42.4a8 8 0 0 1 11.4 0zm-96-84.6l42.3-42.4 42.3 42.4a8 8 0 0 0 11.4-11.4l-48-48a8 8 0 0 0-11.4 0l-48 48a8 8 0 0 0 11.4 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-48.4-57.9a6.7 6.7 0 0 1 0 9.5l-26.8 26.9a6.7 6.7 0 0 1-9.6 0l-26.8-26.9a6.7 6.7 0 0 1 9.5-9.5l22.1 22.1 22.1-22.1a6.7 6.7 0 0 1 9.5 0zm-53.7-44.2l22.1-22.1 22.1 22.1a6.7 6.7 0 0 0 9.5-9.5l-26.8-26.9a6.7 6.7 0 0 0-9.6 0l-26.8 26.9a6.7 6.7 0 0 0 9.5 9.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-30.4-57.3a6.7 6.7 0 0 1-9.6 0l-40-40.1-40 40.1a6.7 6.7 0 0 1-9.6-9.5l44.8-44.8a6.7 6.7 0 0 1 9.6 0l44.8 44.8a6.7 6.7 0 0 1 0 9.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-46.4 102.7a6.7 6.7 0 0 1-9.6 0l-40-40.1-40 40.1a6.7 6.7 0 0 1-9.6-9.5l44.8-44.8a6.7 6.7 0 0 1 9.6 0l44.8 44.8a6.7 6.7 0 0 1 0 9.5z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88z
    M176 128a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm56 0a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 112h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm48-88a8 8 0 0 1-8 8h-32v32a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h32v-32a8 8 0 0 1 16 0v32h32a8 8 0 0 1 8 8z
    M232 128a104 104 0 1 0-104 104 104.1 104.1 0 0 0 104-104zm-104-88a88.1 88.1 0 0 1 88 88h-176a88.1 88.1 0 0 1 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-148.5a60.5 60.5 0 1 0 60.5 60.5 60.5 60.5 0 0 0-60.5-60.5zm0 107.5a47 47 0 1 1 47-47 47.1 47.1 0 0 1-47 47z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-104-60.5a60.5 60.5 0 1 0 60.5 60.5 60.5 60.5 0 0 0-60.5-60.5zm0 107.5a47 47 0 1 1 47-47 47.1 47.1 0 0 1-47 47z
    M96.3 37a8 8 0 0 1 5.7-9.7 104.1 104.1 0 0 1 52 0 8 8 0 0 1-2 15.7 8.2 8.2 0 0 1-2-.2 88.1 88.1 0 0 0-44 0 8 8 0 0 1-9.7-5.8zm-42.5 18.1a104 104 0 0 0-26 45 8 8 0 0 0 15.4 4.3 88 88 0 0 1 22-38.1 8 8 0 0 0-11.4-11.2zm-10.6 96.5a8 8 0 1 0-15.4 4.2 104.1 104.1 0 0 0 26 45 8 8 0 0 0 11.4-11.2 88.1 88.1 0 0 1-22-38zm106.8 61.6a88 88 0 0 1-44 0 8 8 0 1 0-4 15.5 104.1 104.1 0 0 0 52 0 8 8 0 0 0-4-15.5zm72.6-67.2a8 8 0 0 0-9.8 5.6 87.9 87.9 0 0 1-22 38.1 8 8 0 1 0 11.4 11.2 104 104 0 0 0 26-45 8 8 0 0 0-5.6-9.9zm-9.8-41.5a8 8 0 0 0 15.4-4.3 104 104 0 0 0-26-45 8 8 0 1 0-11.4 11.2 88 88 0 0 1 22 38z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104z
    M128 96a32 32 0 1 0 32 32 32 32 0 0 0-32-32zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm-80-48a32 32 0 1 0 32 32 32 32 0 0 0-32-32zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm160-48a32 32 0 1 0 32 32 32 32 0 0 0-32-32zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M156 128a28 28 0 1 1-28-28 28 28 0 0 1 28 28zm-108-28a28 28 0 1 0 28 28 28 28 0 0 0-28-28zm160 0a28 28 0 1 0 28 28 28 28 0 0 0-28-28z
    M80 40a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm96 16a40 40 0 1 0-40-40 40 40 0 0 0 40 40zm0-64a24 24 0 1 1-24 24 24 24 0 0 1 24-24zm-96 80a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm96-64a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24z
    M120 80a40 40 0 1 1-40-40 40 40 0 0 1 40 40zm56 40a40 40 0 1 0-40-40 40 40 0 0 0 40 40zm-96 16a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm96 0a40 40 0 1 0 40 40 40 40 0 0 0-40-40z
    M72 60a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm56-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm68 24a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm-136 44a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm68 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm68 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-136 68a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm68 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm68 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-132 160a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm52 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm52 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-52a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm58.2-88a58.2 58.2 0 1 1-58.2-58.2 58.3 58.3 0 0 1 58.2 58.2z
    M128 24a104 104 0 1 1-104 104 104.1 104.1 0 0 1 104-104zm88 104a88.1 88.1 0 0 0-88-88v176a88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-88 104a88.1 88.1 0 0 1 88-88v176a88.1 88.1 0 0 1-88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104a87.6 87.6 0 0 1-20.4 56.3l-123.9-123.9a88 88 0 0 1 144.3 67.6zm-176 0a87.6 87.6 0 0 1 20.4-56.3l123.9 123.9a88 88 0 0 1-144.3-67.6z
    M200 128a71.7 71.7 0 0 1-15.8 44.9l-101.1-101.1a72 72 0 0 1 116.9 56.2zm-144 0a72 72 0 0 0 116.9 56.2l-101.1-101.1a71.7 71.7 0 0 0-15.8 44.9zm180 0a108 108 0 1 1-108-108 108.1 108.1 0 0 1 108 108zm-20 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M24 128a104 104 0 1 0 104-104 104.1 104.1 0 0 0-104 104zm104 88a88.1 88.1 0 0 1-88-88h176a88.1 88.1 0 0 1-88 88z
    M128 96a32 32 0 1 0 32 32 32 32 0 0 0-32-32zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M172 76a44 44 0 1 0-44 44 44 44 0 0 0 44-44zm-44 28a28 28 0 1 1 28-28 28 28 0 0 1-28 28zm60 24a44 44 0 1 0 44 44 44 44 0 0 0-44-44zm0 72a28 28 0 1 1 28-28 28 28 0 0 1-28 28zm-120-72a44 44 0 1 0 44 44 44 44 0 0 0-44-44zm0 72a28 28 0 1 1 28-28 28 28 0 0 1-28 28z
    M156 128a28 28 0 1 1-28-28 28 28 0 0 1 28 28z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-42.3-106.3l-26.4 26.3 26.4 26.3a8 8 0 0 1-11.4 11.4l-26.3-26.4-26.3 26.4a8 8 0 0 1-11.4-11.4l26.4-26.3-26.4-26.3a8 8 0 0 1 11.4-11.4l26.3 26.4 26.3-26.4a8 8 0 0 1 11.4 11.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-42.3 122.3a8 8 0 0 1-11.4 11.4l-26.3-26.4-26.3 26.4a8 8 0 0 1-11.4-11.4l26.4-26.3-26.4-26.3a8 8 0 0 1 11.4-11.4l26.3 26.4 26.3-26.4a8 8 0 0 1 11.4 11.4l-26.4 26.3z
    M200 32h-36.3a47.9 47.9 0 0 0-71.4 0h-36.3a16 16 0 0 0-16 16v168a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-168a16 16 0 0 0-16-16zm-72 0a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm72 184h-144v-168h26.8a47.9 47.9 0 0 0-2.8 16v8a8 8 0 0 0 8 8h80a8 8 0 0 0 8-8v-8a47.9 47.9 0 0 0-2.8-16h26.8z
    M200 32h-36.3a47.9 47.9 0 0 0-71.4 0h-36.3a16 16 0 0 0-16 16v168a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-168a16 16 0 0 0-16-16zm-72 0a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm64-88a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8v-56a8 8 0 0 1 16 0v48h48a8 8 0 0 1 8 8z
    M136 80v43.5l36.1 21.6a8 8 0 0 1-8.2 13.8l-40-24a8 8 0 0 1-3.9-6.9v-48a8 8 0 0 1 16 0zm88-24a8 8 0 0 0-8 8v18c-6.4-7.4-12.8-14.4-20.1-21.8a96 96 0 1 0-2 137.7 8 8 0 0 0-11-11.7 80 80 0 1 1 1.6-114.8c8.2 8.2 15.3 16.2 22.5 24.6h-23a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8z
    M136 80v43.5l36.1 21.6a8 8 0 0 1-8.2 13.8l-40-24a8 8 0 0 1-3.9-6.9v-48a8 8 0 0 1 16 0zm-8-48a95.4 95.4 0 0 0-67.9 28.2c-7.3 7.3-13.7 14.4-20.1 21.8v-18a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16h-23c7.2-8.4 14.3-16.4 22.4-24.6a80 80 0 1 1 1.6 114.8 8 8 0 1 0-11 11.6 96 96 0 1 0 66-165.8z
    M232 136.7a104.1 104.1 0 1 1-112.7-112.7 8 8 0 0 1 1.4 16 88.1 88.1 0 1 0 95.3 95.3 8 8 0 0 1 16 1.4zm-112-64.7v56a8 8 0 0 0 8 8h56a8 8 0 0 0 0-16h-48v-48a8 8 0 0 0-16 0zm40-24a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm36 24a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm24 36a12 12 0 1 0-12-12 12 12 0 0 0 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm56 112h-56a8 8 0 0 1-8-8v-56a8 8 0 0 1 16 0v48h48a8 8 0 0 1 0 16z
    M160 40a88.1 88.1 0 0 0-78.7 48.7 64 64 0 1 0-9.3 127.3h88a88 88 0 0 0 0-176zm0 160h-88a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88 88 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72 72 0 1 1 72 72z
    M156 16a76.2 76.2 0 0 0-71.1 48.8 53.3 53.3 0 0 0-8.9-.8 52 52 0 0 0 0 104h37.9l-16.8 27.9a8 8 0 0 0 6.9 12.1h25.9l-16.8 27.9a8 8 0 0 0 13.8 8.2l24-40a8 8 0 0 0-6.9-12.1h-25.9l14.4-24h23.5a76 76 0 0 0 0-152zm0 136h-80a36 36 0 0 1 0-72 38.1 38.1 0 0 1 4.8 .3q-.6 3.6-.8 7.2a8 8 0 0 0 16 1 60.1 60.1 0 1 1 60 63.5z
    M156 168h-23.5l-14.4 24h25.9a8 8 0 0 1 6.9 12.1l-24 40a8 8 0 0 1-13.8-8.2l16.8-27.9h-25.9a8 8 0 0 1-6.9-12.1l16.8-27.9h-37c-28.8 0-52.7-22.9-52.9-51.6a52.1 52.1 0 0 1 37.4-50.3 4 4 0 0 1 5 4.8 92.5 92.5 0 0 0-2.4 16.5 8.1 8.1 0 0 0 7.4 8.6h.6a8.2 8.2 0 0 0 8.1-7.7 76 76 0 1 1 75.9 79.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm17.9-139.5a51.6 51.6 0 0 0-45.3 27.1 38.1 38.1 0 1 0-4 75.9h49.3a51.5 51.5 0 0 0 0-103zm0 89.6h-49.3a24.6 24.6 0 0 1-1-49.3 51.4 51.4 0 0 0-1.2 11.2 6.7 6.7 0 0 0 13.4 0 38.1 38.1 0 1 1 38.1 38.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-86-49.3a49.3 49.3 0 0 0-44.2 27.3 49 49 0 0 0-5.2 21.8 4.6 4.6 0 0 1-4.1 4.7 4.5 4.5 0 0 1-4.8-4.5 58 58 0 0 1 3-18.4 2.2 2.2 0 0 0-2.7-2.9 35.9 35.9 0 0 0-27.2 34.7c0 19.7 16.7 35.9 36.4 35.9h48.7a49.3 49.3 0 0 0 49.3-51.2c-1.1-26.4-22.9-47.4-49.2-47.4z
    M158.7 196.4l-32 48a8 8 0 1 1-13.4-8.8l32-48a8 8 0 0 1 13.4 8.8zm73.3-104.4a76.1 76.1 0 0 1-76 76h-23.7l-29.6 44.4a8 8 0 1 1-13.4-8.8l23.7-35.6h-37a52 52 0 0 1 0-104 53.3 53.3 0 0 1 8.9 .8 76.1 76.1 0 0 1 147.1 27.2zm-16 0a60.1 60.1 0 0 0-120-3.5 8 8 0 0 1-16-1q.2-3.6 .8-7.2a38.1 38.1 0 0 0-4.8-.3 36 36 0 0 0 0 72h80a60.1 60.1 0 0 0 60-60z
    M158.7 196.4l-32 48a8 8 0 1 1-13.4-8.8l32-48a8 8 0 0 1 13.4 8.8zm73.2-108.8a76 76 0 0 0-151.8 .7 8.2 8.2 0 0 1-8.1 7.7h-.6a8.1 8.1 0 0 1-7.4-8.6 92.5 92.5 0 0 1 2.3-16.5 4 4 0 0 0-5-4.8 52.1 52.1 0 0 0-37.3 50.3c.2 28.7 24.1 51.6 52.8 51.6h36.2l-23.7 35.6a8 8 0 0 0 13.4 8.8l29.6-44.4h23.7a76.1 76.1 0 0 0 75.9-80.4z
    M160.1 40a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5c-1.8-47-40.8-84.5-87.8-84.5z
    M120 208h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 0 16zm64-16h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16zm-24 32h-56a8 8 0 0 0 0 16h56a8 8 0 0 0 0-16zm72-124a76.1 76.1 0 0 1-76 76h-80a52 52 0 0 1 0-104 53.3 53.3 0 0 1 8.9 .8 76.1 76.1 0 0 1 147.1 27.2zm-16 0a60.1 60.1 0 0 0-120-3.5 8 8 0 0 1-16-1q.2-3.6 .8-7.2a38.1 38.1 0 0 0-4.8-.3 36 36 0 0 0 0 72h80a60.1 60.1 0 0 0 60-60z
    M168 232a8 8 0 0 1-8 8h-56a8 8 0 0 1 0-16h56a8 8 0 0 1 8 8zm-40-32a8 8 0 0 0-8-8h-48a8 8 0 0 0 0 16h48a8 8 0 0 0 8-8zm56-8h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16zm47.9-96.4a76 76 0 0 0-151.8 .7 8.2 8.2 0 0 1-8.1 7.7h-.6a8.1 8.1 0 0 1-7.4-8.6 92.5 92.5 0 0 1 2.3-16.5 4 4 0 0 0-5-4.8 52.1 52.1 0 0 0-37.3 50.3c.2 28.7 24.1 51.6 52.8 51.6h79.2a76.1 76.1 0 0 0 75.9-80.4z
    M88 196a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm28 4a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm48-16a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-96 40a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm88 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm76-132a76.1 76.1 0 0 1-76 76h-80a52 52 0 0 1 0-104 53.3 53.3 0 0 1 8.9 .8 76.1 76.1 0 0 1 147.1 27.2zm-16 0a60.1 60.1 0 0 0-120-3.5 8 8 0 0 1-16-1q.2-3.6 .8-7.2a38.1 38.1 0 0 0-4.8-.3 36 36 0 0 0 0 72h80a60.1 60.1 0 0 0 60-60z
    M88 196a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm28 4a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm48-16a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-96 40a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm88 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm75.9-136.4a76 76 0 0 0-151.8 .7 8.2 8.2 0 0 1-8.1 7.7h-.6a8.1 8.1 0 0 1-7.4-8.6 92.5 92.5 0 0 1 2.3-16.5 4 4 0 0 0-5-4.8 52.1 52.1 0 0 0-37.3 50.3c.2 28.7 24.1 51.6 52.8 51.6h79.2a76.1 76.1 0 0 0 75.9-80.4z
    M172 72a76.4 76.4 0 0 0-12.4 1 71.9 71.9 0 0 0-55.4-63.2 8 8 0 0 0-9.6 9.6 56 56 0 0 1-54.6 68.6 56.4 56.4 0 0 1-12.6-1.4 8 8 0 0 0-9.6 9.6 72.2 72.2 0 0 0 32.3 45 52 52 0 0 0 41.9 82.8h80a76 76 0 0 0 0-152zm-134.6 32c.8 0 1.7 0 2.6 0a72.1 72.1 0 0 0 72-72c0-.9 0-1.8 0-2.7a55.6 55.6 0 0 1 32 48 76.3 76.3 0 0 0-43 43.4 52 52 0 0 0-39 8.9 56.2 56.2 0 0 1-24.6-25.6zm134.6 104h-80a36 36 0 1 1 4.8-71.7c-.4 2.4-.6 4.8-.8 7.2a8 8 0 0 0 16 1 58.9 58.9 0 0 1 1.9-11.9c0-.1 .1-.3 .1-.4a60.1 60.1 0 1 1 58 75.8z
    M172 72a76.4 76.4 0 0 0-12.4 1 71.9 71.9 0 0 0-55.4-63.2 8 8 0 0 0-9.6 9.6 56 56 0 0 1-54.6 68.6 56.4 56.4 0 0 1-12.6-1.4 8 8 0 0 0-9.6 9.6 72.2 72.2 0 0 0 32.3 45 52 52 0 0 0 41.9 82.8h80a76 76 0 0 0 0-152zm-134.6 32c.8 0 1.7 0 2.6 0a72.1 72.1 0 0 0 72-72c0-.9 0-1.8 0-2.7a55.6 55.6 0 0 1 32 48.1 76.4 76.4 0 0 0-43 43.4 52.4 52.4 0 0 0-9-.8 51.7 51.7 0 0 0-30 9.6 56.2 56.2 0 0 1-24.6-25.6z
    M164 72a76.2 76.2 0 0 0-20.3 2.7 55.6 55.6 0 0 0-9.4-11.5l9.5-13.6a8 8 0 1 0-13.1-9.2l-9.5 13.6a55.9 55.9 0 0 0-25.2-6c-.6 0-1.2 0-1.7 0l-2.9-16.3a8 8 0 1 0-15.8 2.8l2.9 16.3a56.1 56.1 0 0 0-23.3 14.9l-13.6-9.6a8 8 0 1 0-9.2 13.1l13.6 9.6a55.6 55.6 0 0 0-6 25.2c0 .6 0 1.2 0 1.7l-16.3 2.9a8 8 0 0 0 1.4 15.9 8.2 8.2 0 0 0 1.4-.1l16.3-2.9a55.7 55.7 0 0 0 5.9 12.4 52 52 0 0 0 35.3 90.1h80a76 76 0 0 0 0-152zm-108 32a40 40 0 0 1 72.5-23.2 76.3 76.3 0 0 0-35.6 40 52.1 52.1 0 0 0-31 4.1 40 40 0 0 1-5.9-20.9zm108 104h-80a36 36 0 1 1 4.8-71.7c-.4 2.4-.6 4.8-.8 7.2a8 8 0 0 0 16 1 58.9 58.9 0 0 1 1.9-11.9c0-.1 .1-.3 .1-.4a60.1 60.1 0 1 1 58 75.8z
    M164 72a76.2 76.2 0 0 0-20.3 2.7 55.6 55.6 0 0 0-9.4-11.5l9.5-13.6a8 8 0 1 0-13.1-9.2l-9.5 13.6a55.9 55.9 0 0 0-25.2-6c-.6 0-1.2 0-1.7 0l-2.9-16.3a8 8 0 1 0-15.8 2.8l2.9 16.3a56.1 56.1 0 0 0-23.3 14.9l-13.6-9.6a8 8 0 1 0-9.2 13.1l13.6 9.6a55.6 55.6 0 0 0-6 25.2c0 .6 0 1.2 0 1.7l-16.3 2.9a8 8 0 0 0 1.4 15.9 8.2 8.2 0 0 0 1.4-.1l16.3-2.9a55.7 55.7 0 0 0 5.9 12.4 52 52 0 0 0 35.3 90.1h80a76 76 0 0 0 0-152zm-71.1 48.8a52.1 52.1 0 0 0-31 4.1 40 40 0 0 1 66.6-44.1 76.3 76.3 0 0 0-35.6 40z
    M104 32h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-40v-160h40zm88-176h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-40v-160h40z
    M180 144h-20v-32h20a36 36 0 1 0-36-36v20h-32v-20a36 36 0 1 0-36 36h20v32h-20a36 36 0 1 0 36 36v-20h32v20a36 36 0 1 0 36-36zm-20-68a20 20 0 1 1 20 20h-20zm-104 0a20 20 0 0 1 40 0v20h-20a20 20 0 0 1-20-20zm40 104a20 20 0 1 1-20-20h20zm16-68h32v32h-32zm68 88a20 20 0 0 1-20-20v-20h20a20 20 0 0 1 0 40z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm29.1-81.3h-8.9v-13.4h8.9a22.4 22.4 0 1 0-22.4-22.4v8.9h-13.4v-8.9a22.4 22.4 0 1 0-22.4 22.4h8.9v13.4h-8.9a22.4 22.4 0 1 0 22.4 22.4v-8.9h13.4v8.9a22.4 22.4 0 1 0 22.4-22.4zm-8.9-35.8a9 9 0 1 1 8.9 8.9h-8.9zm-58.3 0a9 9 0 0 1 17.9 0v8.9h-8.9a9 9 0 0 1-9-8.9zm17.9 58.2a9 9 0 1 1-8.9-8.9h8.9zm13.5-35.8h13.4v13.4h-13.4zm35.8 44.8a9 9 0 0 1-8.9-9v-8.9h8.9a9 9 0 0 1 0 17.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-74.9 6.7h-8.9v-13.4h8.9a22.4 22.4 0 1 0-22.4-22.4v8.9h-13.4v-8.9a22.4 22.4 0 1 0-22.4 22.4h8.9v13.4h-8.9a22.4 22.4 0 1 0 22.4 22.4v-8.9h13.4v8.9a22.4 22.4 0 1 0 22.4-22.4zm-8.9-35.8a9 9 0 1 1 8.9 8.9h-8.9zm-58.3 0a9 9 0 0 1 17.9 0v8.9h-8.9a9 9 0 0 1-9-8.9zm17.9 58.2a9 9 0 1 1-8.9-8.9h8.9zm13.5-35.8h13.4v13.4h-13.4zm35.8 44.8a9 9 0 0 1-8.9-9v-8.9h8.9a9 9 0 0 1 0 17.9z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-50.9-73.3h-8.9v-13.4h8.9a22.4 22.4 0 1 0-22.4-22.4v8.9h-13.4v-8.9a22.4 22.4 0 1 0-22.4 22.4h8.9v13.4h-8.9a22.4 22.4 0 1 0 22.4 22.4v-8.9h13.4v8.9a22.4 22.4 0 1 0 22.4-22.4zm-8.9-35.8a9 9 0 1 1 8.9 8.9h-8.9zm-58.3 0a9 9 0 0 1 17.9 0v8.9h-8.9a9 9 0 0 1-9-8.9zm17.9 58.2a9 9 0 1 1-8.9-8.9h8.9zm13.5-35.8h13.4v13.4h-13.4zm35.8 44.8a9 9 0 0 1-8.9-9v-8.9h8.9a9 9 0 0 1 0 17.9z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-66.9 86.7h-8.9v-13.4h8.9a22.4 22.4 0 1 0-22.4-22.4v8.9h-13.4v-8.9a22.4 22.4 0 1 0-22.4 22.4h8.9v13.4h-8.9a22.4 22.4 0 1 0 22.4 22.4v-8.9h13.4v8.9a22.4 22.4 0 1 0 22.4-22.4zm-8.9-35.8a9 9 0 1 1 8.9 8.9h-8.9zm-58.3 0a9 9 0 0 1 17.9 0v8.9h-8.9a9 9 0 0 1-9-8.9zm17.9 58.2a9 9 0 1 1-8.9-8.9h8.9zm13.5-35.8h13.4v13.4h-13.4zm35.8 44.8a9 9 0 0 1-8.9-9v-8.9h8.9a9 9 0 0 1 0 17.9z
    M144 16h-32a64.1 64.1 0 0 0-64 64v96a64.1 64.1 0 0 0 64 64h32a64.1 64.1 0 0 0 64-64v-96a64.1 64.1 0 0 0-64-64zm48 64v24h-56v-72h8a48 48 0 0 1 48 48zm-80-48h8v72h-56v-24a48 48 0 0 1 48-48zm32 192h-32a48 48 0 0 1-48-48v-56h128v56a48 48 0 0 1-48 48z
    M144 16h-32a64.1 64.1 0 0 0-64 64v96a64.1 64.1 0 0 0 64 64h32a64.1 64.1 0 0 0 64-64v-96a64.1 64.1 0 0 0-64-64zm48 64v24h-56v-72h8a48 48 0 0 1 48 48zm-80-48h8v72h-56v-24a48 48 0 0 1 48-48z
    M88 48v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm40 8a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 0a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm92.8 46.4l-28.8 21.6v60a32 32 0 0 1-32 32h-128a32 32 0 0 1-32-32v-60l-28.8-21.6a8 8 0 0 1 9.6-12.8l19.2 14.4v-24a8 8 0 0 1 8-8h176a8 8 0 0 1 8 8v24l19.2-14.4a8 8 0 0 1 9.6 12.8zm-44.8-14.4h-160v96a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16z
    M88 48v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm40 8a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 0a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm94.4 35.2a8 8 0 0 0-11.2-1.6l-19.2 14.4v-24a8 8 0 0 0-8-8h-176a8 8 0 0 0-8 8v24l-19.2-14.4a8 8 0 0 0-9.6 12.8l28.8 21.6v60a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-60l28.8-21.6a8 8 0 0 0 1.6-11.2z
    M152 96h-48a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8h48a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8zm-8 48h-32v-32h32zm88 0h-16v-32h16a8 8 0 0 0 0-16h-16v-40a16 16 0 0 0-16-16h-40v-16a8 8 0 0 0-16 0v16h-32v-16a8 8 0 0 0-16 0v16h-40a16 16 0 0 0-16 16v40h-16a8 8 0 0 0 0 16h16v32h-16a8 8 0 0 0 0 16h16v40a16 16 0 0 0 16 16h40v16a8 8 0 0 0 16 0v-16h32v16a8 8 0 0 0 16 0v-16h40a16 16 0 0 0 16-16v-40h16a8 8 0 0 0 0-16zm-32 56h-144v-144h144v95.9s0 .1 0 .1 0 .1 0 .1v47.9z
    M104 104h48v48h-48zm136 48a8 8 0 0 1-8 8h-16v40a16 16 0 0 1-16 16h-40v16a8 8 0 0 1-16 0v-16h-32v16a8 8 0 0 1-16 0v-16h-40a16 16 0 0 1-16-16v-40h-16a8 8 0 0 1 0-16h16v-32h-16a8 8 0 0 1 0-16h16v-40a16 16 0 0 1 16-16h40v-16a8 8 0 0 1 16 0v16h32v-16a8 8 0 0 1 16 0v16h40a16 16 0 0 1 16 16v40h16a8 8 0 0 1 0 16h-16v32h16a8 8 0 0 1 8 8zm-72-56a8 8 0 0 0-8-8h-64a8 8 0 0 0-8 8v64a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 16v24h-192v-24zm0 128h-192v-88h192v88zm-16-24a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm-64 0a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm53.8-135h-107.6a11.2 11.2 0 0 0-11.2 11.2v71.6a11.2 11.2 0 0 0 11.2 11.2h107.6a11.2 11.2 0 0 0 11.2-11.2v-71.6a11.2 11.2 0 0 0-11.2-11.2zm-2.3 13.4v11.2h-103v-11.2zm-103 67.2v-42.6h103v42.6zm96.3-13.4a6.7 6.7 0 0 1-6.7 6.7h-17.9a6.7 6.7 0 0 1 0-13.5h17.9a6.7 6.7 0 0 1 6.7 6.8zm-38.1 0a6.7 6.7 0 0 1-6.7 6.7h-6.7a6.7 6.7 0 0 1 0-13.5h6.7a6.7 6.7 0 0 1 6.7 6.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.2-44.8h-107.6a9 9 0 0 0-8.9 9v71.6a9 9 0 0 0 8.9 9h107.6a9 9 0 0 0 8.9-9v-71.6a9 9 0 0 0-8.9-9zm-49.3 71.7h-9a4.5 4.5 0 0 1 0-9h9a4.5 4.5 0 0 1 0 9zm35.8 0h-17.9a4.5 4.5 0 0 1 0-9h17.9a4.5 4.5 0 0 1 0 9zm-94.1-49.3v-13.4h107.6v13.4z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-88 128h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm64 0h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 0 16zm-168-88v-24h192v24z
    M240 192a8 8 0 0 1-8 8h-32v32a8 8 0 0 1-16 0v-32h-120a8 8 0 0 1-8-8v-120h-32a8 8 0 0 1 0-16h32v-32a8 8 0 0 1 16 0v160h160a8 8 0 0 1 8 8zm-144-120h88v88a8 8 0 0 0 16 0v-96a8 8 0 0 0-8-8h-96a8 8 0 0 0 0 16z
    M200 72h-40v-40a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v40h-40a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h40v88a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16v-88h40a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16zm0 48h-48a8 8 0 0 0-8 8v96h-32v-96a8 8 0 0 0-8-8h-48v-32h48a8 8 0 0 0 8-8v-48h32v48a8 8 0 0 0 8 8h48z
    M216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm120 152h-176v-128h176v128zm-56-64a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8z
    M216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-64 88h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 0 16zm8-88h-64v-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm40.3-121.6h-20.1v-20.2a11.2 11.2 0 0 0-11.2-11.2h-18a11.2 11.2 0 0 0-11.2 11.2v20.2h-20.1a11.2 11.2 0 0 0-11.2 11.2v17.9a11.2 11.2 0 0 0 11.2 11.2h20.1v47.1a11.2 11.2 0 0 0 11.2 11.2h18a11.2 11.2 0 0 0 11.2-11.2v-47.1h20.1a11.2 11.2 0 0 0 11.2-11.2v-17.9a11.2 11.2 0 0 0-11.2-11.2zm-2.2 26.9h-24.7a6.7 6.7 0 0 0-6.7 6.7v51.5h-13.4v-51.5a6.7 6.7 0 0 0-6.7-6.7h-24.7v-13.5h24.7a6.7 6.7 0 0 0 6.7-6.7v-24.6h13.4v24.6a6.7 6.7 0 0 0 6.7 6.7h24.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-20.2v13.5a9 9 0 0 1-9 8.9h-24.6v51.6a9 9 0 0 1-9 8.9h-13.4a9 9 0 0 1-9-8.9v-51.6h-24.6a9 9 0 0 1-9-8.9v-13.5a9 9 0 0 1 9-8.9h24.6v-24.7a9 9 0 0 1 9-8.9h13.4a9 9 0 0 1 9 8.9v24.7h24.6a9 9 0 0 1 9 8.9z
    M216 92v24a16 16 0 0 1-16 16h-44v92a16 16 0 0 1-16 16h-24a16 16 0 0 1-16-16v-92h-44a16 16 0 0 1-16-16v-24a16 16 0 0 1 16-16h44v-44a16 16 0 0 1 16-16h24a16 16 0 0 1 16 16v44h44a16 16 0 0 1 16 16z
    M237.7 86.3l-60-60a8 8 0 0 0-11.4 0l-129.2 129.3a44.8 44.8 0 0 0 63.3 63.3l111.9-111.9 22.2-7.4a8 8 0 0 0 3.2-13.2zm-148.6 121.3a28.8 28.8 0 0 1-40.7-40.7l28.8-28.8c8.5-2.9 21.8-4 39.1 5 10.6 5.5 20.2 8 28.6 8.7zm116.4-115.2a8 8 0 0 0-3.2 1.9l-39.5 39.6c-8.5 2.9-21.8 4-39.1-5-10.6-5.5-20.2-8-28.6-8.7l76.9-76.9 45.2 45.2z
    M237.7 86.3l-60-60a8 8 0 0 0-11.4 0l-129.2 129.3a44.8 44.8 0 0 0 63.3 63.3l111.9-111.9 22.2-7.4a8 8 0 0 0 3.2-13.2zm-32.2 6.1a8 8 0 0 0-3.2 1.9l-39.5 39.6c-8.5 2.9-21.8 4-39.1-5-10.6-5.5-20.2-8-28.6-8.7l76.9-76.9 45.2 45.2z
    M248 80a28 28 0 1 0-51.1 15.8l-26.8 33-24.1-55.4a28 28 0 1 0-36.1 0l-24 55.3-26.8-33a28 28 0 1 0-26.6 12l14.5 86.9a16 16 0 0 0 15.8 13.4h130.4a16 16 0 0 0 15.8-13.4l14.5-86.8a28 28 0 0 0 24.5-27.8zm-120-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm-104 40a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm169.2 112h-130.4l-13.9-83.5 32.9 40.5a8 8 0 0 0 6.2 3 7.8 7.8 0 0 0 1.1-.1 8 8 0 0 0 6.2-4.7l29.3-67.4a27 27 0 0 0 6.8 0l29.3 67.4a8 8 0 0 0 6.2 4.7 7.8 7.8 0 0 0 1.1 .1 8 8 0 0 0 6.2-3l32.9-40.5zm26.8-100a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M248 80a28 28 0 1 0-51.1 15.8l-26.8 33-24.1-55.4a28 28 0 1 0-36.1 0l-24 55.3-26.8-33a28 28 0 1 0-26.6 12l14.5 86.9a16 16 0 0 0 15.8 13.4h130.4a16 16 0 0 0 15.8-13.4l14.5-86.8a28 28 0 0 0 24.5-27.8zm-120-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm-104 40a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm196 12a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M223.7 66.2l-88-48.2a15.9 15.9 0 0 0-15.4 0l-88 48.2a16 16 0 0 0-8.3 14v95.6a16 16 0 0 0 8.3 14l88 48.2a15.9 15.9 0 0 0 15.4 0l88-48.2a16 16 0 0 0 8.3-14v-95.6a16 16 0 0 0-8.3-14zm-95.7-34.2l80.3 44-80.3 44-80.3-44zm-88 58l80 43.8v85.8l-80-43.8zm96 129.6v-85.8l80-43.8v85.8z
    M223.7 66.2l-88-48.2a15.9 15.9 0 0 0-15.4 0l-88 48.2a16 16 0 0 0-8.3 14v95.6a16 16 0 0 0 8.3 14l88 48.2a15.9 15.9 0 0 0 15.4 0l88-48.2a16 16 0 0 0 8.3-14v-95.6a16 16 0 0 0-8.3-14zm-95.7 53.8l-80.4-44 80.4-44 80.4 44zm8 99.6v-85.8l80-43.7v85.7z
    M221.7 90.3l-56-56a8 8 0 0 0-5.7-2.3h-120a8 8 0 0 0-8 8v120a8 8 0 0 0 2.3 5.6l56 56a8 8 0 0 0 5.7 2.4h120a8 8 0 0 0 8-8v-120a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm-80 137.4l-28.7-28.7h28.7zm0-44.7h-40v-92.7l40 40zm-28.7-104h92.7v40h-52.7zm92.7 56v48h-48v-48zm-48 104v-40h52.7l40 40zm104-11.3l-40-40v-52.7h40z
    M80 56v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm40 8a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 0a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm96 56v8a40 40 0 0 1-37.5 39.9 96.6 96.6 0 0 1-27 40.1h24.5a8 8 0 0 1 0 16h-176a8 8 0 0 1 0-16h24.5a96.3 96.3 0 0 1-32.5-72v-48a8 8 0 0 1 8-8h176a40 40 0 0 1 40 40zm-48-24h-160v40a80.3 80.3 0 0 0 45.1 72h69.8a80.3 80.3 0 0 0 45.1-72zm32 24a24 24 0 0 0-16-22.6v38.6a95.8 95.8 0 0 1-1.2 15 24 24 0 0 0 17.2-23z
    M208 80h-176a8 8 0 0 0-8 8v48a96.3 96.3 0 0 0 32.5 72h-24.5a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16h-24.5a96.6 96.6 0 0 0 27-40.1 40 40 0 0 0 37.5-39.9v-8a40 40 0 0 0-40-40zm24 48a24 24 0 0 1-17.2 23 95.8 95.8 0 0 0 1.2-15v-38.6a24 24 0 0 1 16 22.6zm-120-72v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm32 0v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm-64 0v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0z
    M43.2 128a29.8 29.8 0 0 1 8 10.3c4.8 9.9 4.8 22 4.8 33.7 0 24.3 1 36 24 36a8 8 0 0 1 0 16c-17.5 0-29.3-6.1-35.2-18.3-4.8-9.9-4.8-22-4.8-33.7 0-24.3-1-36-24-36a8 8 0 0 1 0-16c23 0 24-11.7 24-36 0-11.7 0-23.8 4.8-33.7 5.9-12.2 17.7-18.3 35.2-18.3a8 8 0 0 1 0 16c-23 0-24 11.7-24 36 0 11.7 0 23.8-4.8 33.7a29.8 29.8 0 0 1-8 10.3zm196.8-8c-23 0-24-11.7-24-36 0-11.7 0-23.8-4.8-33.7-5.9-12.2-17.7-18.3-35.2-18.3a8 8 0 0 0 0 16c23 0 24 11.7 24 36 0 11.7 0 23.8 4.8 33.7a29.8 29.8 0 0 0 8 10.3 29.8 29.8 0 0 0-8 10.3c-4.8 9.9-4.8 22-4.8 33.7 0 24.3-1 36-24 36a8 8 0 0 0 0 16c17.5 0 29.3-6.1 35.2-18.3 4.8-9.9 4.8-22 4.8-33.7 0-24.3 1-36 24-36a8 8 0 0 0 0-16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-121-84.8a19.6 19.6 0 0 1-3.2 4.8 19.6 19.6 0 0 1 3.2 4.8c2.9 6 2.9 13 2.9 19.8 0 14.6 1.1 18 11.2 18a6.7 6.7 0 0 1 0 13.4c-10.7 0-18-3.9-21.7-11.5-2.9-6-2.9-13-2.9-19.9 0-14.5-1.1-17.9-11.2-17.9a6.7 6.7 0 0 1 0-13.4c10.1 0 11.2-3.4 11.2-17.9 0-6.9 0-13.9 2.9-19.9 3.7-7.6 11-11.5 21.7-11.5a6.7 6.7 0 0 1 0 13.4c-10.1 0-11.2 3.4-11.2 18 0 6.8 0 13.8-2.9 19.8zm103.7-1.9c-10.1 0-11.2-3.4-11.2-17.9 0-6.9 0-13.9-2.9-19.9-3.7-7.6-11-11.5-21.7-11.5a6.7 6.7 0 0 0 0 13.4c10.1 0 11.2 3.4 11.2 18 0 6.8 0 13.8 2.9 19.8a19.6 19.6 0 0 0 3.2 4.8 19.6 19.6 0 0 0-3.2 4.8c-2.9 6-2.9 13-2.9 19.8 0 14.6-1.1 18-11.2 18a6.7 6.7 0 0 0 0 13.4c10.7 0 18-3.9 21.7-11.5 2.9-6 2.9-13 2.9-19.9 0-14.5 1.1-17.9 11.2-17.9a6.7 6.7 0 0 0 0-13.4z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-137 75.2a19.6 19.6 0 0 1-3.2 4.8 19.6 19.6 0 0 1 3.2 4.8c2.9 6 2.9 13 2.9 19.8 0 14.6 1.1 18 11.2 18a6.7 6.7 0 0 1 0 13.4c-10.7 0-18-3.9-21.7-11.5-2.9-6-2.9-13-2.9-19.9 0-14.5-1.1-17.9-11.2-17.9a6.7 6.7 0 0 1 0-13.4c10.1 0 11.2-3.4 11.2-17.9 0-6.9 0-13.9 2.9-19.9 3.7-7.6 11-11.5 21.7-11.5a6.7 6.7 0 0 1 0 13.4c-10.1 0-11.2 3.4-11.2 18 0 6.8 0 13.8-2.9 19.8zm103.7-1.9c-10.1 0-11.2-3.4-11.2-17.9 0-6.9 0-13.9-2.9-19.9-3.7-7.6-11-11.5-21.7-11.5a6.7 6.7 0 0 0 0 13.4c10.1 0 11.2 3.4 11.2 18 0 6.8 0 13.8 2.9 19.8a19.6 19.6 0 0 0 3.2 4.8 19.6 19.6 0 0 0-3.2 4.8c-2.9 6-2.9 13-2.9 19.8 0 14.6-1.1 18-11.2 18a6.7 6.7 0 0 0 0 13.4c10.7 0 18-3.9 21.7-11.5 2.9-6 2.9-13 2.9-19.9 0-14.5 1.1-17.9 11.2-17.9a6.7 6.7 0 0 0 0-13.4z
    M88 24v-8a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0zm-72 80h8a8 8 0 0 0 0-16h-8a8 8 0 0 0 0 16zm108.4-64.8a8 8 0 0 0 10.8-3.6l8-16a8 8 0 0 0-14.4-7.2l-8 16a8 8 0 0 0 3.6 10.8zm-96 81.6l-16 8a8 8 0 0 0 7.2 14.4l16-8a8 8 0 1 0-7.2-14.4zm190.9 63.2a16 16 0 0 1 0 22.6l-12.7 12.7a16 16 0 0 1-22.6 0l-51.3-51.3-17.7 46.1c0 .1-.1 .2-.1 .3a15.8 15.8 0 0 1-14.6 9.6h-.8a15.8 15.8 0 0 1-14.4-11l-52.3-160.1a16 16 0 0 1 20.1-20.1l160.1 52.3a16 16 0 0 1 1.4 29.8l-.3 .1-46.1 17.7zm-11.3 11.3l-51.3-51.3a16 16 0 0 1 4.9-26l.3-.1 46-17.7-159.9-52.2 52.2 159.9 17.6-46c0-.1 .1-.3 .2-.4a16 16 0 0 1 11.7-9.3 16.7 16.7 0 0 1 3-.3 16 16 0 0 1 11.3 4.7l51.3 51.4z
    M168 132.7l46.1-17.7 .3-.1a16 16 0 0 0-1.4-29.8l-160.1-52.3a16 16 0 0 0-20.1 20.1l52.3 160.1a15.8 15.8 0 0 0 14.4 11h.8a15.8 15.8 0 0 0 14.6-9.6l.1-.3 17.7-46.1 51.3 51.3a16 16 0 0 0 22.6 0l12.7-12.7a16 16 0 0 0 0-22.6zm27.3 75.3l-51.3-51.3a16 16 0 0 0-26 4.9c0 .1-.1 .2-.1 .3l-17.7 46-52.2-159.9 159.8 52.2-45.9 17.6-.3 .2a16 16 0 0 0-5 26l51.4 51.3z
    M128 16c-40.4 0-72 19.3-72 44v136c0 24.7 31.6 44 72 44s72-19.3 72-44v-136c0-24.7-31.6-44-72-44zm0 16c26.5 0 56 11.5 56 28s-29.5 28-56 28-56-11.5-56-28 29.5-28 56-28zm0 192c-29.8 0-56-13.1-56-28v-108c13.1 9.8 33.1 16 56 16s42.9-6.2 56-16v108c0 14.9-26.2 28-56 28z
    M128 16c-40.4 0-72 19.3-72 44v136c0 24.7 31.6 44 72 44s72-19.3 72-44v-136c0-24.7-31.6-44-72-44zm0 208c-29.8 0-56-13.1-56-28v-118.6c10.9 11.1 31.9 18.6 56 18.6s45.1-7.5 56-18.6v118.6c0 14.9-26.2 28-56 28z
    M128 24c-53.8 0-96 24.6-96 56v96c0 31.4 42.2 56 96 56s96-24.6 96-56v-96c0-31.4-42.2-56-96-56zm80 104c0 9.6-7.9 19.4-21.6 26.9-15.5 8.5-36.2 13.1-58.4 13.1s-42.9-4.6-58.4-13.1c-13.7-7.5-21.6-17.3-21.6-26.9v-16.6c17.1 15 46.2 24.6 80 24.6s62.9-9.7 80-24.6zm-138.4-74.9c15.5-8.5 36.2-13.1 58.4-13.1s42.9 4.6 58.4 13.1c13.7 7.5 21.6 17.3 21.6 26.9s-7.9 19.4-21.6 26.9c-15.5 8.5-36.2 13.1-58.4 13.1s-42.9-4.6-58.4-13.1c-13.7-7.5-21.6-17.3-21.6-26.9s7.9-19.4 21.6-26.9zm116.8 149.8c-15.5 8.5-36.2 13.1-58.4 13.1s-42.9-4.6-58.4-13.1c-13.7-7.5-21.6-17.3-21.6-26.9v-16.6c17.1 15 46.2 24.6 80 24.6s62.9-9.7 80-24.6v16.6c0 9.6-7.9 19.4-21.6 26.9z
    M128 24c-53.8 0-96 24.6-96 56v96c0 31.4 42.2 56 96 56s96-24.6 96-56v-96c0-31.4-42.2-56-96-56zm80 104c0 9.6-7.9 19.4-21.6 26.9-15.5 8.5-36.2 13.1-58.4 13.1s-42.9-4.6-58.4-13.1c-13.7-7.5-21.6-17.3-21.6-26.9v-16.6c17.1 15 46.2 24.6 80 24.6s62.9-9.7 80-24.6zm-21.6 74.9c-15.5 8.5-36.2 13.1-58.4 13.1s-42.9-4.6-58.4-13.1c-13.7-7.5-21.6-17.3-21.6-26.9v-16.6c17.1 15 46.2 24.6 80 24.6s62.9-9.7 80-24.6v16.6c0 9.6-7.9 19.4-21.6 26.9z
    M224 128a8 8 0 0 1-8 8h-104a8 8 0 0 1 0-16h104a8 8 0 0 1 8 8zm-112-56h104a8 8 0 0 0 0-16h-104a8 8 0 0 0 0 16zm104 112h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm-144-40a8 8 0 0 0 5.7-13.7l-34.4-34.3 34.4-34.3a8 8 0 0 0-11.4-11.4l-40 40a8 8 0 0 0 0 11.4l40 40a8 8 0 0 0 5.7 2.3z
    M212 56a28 28 0 1 0 28 28 28 28 0 0 0-28-28zm0 40a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm-84 57v-65a8 8 0 0 0-16 0v65a32 32 0 1 0 16 0zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm40-66v-86a40 40 0 0 0-80 0v86a64 64 0 1 0 80 0zm-40 98a48 48 0 0 1-27.4-87.4 8 8 0 0 0 3.4-6.6v-90a24 24 0 0 1 48 0v90a8 8 0 0 0 3.4 6.6 48 48 0 0 1-27.4 87.4z
    M216 40h-147.5a16.1 16.1 0 0 0-13.7 7.8l-45.7 76.1a8 8 0 0 0 0 8.2l45.7 76.1a16.1 16.1 0 0 0 13.7 7.8h147.5a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-154.3 164.1l6.8-4.1zm154.3-4.1h-147.5l-43.2-72 43.2-72h147.5zm-109.7-53.7l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4l-18.4 18.3 18.4 18.3a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4z
    M216 40h-147.5a16.1 16.1 0 0 0-13.7 7.8l-45.7 76.1a8 8 0 0 0 0 8.2l45.7 76.1a16.1 16.1 0 0 0 13.7 7.8h147.5a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-50.3 106.3a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.4 18.4a8 8 0 0 1-11.3-11.4l18.4-18.3-18.4-18.3a8 8 0 1 1 11.3-11.4l18.4 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4l-18.4 18.3z
    M40 40h147.5a16.1 16.1 0 0 1 13.7 7.8l45.7 76.1a8 8 0 0 1 0 8.2l-45.7 76.1a16.1 16.1 0 0 1-13.7 7.8h-147.5a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16zm154.3 164.1l-6.8-4.1zm-154.3-4.1h147.5l43.2-72-43.2-72h-147.5zm109.7-53.7l-18.4-18.3 18.4-18.3a8 8 0 0 0-11.4-11.4l-18.3 18.4-18.3-18.4a8 8 0 0 0-11.4 11.4l18.4 18.3-18.4 18.3a8 8 0 0 0 11.4 11.4l18.3-18.4 18.3 18.4a8 8 0 0 0 11.4-11.4z
    M40 40h147.5a16.1 16.1 0 0 1 13.7 7.8l45.7 76.1a8 8 0 0 1 0 8.2l-45.7 76.1a16.1 16.1 0 0 1-13.7 7.8h-147.5a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16zm50.3 106.3a8 8 0 0 0 11.4 11.4l18.3-18.4 18.4 18.4a8 8 0 0 0 11.3-11.4l-18.4-18.3 18.4-18.3a8 8 0 1 0-11.3-11.4l-18.4 18.4-18.3-18.4a8 8 0 0 0-11.4 11.4l18.4 18.3z
    M208 40h-160a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h72v16h-24a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-16h72a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm-160 16h160a8 8 0 0 1 8 8v80h-176v-80a8 8 0 0 1 8-8zm160 128h-160a8 8 0 0 1-8-8v-16h176v16a8 8 0 0 1-8 8z
    M240 152v24a16 16 0 0 1-16 16h-108.1a4 4 0 0 1-3.2-6.4l61.6-84.6a8.2 8.2 0 0 0-1.4-11.3 8 8 0 0 0-11.4 1.6l-72 99.1a4 4 0 0 1-3.3 1.6h-54.2a16 16 0 0 1-16-16v-22.9c0-1.8 0-3.5 .1-5.3a4 4 0 0 1 4-3.8h27.9a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.3-7.5h-23.8a4 4 0 0 1-3.9-5c12-43.8 49.7-77.1 95.6-82.3a4 4 0 0 1 4.4 4v27.3a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.3v-27a4 4 0 0 1 4.4-4 112.2 112.2 0 0 1 95.8 82.3 4 4 0 0 1-3.8 5h-24.1a8.2 8.2 0 0 0-8.3 7.5 8 8 0 0 0 8 8.5h27.9a4 4 0 0 1 4 3.9c.1 1.3 .1 2.7 .1 4.1z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-104-100a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-72 72a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm36-36a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm36 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-100 144a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-72a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm36 36a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm36 36a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-72a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-68-64a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-64 108a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-88-84a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 40a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-84 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm40 40a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-104-100a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm36 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm36 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-100 72a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm36 36a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm36 36a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-96-92a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm56 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-56 56a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm56 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-92 136a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-56a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm56 56a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-56a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm16 160a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-104-108a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-72 44a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-72 44a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M192 32h-128a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h128a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-100 152a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-44a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-44a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm72 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-44a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-44a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M208 40h-160a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8zm-48 48a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8z
    M224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-96-48a16 16 0 1 0-16-16 16 16 0 0 0 16 16zm0 96a16 16 0 1 0 16 16 16 16 0 0 0-16-16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-88a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-56-24.6a11.2 11.2 0 1 0-11.2-11.2 11.2 11.2 0 0 0 11.2 11.2zm0 49.2a11.2 11.2 0 1 0 11.2 11.2 11.2 11.2 0 0 0-11.2-11.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48 0a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-56-24.6a11.2 11.2 0 1 0-11.2-11.2 11.2 11.2 0 0 0 11.2 11.2zm0 49.2a11.2 11.2 0 1 0 11.2 11.2 11.2 11.2 0 0 0-11.2-11.2z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-24-80a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-56-24.6a11.2 11.2 0 1 0-11.2-11.2 11.2 11.2 0 0 0 11.2 11.2zm0 49.2a11.2 11.2 0 1 0 11.2 11.2 11.2 11.2 0 0 0-11.2-11.2z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-32-80a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm0 32a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7 93.7h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm0-32h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm-8-56v-44l44 44z
    M80 224a8 8 0 0 1-8 8h-16a16 16 0 0 1-16-16v-32a8 8 0 0 1 16 0v32h16a8 8 0 0 1 8 8zm136-136v48a8 8 0 0 1-16 0v-40h-48a8 8 0 0 1-8-8v-48h-24a8 8 0 0 1 0-16h32a8 8 0 0 1 5.7 2.3l56 56a8 8 0 0 1 2.3 5.7zm-56-8h28.7l-28.7-28.7zm-80-56h-24a16 16 0 0 0-16 16v24a8 8 0 0 0 16 0v-24h24a8 8 0 0 0 0-16zm128 144a8 8 0 0 0-8 8v40h-8a8 8 0 0 0 0 16h8a16 16 0 0 0 16-16v-40a8 8 0 0 0-8-8zm-160-16a8 8 0 0 0 8-8v-40a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8zm104 64h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 0-16z
    M181.7 146.3a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4zm-72-24a8 8 0 0 0-11.4 0l-24 24a8 8 0 0 0 0 11.4l24 24a8 8 0 0 0 11.4-11.4l-18.4-18.3 18.4-18.3a8 8 0 0 0 0-11.4zm106.3-34.3v128a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-176a16 16 0 0 1 16-16h96a8 8 0 0 1 5.7 2.3l56 56a8 8 0 0 1 2.3 5.7zm-56-8h28.7l-28.7-28.7zm40 136v-120h-48a8 8 0 0 1-8-8v-48h-88v176h144z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-40-64a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-40-64a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.6-115.1l-31.4-31.4a6.7 6.7 0 0 0-4.8-2h-53.7a11.2 11.2 0 0 0-11.2 11.2v98.6a11.2 11.2 0 0 0 11.2 11.2h80.6a11.2 11.2 0 0 0 11.2-11.2v-71.7a6.7 6.7 0 0 0-1.9-4.7zm-31.7-12.7l12.9 12.9h-12.9zm-56 86.8v-94h42.6v26.8a6.7 6.7 0 0 0 6.7 6.8h26.9v60.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-56-25.6l-31.4-31.3a4.5 4.5 0 0 0-3.2-1.3h-53.7a9 9 0 0 0-9 8.9v98.6a9 9 0 0 0 9 8.9h80.6a9 9 0 0 0 9-8.9v-71.7a4.5 4.5 0 0 0-1.3-3.2zm-34.6 3.2v-24.6l24.7 24.6z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-61.7 5.7v-44l44 44z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-61.7 77.7h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 0 16zm0-72v-44.7l44.7 44.7z
    M184 64h-144a8 8 0 0 0-8 8v144a8 8 0 0 0 8 8h144a8 8 0 0 0 8-8v-144a8 8 0 0 0-8-8zm-8 144h-128v-128h128zm48-168v144a8 8 0 0 1-16 0v-136h-136a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8z
    M192 72v144a8 8 0 0 1-8 8h-144a8 8 0 0 1-8-8v-144a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8zm24-40h-144a8 8 0 0 0 0 16h136v136a8 8 0 0 0 16 0v-144a8 8 0 0 0-8-8z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-32-104a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8zm0 32a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8zm0 32a8 8 0 0 1-8 8h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 8 8z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-40 128h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16zm0-32h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16zm0-32h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7zm40 164.7h-144v-176h88v48a8 8 0 0 0 8 8h48v120zm-45.5-48.8a36 36 0 1 0-11.3 11.3l11.1 11.2a8 8 0 0 0 11.4-11.4zm-50.5-19.2a20 20 0 1 1 20 20 20 20 0 0 1-20-20z
    M224 40v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-144 168h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm136-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-176-80a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 0-16h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8zm32-8v96a8 8 0 0 0 8 8h96a8 8 0 0 0 8-8v-96a8 8 0 0 0-8-8h-96a8 8 0 0 0-8 8z
    M184 144h-16a8 8 0 0 0-8 8v56a8 8 0 0 0 16 0v-8h8a28 28 0 0 0 0-56zm0 40h-8v-24h8a12 12 0 0 1 0 24zm-48-32v56a8 8 0 0 1-16 0v-56a8 8 0 0 1 16 0zm-40 56a8 8 0 0 1-8 8h-32a8 8 0 0 1-7-12l25.2-44h-18.2a8 8 0 0 1 0-16h32a8 8 0 0 1 7 12l-25.2 44h18.2a8 8 0 0 1 8 8zm117.7-125.7l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v72a8 8 0 0 0 16 0v-72h88v48a8 8 0 0 0 8 8h48v16a8 8 0 0 0 16 0v-24a8 8 0 0 0-2.3-5.7zm-53.7-2.3v-28.7l28.7 28.7z
    M216 216h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16zm0-160h-176v144h176v-144zm-136 116a12 12 0 1 0-12 12 12 12 0 0 0 12-12zm40 0a12 12 0 1 0-12 12 12 12 0 0 0 12-12z
    M239.7 125l-16.4-88a16 16 0 0 0-19.6-12.6l-.3 .1-52.6 15.5h-45.6l-52.6-15.4-.3-.1a16 16 0 0 0-19.6 12.5l-16.4 88a15.8 15.8 0 0 0 9.1 17.5 16.3 16.3 0 0 0 6.7 1.5 15.5 15.5 0 0 0 7.9-2.2v42.2a40 40 0 0 0 40 40h96a40 40 0 0 0 40-40v-42.2a15.5 15.5 0 0 0 7.9 2.2 16.3 16.3 0 0 0 6.7-1.5 15.8 15.8 0 0 0 9.1-17.5zm-207.7 3l16.4-88 42.1 12.4zm144 80h-40v-12.7l13.7-13.6a8 8 0 0 0-11.4-11.4l-10.3 10.4-10.3-10.4a8 8 0 0 0-11.4 11.4l13.7 13.6v12.7h-40a24 24 0 0 1-24-24v-60.9l51.9-67.1h40.2l51.9 67.1v60.9a24 24 0 0 1-24 24zm48-80l-58.5-75.6 42.1-12.4 16.4 88zm-120 12a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M239.7 125l-16.4-88a16 16 0 0 0-19.6-12.6l-.3 .1-52.6 15.5h-45.6l-52.6-15.4-.3-.1a16 16 0 0 0-19.6 12.5l-16.4 88a15.8 15.8 0 0 0 9.1 17.5 16.3 16.3 0 0 0 6.7 1.5 15.5 15.5 0 0 0 7.9-2.2v42.2a40 40 0 0 0 40 40h96a40 40 0 0 0 40-40v-42.2a15.5 15.5 0 0 0 7.9 2.2 16.3 16.3 0 0 0 6.7-1.5 15.8 15.8 0 0 0 9.1-17.5zm-63.7 83h-40v-12.7l13.7-13.6a8 8 0 0 0-11.4-11.4l-10.3 10.4-10.3-10.4a8 8 0 0 0-11.4 11.4l13.7 13.6v12.7h-40a24 24 0 0 1-24-24v-60.9l51.9-67.1h40.2l51.9 67.1v60.9a24 24 0 0 1-24 24zm-72-68a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm72 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M200 168a48 48 0 0 1-48 48h-16v16a8 8 0 0 1-16 0v-16h-16a48 48 0 0 1-48-48 8 8 0 0 1 16 0 32 32 0 0 0 32 32h48a32 32 0 0 0 0-64h-40a48 48 0 0 1 0-96h8v-16a8 8 0 0 1 16 0v16h8a48 48 0 0 1 48 48 8 8 0 0 1-16 0 32 32 0 0 0-32-32h-32a32 32 0 0 0 0 64h40a48 48 0 0 1 48 48z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm40-68a28 28 0 0 1-28 28h-4v8a8 8 0 0 1-16 0v-8h-16a8 8 0 0 1 0-16h36a12 12 0 0 0 0-24h-24a28 28 0 0 1 0-56h4v-8a8 8 0 0 1 16 0v8h16a8 8 0 0 1 0 16h-36a12 12 0 0 0 0 24h24a28 28 0 0 1 28 28z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm12 152h-4v8a8 8 0 0 1-16 0v-8h-16a8 8 0 0 1 0-16h36a12 12 0 0 0 0-24h-24a28 28 0 0 1 0-56h4v-8a8 8 0 0 1 16 0v8h16a8 8 0 0 1 0 16h-36a12 12 0 0 0 0 24h24a28 28 0 0 1 0 56z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-37.4-57.6a29.2 29.2 0 0 1-29.2 29.1h-6.7v6.7a6.7 6.7 0 0 1-13.4 0v-6.7h-6.7a29.2 29.2 0 0 1-29.2-29.1 6.7 6.7 0 0 1 13.5 0 15.7 15.7 0 0 0 15.7 15.7h26.8a15.7 15.7 0 0 0 0-31.4h-22.4a29.1 29.1 0 0 1 0-58.2h2.3v-6.7a6.7 6.7 0 0 1 13.4 0v6.7h2.3a29.2 29.2 0 0 1 29.1 29.1 6.7 6.7 0 0 1-13.5 0 15.7 15.7 0 0 0-15.6-15.7h-18a15.7 15.7 0 0 0 0 31.4h22.4a29.2 29.2 0 0 1 29.2 29.1z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-53.4 102.4a29.2 29.2 0 0 1-29.2 29.1h-6.7v6.7a6.7 6.7 0 0 1-13.4 0v-6.7h-6.7a29.2 29.2 0 0 1-29.2-29.1 6.7 6.7 0 0 1 13.5 0 15.7 15.7 0 0 0 15.7 15.7h26.8a15.7 15.7 0 0 0 0-31.4h-22.4a29.1 29.1 0 0 1 0-58.2h2.3v-6.7a6.7 6.7 0 0 1 13.4 0v6.7h2.3a29.2 29.2 0 0 1 29.1 29.1 6.7 6.7 0 0 1-13.5 0 15.7 15.7 0 0 0-15.6-15.7h-18a15.7 15.7 0 0 0 0 31.4h22.4a29.2 29.2 0 0 1 29.2 29.1z
    M240 192h-8v-93.3a16 16 0 0 0-7.1-13.3l-88-58.7a16 16 0 0 0-17.8 0l-88 58.7a16 16 0 0 0-7.1 13.3v93.3h-8a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-200-93.3l88-58.7 88 58.7v93.3h-24v-56a8 8 0 0 0-8-8h-112a8 8 0 0 0-8 8v56h-24zm136 45.3v16h-40v-16zm-56 16h-40v-16h40zm-40 16h40v16h-40zm56 0h40v16h-40z
    M232 216h-24v-176a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v176h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-168-176h128v176h-128zm104 92a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M232 216h-24v-176a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v176h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-68-72a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M232 216h-24v-176a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v176h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-40 0h-16v-176h16zm-128-176h96v176h-96zm80 92a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M232 216h-24v-176a16 16 0 0 0-16-16h-128a16 16 0 0 0-16 16v176h-24a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-64 0h-104v-176h104zm-40-84a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-88a56 56 0 1 1-56-56 56.1 56.1 0 0 1 56 56z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.8 0a58.2 58.2 0 1 1-58.2-58.2 58.3 58.3 0 0 1 58.2 58.2z
    M168 72v128a8 8 0 0 1-16 0v-128a8 8 0 0 1 16 0zm-48 32a8 8 0 0 0-8 8v88a8 8 0 0 0 16 0v-88a8 8 0 0 0-8-8zm-40 40a8 8 0 0 0-8 8v48a8 8 0 0 0 16 0v-48a8 8 0 0 0-8-8zm-40 40a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-8a8 8 0 0 0-8-8z
    M140 204a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm97.1-117a172 172 0 0 0-218.2 0 8 8 0 0 0 10.2 12.4 156 156 0 0 1 197.8 0 8 8 0 0 0 10.2-12.4zm-32.1 35.8a124 124 0 0 0-153.9 0 8 8 0 0 0 9.9 12.5 108 108 0 0 1 134.1 0 8 8 0 0 0 11.2-1.3 8 8 0 0 0-1.3-11.2zm-32.3 35.7a76 76 0 0 0-89.4 0 8 8 0 0 0 9.4 13 60 60 0 0 1 70.6 0 8 8 0 1 0 9.4-13z
    M232 120h-8.3a96.1 96.1 0 0 0-87.7-87.7v-8.3a8 8 0 0 0-16 0v8.3a96.1 96.1 0 0 0-87.7 87.7h-8.3a8 8 0 0 0 0 16h8.3a96.1 96.1 0 0 0 87.7 87.7v8.3a8 8 0 0 0 16 0v-8.3a96.1 96.1 0 0 0 87.7-87.7h8.3a8 8 0 0 0 0-16zm-96 87.6v-7.6a8 8 0 0 0-16 0v7.6a80.2 80.2 0 0 1-71.6-71.6h7.6a8 8 0 0 0 0-16h-7.6a80.2 80.2 0 0 1 71.6-71.6v7.6a8 8 0 0 0 16 0v-7.6a80.2 80.2 0 0 1 71.6 71.6h-7.6a8 8 0 0 0 0 16h7.6a80.2 80.2 0 0 1-71.6 71.6zm-8-119.6a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24z
    M174 47.8a254.2 254.2 0 0 0-41.4-38.3 8 8 0 0 0-9.2 0 254.2 254.2 0 0 0-41.4 38.3c-27.5 31.5-42 64.8-42 96.2a88 88 0 0 0 176 0c0-31.4-14.5-64.7-42-96.2zm-46 168.2a72.1 72.1 0 0 1-72-72c0-57.2 55.5-105 72-118 16.5 13 72 60.8 72 118a72.1 72.1 0 0 1-72 72zm55.9-62.7a57.6 57.6 0 0 1-46.6 46.6 8.8 8.8 0 0 1-1.3 .1 8 8 0 0 1-1.3-15.9c16.5-2.8 30.6-16.8 33.4-33.4a8 8 0 0 1 15.8 2.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm3.9-156.2a6.7 6.7 0 0 0-7.8 0 145 145 0 0 0-23.6 21.8c-15.7 18.1-24 37.2-24 55.4a51.5 51.5 0 0 0 103 0c0-43.4-45.7-75.9-47.6-77.2zm-3.9 115.2a38.1 38.1 0 0 1-38.1-38c0-18.7 11.2-35.5 20.6-46.4a139.6 139.6 0 0 1 17.5-16.9 139.6 139.6 0 0 1 17.5 16.9c9.4 10.9 20.6 27.7 20.6 46.4a38.1 38.1 0 0 1-38.1 38zm27.8-29.3a29.1 29.1 0 0 1-19.1 19 6.8 6.8 0 0 1-2 .3 6.7 6.7 0 0 1-2-13.1 15.7 15.7 0 0 0 10.3-10.2 6.7 6.7 0 0 1 12.8 4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-78.2-44.9a142.3 142.3 0 0 0-23.3-21.5 4.5 4.5 0 0 0-5.1 0 142.3 142.3 0 0 0-23.2 21.5c-15.4 17.6-23.5 36.3-23.5 53.9a49.3 49.3 0 0 0 98.6 0c0-17.6-8.1-36.3-23.5-53.9zm5.5 59.1a32.3 32.3 0 0 1-26.1 26.1 4.9 4.9 0 0 1-.7 0 4.5 4.5 0 0 1-.8-8.9c9.3-1.5 17.2-9.4 18.8-18.7a4.5 4.5 0 0 1 8.8 1.5z
    M174 47.8a254.2 254.2 0 0 0-41.4-38.3 8 8 0 0 0-9.2 0 254.2 254.2 0 0 0-41.4 38.3c-27.5 31.5-42 64.8-42 96.2a88 88 0 0 0 176 0c0-31.4-14.5-64.7-42-96.2zm9.8 105.5a57.6 57.6 0 0 1-46.5 46.6 8.8 8.8 0 0 1-1.3 .1 8 8 0 0 1-1.3-15.9c16.5-2.8 30.6-16.8 33.4-33.4a8 8 0 0 1 15.8 2.6z
    M248 120h-8v-32a16 16 0 0 0-16-16h-16v-8a16 16 0 0 0-16-16h-24a16 16 0 0 0-16 16v56h-48v-56a16 16 0 0 0-16-16h-24a16 16 0 0 0-16 16v8h-16a16 16 0 0 0-16 16v32h-8a8 8 0 0 0 0 16h8v32a16 16 0 0 0 16 16h16v8a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-56h48v56a16 16 0 0 0 16 16h24a16 16 0 0 0 16-16v-8h16a16 16 0 0 0 16-16v-32h8a8 8 0 0 0 0-16zm-216 48v-80h16v80zm56 24h-24v-128h24v128zm104 0h-24v-128h24v111.8c0 .1 0 .1 0 .2s0 .1 0 .2v15.8zm32-24h-16v-80h16z
    M200 64v128a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16v-56h-48v56a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h16a16 16 0 0 1 16 16v56h48v-56a16 16 0 0 1 16-16h16a16 16 0 0 1 16 16zm-164 8h-4a16 16 0 0 0-16 16v32h-7.7a8.2 8.2 0 0 0-8.3 7.5 8 8 0 0 0 8 8.5h8v32a16 16 0 0 0 16 16h4a4 4 0 0 0 4-4v-104a4 4 0 0 0-4-4zm220 55.5a8.2 8.2 0 0 0-8.2-7.5h-7.8v-32a16 16 0 0 0-16-16h-4a4 4 0 0 0-4 4v104a4 4 0 0 0 4 4h4a16 16 0 0 0 16-16v-32h8a8 8 0 0 0 8-8.5z
    M216 104a8 8 0 0 1-16 0 72 72 0 0 0-144 0c0 26.7 8.5 34.9 17.6 43.6 8.6 8.4 18.4 17.8 18.4 40.4a36 36 0 0 0 36 36c10.2 0 18.4-4.2 25.8-13.1a8 8 0 1 1 12.4 10.2c-10.4 12.5-23.2 18.9-38.2 18.9a52.1 52.1 0 0 1-52-52c0-15.8-5.7-21.3-13.5-28.8-10-9.7-22.5-21.7-22.5-55.2a88 88 0 0 1 176 0zm-38.1 57.1a8 8 0 0 0-11 2.9 8 8 0 0 1-14.9-4c0-9.3 4.8-15.8 10.4-23.2 6.4-8.5 13.6-18.1 13.6-32.8a48 48 0 0 0-96 0 8 8 0 0 0 16 0 32 32 0 0 1 64 0c0 9.3-4.8 15.8-10.4 23.2-6.4 8.5-13.6 18.1-13.6 32.8a24 24 0 0 0 44.8 12 8 8 0 0 0-2.9-10.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm20 128a4.2 4.2 0 0 0 1.3-.2 8 8 0 0 1 5.4 15.1 20 20 0 0 1-26.7-18.9c0-8.8 4.8-15.2 9-20.9 3.8-5 7-9.3 7-15.1a16 16 0 0 0-32 0 8 8 0 0 1-16 0 32 32 0 0 1 64 0c0 11.1-5.7 18.6-10.2 24.7-3.6 4.8-5.8 7.9-5.8 11.3a4 4 0 0 0 4 4zm36-32a8 8 0 0 1-8-8 48 48 0 0 0-96 0c0 11.9 6.7 20.5 13.8 29.6 7 8.9 14.2 18.2 14.2 30.4a20 20 0 0 0 34 14.3 8 8 0 1 1 11.2 11.4 36 36 0 0 1-61.2-25.7c0-6.7-5-13.1-10.8-20.6-7.7-9.8-17.2-22-17.2-39.4a64 64 0 0 1 128 0 8 8 0 0 1-8 8z
    M208 152h-160a16 16 0 0 0-16 16v24a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-24a16 16 0 0 0-16-16zm0 40h-160v-24h160zm-159.8-56h159.6a16.2 16.2 0 0 0 14.9-9.8 15.6 15.6 0 0 0-3.1-17.1l-73.7-77.5a24.8 24.8 0 0 0-35.8 0l-73.7 77.5a15.6 15.6 0 0 0-3.1 17.1 16.2 16.2 0 0 0 14.9 9.8zm73.5-93.4a8.8 8.8 0 0 1 12.6 0l73.5 77.4h-159.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-74.6h-89.6a11.2 11.2 0 0 0-11.2 11.2v11.2a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-11.2a11.2 11.2 0 0 0-11.2-11.2zm-2.2 20.2h-85.2v-6.7h85.2zm-87.2-29.1h89.2a11.4 11.4 0 0 0 8.2-19.2l-41.3-43.1a16 16 0 0 0-23 0l-41.3 43.1a11.4 11.4 0 0 0 8.2 19.2zm42.8-53a2.5 2.5 0 0 1 3.6 0l38 39.5h-79.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-157-1a8.7 8.7 0 0 1 1.7-9.6l41.3-43.4a13.9 13.9 0 0 1 20 0l41.3 43.4a8.7 8.7 0 0 1 1.7 9.6 9.1 9.1 0 0 1-8.3 5.5h-89.4a9.1 9.1 0 0 1-8.3-5.5zm97.8 14.4h-89.6a9 9 0 0 0-9 9v9a9 9 0 0 0 9 8.9h89.6a9 9 0 0 0 9-8.9v-9a9 9 0 0 0-9-9z
    M33.3 126.2a15.6 15.6 0 0 1 3.1-17.1l73.7-77.5a24.8 24.8 0 0 1 35.8 0l73.7 77.5a15.6 15.6 0 0 1 3.1 17.1 16.2 16.2 0 0 1-14.9 9.8h-159.6a16.2 16.2 0 0 1-14.9-9.8zm174.7 25.8h-160a16 16 0 0 0-16 16v16a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-16a16 16 0 0 0-16-16z
    M140 128a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm56-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-136 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M116 128a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm-32 12a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm88 0a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm60-76v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16.1 16.1 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-192 160zm176-160h-176v160l34.8-30a8 8 0 0 1 5.2-2h136z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-132 92a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm12-88a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm44 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-44 116a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-80.3-72a7.7 7.7 0 1 1-7.7-7.7 7.7 7.7 0 0 1 7.7 7.7zm-40.3-7.7a7.7 7.7 0 1 0 7.6 7.7 7.7 7.7 0 0 0-7.6-7.7zm65.2 0a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-96.3 72a7.7 7.7 0 1 1-7.7-7.7 7.7 7.7 0 0 1 7.7 7.7zm-40.3-7.7a7.7 7.7 0 1 0 7.6 7.7 7.7 7.7 0 0 0-7.6-7.7zm65.2 0a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7z
    M140 128a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-12-56a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm0 112a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M240 104h-12.7l-35.3-35.3a15.9 15.9 0 0 0-11.3-4.7h-40.7v-24h24a8 8 0 0 0 0-16h-64a8 8 0 0 0 0 16h24v24h-60a16 16 0 0 0-16 16v52h-24v-24a8 8 0 0 0-16 0v64a8 8 0 0 0 16 0v-24h24v20.7a15.9 15.9 0 0 0 4.7 11.3l39.3 39.3a15.9 15.9 0 0 0 11.3 4.7h77.4a15.9 15.9 0 0 0 11.3-4.7l35.3-35.3h12.7a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-16a8 8 0 0 0-5.7 2.3l-37.6 37.7h-77.4l-39.3-39.3v-88.7h116.7l37.6 37.7a8 8 0 0 0 5.7 2.3h16z
    M256 120v48a16 16 0 0 1-16 16h-12.7l-35.3 35.3a15.9 15.9 0 0 1-11.3 4.7h-77.4a15.9 15.9 0 0 1-11.3-4.7l-39.3-39.3a15.9 15.9 0 0 1-4.7-11.3v-20.7h-24v24a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0v24h24v-52a16 16 0 0 1 16-16h60v-24h-24a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16h-24v24h40.7a15.9 15.9 0 0 1 11.3 4.7l35.3 35.3h12.7a16 16 0 0 1 16 16z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-20.6 16l-75.4 69.2-75.4-69.2zm12.6 128h-176v-117.8l82.6 75.7a8 8 0 0 0 10.8 0l82.6-75.7v117.8z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-96 85.2l-75.4-69.2h150.8zm-29.3-5.2l-58.7 53.8v-107.6zm11.9 10.8l12 11.1a8 8 0 0 0 10.8 0l12-11.1 58 53.2h-150.8zm46.7-10.8l58.7-53.8v107.6z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-8 144h-176v-117.8l82.6 75.7a8 8 0 0 0 10.8 0l82.6-75.7v117.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm53.8-135h-107.6a6.7 6.7 0 0 0-6.7 6.7v76.1a11.2 11.2 0 0 0 11.2 11.2h98.6a11.2 11.2 0 0 0 11.2-11.2v-76.1a6.7 6.7 0 0 0-6.7-6.7zm-17.3 13.4l-36.5 33.4-36.5-33.4zm-83.5 67.2v-58.6l42.5 38.9a6.7 6.7 0 0 0 9 0l42.5-38.9v58.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.2-44.8h-107.6a4.5 4.5 0 0 0-4.4 4.5v76.1a9 9 0 0 0 8.9 9h98.6a9 9 0 0 0 8.9-9v-76.1a4.5 4.5 0 0 0-4.4-4.5zm-4.5 80.6h-98.6v-65.9l46.3 42.4a4.5 4.5 0 0 0 6 0l46.3-42.4v65.9z
    M228.4 89.3l-96-64a8 8 0 0 0-8.8 0l-96 64a8 8 0 0 0-3.6 6.7v104a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-104a8 8 0 0 0-3.6-6.7zm-100.4-47.7l81.9 54.6-67 47.8h-29.8l-67-47.8zm-88 158.4v-88.5l65.9 47a8 8 0 0 0 4.7 1.5h34.9a8 8 0 0 0 4.6-1.5l65.9-47v88.5z
    M228.4 89.3l-96-64a8 8 0 0 0-8.8 0l-96 64a8 8 0 0 0-3.6 6.7v104a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-104a8 8 0 0 0-3.6-6.7zm-188.4 110.7v-88.5l65.9 47a8 8 0 0 0 4.7 1.5h34.9a8 8 0 0 0 4.6-1.5l65.9-47v88.5z
    M224 160a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-184-56h176a8 8 0 0 0 0-16h-176a8 8 0 0 0 0 16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-70.1a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.4h-98.6a6.7 6.7 0 0 0 0 13.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48 17.9a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.4h-98.6a6.7 6.7 0 0 0 0 13.4z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-24-62.1a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.4h-98.6a6.7 6.7 0 0 0 0 13.4z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-40 97.9a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.4h-98.6a6.7 6.7 0 0 0 0 13.4z
    M225 80.4l-41.4-41.4a24 24 0 0 0-33.9 0l-118.7 118.7a24 24 0 0 0 0 33.9l30.1 30.1a8 8 0 0 0 5.6 2.3h149.3a8 8 0 0 0 0-16h-84.7l93.7-93.7a24 24 0 0 0 0-33.9zm-116.3 127.6h-38.7l-27.7-27.7a8 8 0 0 1 0-11.3l53.7-53.7 52.7 52.7zm105-105l-53.7 53.7-52.7-52.7 53.7-53.7a8 8 0 0 1 11.3 0l41.4 41.4a8 8 0 0 1 0 11.3z
    M225 80.4l-41.4-41.4a24 24 0 0 0-33.9 0l-118.7 118.7a24 24 0 0 0 0 33.9l30.1 30.1a8 8 0 0 0 5.6 2.3h149.3a8 8 0 0 0 0-16h-84.7l93.7-93.7a24 24 0 0 0 0-33.9zm-11.3 22.6l-53.7 53.7-52.7-52.7 53.7-53.7a8 8 0 0 1 11.3 0l41.4 41.4a8 8 0 0 1 0 11.3z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-13.7 133.7h-144v-176h92.7l51.3 51.3v124.7zm-24-104h-96a8 8 0 0 0-8 8v72a8 8 0 0 0 8 8h96a8 8 0 0 0 8-8v-72a8 8 0 0 0-8-8zm-8 72h-16v-32a8 8 0 0 0-16 0v32h-16v-32a8 8 0 0 0-16 0v32h-16v-56h80z
    M213.7 82.3l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-29.7 109.7a8 8 0 0 1-8 8h-16a4 4 0 0 1-4-4v-35.7a8.2 8.2 0 0 0-7.5-8.3 8 8 0 0 0-8.5 8v36a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4v-35.7a8.2 8.2 0 0 0-7.5-8.3 8 8 0 0 0-8.5 8v36a4 4 0 0 1-4 4h-16a8 8 0 0 1-8-8v-56a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8z
    M190 192.3a8 8 0 0 1-.6 11.3 80 80 0 0 1-133-51.6h-16.4a8 8 0 0 1 0-16h16v-16h-16a8 8 0 0 1 0-16h16.4a80 80 0 0 1 132.9-51.6 8 8 0 0 1-10.6 11.9 64 64 0 0 0-106.2 39.7h63.5a8 8 0 0 1 0 16h-64v16h48a8 8 0 0 1 0 16h-47.5a64 64 0 0 0 106.2 39.7 8 8 0 0 1 11.3 .6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm36.4-53.5a6.7 6.7 0 0 1-.6 9.5 47 47 0 0 1-77.5-26.1h-7.6a6.7 6.7 0 0 1 0-13.4h6.7v-9h-6.7a6.7 6.7 0 0 1 0-13.4h7.6a47 47 0 0 1 77.5-26.1 6.7 6.7 0 0 1-8.9 10 33.6 33.6 0 0 0-54.8 16.1h32.4a6.7 6.7 0 0 1 0 13.4h-33.6v9h24.6a6.7 6.7 0 0 1 0 13.4h-23.4a33.6 33.6 0 0 0 54.8 16.1 6.7 6.7 0 0 1 9.5 .5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-67.6 34.5a6.7 6.7 0 0 1-.6 9.5 47 47 0 0 1-77.5-26.1h-7.6a6.7 6.7 0 0 1 0-13.4h6.7v-9h-6.7a6.7 6.7 0 0 1 0-13.4h7.6a47 47 0 0 1 77.5-26.1 6.7 6.7 0 0 1-8.9 10 33.6 33.6 0 0 0-54.8 16.1h32.4a6.7 6.7 0 0 1 0 13.4h-33.6v9h24.6a6.7 6.7 0 0 1 0 13.4h-23.4a33.6 33.6 0 0 0 54.8 16.1 6.7 6.7 0 0 1 9.5 .5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-43.6-45.5a6.7 6.7 0 0 1-.6 9.5 47 47 0 0 1-77.5-26.1h-7.6a6.7 6.7 0 0 1 0-13.4h6.7v-9h-6.7a6.7 6.7 0 0 1 0-13.4h7.6a47 47 0 0 1 77.5-26.1 6.7 6.7 0 0 1-8.9 10 33.6 33.6 0 0 0-54.8 16.1h32.4a6.7 6.7 0 0 1 0 13.4h-33.6v9h24.6a6.7 6.7 0 0 1 0 13.4h-23.4a33.6 33.6 0 0 0 54.8 16.1 6.7 6.7 0 0 1 9.5 .5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-59.6 114.5a6.7 6.7 0 0 1-.6 9.5 47 47 0 0 1-77.5-26.1h-7.6a6.7 6.7 0 0 1 0-13.4h6.7v-9h-6.7a6.7 6.7 0 0 1 0-13.4h7.6a47 47 0 0 1 77.5-26.1 6.7 6.7 0 0 1-8.9 10 33.6 33.6 0 0 0-54.8 16.1h32.4a6.7 6.7 0 0 1 0 13.4h-33.6v9h24.6a6.7 6.7 0 0 1 0 13.4h-23.4a33.6 33.6 0 0 0 54.8 16.1 6.7 6.7 0 0 1 9.5 .5z
    M144 200a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm-16-40a8 8 0 0 0 8-8v-104a8 8 0 0 0-16 0v104a8 8 0 0 0 8 8z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-78-38a10 10 0 1 1-10-10 10 10 0 0 1 10 10zm-10-20a6 6 0 0 0 6-6v-50a6 6 0 0 0-12 0v50a6 6 0 0 0 6 6z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-94 90a10 10 0 1 1-10-10 10 10 0 0 1 10 10zm-10-20a6 6 0 0 0 6-6v-50a6 6 0 0 0-12 0v50a6 6 0 0 0 6 6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-8-80v-56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-8 56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M160 40a88.1 88.1 0 0 0-78.7 48.7 64 64 0 1 0-9.3 127.3h88a88 88 0 0 0 0-176zm0 160h-88a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88 88 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72 72 0 1 1 72 72zm-8-72v-40a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M247.9 124.5c-1.8-47-40.8-84.5-87.8-84.5a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5zm-95.9-36.5a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M120 136v-56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm112-44.4v72.8a15.9 15.9 0 0 1-4.7 11.4l-51.5 51.5a15.9 15.9 0 0 1-11.4 4.7h-72.8a15.9 15.9 0 0 1-11.4-4.7l-51.5-51.5a15.9 15.9 0 0 1-4.7-11.4v-72.8a15.9 15.9 0 0 1 4.7-11.4l51.5-51.5a15.9 15.9 0 0 1 11.4-4.7h72.8a15.9 15.9 0 0 1 11.4 4.7l51.5 51.5a15.9 15.9 0 0 1 4.7 11.4zm-16 0l-51.6-51.6h-72.8l-51.6 51.6v72.8l51.6 51.6h72.8l51.6-51.6zm-88 68.4a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M227.3 80.2l-51.5-51.5a16.1 16.1 0 0 0-11.4-4.7h-72.8a16.1 16.1 0 0 0-11.4 4.7l-51.5 51.5a16.1 16.1 0 0 0-4.7 11.4v72.8a16.1 16.1 0 0 0 4.7 11.4l51.5 51.5a16.1 16.1 0 0 0 11.4 4.7h72.8a16.1 16.1 0 0 0 11.4-4.7l51.5-51.5a16.1 16.1 0 0 0 4.7-11.4v-72.8a16.1 16.1 0 0 0-4.7-11.4zm-107.3-.2a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M120 136v-40a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm8 48a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm96-128v56c0 52.7-25.5 84.7-46.9 102.2-23.1 18.8-46 25.3-47 25.5a8 8 0 0 1-4.2 0c-1-.2-23.9-6.7-47-25.5-21.4-17.5-46.9-49.5-46.9-102.2v-56a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16 0h-160v56c0 37.3 13.8 67.5 41.1 89.8a128.2 128.2 0 0 0 38.9 21.8 129.3 129.3 0 0 0 39.4-22.2c26.9-22.2 40.6-52.3 40.6-89.4z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm-88 56a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-68.8-39.7a11.2 11.2 0 1 1-11.2-11.2 11.2 11.2 0 0 1 11.2 11.2zm-11.2-22.4a6.7 6.7 0 0 0 6.7-6.7v-56a6.7 6.7 0 0 0-13.4 0v56a6.7 6.7 0 0 0 6.7 6.7z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-84.8 120.3a11.2 11.2 0 1 1-11.2-11.2 11.2 11.2 0 0 1 11.2 11.2zm-11.2-22.4a6.7 6.7 0 0 0 6.7-6.7v-56a6.7 6.7 0 0 0-13.4 0v56a6.7 6.7 0 0 0 6.7 6.7z
    M236.8 188.1l-87.4-151.9a24.8 24.8 0 0 0-42.8 0l-87.4 151.9a23.5 23.5 0 0 0 0 23.7 24.4 24.4 0 0 0 21.4 12.2h174.8a24.4 24.4 0 0 0 21.4-12.2 23.5 23.5 0 0 0 0-23.7zm-13.9 15.7a8.5 8.5 0 0 1-7.5 4.2h-174.8a8.5 8.5 0 0 1-7.5-4.2 7.6 7.6 0 0 1 0-7.7l87.4-151.9a8.8 8.8 0 0 1 15 0l87.5 151.9a7.6 7.6 0 0 1-.1 7.7zm-102.9-59.8v-40a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M236.8 188.1l-87.4-151.9a24.8 24.8 0 0 0-42.8 0l-87.4 151.9a23.5 23.5 0 0 0 0 23.7 24.4 24.4 0 0 0 21.4 12.2h174.8a24.4 24.4 0 0 0 21.4-12.2 23.5 23.5 0 0 0 0-23.7zm-116.8-84.1a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M120 16v-8a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0zm80 32a8 8 0 0 0 5.7-2.3l8-8a8 8 0 0 0-11.4-11.4l-8 8a8 8 0 0 0 5.7 13.7zm-149.7-2.3a8 8 0 0 0 11.4-11.4l-8-8a8 8 0 0 0-11.4 11.4zm87 26.4a8 8 0 1 0-2.6 15.8c19 3.2 33.3 20.4 33.3 40.1a8 8 0 0 0 16 0c0-27.4-20.1-51.4-46.7-55.9zm94.7 103.9v24a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-24a16 16 0 0 1 16-16v-32a88 88 0 0 1 88.7-88c48.1 .4 87.3 40.3 87.3 89v31a16 16 0 0 1 16 16zm-176-16h144v-31c0-40-32-72.7-71.4-73h-.6a72 72 0 0 0-72 72zm160 40v-24h-176v24h176z
    M120 16v-8a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0zm80 32a8 8 0 0 0 5.7-2.3l8-8a8 8 0 0 0-11.4-11.4l-8 8a8 8 0 0 0 5.7 13.7zm-149.7-2.3a8 8 0 0 0 11.4-11.4l-8-8a8 8 0 0 0-11.4 11.4zm181.7 130.3v24a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-24a16 16 0 0 1 16-16v-32a88 88 0 0 1 88.7-88c48.1 .4 87.3 40.3 87.3 89v31a16 16 0 0 1 16 16zm-97.3-88.1c19 3.2 33.3 20.4 33.3 40.1a8 8 0 0 0 16 0c0-27.4-20.1-51.4-46.7-55.9a8 8 0 1 0-2.6 15.8zm81.3 112.1v-24h-176v24h176z
    M224 64h-192a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-96a16 16 0 0 0-16-16zm0 112h-192v-96h192v96zm-24-48a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M208 136h-160a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-160v-48h160v48zm0-160h-160a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-160v-48h160v48zm-16-24a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm0 96a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M208 40h-160a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm-28 52a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm28 44h-160a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm-28 52a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M224 64h-192a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-96a16 16 0 0 0-16-16zm-36 76a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M247.3 124.8c-.3-.8-8.8-19.6-27.6-38.4-25.1-25.1-56.8-38.4-91.7-38.4s-66.6 13.3-91.7 38.4c-18.8 18.8-27.3 37.6-27.6 38.4a8 8 0 0 0 0 6.5c.3 .7 8.8 19.5 27.6 38.4 25.1 25 56.8 38.3 91.7 38.3s66.6-13.3 91.7-38.3c18.8-18.9 27.3-37.7 27.6-38.4a8 8 0 0 0 0-6.5zm-119.3 67.2c-30.8 0-57.7-11.2-79.9-33.2a133.5 133.5 0 0 1-23.1-30.8 133.3 133.3 0 0 1 23.1-30.8c22.2-22 49.1-33.2 79.9-33.2s57.7 11.2 79.9 33.2a133.5 133.5 0 0 1 23.1 30.8c-7.2 13.5-38.6 64-103 64zm0-112a48 48 0 1 0 48 48 48 48 0 0 0-48-48zm0 80a32 32 0 1 1 32-32 32 32 0 0 1-32 32z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68.9-90.7c-.2-.5-5.1-11.4-16-22.2-14.5-14.5-32.7-22.1-52.9-22.1s-38.4 7.6-52.9 22.1c-10.9 10.8-15.8 21.7-16 22.2a6.8 6.8 0 0 0 0 5.4c.2 .5 5.1 11.4 16 22.2 14.5 14.5 32.7 22.1 52.9 22.1s38.4-7.6 52.9-22.1c10.9-10.8 15.8-21.7 16-22.2a6.8 6.8 0 0 0 0-5.4zm-25.8 18.5c-12 11.8-26.5 17.8-43.1 17.8s-31.1-6-43.1-17.9a73 73 0 0 1-12-15.7 73.1 73.1 0 0 1 12-15.7c12-11.9 26.5-17.9 43.1-17.9s31.1 6 43.1 17.9a73 73 0 0 1 12 15.7 73.1 73.1 0 0 1-12 15.7zm-43.1-40.4a24.6 24.6 0 1 0 24.6 24.6 24.7 24.7 0 0 0-24.6-24.6zm0 35.8a11.2 11.2 0 1 1 11.2-11.2 11.2 11.2 0 0 1-11.2 11.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-37.2-1.8c-.2-.5-4.9-11-15.5-21.5-14-14.1-31.8-21.5-51.3-21.5s-37.3 7.4-51.3 21.5c-10.6 10.5-15.3 21.1-15.5 21.5a4.5 4.5 0 0 0 0 3.6c.2 .5 4.9 11 15.5 21.5 14 14.1 31.8 21.5 51.3 21.5s37.3-7.4 51.3-21.5c10.6-10.5 15.3-21 15.5-21.5a4.5 4.5 0 0 0 0-3.6zm-66.8 24.2a22.4 22.4 0 1 1 22.4-22.4 22.4 22.4 0 0 1-22.4 22.4z
    M247.3 124.8c-.3-.8-8.8-19.6-27.6-38.4-25.1-25.1-56.8-38.4-91.7-38.4s-66.6 13.3-91.7 38.4c-18.8 18.8-27.3 37.6-27.6 38.4a8 8 0 0 0 0 6.5c.3 .7 8.8 19.5 27.6 38.4 25.1 25 56.8 38.3 91.7 38.3s66.6-13.3 91.7-38.3c18.8-18.9 27.3-37.7 27.6-38.4a8 8 0 0 0 0-6.5zm-119.3 43.2a40 40 0 1 1 40-40 40 40 0 0 1-40 40z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l19.2 21.2c-36.3 22.2-51.9 56.6-52.6 58.2a8 8 0 0 0 0 6.5c.3 .7 8.8 19.5 27.6 38.4 25.1 25 56.8 38.3 91.7 38.3a127.1 127.1 0 0 0 52.1-10.8l22 24.2a8 8 0 1 0 11.8-10.8zm47.3 75.9l41.7 45.8a32 32 0 0 1-41.6-45.8zm26.8 81.5c-30.8 0-57.7-11.2-79.9-33.2a133.2 133.2 0 0 1-23.1-30.8c4.7-8.8 19.7-33.4 47.4-49.4l18 19.8a48 48 0 0 0 63.6 70l14.7 16.2a112 112 0 0 1-40.7 7.4zm6-95.4a8 8 0 0 1 3-15.8 48.2 48.2 0 0 1 38.8 42.7 8 8 0 0 1-7.2 8.7 6.4 6.4 0 0 1-.8 0 8 8 0 0 1-8-7.3 32.1 32.1 0 0 0-25.8-28.3zm113.3 34.7c-.4 .9-10.6 23.3-33.4 43.8a8 8 0 1 1-10.6-12 132.8 132.8 0 0 0 27.7-35.1 133.2 133.2 0 0 0-23.1-30.8c-22.2-22-49.1-33.2-79.9-33.2a118.4 118.4 0 0 0-19.4 1.6 8 8 0 1 1-2.6-15.8 134 134 0 0 1 22-1.8c34.9 0 66.6 13.3 91.7 38.4 18.8 18.8 27.3 37.6 27.6 38.4a8 8 0 0 1 0 6.5z
    M96.7 57.9a4 4 0 0 1 2.1-6.6 130.1 130.1 0 0 1 29.2-3.3c34.9 0 66.6 13.3 91.7 38.4 18.8 18.8 27.3 37.6 27.6 38.4a8 8 0 0 1 0 6.5c-.3 .7-8.8 19.5-27.6 38.4q-4.3 4.2-8.8 8a4 4 0 0 1-5.6-.3zm117.2 152.7a8 8 0 1 1-11.8 10.8l-22.1-24.3a127.2 127.2 0 0 1-52 10.9c-34.9 0-66.6-13.3-91.7-38.3-18.8-18.9-27.3-37.7-27.6-38.4a8 8 0 0 1 0-6.5c.3-.8 8.8-19.6 27.6-38.4a135 135 0 0 1 25-19.8l-19.2-21.2a8 8 0 1 1 11.8-10.8zm-65.5-48.2l-52.7-58a40 40 0 0 0 52.7 58z
    M224 67.3a35.8 35.8 0 0 0-11.3-25.7c-14-13.2-36.7-12.7-50.6 1.2l-19.3 19.4a24 24 0 0 0-33.1 .8l-9 9a16 16 0 0 0 0 22.6l2 2.1-51 51a39.8 39.8 0 0 0-10.6 38l-8 18.4a13.7 13.7 0 0 0 2.9 15.2 15.9 15.9 0 0 0 17.7 3.3l17.5-7.6a39.9 39.9 0 0 0 37.1-10.8l51-51 2.1 2.1a16 16 0 0 0 22.6 0l9-9a24 24 0 0 0 .7-33.2l19.8-19.8a35.8 35.8 0 0 0 10.5-26zm-127 125.7a24 24 0 0 1-24 6 8 8 0 0 0-5.6 .3l-18 7.9 7.6-17.8a8 8 0 0 0 .2-5.7 23.9 23.9 0 0 1 5.8-24.7l51-51 33.9 34zm105.1-111l-25.3 25.5a8 8 0 0 0 0 11.3l4.8 4.9a8 8 0 0 1 0 11.3l-9 9-60.6-60.7 9-9a8 8 0 0 1 11.3 0l4.9 4.9a8 8 0 0 0 11.3 0l25-25.1c7.8-7.9 20.5-8.2 28.3-.9a20 20 0 0 1 .3 28.8z
    M224 67.3a35.8 35.8 0 0 0-11.3-25.7c-14-13.2-36.7-12.7-50.6 1.2l-23.3 23.4a24 24 0 0 0-33.1 .8l-5 5a16 16 0 0 0 0 22.6l2 2.1-51 51a39.8 39.8 0 0 0-10.6 38l-8 18.4a13.7 13.7 0 0 0 2.9 15.2 15.9 15.9 0 0 0 17.7 3.3l17.5-7.6a39.9 39.9 0 0 0 37.1-10.8l51-51 2.1 2.1a16 16 0 0 0 22.6 0l5-5a24 24 0 0 0 .7-33.2l23.8-23.8a35.8 35.8 0 0 0 10.5-26zm-127 125.7a24 24 0 0 1-24 6 8 8 0 0 0-5.6 .3l-18 7.9 7.6-17.8a8 8 0 0 0 .2-5.7 23.9 23.9 0 0 1 5.8-24.7l51-51 33.9 34z
    M200 40a8 8 0 0 0 0 16 16 16 0 0 1 16 16v58.1a44 44 0 0 0-70.3 21.9h-35.4a44 44 0 0 0-70.3-21.9v-58.1a16 16 0 0 1 16-16 8 8 0 0 0 0-16 32 32 0 0 0-32 32v92a44 44 0 0 0 87.8 4h32.4a44 44 0 0 0 87.8-4v-92a32 32 0 0 0-32-32zm-132 152a28 28 0 1 1 28-28 28 28 0 0 1-28 28zm120 0a28 28 0 1 1 28-28 28 28 0 0 1-28 28z
    M176 32c-20.6 0-38.3 18.2-48 45.8-9.7-27.6-27.4-45.8-48-45.8-31.4 0-56 42.2-56 96s24.6 96 56 96c20.6 0 38.3-18.2 48-45.8 9.7 27.6 27.4 45.8 48 45.8 31.4 0 56-42.2 56-96s-24.6-96-56-96zm-69.1 154.4c-7.5 13.7-17.3 21.6-26.9 21.6s-19.4-7.9-26.9-21.6a104.8 104.8 0 0 1-10.3-29.2 32 32 0 1 0 0-58.4 104.8 104.8 0 0 1 10.3-29.2c7.5-13.7 17.3-21.6 26.9-21.6s19.4 7.9 26.9 21.6c8.5 15.5 13.1 36.2 13.1 58.4s-4.6 42.9-13.1 58.4zm-66.9-58.4a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm162.9 58.4c-7.5 13.7-17.3 21.6-26.9 21.6s-19.4-7.9-26.9-21.6a104.8 104.8 0 0 1-10.3-29.2 32 32 0 1 0 0-58.4 104.8 104.8 0 0 1 10.3-29.2c7.5-13.7 17.3-21.6 26.9-21.6s19.4 7.9 26.9 21.6c8.5 15.5 13.1 36.2 13.1 58.4s-4.6 42.9-13.1 58.4zm-66.9-58.4a16 16 0 1 1 16 16 16 16 0 0 1-16-16z
    M174.9 156c-10.3 17.8-27.4 28-46.9 28s-36.6-10.2-46.9-28a8 8 0 1 1 13.8-8c7.5 12.9 19.2 20 33.1 20s25.6-7.1 33.1-20a8 8 0 1 1 13.8 8zm57.1-28a104.4 104.4 0 0 1-4.6 30.6 8 8 0 0 1-2 3.3l-63.5 63.5a7.9 7.9 0 0 1-3.3 2 104 104 0 1 1 73.4-99.4zm-16 0a87.9 87.9 0 1 0-64 84.7l60.7-60.7a88 88 0 0 0 3.3-24zm-124-8a12 12 0 1 0-12-12 12 12 0 0 0 12 12zm72-24a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M128 24a104 104 0 1 0 30.6 203.4 7.9 7.9 0 0 0 3.3-2l63.5-63.5a8 8 0 0 0 2-3.3 104.1 104.1 0 0 0-99.4-134.6zm-36 72a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm82.9 60c-10.3 17.8-27.4 28-46.9 28s-36.6-10.2-46.9-28a8 8 0 1 1 13.8-8c7.5 12.9 19.2 20 33.1 20s25.6-7.1 33.1-20a8 8 0 1 1 13.8 8zm-10.9-36a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-48-108a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm96 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-1.1 48c-10.3 17.8-27.4 28-46.9 28s-36.6-10.2-46.9-28a8 8 0 1 1 13.8-8c7.5 12.9 19.2 20 33.1 20s25.6-7.1 33.1-20a8 8 0 0 1 13.8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-36 72a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm82.9 60c-10.3 17.8-27.4 28-46.9 28s-36.6-10.2-46.9-28a8 8 0 1 1 13.8-8c7.5 12.9 19.2 20 33.1 20s25.6-7.1 33.1-20a8 8 0 1 1 13.8 8zm-10.9-36a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M224 40v36a8 8 0 0 1-16 0v-28h-28a8 8 0 0 1 0-16h36a8 8 0 0 1 8 8zm-8 132a8 8 0 0 0-8 8v28h-28a8 8 0 0 0 0 16h36a8 8 0 0 0 8-8v-36a8 8 0 0 0-8-8zm-140 36h-28v-28a8 8 0 0 0-16 0v36a8 8 0 0 0 8 8h36a8 8 0 0 0 0-16zm-36-124a8 8 0 0 0 8-8v-28h28a8 8 0 0 0 0-16h-36a8 8 0 0 0-8 8v36a8 8 0 0 0 8 8zm88 116a72 72 0 1 1 72-72 72.1 72.1 0 0 1-72 72zm56-72a56 56 0 1 0-56 56 56.1 56.1 0 0 0 56-56zm-68-12a12 12 0 1 0-12 12 12 12 0 0 0 12-12zm36-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-5.3 42c-3.8 3.4-12 6-18.7 6s-14.9-2.6-18.7-6a8 8 0 1 0-10.6 12c7.8 6.9 20.4 10 29.3 10s21.5-3.1 29.3-10a8 8 0 1 0-10.6-12z
    M176 104a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm-8 24h-80a8 8 0 0 0 0 16h80a8 8 0 0 0 0-16zm88-24v24a32 32 0 0 1-32 32h-5.2c-7.2 15.8-21.8 29.4-43.2 40.2a191.2 191.2 0 0 1-46.2 15.7 7.9 7.9 0 0 1-2.8 0 191.2 191.2 0 0 1-46.2-15.7c-21.4-10.8-36-24.4-43.2-40.2h-5.2a32 32 0 0 1-32-32v-24a32 32 0 0 1 32-32h.8a16 16 0 0 1 9.7-10l80-29.1a16.1 16.1 0 0 1 11 0l80 29.1a16 16 0 0 1 9.7 10h.8a32 32 0 0 1 32 32zm-223.4 40a58.7 58.7 0 0 1-.6-8v-48a16 16 0 0 0-16 16v24a16 16 0 0 0 16 16zm175.4-8v-58.9l-80-29.1-80 29.1v58.9c0 45 69.1 61.5 80 63.8 10.9-2.3 80-18.8 80-63.8zm32-32a16 16 0 0 0-16-16v48a58.7 58.7 0 0 1-.6 8h.6a16 16 0 0 0 16-16z
    M224 72h-.8a16 16 0 0 0-9.7-10l-80-29a16.1 16.1 0 0 0-11 0l-80 29.1a16 16 0 0 0-9.7 10h-.8a32 32 0 0 0-32 31.9v24a32 32 0 0 0 32 32h5.2c7.2 15.8 21.8 29.4 43.2 40.2a191.2 191.2 0 0 0 46.2 15.7 7.9 7.9 0 0 0 2.8 0 191.2 191.2 0 0 0 46.2-15.7c21.4-10.8 36-24.4 43.2-40.2h5.2a32 32 0 0 0 32-32v-24a32 32 0 0 0-32-32zm-192 72a16 16 0 0 1-16-16v-24a16 16 0 0 1 16-16v48a58.7 58.7 0 0 0 .6 8zm136 0h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16zm0-32h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16zm72 16a16 16 0 0 1-16 16h-.6a58.7 58.7 0 0 0 .6-8v-48a16 16 0 0 1 16 16z
    M233 135a60 60 0 0 0-89.6-35.4l16.4-65.5a8 8 0 0 0-3.5-8.7 60 60 0 1 0-60.6 103.5l-64.9 18.5a8 8 0 0 0-5.8 7.4 60 60 0 0 0 44.4 60.6 60.5 60.5 0 0 0 15.7 2.1 60.1 60.1 0 0 0 59.8-62l48.5 46.9a8 8 0 0 0 9.3 1.4 60 60 0 0 0 30.3-68.8zm-121-7a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm-32-52a44 44 0 0 1 62.8-39.8l-15 59.8a32 32 0 0 0-28 16.8 43.8 43.8 0 0 1-19.8-36.8zm27 119.6a44 44 0 0 1-65.9-34.5l59.3-16.9a32 32 0 0 0 27.6 15.8h.9a43.8 43.8 0 0 1-21.9 35.6zm106.2-23a43.9 43.9 0 0 1-13 14.1l-44.3-42.9a31.9 31.9 0 0 0-.6-32.6 44 44 0 0 1 57.9 61.4z
    M233 135a60 60 0 0 0-89.6-35.4l16.4-65.5a8 8 0 0 0-3.5-8.7 60 60 0 1 0-60.6 103.5l-64.9 18.5a8 8 0 0 0-5.8 7.4 60 60 0 0 0 44.4 60.6 60.5 60.5 0 0 0 15.7 2.1 60.1 60.1 0 0 0 59.8-62l48.5 46.9a8 8 0 0 0 9.3 1.4 60 60 0 0 0 30.3-68.8zm-102.6 12.8a20 20 0 1 1 17.4-22.2 20 20 0 0 1-17.4 22.2z
    M214.7 72h-14.7v-32a8 8 0 0 0-8-8h-128a8 8 0 0 0-8 8v32h-14.7c-13.9 0-25.3 10.8-25.3 24v80a8 8 0 0 0 8 8h32v32a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 8-8v-80c0-13.2-11.4-24-25.3-24zm-142.7-24h112v24h-112zm112 160h-112v-48h112zm40-40h-24v-16a8 8 0 0 0-8-8h-128a8 8 0 0 0-8 8v16h-24v-72c0-4.4 4.2-8 9.3-8h173.4c5.1 0 9.3 3.6 9.3 8zm-24-52a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M221.1 110.6l-13.1-4.4v-50.2a16 16 0 0 0-16-16h-56v-16a8 8 0 0 0-16 0v16h-56a16 16 0 0 0-16 16v50.2l-13.1 4.4a16 16 0 0 0-10.9 15.2v26.2c0 61.5 97.9 86.7 102.1 87.8a8 8 0 0 0 3.8 0c4.2-1.1 102.1-26.3 102.1-87.8v-26.2a16 16 0 0 0-10.9-15.2zm-157.1-54.6h128v44.9l-61.5-20.5a8 8 0 0 0-5 0l-61.5 20.5zm152 96c0 24.9-23.7 43-43.6 53.8a228.1 228.1 0 0 1-44.4 17.9 226.8 226.8 0 0 1-44.2-17.7c-36.2-19.6-43.8-40.2-43.8-54v-26.2l80-26.7v68.9a8 8 0 0 0 16 0v-68.9l80 26.7z
    M221.1 110.6l-13.1-4.4v-50.2a16 16 0 0 0-16-16h-56v-16a8 8 0 0 0-16 0v16h-56a16 16 0 0 0-16 16v50.2l-13.1 4.4a16 16 0 0 0-10.9 15.2v26.2c0 61.5 97.9 86.7 102.1 87.8a8 8 0 0 0 3.8 0c4.2-1.1 102.1-26.3 102.1-87.8v-26.2a16 16 0 0 0-10.9-15.2zm-85.1 57.4a8 8 0 0 1-16 0v-63.1a8 8 0 0 1 16 0zm56-67.1l-61.5-20.5a8 8 0 0 0-5 0l-61.5 20.5v-44.9h128z
    M160 40a32 32 0 1 0-32 32 32 32 0 0 0 32-32zm-32 16a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm90.3 78l-45.1-51.2a32 32 0 0 0-24-10.8h-42.4a32 32 0 0 0-24 10.8l-45.1 51.2a20 20 0 0 0 28.1 28.5l16.3-13.1-16.5 62.9a20 20 0 0 0 36.4 16.5l26-44.9 26 44.9a20 20 0 0 0 36.4-16.5l-16.5-62.9 16.3 13.1a20 20 0 0 0 28.1-28.5zm-11.5 16.8a4 4 0 0 1-5.6 0c-.2-.2-.4-.4-.7-.6l-35.5-28.4a8 8 0 0 0-12.7 8.2l22.8 87a7.7 7.7 0 0 0 .5 1.4 4 4 0 1 1-7.2 3.3 6.2 6.2 0 0 0-.4-.6l-33.1-57.1a8 8 0 0 0-13.8 0l-33.1 57a6.2 6.2 0 0 0-.3 .7 4 4 0 0 1-2.3 2.1 4 4 0 0 1-5-5.5 7.7 7.7 0 0 0 .5-1.3l22.8-87a8 8 0 0 0-12.7-8.2l-35.5 28.4c-.3 .2-.5 .4-.7 .6a4 4 0 1 1-5.6-5.6c.1-.2 .2-.3 .3-.4l45.3-51.4a16 16 0 0 1 12-5.4h42.4a16 16 0 0 1 12 5.4l45.3 51.4c.1 .1 .2 .2 .3 .4a4 4 0 0 1 0 5.6z
    M117.2 157.9a60 60 0 1 0-66.4 0 95.8 95.8 0 0 0-47.3 37.7 8 8 0 1 0 13.4 8.8 80 80 0 0 1 134.2 0 8 8 0 0 0 13.4-8.8 95.8 95.8 0 0 0-47.3-37.7zm-77.2-49.9a44 44 0 1 1 44 44 44 44 0 0 1-44-44zm210.1 98.7a8 8 0 0 1-11-2.3 79.8 79.8 0 0 0-67.1-36.4 8 8 0 0 1 0-16 44 44 0 1 0-16.3-84.9 8 8 0 1 1-6-14.8 60 60 0 0 1 55.5 105.6 95.8 95.8 0 0 1 47.3 37.7 8 8 0 0 1-2.4 11.1z
    M244.8 150.4a8 8 0 0 1-11.2-1.6 51.6 51.6 0 0 0-41.6-20.8 8 8 0 0 1-7.4-4.9 8 8 0 0 1 0-6.2 8 8 0 0 1 7.4-4.9 24 24 0 1 0-23.2-30 8 8 0 1 1-15.5-4 40 40 0 1 1 65.7 39.5 67.9 67.9 0 0 1 27.4 21.7 8 8 0 0 1-1.6 11.2zm-53.9 61.6a8 8 0 1 1-13.8 8 57 57 0 0 0-98.2 0 8 8 0 1 1-13.8-8 72.1 72.1 0 0 1 33.7-29.9 48 48 0 1 1 58.4 0 72.1 72.1 0 0 1 33.7 29.9zm-62.9-36a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm-56-56a8 8 0 0 0-8-8 24 24 0 1 1 23.2-30 8 8 0 1 0 15.5-4 40 40 0 1 0-65.7 39.5 67.9 67.9 0 0 0-27.4 21.7 8 8 0 1 0 12.8 9.6 51.6 51.6 0 0 1 41.6-20.8 8 8 0 0 0 8-8z
    M160 40a32 32 0 1 0-32 32 32 32 0 0 0 32-32zm-32 16a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm103.5 31.7a19.6 19.6 0 0 0-19.5-15.7h-168a20 20 0 0 0-8.4 38.2h.2l50.7 22.3-21 79.7a20 20 0 0 0 36.5 16.6l26-44.9 26 44.9a20 20 0 0 0 36.4-16.5l-21-79.7 50.8-22.4h.1a19.6 19.6 0 0 0 11.2-22.5zm-17.8 7.9l-56.9 25.1a8 8 0 0 0-4.5 9.3l22.8 87a7 7 0 0 0 .5 1.4 4 4 0 0 1-5 5.4 4 4 0 0 1-2.2-2.1 6.3 6.3 0 0 0-.4-.6l-33.1-57.1a8 8 0 0 0-13.8 0l-33.1 57a6.3 6.3 0 0 0-.3 .7 4 4 0 0 1-2.3 2.1 4 4 0 0 1-5-5.5 7 7 0 0 0 .5-1.3l22.8-87a8 8 0 0 0-4.5-9.4l-56.9-25a4 4 0 0 1 1.7-7.6h168a4 4 0 0 1 1.7 7.6z
    M128 88a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm-80 56a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm174.2 14.6a8 8 0 0 1-11.2 1.3c-1.2-.9-23.7-17.7-59.3 .6a214.9 214.9 0 0 1-3 30.3l32.4 27a8 8 0 0 1 2.5 8.7l-16 48a8 8 0 0 1-15.2-5.1l14.3-42.8-22.1-18.4a141.9 141.9 0 0 1-5.1 14.4c-13.8 32.7-38.4 54.6-73.2 65a8 8 0 0 1-4.6-15.3c60.7-18.2 71.1-72.2 73.4-101.6-27.1 17.2-48.5 21.3-62.7 21.3a59.6 59.6 0 0 1-19.7-3.3 8 8 0 0 1 3.3-15.3 7.8 7.8 0 0 1 3.3 .7s26.8 10.7 72.2-20.2c52.3-35.5 88-7.7 89.5-6.5a8 8 0 0 1 1.2 11.2z
    M92 140a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm72-24a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-12.3 45.2a45 45 0 0 1-47.4 0 8 8 0 0 0-8.6 13.6 61 61 0 0 0 64.6 0 8 8 0 0 0-8.6-13.6zm80.3-33.2a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88.1 88.1 0 0 0-84.1-87.9c-11.6 16.3-11.9 31.8-11.9 31.9a8 8 0 0 0 16 0 8 8 0 0 1 16 0 24 24 0 0 1-48 0c0-.7 .1-14.3 8.5-30.6a88 88 0 1 0 103.5 86.6z
    M128 80a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm96 72a8 8 0 0 1-8 8h-80v26.7l51.2 21.9a8 8 0 0 1 4.8 7.4v48a8 8 0 0 1-16 0v-42.7l-46.4-19.9-76.2 68.6a8 8 0 1 1-10.7-11.9l77.3-69.7v-28.4h-80a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8z
    M176 100a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-44 20a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm84-24a88 88 0 1 1-88-88 88.1 88.1 0 0 1 88 88zm-16 0a72 72 0 1 0-72 72 72.1 72.1 0 0 0 72-72zm-34.9 96.5c-13.1 5.1-25.3 7.5-37.1 7.5s-24-2.4-37.1-7.5a8 8 0 1 0-5.8 15 125.9 125.9 0 0 0 34.9 8.2v32.3a8 8 0 0 0 16 0v-32.3a125.9 125.9 0 0 0 34.9-8.2 8 8 0 1 0-5.8-15z
    M152 80a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm48 112v88a8 8 0 0 1-16 0v-80.3c-25.8-2.3-34.4-15.6-42-27.4-2.8-4.4-5.6-8.6-9.1-12.2l-13.4 30.8 37.2 26.6a8 8 0 0 1 3.3 6.5v56a8 8 0 0 1-16 0v-51.9l-31.1-22.2-33.6 77.3a8 8 0 0 1-7.3 4.8 7.8 7.8 0 0 1-3.2-.7 8 8 0 0 1-4.1-10.5l57.5-132.3a8 8 0 0 1 11-3.9 40.9 40.9 0 0 1 8 5.4c6.4 5.6 10.5 12 14.2 17.6 7.6 11.8 13.2 20.4 36.6 20.4a8 8 0 0 1 8 8zm-128 8a8 8 0 0 0 7.4-4.8l24-56a8 8 0 0 0-4.3-10.6l-28-12a8 8 0 0 0-10.5 4.3l-24 56a8 8 0 0 0 4.2 10.5l28 12a8 8 0 0 0 3.2 .6zm-17.5-24.2l17.7-41.3 13.3 5.7-17.7 41.3z
    M164 80a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm36 96a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm-144-64a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm136-80h-40a8 8 0 0 1-5.7-2.3l-26.3-26.4-20.7 20.7 34.4 34.3a8 8 0 0 1 2.3 5.7v48a8 8 0 0 1-16 0v-44.7l-37.7-37.6a8 8 0 0 1 0-11.4l32-32a8 8 0 0 1 11.4 0l29.6 29.7h36.7a8 8 0 0 1 0 16z
    M176 104a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm46.2 129.2a8 8 0 0 1-1 11.3c-17.4 14.4-32.9 19.5-47 19.5-18.6 0-34.9-8.8-50-17-25.3-13.8-47.2-25.6-79 .7a8 8 0 1 1-10.3-12.3c40.2-33.3 70.4-16.9 97-2.5 25.3 13.8 47.2 25.7 79-.7a8 8 0 0 1 11.3 1zm-187.3-37.8a8 8 0 1 0 10.2 12.3c31.8-26.3 53.7-14.5 79.1-.7 15.1 8.2 31.3 17 49.9 17 14.1 0 29.7-5.1 47-19.5a8 8 0 1 0-10.2-12.3 75.8 75.8 0 0 1-19.3 12l-53.8-53.8a103.3 103.3 0 0 0-73.6-30.4h-24.2a8 8 0 0 0 0 16h24.2a87.7 87.7 0 0 1 41.9 10.6l-29.6 29.6c-12.7 1.2-26.4 6.6-41.6 19.2zm91.6-33.7l46.1 46.2c-14-.5-26.9-7.4-40.8-15-10.7-5.8-22.1-12-34.4-15l22.3-22.3a87.1 87.1 0 0 1 6.8 6.2z
    M255.6 189.5a8 8 0 0 0-10.1-5.1l-17.5 5.8-28.8-57.8a8 8 0 0 0-7.2-4.4h-80v-24h56a8 8 0 0 0 0-16h-56v-9a32 32 0 1 0-16 0v10.8a72 72 0 0 0 16 142.2c33.5 0 63.7-22.7 71.8-54a8 8 0 1 0-15.6-4c-6.1 24-30.3 42-56.2 42a56 56 0 0 1-16-109.7v29.7a8 8 0 0 0 8 8h83l29.8 59.6a8 8 0 0 0 9.7 4l24-8a8 8 0 0 0 5.1-10.1zm-167.6-141.5a16 16 0 1 1 16 16 16 16 0 0 1-16-16z
    M176 80a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm-8 136a64 64 0 1 1-64-64 8 8 0 0 1 0 16 48 48 0 1 0 48 48 8 8 0 0 1 16 0zm38.2-37.1a8 8 0 0 1 1.6 6.7l-16 80a8 8 0 0 1-7.8 6.4 7.8 7.8 0 0 1-1.6-.2 8 8 0 0 1-6.3-9.4l14.1-70.4h-62.2a8 8 0 0 1-6.9-12l20-34.9a80.1 80.1 0 0 0-88 9.2 8 8 0 1 1-10.2-12.3 96 96 0 0 1 113.5-6.4 8 8 0 0 1 2.5 10.7l-17.1 29.7h58.2a8 8 0 0 1 6.2 2.9z
    M152 88a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm67.3 100.7c-.6 .3-7.5 3.3-19.7 3.3-13.8 0-34.5-3.9-60.6-20a169.3 169.3 0 0 1-15.5 32.3 104.3 104.3 0 0 1 31.3 15.8c19.1 14.5 29.2 35.3 29.2 59.9a8 8 0 0 1-16 0c0-41.7-34.7-56.7-54.1-61.8-.6 .6-1.2 1.4-1.7 2-19.7 23.8-44.3 36.2-71.7 36.2a92.3 92.3 0 0 1-9.3-.4 8 8 0 0 1 1.6-16c25.9 2.6 48.5-7.5 67-30 12.5-15.1 21-33.6 25.2-47-38.9-22.6-63.7-3.4-64-3.2a8 8 0 1 1-10-12.4c1.5-1.2 37.2-29 89.5 6.5 45.5 30.9 71.9 20.3 72.2 20.2a8 8 0 1 1 6.6 14.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm13.4-108.2a20.2 20.2 0 1 0-20.1-20.1 20.2 20.2 0 0 0 20.1 20.1zm0-26.8a6.7 6.7 0 1 1-6.7 6.7 6.7 6.7 0 0 1 6.7-6.7zm42.6 52.3a6.7 6.7 0 0 1-3.9 6.1 37 37 0 0 1-12 2.1c-7.9 0-19.2-2.1-33.5-10.6a99.1 99.1 0 0 1-5.8 11.7c13.3 4.9 32.8 16.6 32.8 43.6a6.7 6.7 0 0 1-13.4 0c0-10.4-3.9-18.5-11.9-24.6-5.2-3.9-11-6.1-15.4-7.4-.5 .5-.9 1.1-1.4 1.6-11.2 12.8-25.1 19.5-40.5 19.5a54.5 54.5 0 0 1-5.4-.3 6.7 6.7 0 1 1 1.3-13.4c29.3 3 43.4-25.7 48.1-37.9-19.2-10-31-.9-31.1-.7a6.7 6.7 0 0 1-8.4-10.5c.9-.7 22.1-17.3 52.8 3.5 24.1 16.4 38.1 11.2 38.3 11.1a6.7 6.7 0 0 1 9.4 6.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-90.6-20.2a20.2 20.2 0 1 0-20.1-20.1 20.2 20.2 0 0 0 20.1 20.1zm0-26.8a6.7 6.7 0 1 1-6.7 6.7 6.7 6.7 0 0 1 6.7-6.7zm42.6 52.3a6.7 6.7 0 0 1-3.9 6.1 37 37 0 0 1-12 2.1c-7.9 0-19.2-2.1-33.5-10.6a99.1 99.1 0 0 1-5.8 11.7c13.3 4.9 32.8 16.6 32.8 43.6a6.7 6.7 0 0 1-13.4 0c0-10.4-3.9-18.5-11.9-24.6-5.2-3.9-11-6.1-15.4-7.4-.5 .5-.9 1.1-1.4 1.6-11.2 12.8-25.1 19.5-40.5 19.5a54.5 54.5 0 0 1-5.4-.3 6.7 6.7 0 1 1 1.3-13.4c29.3 3 43.4-25.7 48.1-37.9-19.2-10-31-.9-31.1-.7a6.7 6.7 0 0 1-8.4-10.5c.9-.7 22.1-17.3 52.8 3.5 24.1 16.4 38.1 11.2 38.3 11.1a6.7 6.7 0 0 1 9.4 6.2z
    M172 88a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm-139.7 29.8a8 8 0 0 1 9.9-5.5l69.8 20.4 10.3-10.4a8 8 0 0 1 11.3 0l29.7 29.7h36.7a8 8 0 0 1 0 16h-40a8 8 0 0 1-5.7-2.3l-5.6-5.7-111-32.4a8 8 0 0 1-5.4-9.8zm204.1 126.4a69.8 69.8 0 0 1-58.3 9l-156.3-45.5a8 8 0 1 1 4.4-15.4l76 22.1 26.5-26.4-42.9-12.3a8 8 0 0 1 4.4-15.4l56 16a8 8 0 0 1 3.5 13.3l-29.9 30 62.7 18.2a53.8 53.8 0 0 0 45.1-6.9 8 8 0 1 1 8.8 13.3z
    M164 80a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm54.2 72.3l-136-40a8 8 0 1 0-4.5 15.4l40.9 12-33.5 50.3-44.8-13a25.2 25.2 0 1 0-14.1 48.3l157.4 45.7a25.9 25.9 0 0 0 7.2 1 25.2 25.2 0 0 0 7-49.4l-50.9-14.7 19.7-29.5a8 8 0 0 0-4.4-12.1l-35.3-10.2 7.8-11.7 79 23.3a8 8 0 0 0 4.6-15.4zm-18.2 94.5a9.1 9.1 0 0 1-3.7 7.3 9.3 9.3 0 0 1-8.2 1.5l-157.4-45.6a9.2 9.2 0 0 1-6.7-8.8 9.1 9.1 0 0 1 3.7-7.3 9.3 9.3 0 0 1 8.2-1.5l157.4 45.6a9.2 9.2 0 0 1 6.7 8.8zm-52.8-68.2l-16.4 24.6-29.6-8.6 16.4-24.6z
    M152 80a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0-48a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm64 112a8 8 0 0 1-8 8c-35.3 0-53-17.8-67.1-32.1-2.8-2.8-5.4-5.4-8-7.9l-13.5 30.9 37.2 26.6a8 8 0 0 1 3.4 6.5v56a8 8 0 0 1-16 0v-51.9l-31.1-22.2-33.6 77.3a8 8 0 0 1-7.3 4.8 7.8 7.8 0 0 1-3.2-.7 8 8 0 0 1-4.1-10.5l54-124.4c-9.3-1.6-20.9 1.2-34.7 8.6a163.9 163.9 0 0 0-30.5 21.8 8 8 0 0 1-11-11.7c2.5-2.3 61.7-57.2 98.7-25.1 3.9 3.4 7.5 7 11 10.6 14 14.1 27.2 27.4 55.8 27.4a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm13.4-112.6a20.2 20.2 0 1 0-20.1-20.2 20.2 20.2 0 0 0 20.1 20.2zm0-26.9a6.7 6.7 0 1 1-6.7 6.7 6.7 6.7 0 0 1 6.7-6.7zm38.1 62.7a6.7 6.7 0 0 1-6.7 6.7c-20.7 0-31-10.3-39.2-18.6-1-1-1.9-1.9-2.8-2.8l-4.8 11.1 19.4 13.8a6.7 6.7 0 0 1 2.8 5.5v31.3a6.7 6.7 0 0 1-13.5 0v-27.9l-14.2-10.1-17.7 40.7a6.7 6.7 0 1 1-12.3-5.3l28-64.5q-5.9 .4-14 4.7a89.5 89.5 0 0 0-16.7 11.9 6.7 6.7 0 0 1-9.2-9.8c1.5-1.4 36-33.4 58.3-14.1 2.2 1.9 4.3 4 6.3 6 7.4 7.6 14.5 14.7 29.6 14.7a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-90.6-24.6a20.2 20.2 0 1 0-20.1-20.2 20.2 20.2 0 0 0 20.1 20.2zm0-26.9a6.7 6.7 0 1 1-6.7 6.7 6.7 6.7 0 0 1 6.7-6.7zm38.1 62.7a6.7 6.7 0 0 1-6.7 6.7c-20.7 0-31-10.3-39.2-18.6-1-1-1.9-1.9-2.8-2.8l-4.8 11.1 19.4 13.8a6.7 6.7 0 0 1 2.8 5.5v31.3a6.7 6.7 0 0 1-13.5 0v-27.9l-14.2-10.1-17.7 40.7a6.7 6.7 0 1 1-12.3-5.3l28-64.5q-5.9 .4-14 4.7a89.5 89.5 0 0 0-16.7 11.9 6.7 6.7 0 0 1-9.2-9.8c1.5-1.4 36-33.4 58.3-14.1 2.2 1.9 4.3 4 6.3 6 7.4 7.6 14.5 14.7 29.6 14.7a6.7 6.7 0 0 1 6.7 6.7z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-176 48h80v80h-80zm96-16v-16h32v16zm-16 0h-32v-16h32zm0 112v16h-32v-16zm16 0h32v16h-32zm0-16v-80h80v80zm80-96h-32v-16h32zm-144-16v16h-32v-16zm-32 128h32v16h-32zm176 16h-32v-16h32v16z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-32 16h32v16h-32zm-112 144h-32v-16h32zm0-128h-32v-16h32zm48 128h-32v-16h32zm0-128h-32v-16h32zm48 128h-32v-16h32zm0-128h-32v-16h32zm48 128h-32v-16h32v16z
    M218.3 48.3l-60.7-18.2 30-15a8 8 0 0 0-7.2-14.3l-46.4 23.2a80.1 80.1 0 0 0-78 80v104a8 8 0 0 0 16 0v-32h16v56a16 16 0 0 0 16 16h64a16 16 0 0 0 16-16v-128a48.1 48.1 0 0 0-40-47.3v-13.9l69.7 20.9a8 8 0 1 0 4.6-15.4zm-146.3 111.7v-56a64.1 64.1 0 0 1 56-63.5v16.2a48.1 48.1 0 0 0-40 47.3v56zm96 72h-64v-56h64v56zm0-128v56h-64v-56a32 32 0 0 1 64 0z
    M223.6 226.4a8 8 0 0 1-10 5.2l-85.6-27.2-85.6 27.2a8 8 0 1 1-4.8-15.2l64-20.4-64-20.4a8 8 0 1 1 4.8-15.2l85.6 27.2 85.6-27.2a8 8 0 1 1 4.8 15.2l-64 20.4 64 20.4a8 8 0 0 1 5.2 10zm-155.6-118.4c0-20.1 9.8-40.9 28.2-60a156 156 0 0 1 27.6-22.8 8 8 0 0 1 8.4 0c2.3 1.4 55.8 34.9 55.8 82.8a60 60 0 0 1-120 0zm60 44a16 16 0 0 0 16-16c0-13.6-10-24.5-16-29.8-6 5.3-16 16.2-16 29.8a16 16 0 0 0 16 16zm-44-44a43.8 43.8 0 0 0 12.1 30.2c0-.7-.1-1.4-.1-2.2 0-28 26.4-45.9 27.6-46.7a8 8 0 0 1 8.8 0c1.2 .8 27.6 18.7 27.6 46.7 0 .8 0 1.5-.1 2.2a43.8 43.8 0 0 0 12.1-30.2c0-32-32.3-58-44-66.3-11.7 8.3-44 34.3-44 66.3z
    M132.2 25.2a8 8 0 0 0-8.4 0 156 156 0 0 0-27.6 22.8c-18.4 19.1-28.2 39.9-28.2 60a60 60 0 0 0 120 0c0-47.9-53.5-81.4-55.8-82.8zm-4.2 126.8a24 24 0 0 1-24-24c0-24 24-40 24-40s24 16 24 40a24 24 0 0 1-24 24zm95.6 74.4a8 8 0 0 1-10 5.2l-85.6-27.2-85.6 27.2a8 8 0 1 1-4.8-15.2l64-20.4-64-20.4a8 8 0 1 1 4.8-15.2l85.6 27.2 85.6-27.2a8 8 0 1 1 4.8 15.2l-64 20.4 64 20.4a8 8 0 0 1 5.2 10z
    M111.5 52.6a15.8 15.8 0 0 0-26 5.8l-52.5 144.4a15.8 15.8 0 0 0 14.8 21.2 16 16 0 0 0 5.4-1l144.4-52.5a15.8 15.8 0 0 0 5.8-26zm-8.3 135.2l-35-35 13.1-36.2 58.1 58.1zm-55 20l14-38.4 24.4 24.5zm107.8-39.2l-68.6-68.6 13-35.9 91.4 91.5zm4-96.6a37.8 37.8 0 0 1 3.8-15.6c5.3-10.6 15.3-16.4 28.2-16.4 6.7 0 11-2.3 13.6-7.2a22 22 0 0 0 2.4-8.9 8 8 0 0 1 16 .1c0 12.9-8.5 32-32 32-6.7 0-11 2.3-13.6 7.2a22 22 0 0 0-2.4 8.9 8 8 0 0 1-16-.1zm-24-32v-24a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0zm101.7 82.3a8 8 0 1 1-11.4 11.3l-16-16a8 8 0 0 1 11.4-11.3zm4.8-42.7l-24 8a8 8 0 0 1-5-15.2l24-8a8 8 0 0 1 5 15.2z
    M168 76a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm48.7 67.6c-19.3 34.9-55.4 53.8-107.2 56.1l-22 51.5a8 8 0 0 1-7.4 4.8h-.5a8 8 0 0 1-7.2-5.8l-14.8-51.8-51.8-14.8a8 8 0 0 1-1-15.1l51.4-22c2.4-51.8 21.2-87.8 56.1-107.2 24.7-13.8 52.7-15.9 71.9-15.2 18.6 .6 36 4.3 38.8 6a8 8 0 0 1 2.9 2.8c1.7 2.9 5.3 20.2 6 38.9 .7 19.1-1.4 47.1-15.2 71.8zm-55.2 29a52.1 52.1 0 0 1-33.4-44.7 52.1 52.1 0 0 1-44.7-33.4q-10.5 23.8-11.3 57.6a8 8 0 0 1-4.9 7.1l-35.4 15.2 34.5 9.8a8 8 0 0 1 5.5 5.5l9.8 34.5 15.2-35.4a8 8 0 0 1 7.1-4.9q33.8-.8 57.6-11.3zm50.9-129c-14.1-3-64.1-11-100.3 14.7a81.2 81.2 0 0 0-16 15.1 36 36 0 0 0 39.4 38.4 8 8 0 0 1 8.7 8.8 36 36 0 0 0 38.5 39.3 80.8 80.8 0 0 0 15-16c25.7-36.2 17.7-86.2 14.7-100.3z
    M168 76a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm48.7 67.6c-19.3 34.9-55.4 53.8-107.2 56.1l-22 51.5a8 8 0 0 1-7.4 4.8h-.5a8 8 0 0 1-7.2-5.8l-14.8-51.8-51.8-14.8a8 8 0 0 1-1-15.1l51.4-22c2.4-51.8 21.2-87.8 56.1-107.2 24.7-13.8 52.7-15.9 71.9-15.2 18.6 .6 36 4.3 38.8 6a8 8 0 0 1 2.9 2.8c1.7 2.9 5.3 20.2 6 38.9 .7 19.1-1.4 47.1-15.2 71.8zm-4.3-100c-14.1-3-64.1-11-100.3 14.7a81.2 81.2 0 0 0-16 15.1 36 36 0 0 0 39.4 38.4 8 8 0 0 1 8.7 8.8 36 36 0 0 0 38.5 39.3 80.8 80.8 0 0 0 15-16c25.7-36.2 17.7-86.2 14.7-100.3z
    M42.8 50a8 8 0 0 0-2.8 6v168a8 8 0 0 0 16 0v-44.2c26.8-21.2 49.9-9.8 76.4 3.4 16.4 8.1 34.1 16.8 53 16.8 14 0 28.6-4.7 43.9-18a8 8 0 0 0 2.7-6v-120a8 8 0 0 0-13.2-6c-28 24.2-51.8 12.5-79.2-1.1-28.5-14.1-60.8-30.1-96.8 1.1zm173.2 122.2c-26.8 21.2-49.9 9.8-76.4-3.4-25-12.3-52.9-26.1-83.6-8.4v-100.6c26.8-21.2 49.9-9.8 76.5 3.4 25 12.3 52.8 26.1 83.5 8.4z
    M238.8 51.7a8 8 0 0 0-6.8-3.7h-192a8 8 0 0 0-5.7 13.7l42.4 42.3-42.4 42.3a8 8 0 0 0 5.7 13.7h133.6l-28.8 60.6a8 8 0 1 0 14.4 6.8l80-168a8 8 0 0 0-.4-7.7zm-57.6 92.3h-121.9l34.4-34.3a8 8 0 0 0 0-11.4l-34.4-34.3h160z
    M239.2 59.4l-45.6 95.9a3.5 3.5 0 0 1-.2 .3l-34.2 71.8a8 8 0 1 1-14.4-6.8l28.8-60.6h-133.6a8 8 0 0 1-5.7-13.7l42.4-42.3-42.4-42.3a8 8 0 0 1 5.7-13.7h192a8 8 0 0 1 7.2 11.4z
    M227.3 48.8a8 8 0 0 0-8.5 1.2c-28 24.2-51.8 12.5-79.2-1.1-28.5-14.1-60.8-30.1-96.8 1.1a8 8 0 0 0-2.8 6v168a8 8 0 0 0 16 0v-44.2c26.8-21.2 49.9-9.8 76.4 3.4 28.5 14.1 60.8 30 96.8-1.2a8 8 0 0 0 2.8-6v-120a8 8 0 0 0-4.7-7.2zm-11.3 22.8v40.6c-14 11.1-27 13.3-40 10.9v-43.8a60 60 0 0 0 40-7.7zm-56 3.8v43c-6.7-2.7-13.4-6-20.4-9.5-8.9-4.4-18-8.9-27.6-12.2v-43c6.7 2.7 13.4 6 20.5 9.5 8.8 4.4 18 8.9 27.5 12.2zm-64-26.5v43.8a60.1 60.1 0 0 0-40 7.7v-40.6c14-11.1 27-13.2 40-10.9zm-9.4 103.1a60.1 60.1 0 0 0-30.6 8.4v-40.6c14-11.1 27-13.2 40-10.9v43.8a65.6 65.6 0 0 0-9.4-.7zm25.4 4.7v-43c6.7 2.6 13.4 6 20.4 9.5 8.9 4.3 18 8.8 27.6 12.1v43c-6.7-2.7-13.4-6-20.4-9.5-8.9-4.3-18.1-8.9-27.6-12.1zm64 26.4v-43.8a65.6 65.6 0 0 0 9.4 .7 60.1 60.1 0 0 0 30.6-8.4v40.6c-14 11.1-27 13.3-40 10.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-49.2-133.4a6.7 6.7 0 0 0-2.3 5.1v94.1a6.7 6.7 0 0 0 13.4 0v-23.7c12.8-9.6 23.6-5.1 39.6 2.8 9.1 4.5 19.5 9.6 30.7 9.6 8.2 0 16.9-2.8 26-10.6a6.7 6.7 0 0 0 2.3-5v-67.2a6.7 6.7 0 0 0-11.1-5.1c-13.9 12-25 7.5-41.9-.9-15.8-7.9-35.4-17.6-56.7 .9zm96.2 69.1c-12.8 9.6-23.5 5.1-39.5-2.8-13-6.5-28.6-14.2-45.6-6.4v-51.6c12.8-9.6 23.6-5.1 39.6 2.8 9.1 4.4 19.5 9.6 30.7 9.6a35.3 35.3 0 0 0 14.8-3.3z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.8-40.3v67.2a4.5 4.5 0 0 1-1.5 3.3c-8.6 7.4-16.7 10.1-24.5 10.1-10.6 0-20.5-4.9-29.7-9.4-14.9-7.4-27.8-13.8-42.8-1.9v24.8a4.5 4.5 0 0 1-9 0v-94.1a4.5 4.5 0 0 1 1.6-3.4c20.1-17.4 38.2-8.5 54.2-.6 15.3 7.6 28.7 14.2 44.3 .6a4.5 4.5 0 0 1 7.4 3.4z
    M232 56v120a8 8 0 0 1-2.8 6c-15.2 13.2-29.8 18-43.8 18-18.9 0-36.5-8.7-53-16.8-26.5-13.2-49.6-24.6-76.4-3.4v44.2a8 8 0 0 1-16 0v-168a8 8 0 0 1 2.8-6c36-31.2 68.3-15.2 96.8-1.1 27.4 13.6 51.2 25.3 79.2 1.1a8 8 0 0 1 13.2 6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm27.3-132.4a126 126 0 0 0-23.8-19.6 6.7 6.7 0 0 0-7 0 126 126 0 0 0-23.8 19.6c-15.8 16.7-24.2 35.1-24.2 53.4a51.5 51.5 0 0 0 103 0c0-18.3-8.4-36.7-24.2-53.4zm-43 75.8c0-7.5 3.1-14.7 9.2-21.6a52.1 52.1 0 0 1 6.5-6 52.1 52.1 0 0 1 6.5 6c6.1 6.9 9.2 14.1 9.2 21.6a15.7 15.7 0 0 1-31.4 0zm44.7 2.2c.1-.8 .1-1.5 .1-2.2 0-25.9-24.6-41-25.6-41.6a6.7 6.7 0 0 0-7 0c-1 .6-25.6 15.7-25.6 41.6 0 .7 0 1.4 .1 2.2a37.9 37.9 0 0 1-9.1-24.6c0-14.9 6.9-29.6 20.3-43.9a119.3 119.3 0 0 1 17.8-15.3c10 7 38.1 29.3 38.1 59.2a37.9 37.9 0 0 1-9.1 24.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-78.4-42.9a123.9 123.9 0 0 0-23.3-19.2 4.5 4.5 0 0 0-4.6 0 123.9 123.9 0 0 0-23.3 19.2c-15.5 16.3-23.7 34.2-23.7 51.9a49.3 49.3 0 0 0 98.6 0c0-17.7-8.2-35.6-23.7-51.9zm-43.5 74.3c0-15.5 12.6-26.5 17.9-30.4 5.3 3.9 17.9 14.9 17.9 30.4a17.9 17.9 0 0 1-35.8 0z
    M173.8 51.5a221.2 221.2 0 0 0-41.7-34.4 8 8 0 0 0-8.2 0 221.2 221.2 0 0 0-41.7 34.4c-27.6 29-42.2 61-42.2 92.5a88 88 0 0 0 176 0c0-31.5-14.6-63.5-42.2-92.5zm-77.8 132.5c0-27.7 22.5-47.3 32-54.3 9.5 7 32 26.6 32 54.3a32 32 0 0 1-64 0z
    M184 16h-112a16 16 0 0 0-16 16v45.3a16.1 16.1 0 0 0 3.2 9.6l20.8 27.8v109.3a16 16 0 0 0 16 16h64a16 16 0 0 0 16-16v-109.3l20.8-27.8a16.1 16.1 0 0 0 3.2-9.6v-45.3a16 16 0 0 0-16-16zm-112 16h112v24h-112v-24zm91.2 73.1a16.1 16.1 0 0 0-3.2 9.6v109.3h-64v-109.3a16.1 16.1 0 0 0-3.2-9.6l-20.8-27.8v-5.3h112v5.3zm-27.2 14.9v32a8 8 0 0 1-16 0v-32a8 8 0 0 1 16 0z
    M184 16h-112a16 16 0 0 0-16 16v45.3a16.1 16.1 0 0 0 3.2 9.6l20.8 27.8v109.3a16 16 0 0 0 16 16h64a16 16 0 0 0 16-16v-109.3l20.8-27.8a16.1 16.1 0 0 0 3.2-9.6v-45.3a16 16 0 0 0-16-16zm-48 136a8 8 0 0 1-16 0v-32a8 8 0 0 1 16 0zm-64-96v-24h112v24z
    M221.7 199.8l-61.7-102.9v-56.9h8a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16h8v56.9l-61.7 102.9a16 16 0 0 0 13.7 24.2h160a16 16 0 0 0 13.7-24.2zm-110.8-96.6a7.9 7.9 0 0 0 1.1-4.1v-59.1h32v59.1a7.9 7.9 0 0 0 1.1 4.1l38.3 63.8c-12 2.4-29.1 1.4-51.8-10.1-15.9-8.1-31-12.3-45.2-12.8zm-62.9 104.8l28.5-47.6c14.3-1.7 30.3 1.9 47.9 10.7 19 9.7 35 12.9 48 12.9a69.9 69.9 0 0 0 19.5-2.7l16.1 26.7z
    M221.7 199.8l-61.7-102.9v-56.9h8a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16h8v56.9l-61.7 102.9a16 16 0 0 0 13.7 24.2h160a16 16 0 0 0 13.7-24.2zm-90.1-42.9c-15.9-8.1-31-12.4-45.2-12.9l24.5-40.7a7.9 7.9 0 0 0 1.1-4.2v-59.1h32v59.1a7.9 7.9 0 0 0 1.1 4.1l38.3 63.8c-12 2.3-29.1 1.3-51.8-10.1z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-176-16h52.7l16 16h-68.7zm176 144h-176v-112h176z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-123.3-16l16 16h-68.7v-16zm123.3 144h-176v-112h176zm-112-64h48a8 8 0 0 1 0 16h-48a8 8 0 0 1 0-16z
    M214.6 198.6a32 32 0 1 0-45.2 0 40 40 0 0 0-17.1 23.3 8 8 0 0 0 5.6 9.8 8.2 8.2 0 0 0 2.1 .3 8 8 0 0 0 7.7-6c2.9-10.6 12.8-18 24.3-18s21.4 7.4 24.3 18a8 8 0 1 0 15.4-4.1 40 40 0 0 0-17.1-23.3zm-22.6-38.6a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm24-88h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h81.2a8 8 0 0 0 0-16h-80.6v-112h176v32a8 8 0 0 0 16 0v-32a16 16 0 0 0-16-16zm-123.3-16l16 16h-68.7v-16z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-123.3-16l16 16h-68.7v-16zm123.3 144h-176v-112h176zm-88-88a8 8 0 0 1 8 8v16h16a8 8 0 0 1 0 16h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-121.6h-46.3l-14.5-16.4a11.2 11.2 0 0 0-8.4-3.8h-29.4a11.2 11.2 0 0 0-11.2 11.2v83.3a10.9 10.9 0 0 0 10.9 10.8h99.4a10.7 10.7 0 0 0 10.7-10.7v-63.2a11.2 11.2 0 0 0-11.2-11.2zm-96.3-6.7h26.1l5.9 6.7h-32zm94 78.4h-94v-58.3h94z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-31.4h-47.4l-15.3-15.3a8.9 8.9 0 0 0-6.4-2.6h-29.5a9 9 0 0 0-8.9 9v81a8.6 8.6 0 0 0 8.6 8.6h99.4a8.5 8.5 0 0 0 8.4-8.5v-63.2a9 9 0 0 0-8.9-9zm-98.6-8.9h29.5l9 8.9h-38.5z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-176-16h52.7l16 16h-68.7z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-176-16h52.7l16 16h-68.7zm112 96h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 0 16z
    M231.7 221.9a8 8 0 0 1-7.7 10.1h-64a8 8 0 0 1-7.7-10 40 40 0 0 1 17.1-23.3 32 32 0 1 1 45.2 0 40 40 0 0 1 17.1 23.2zm.3-133.9v32a8 8 0 0 1-16 0v-32h-176v112h80.6a8 8 0 0 1 0 16h-81.2a15.4 15.4 0 0 1-15.4-15.4v-144.6a16 16 0 0 1 16-16h52.7a15.9 15.9 0 0 1 11.3 4.7l27.3 27.3h84.7a16 16 0 0 1 16 16zm-123.3-16l-16-16h-52.7v16z
    M216 72h-84.7l-27.3-27.3a15.9 15.9 0 0 0-11.3-4.7h-52.7a16 16 0 0 0-16 16v144.6a15.4 15.4 0 0 0 15.4 15.4h177.5a15.1 15.1 0 0 0 15.1-15.1v-112.9a16 16 0 0 0-16-16zm-176-16h52.7l16 16h-68.7zm112 96h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 0 16z
    M229.1 53.9a32.9 32.9 0 0 0-27-27c-32.4-5.4-93.4-8-138.3 36.9s-42.3 105.9-36.9 138.3a32.9 32.9 0 0 0 27 27 206.6 206.6 0 0 0 34.4 2.9c32.1 0 72-8 103.9-39.8 44.8-44.9 42.4-105.9 36.9-138.3zm-61.7-14a192 192 0 0 1 32 2.8 16.9 16.9 0 0 1 13.9 13.9 188.6 188.6 0 0 1 2.7 36.2l-52.8-52.8c1.4-.1 2.8-.1 4.2-.1zm-110.8 173.4a16.9 16.9 0 0 1-13.9-13.9 188.6 188.6 0 0 1-2.7-36.2l52.8 52.8a187.8 187.8 0 0 1-36.2-2.7zm124.3-32.4c-11.7 11.6-33.3 27.7-67.4 33.2l-71.6-71.6c5.5-34.1 21.6-55.7 33.2-67.4s33.3-27.7 67.4-33.2l71.6 71.6c-5.5 34.1-21.6 55.7-33.2 67.4zm-15.3-90.5a8 8 0 0 1 0 11.3l-14.3 14.3 6.3 6.3a8 8 0 1 1-11.3 11.3l-6.3-6.3-12.7 12.7 6.3 6.3a8 8 0 1 1-11.2 11.3l-6.4-6.3-14.3 14.3a8 8 0 1 1-11.3-11.3l14.3-14.3-6.3-6.3a8 8 0 0 1 11.3-11.3l6.3 6.3 12.7-12.7-6.3-6.3a8 8 0 0 1 11.2-11.3l6.4 6.3 14.3-14.3a8 8 0 0 1 11.3 0z
    M229.1 53.9a32.9 32.9 0 0 0-27-27c-32.4-5.4-93.4-8-138.3 36.9s-42.3 105.9-36.9 138.3a32.9 32.9 0 0 0 27 27 206.6 206.6 0 0 0 34.4 2.9c32.1 0 72-8 103.9-39.8 44.8-44.9 42.4-105.9 36.9-138.3zm-172.5 159.4a16.9 16.9 0 0 1-13.9-13.9 180.3 180.3 0 0 1-2.1-46.9l62.9 62.9a180.3 180.3 0 0 1-46.9-2.1zm109-111.6l-14.3 14.3 6.3 6.3a8 8 0 1 1-11.3 11.3l-6.3-6.3-12.7 12.7 6.3 6.3a8 8 0 1 1-11.2 11.3l-6.4-6.3-14.3 14.3a8 8 0 1 1-11.3-11.3l14.3-14.3-6.3-6.3a8 8 0 0 1 11.3-11.3l6.3 6.3 12.7-12.7-6.3-6.3a8 8 0 0 1 11.2-11.3l6.4 6.3 14.3-14.3a8 8 0 1 1 11.3 11.3zm49.8 1.8l-62.9-62.9c4.8-.4 9.8-.7 14.9-.7a192 192 0 0 1 32 2.8 16.9 16.9 0 0 1 13.9 13.9 180.3 180.3 0 0 1 2.1 46.9z
    M72 88v-48a8 8 0 0 1 16 0v48a8 8 0 0 1-16 0zm144-48v184a8 8 0 0 1-16 0v-48h-48a8 8 0 0 1-8-8 268.8 268.8 0 0 1 7.2-56.9c9.8-40.5 28.3-67.6 53.6-78.4a8 8 0 0 1 11.2 7.3zm-16 13.9c-32.2 24.6-38.5 84.4-39.7 106.1h39.7zm-80.1-15.2a8 8 0 1 0-15.8 2.6l7.9 47.3a32 32 0 0 1-64 0l7.9-47.3a8 8 0 1 0-15.8-2.6l-8 48a8.2 8.2 0 0 0-.1 1.3 48.1 48.1 0 0 0 40 47.3v88.7a8 8 0 0 0 16 0v-88.7a48.1 48.1 0 0 0 40-47.3 8.2 8.2 0 0 0-.1-1.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-33.6-110.4v-26.9a6.7 6.7 0 0 1 13.4 0v26.9a6.7 6.7 0 0 1-13.4 0zm85.1-26.9v103.1a6.7 6.7 0 0 1-13.4 0v-24.7h-24.7a6.7 6.7 0 0 1-6.7-6.7 153 153 0 0 1 4.1-32.4c5.7-23.4 16.5-39.1 31.4-45.4a6.7 6.7 0 0 1 9.3 6.1zm-13.4 12.9c-7.5 7.8-11.8 19.6-14.1 29.3a142.5 142.5 0 0 0-3.5 22.8h17.6zm-38.1-13.4a6.7 6.7 0 0 0-13.4 1.1l2.2 26.6a15.7 15.7 0 0 1-31.4 0l2.3-26.6a6.7 6.7 0 1 0-13.5-1.1l-2.2 26.8c0 .2 0 .4 0 .6a29.2 29.2 0 0 0 22.4 28.3v47.9a6.7 6.7 0 0 0 13.4 0v-47.9a29.2 29.2 0 0 0 22.4-28.3c0-.2 0-.4 0-.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-137.6-22.4v-26.9a6.7 6.7 0 0 1 13.4 0v26.9a6.7 6.7 0 0 1-13.4 0zm85.1-26.9v103.1a6.7 6.7 0 0 1-13.4 0v-24.7h-24.7a6.7 6.7 0 0 1-6.7-6.7 153 153 0 0 1 4.1-32.4c5.7-23.4 16.5-39.1 31.4-45.4a6.7 6.7 0 0 1 9.3 6.1zm-13.4 12.9c-7.5 7.8-11.8 19.6-14.1 29.3a142.5 142.5 0 0 0-3.5 22.8h17.6zm-38.1-13.4a6.7 6.7 0 0 0-13.4 1.1l2.2 26.6a15.7 15.7 0 0 1-31.4 0l2.3-26.6a6.7 6.7 0 1 0-13.5-1.1l-2.2 26.8c0 .2 0 .4 0 .6a29.2 29.2 0 0 0 22.4 28.3v47.9a6.7 6.7 0 0 0 13.4 0v-47.9a29.2 29.2 0 0 0 22.4-28.3c0-.2 0-.4 0-.6z
    M248.7 114.7l-88.2-56.2a15.9 15.9 0 0 0-24.5 13.3v37.3l-79.5-50.6a15.9 15.9 0 0 0-24.5 13.3v112.4a15.9 15.9 0 0 0 24.5 13.3l79.5-50.6v37.3a15.9 15.9 0 0 0 24.5 13.3l88.2-56.2a15.8 15.8 0 0 0 0-26.6zm-200.7 69.2v-111.8l87.8 55.9zm104 0v-111.8l87.8 55.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68.8-94.4l-48-36a8 8 0 0 0-12.8 6.4v72a8 8 0 0 0 12.8 6.4l48-36a8 8 0 0 0 0-12.8zm-44.8 26.4v-40l26.7 20zm-19.2-26.4l-48-36a8 8 0 0 0-12.8 6.4v72a8 8 0 0 0 12.8 6.4l48-36a8 8 0 0 0 0-12.8zm-44.8 26.4v-40l26.7 20z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm68.8 110.4l-48 36a8 8 0 0 1-4.8 1.6 8 8 0 0 1-8-8v-36a8 8 0 0 1-3.2 6.4l-48 36a8 8 0 0 1-4.8 1.6 8 8 0 0 1-8-8v-72a8 8 0 0 1 12.8-6.4l48 36a8 8 0 0 1 3.2 6.4v-36a8 8 0 0 1 12.8-6.4l48 36a8 8 0 0 1 0 12.8z
    M200 32a8 8 0 0 0-8 8v69.2l-119.6-74.8a16 16 0 0 0-24.4 13.5v160.2a16 16 0 0 0 24.4 13.5l119.6-74.8v69.2a8 8 0 0 0 16 0v-176a8 8 0 0 0-8-8zm-136 175.9v-159.9l127.8 80z
    M208 40v176a8 8 0 0 1-16 0v-69.2l-119.6 74.8a16 16 0 0 1-24.4-13.5v-160.2a16 16 0 0 1 24.4-13.5l119.6 74.8v-69.2a8 8 0 0 1 16 0z
    M256 128a15.8 15.8 0 0 1-7.3 13.3l-88.2 56.2a15.9 15.9 0 0 1-24.5-13.3v-37.3l-79.5 50.6a15.9 15.9 0 0 1-24.5-13.3v-112.4a15.9 15.9 0 0 1 24.5-13.3l79.5 50.6v-37.3a15.9 15.9 0 0 1 24.5-13.3l88.2 56.2a15.8 15.8 0 0 1 7.3 13.3z
    M241 69.7l-19.3-19.4a8 8 0 0 0-11.4 11.4l19.4 19.3a8 8 0 0 1 2.3 5.6v81.4a8 8 0 0 1-16 0v-40a24 24 0 0 0-24-24h-16v-48a24 24 0 0 0-24-24h-80a24 24 0 0 0-24 24v152h-16a8 8 0 0 0 0 16h160a8 8 0 0 0 0-16h-16v-88h16a8 8 0 0 1 8 8v40a24 24 0 0 0 48 0v-81.4a23.8 23.8 0 0 0-7-16.9zm-177 138.3v-152a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v152zm80-96a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm67.1-122.3l-10.8-10.8a6.7 6.7 0 0 0-9.5 9.5l10.8 10.8a2.2 2.2 0 0 1 .6 1.6v44.5a3.4 3.4 0 0 1-6.7 0v-21.3a15.7 15.7 0 0 0-15.7-15.7h-6.7v-24.6a15.7 15.7 0 0 0-15.7-15.7h-44.8a15.7 15.7 0 0 0-15.6 15.7v82.9h-6.8a6.7 6.7 0 0 0 0 13.4h89.6a6.7 6.7 0 0 0 0-13.4h-6.7v-44.8h6.7a2.2 2.2 0 0 1 2.3 2.2v21.3a16.8 16.8 0 0 0 33.6 0v-44.5a15.6 15.6 0 0 0-4.6-11.1zm-100.7 76.9v-82.9a2.2 2.2 0 0 1 2.2-2.3h44.8a2.2 2.2 0 0 1 2.3 2.3v82.9zm40.3-51.6a6.7 6.7 0 0 1-6.7 6.8h-17.9a6.7 6.7 0 0 1 0-13.5h17.9a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-40.7-32.7l-10.9-10.8a4.5 4.5 0 0 0-6.3 6.3l10.8 10.9a4.5 4.5 0 0 1 1.3 3.1v45.6a4.5 4.5 0 0 1-8.9 0v-22.4a13.4 13.4 0 0 0-13.5-13.4h-8.9v-26.9a13.4 13.4 0 0 0-13.5-13.5h-44.8a13.4 13.4 0 0 0-13.4 13.5v85.1h-9a4.5 4.5 0 0 0 0 9h89.6a4.5 4.5 0 0 0 0-9h-8.9v-49.3h8.9a4.5 4.5 0 0 1 4.5 4.5v22.4a13.4 13.4 0 0 0 26.9 0v-45.6a13.4 13.4 0 0 0-3.9-9.5zm-54.3 28.2h-35.9a4.5 4.5 0 0 1 0-8.9h35.9a4.5 4.5 0 0 1 0 8.9z
    M241 69.7l-19.3-19.4a8 8 0 0 0-11.4 11.4l19.4 19.3a8 8 0 0 1 2.3 5.6v81.4a8 8 0 0 1-16 0v-40a24 24 0 0 0-24-24h-16v-48a24 24 0 0 0-24-24h-80a24 24 0 0 0-24 24v152h-16a8 8 0 0 0 0 16h160a8 8 0 0 0 0-16h-16v-88h16a8 8 0 0 1 8 8v40a24 24 0 0 0 48 0v-81.4a23.8 23.8 0 0 0-7-16.9zm-97 50.3h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16z
    M208 40a8 8 0 0 1-8 8h-29.3a24 24 0 0 0-23.6 19.7l-9.5 52.3h46.4a8 8 0 0 1 0 16h-49.3l-10 55.2a40 40 0 0 1-39.4 32.8h-29.3a8 8 0 0 1 0-16h29.3a24 24 0 0 0 23.6-19.7l9.5-52.3h-46.4a8 8 0 0 1 0-16h49.3l10-55.2a40 40 0 0 1 39.4-32.8h29.3a8 8 0 0 1 8 8z
    M176 112h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm-72-16h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16zm137.5 104.6a36 36 0 0 1-55 4.9c-.1-.2-.2-.3-.3-.4l-39.7-45.1h-37l-39.7 45.1-.3 .4a36.1 36.1 0 0 1-25.5 10.5 36 36 0 0 1-35.4-42.2 .7 .7 0 0 1 0-.2l16.3-84.1a59.9 59.9 0 0 1 59-49.5h88.1a60.1 60.1 0 0 1 59 49.2c0 .1 0 .2 0 .2l16.4 84.2a.7 .7 0 0 1 0 .1 35.7 35.7 0 0 1-5.9 26.9zm-69.5-56.6a44 44 0 0 0 0-88h-88.1a43.9 43.9 0 0 0-43.2 36.4v.1l-16.4 84.1a20 20 0 0 0 33.7 17.7l41.9-47.6a8 8 0 0 1 6-2.7zm59.7 32.6l-8.7-45a60 60 0 0 1-51 28.4h-4.2l30.2 34.3a20.1 20.1 0 0 0 17.5 5.4 20 20 0 0 0 16.2-23.1z
    M247.4 173.8a.7 .7 0 0 0 0-.2l-16.4-84.2c0 0 0-.1 0-.1a60.1 60.1 0 0 0-59-49.3h-88.1a59.9 59.9 0 0 0-59 49.5l-16.3 84.1a.7 .7 0 0 0 0 .2 36 36 0 0 0 60.9 31.7l.3-.4 39.7-45.1h37l39.7 45.1c.1 .1 .3 .2 .4 .4a36.1 36.1 0 0 0 25.4 10.5 36 36 0 0 0 35.4-42.2zm-143.4-61.8h-8v8a8 8 0 0 1-16 0v-8h-8a8 8 0 0 1 0-16h8v-8a8 8 0 0 1 16 0v8h8a8 8 0 0 1 0 16zm40-8a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1-8-8zm84.4 87.5a19.8 19.8 0 0 1-12.9 8.2 20.1 20.1 0 0 1-17.5-5.4l-30.2-34.3h4.2a60 60 0 0 0 51-28.4l8.7 45a19.8 19.8 0 0 1-3.3 14.9z
    M114.3 154.3l96-96a8 8 0 0 1 11.4 11.4l-96 96a8 8 0 0 1-11.4-11.4zm13.7-66.3a63.9 63.9 0 0 1 20.4 3.3 8 8 0 1 0 5.2-15.1 80 80 0 0 0-105.1 84.7 8 8 0 0 0 7.9 7.1c.3 0 .6 0 .9 0a8 8 0 0 0 7.1-8.9 64.9 64.9 0 0 1-.4-7.1 64.1 64.1 0 0 1 64-64zm99.7 13a8 8 0 0 0-14.2 7.3 96.3 96.3 0 0 1 5 75.7l-181.1-.1a96.2 96.2 0 0 1 90.6-127.9h.9a95 95 0 0 1 42.8 10.5 8 8 0 1 0 7.3-14.2 112 112 0 0 0-156.7 137 16.1 16.1 0 0 0 15.2 10.7h181a16 16 0 0 0 15.1-10.7 112.4 112.4 0 0 0-5.9-88.3z
    M128 80a48 48 0 1 0 48 48 48 48 0 0 0-48-48zm0 80a32 32 0 1 1 32-32 32 32 0 0 1-32 32zm109.9-52.8a8 8 0 0 0-3.9-5.4l-29.8-17-.1-33.6a8 8 0 0 0-2.8-6.1 111.9 111.9 0 0 0-36.7-20.7 8 8 0 0 0-6.5 .6l-30.1 16.8-30.1-16.8a8 8 0 0 0-6.5-.6 112.1 112.1 0 0 0-36.7 20.8 8 8 0 0 0-2.8 6l-.1 33.7-29.9 17a8 8 0 0 0-3.9 5.4 106.5 106.5 0 0 0 0 41.5 8 8 0 0 0 3.9 5.4l29.9 17 .1 33.6a8 8 0 0 0 2.8 6.1 111.9 111.9 0 0 0 36.7 20.7 8 8 0 0 0 6.5-.6l30.1-16.8 30.1 16.8a7.9 7.9 0 0 0 3.9 1 8.1 8.1 0 0 0 2.6-.4 112.1 112.1 0 0 0 36.7-20.8 8 8 0 0 0 2.8-6l.2-33.7 29.8-17a8 8 0 0 0 3.9-5.4 106.5 106.5 0 0 0-.1-41.5zm-15 34.9l-28.5 16.3a8 8 0 0 0-3 3c-.6 1-1.2 2-1.8 3a7.9 7.9 0 0 0-1.3 4.2l-.1 32.3a95.9 95.9 0 0 1-25.4 14.3l-28.8-16.1a8 8 0 0 0-3.9-1h-.2c-1.2 0-2.4 0-3.6 0a8.1 8.1 0 0 0-4.1 1l-28.9 16.1a96 96 0 0 1-25.4-14.2l-.1-32.2a8 8 0 0 0-1.2-4.2c-.7-1-1.3-2-1.8-3.1a8.1 8.1 0 0 0-3-3l-28.6-16.3a90.5 90.5 0 0 1 0-28.3l28.5-16.3a8 8 0 0 0 3-3c.5-1 1.2-2 1.8-3a7.9 7.9 0 0 0 1.2-4.2l.2-32.3a95.9 95.9 0 0 1 25.3-14.3l28.8 16.1a8 8 0 0 0 4.1 1c1.2 0 2.4 0 3.6 0a8.1 8.1 0 0 0 4.1-1l28.9-16.1a96 96 0 0 1 25.4 14.2l.1 32.2a8 8 0 0 0 1.3 4.2c.6 1 1.2 2 1.8 3.1a8.1 8.1 0 0 0 3 3l28.5 16.3a90.5 90.5 0 0 1 .1 28.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-117.1a29.1 29.1 0 1 0 29.1 29.1 29.2 29.2 0 0 0-29.1-29.1zm0 44.8a15.7 15.7 0 1 1 15.7-15.7 15.7 15.7 0 0 1-15.7 15.7zm63.8-27.8a6.7 6.7 0 0 0-3.3-4.5l-15.6-8.9v-17.5a6.7 6.7 0 0 0-2.4-5.1 65 65 0 0 0-21.3-12 6.7 6.7 0 0 0-5.4 .5l-15.8 8.8-15.8-8.8a6.7 6.7 0 0 0-5.4-.5 65 65 0 0 0-21.3 12 6.7 6.7 0 0 0-2.4 5.1v17.5l-15.6 8.9a6.7 6.7 0 0 0-3.3 4.5 62 62 0 0 0 0 24.2 6.7 6.7 0 0 0 3.3 4.5l15.6 8.9 .1 17.5a6.7 6.7 0 0 0 2.3 5.1 65 65 0 0 0 21.3 12 6.7 6.7 0 0 0 5.4-.5l15.8-8.8 15.8 8.8a6.7 6.7 0 0 0 5.4 .5 65 65 0 0 0 21.3-12 6.7 6.7 0 0 0 2.3-5.1l.1-17.5 15.6-8.9a6.7 6.7 0 0 0 3.3-4.5 62 62 0 0 0 0-24.2zm-12.7 18.6l-15.1 8.6a6.7 6.7 0 0 0-2.5 2.5c-.3 .6-.6 1.1-1 1.6a6.7 6.7 0 0 0-1 3.6l-.1 17a51.4 51.4 0 0 1-11.8 6.6l-15.2-8.5a6.7 6.7 0 0 0-3.3-.9h-.1c-.7 0-1.3 0-1.9 0a6.8 6.8 0 0 0-3.5 .9l-15.2 8.5a51.7 51.7 0 0 1-11.8-6.6l-.1-17a6.7 6.7 0 0 0-1-3.5c-.3-.5-.7-1.1-1-1.6a6.7 6.7 0 0 0-2.5-2.6l-15.1-8.6a48.5 48.5 0 0 1 0-13l15.1-8.6a6.7 6.7 0 0 0 2.5-2.5c.3-.6 .7-1.1 1-1.6a6.7 6.7 0 0 0 1-3.6l.1-17a51.4 51.4 0 0 1 11.8-6.6l15.2 8.5a6.7 6.7 0 0 0 3.4 .9c.7 0 1.3 0 1.9 0a6.8 6.8 0 0 0 3.5-.9l15.2-8.5a51.7 51.7 0 0 1 11.8 6.6l.1 17a6.7 6.7 0 0 0 1 3.5c.3 .5 .7 1.1 1 1.6a6.7 6.7 0 0 0 2.5 2.6l15.1 8.6a48.5 48.5 0 0 1 0 13z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-104-29.1a29.1 29.1 0 1 0 29.1 29.1 29.2 29.2 0 0 0-29.1-29.1zm0 44.8a15.7 15.7 0 1 1 15.7-15.7 15.7 15.7 0 0 1-15.7 15.7zm63.8-27.8a6.7 6.7 0 0 0-3.3-4.5l-15.6-8.9v-17.5a6.7 6.7 0 0 0-2.4-5.1 65 65 0 0 0-21.3-12 6.7 6.7 0 0 0-5.4 .5l-15.8 8.8-15.8-8.8a6.7 6.7 0 0 0-5.4-.5 65 65 0 0 0-21.3 12 6.7 6.7 0 0 0-2.4 5.1v17.5l-15.6 8.9a6.7 6.7 0 0 0-3.3 4.5 62 62 0 0 0 0 24.2 6.7 6.7 0 0 0 3.3 4.5l15.6 8.9 .1 17.5a6.7 6.7 0 0 0 2.3 5.1 65 65 0 0 0 21.3 12 6.7 6.7 0 0 0 5.4-.5l15.8-8.8 15.8 8.8a6.7 6.7 0 0 0 5.4 .5 65 65 0 0 0 21.3-12 6.7 6.7 0 0 0 2.3-5.1l.1-17.5 15.6-8.9a6.7 6.7 0 0 0 3.3-4.5 62 62 0 0 0 0-24.2zm-12.7 18.6l-15.1 8.6a6.7 6.7 0 0 0-2.5 2.5c-.3 .6-.6 1.1-1 1.6a6.7 6.7 0 0 0-1 3.6l-.1 17a51.4 51.4 0 0 1-11.8 6.6l-15.2-8.5a6.7 6.7 0 0 0-3.3-.9h-.1c-.7 0-1.3 0-1.9 0a6.8 6.8 0 0 0-3.5 .9l-15.2 8.5a51.7 51.7 0 0 1-11.8-6.6l-.1-17a6.7 6.7 0 0 0-1-3.5c-.3-.5-.7-1.1-1-1.6a6.7 6.7 0 0 0-2.5-2.6l-15.1-8.6a48.5 48.5 0 0 1 0-13l15.1-8.6a6.7 6.7 0 0 0 2.5-2.5c.3-.6 .7-1.1 1-1.6a6.7 6.7 0 0 0 1-3.6l.1-17a51.4 51.4 0 0 1 11.8-6.6l15.2 8.5a6.7 6.7 0 0 0 3.4 .9c.7 0 1.3 0 1.9 0a6.8 6.8 0 0 0 3.5-.9l15.2-8.5a51.7 51.7 0 0 1 11.8 6.6l.1 17a6.7 6.7 0 0 0 1 3.5c.3 .5 .7 1.1 1 1.6a6.7 6.7 0 0 0 2.5 2.6l15.1 8.6a48.5 48.5 0 0 1 0 13z
    M128 80a48 48 0 1 0 48 48 48 48 0 0 0-48-48zm0 80a32 32 0 1 1 32-32 32 32 0 0 1-32 32zm88-29.8q.1-2.2 0-4.4l14.9-18.6a8 8 0 0 0 1.5-7.1 107.2 107.2 0 0 0-10.9-26.2 8 8 0 0 0-6-3.9l-23.7-2.7q-1.5-1.5-3-3l-2.8-23.8a8 8 0 0 0-3.9-6 107.7 107.7 0 0 0-26.3-10.8 8 8 0 0 0-7 1.5l-18.6 14.8q-2.2 0-4.4 0l-18.6-14.9a8 8 0 0 0-7.1-1.5 107.6 107.6 0 0 0-26.2 10.9 8 8 0 0 0-3.9 6l-2.7 23.8q-1.5 1.5-3 3l-23.8 2.7a8 8 0 0 0-6 3.9 107.7 107.7 0 0 0-10.8 26.3 8 8 0 0 0 1.5 7l14.8 18.6q0 2.2 0 4.4l-14.9 18.6a8 8 0 0 0-1.5 7.1 107.2 107.2 0 0 0 10.9 26.2 8 8 0 0 0 6 3.9l23.7 2.7q1.5 1.5 3 3l2.8 23.8a8 8 0 0 0 3.9 6 107.7 107.7 0 0 0 26.3 10.8 8 8 0 0 0 7-1.5l18.6-14.8q2.2 .1 4.4 0l18.6 14.9a8 8 0 0 0 7.1 1.5 107.2 107.2 0 0 0 26.2-10.9 8 8 0 0 0 3.9-6l2.7-23.7q1.5-1.5 3-3l23.8-2.8a8 8 0 0 0 6-3.9 107.7 107.7 0 0 0 10.8-26.3 8 8 0 0 0-1.5-7zm-16.1-6.5a73.9 73.9 0 0 1 0 8.6 8 8 0 0 0 1.7 5.5l14.2 17.7a91.6 91.6 0 0 1-6.2 15l-22.6 2.6a8 8 0 0 0-5.1 2.7 74.1 74.1 0 0 1-6.1 6.1 8 8 0 0 0-2.7 5.1l-2.5 22.6a91.3 91.3 0 0 1-15 6.2l-17.7-14.2a8 8 0 0 0-5-1.7h-.5a73.9 73.9 0 0 1-8.7 0 8 8 0 0 0-5.5 1.7l-17.8 14.2a91.6 91.6 0 0 1-15-6.2l-2.5-22.6a8 8 0 0 0-2.7-5.1 74.1 74.1 0 0 1-6.1-6.1 8 8 0 0 0-5.1-2.7l-22.6-2.5a91.3 91.3 0 0 1-6.2-15l14.2-17.7a8 8 0 0 0 1.7-5.5 73.9 73.9 0 0 1 0-8.7 8 8 0 0 0-1.7-5.5l-14.2-17.8a91.6 91.6 0 0 1 6.2-15l22.6-2.5a8 8 0 0 0 5.1-2.7 74.1 74.1 0 0 1 6.1-6.1 8 8 0 0 0 2.7-5.1l2.5-22.6a91.3 91.3 0 0 1 15-6.2l17.7 14.2a8 8 0 0 0 5.5 1.7 73.9 73.9 0 0 1 8.7 0 8 8 0 0 0 5.5-1.7l17.8-14.2a91.6 91.6 0 0 1 15 6.2l2.5 22.6a8 8 0 0 0 2.7 5.1 74.1 74.1 0 0 1 6.1 6.1 8 8 0 0 0 5.1 2.7l22.6 2.5a91.3 91.3 0 0 1 6.2 15l-14.2 17.7a8 8 0 0 0-1.7 5.6z
    M232 120h-16.4a87.3 87.3 0 0 0-7.7-28.9l14.2-8.2a8 8 0 0 0-8-13.8l-14.2 8.2a88.8 88.8 0 0 0-21.2-21.2l8.2-14.2a8 8 0 0 0-13.8-8l-8.2 14.2a87.3 87.3 0 0 0-28.9-7.7v-16.4a8 8 0 0 0-16 0v16.4a87.3 87.3 0 0 0-28.9 7.7l-8.2-14.2a8 8 0 0 0-13.8 8l8.2 14.2a88.8 88.8 0 0 0-21.2 21.2l-14.2-8.2a8 8 0 0 0-8 13.8l14.2 8.2a87.3 87.3 0 0 0-7.7 28.9h-16.4a8 8 0 0 0 0 16h16.4a87.3 87.3 0 0 0 7.7 28.9l-14.2 8.2a8 8 0 0 0 4 14.9 7.9 7.9 0 0 0 4-1.1l14.2-8.2a88.8 88.8 0 0 0 21.2 21.2l-8.2 14.2a8 8 0 0 0 13.8 8l8.2-14.2a87.3 87.3 0 0 0 28.9 7.7v16.4a8 8 0 0 0 16 0v-16.4a87.3 87.3 0 0 0 28.9-7.7l8.2 14.2a8 8 0 0 0 13.8-8l-8.2-14.2a88.8 88.8 0 0 0 21.2-21.2l14.2 8.2a8 8 0 0 0 10.9-2.9 8 8 0 0 0-2.9-10.9l-14.2-8.2a87.3 87.3 0 0 0 7.7-28.9h16.4a8 8 0 0 0 0-16zm-104-64a72.1 72.1 0 0 1 71.5 64h-66.9l-33.4-58a71.6 71.6 0 0 1 28.8-6zm-72 72a72 72 0 0 1 29.3-57.9l33.5 57.9-33.5 57.9a72 72 0 0 1-29.3-57.9zm72 72a71.6 71.6 0 0 1-28.8-6l33.4-58h66.9a72.1 72.1 0 0 1-71.5 64z
    M232 120h-8.3a95.1 95.1 0 0 0-8.9-32.9l7.3-4.2a8 8 0 0 0-8-13.8l-7.3 4.2a97 97 0 0 0-24.1-24.1l4.2-7.3a8 8 0 0 0-13.8-8l-4.2 7.3a95.1 95.1 0 0 0-32.9-8.9v-8.3a8 8 0 0 0-16 0v8.3a95.1 95.1 0 0 0-32.9 8.9l-4.2-7.3a8 8 0 0 0-13.8 8l4.2 7.3a97 97 0 0 0-24.1 24.1l-7.3-4.2a8 8 0 0 0-8 13.8l7.3 4.2a95.1 95.1 0 0 0-8.9 32.9h-8.3a8 8 0 0 0 0 16h8.3a95.1 95.1 0 0 0 8.9 32.9l-7.3 4.2a8 8 0 0 0 4 14.9 7.9 7.9 0 0 0 4-1.1l7.3-4.2a97 97 0 0 0 24.1 24.1l-4.2 7.3a8 8 0 0 0 13.8 8l4.2-7.3a95.1 95.1 0 0 0 32.9 8.9v8.3a8 8 0 0 0 16 0v-8.3a95.1 95.1 0 0 0 32.9-8.9l4.2 7.3a8 8 0 0 0 13.8-8l-4.2-7.3a97 97 0 0 0 24.1-24.1l7.3 4.2a8 8 0 0 0 10.9-2.9 8 8 0 0 0-2.9-10.9l-7.3-4.2a95.1 95.1 0 0 0 8.9-32.9h8.3a8 8 0 0 0 0-16zm-160 8a55.9 55.9 0 0 1 21.4-44l25.4 44-25.4 44a55.9 55.9 0 0 1-21.4-44zm56 56a55.7 55.7 0 0 1-20.8-4l25.4-44h50.8a56.1 56.1 0 0 1-55.4 48zm4.6-64l-25.4-44a56 56 0 0 1 76.2 44z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-117.1a29.1 29.1 0 1 0 29.1 29.1 29.2 29.2 0 0 0-29.1-29.1zm0 44.8a15.7 15.7 0 1 1 15.7-15.7 15.7 15.7 0 0 1-15.7 15.7zm51.5-15.3v-.8l7.9-9.8a6.7 6.7 0 0 0 1.2-6 62.6 62.6 0 0 0-6.3-15.2 6.7 6.7 0 0 0-5.1-3.3l-12.5-1.4-.6-.6-1.4-12.5a6.7 6.7 0 0 0-3.3-5.1 62.5 62.5 0 0 0-15.2-6.3 6.7 6.7 0 0 0-6 1.2l-9.8 7.9h-.8l-9.8-7.9a6.7 6.7 0 0 0-6-1.2 62.6 62.6 0 0 0-15.2 6.3 6.7 6.7 0 0 0-3.3 5.1l-1.4 12.5-.6 .6-12.5 1.4a6.7 6.7 0 0 0-5.1 3.3 62.5 62.5 0 0 0-6.3 15.2 6.7 6.7 0 0 0 1.2 6l7.9 9.8v.8l-7.9 9.8a6.7 6.7 0 0 0-1.2 6 62.6 62.6 0 0 0 6.3 15.2 6.7 6.7 0 0 0 5.1 3.3l12.5 1.4 .6 .6 1.4 12.5a6.7 6.7 0 0 0 3.3 5.1 62.5 62.5 0 0 0 15.2 6.3 6.7 6.7 0 0 0 6-1.2l9.8-7.9h.8l9.8 7.9a6.7 6.7 0 0 0 6 1.2 62.6 62.6 0 0 0 15.2-6.3 6.7 6.7 0 0 0 3.3-5.1l1.4-12.4 .6-.7 12.5-1.4a6.7 6.7 0 0 0 5.1-3.3 62.5 62.5 0 0 0 6.3-15.2 6.7 6.7 0 0 0-1.2-6zm-13.5-2.7a39.3 39.3 0 0 1 0 4.6 6.7 6.7 0 0 0 1.5 4.6l7.2 9a48.4 48.4 0 0 1-2.5 5.9l-11.4 1.2a6.7 6.7 0 0 0-4.3 2.3 38.6 38.6 0 0 1-3.2 3.2 6.7 6.7 0 0 0-2.3 4.3l-1.2 11.4a48.4 48.4 0 0 1-5.9 2.5l-9-7.2a6.7 6.7 0 0 0-4.2-1.5c-.1 0-.3 0-.4 0a39.3 39.3 0 0 1-4.6 0 6.8 6.8 0 0 0-4.6 1.5l-9 7.2a48.4 48.4 0 0 1-5.9-2.5l-1.2-11.4a6.7 6.7 0 0 0-2.3-4.3 38.6 38.6 0 0 1-3.2-3.2 6.7 6.7 0 0 0-4.3-2.3l-11.4-1.2a48.4 48.4 0 0 1-2.5-5.9l7.2-9a6.7 6.7 0 0 0 1.5-4.6 39.3 39.3 0 0 1 0-4.6 6.7 6.7 0 0 0-1.5-4.6l-7.2-9a48.4 48.4 0 0 1 2.5-5.9l11.4-1.2a6.7 6.7 0 0 0 4.3-2.3 38.6 38.6 0 0 1 3.2-3.2 6.7 6.7 0 0 0 2.3-4.3l1.2-11.4a48.4 48.4 0 0 1 5.9-2.5l9 7.2a6.8 6.8 0 0 0 4.6 1.5 39.3 39.3 0 0 1 4.6 0 6.7 6.7 0 0 0 4.6-1.5l9-7.2a48.4 48.4 0 0 1 5.9 2.5l1.2 11.4a6.7 6.7 0 0 0 2.3 4.3 38.6 38.6 0 0 1 3.2 3.2 6.7 6.7 0 0 0 4.3 2.3l11.4 1.2a48.4 48.4 0 0 1 2.5 5.9l-7.2 9a6.7 6.7 0 0 0-1.5 4.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7 1.2q0-1.2 0-2.4l8.3-10.4a4.5 4.5 0 0 0 .9-4 60.3 60.3 0 0 0-6.1-14.7 4.5 4.5 0 0 0-3.4-2.2l-13.3-1.5q-.8-.9-1.7-1.7l-1.5-13.3a4.5 4.5 0 0 0-2.2-3.3 60.1 60.1 0 0 0-14.7-6.1 4.5 4.5 0 0 0-4 .8l-10.4 8.3q-1.2 0-2.4 0l-10.4-8.3a4.5 4.5 0 0 0-4-.8 60.3 60.3 0 0 0-14.7 6 4.5 4.5 0 0 0-2.2 3.4l-1.5 13.3q-.9 .8-1.7 1.7l-13.3 1.5a4.5 4.5 0 0 0-3.3 2.2 60.3 60.3 0 0 0-6.1 14.7 4.5 4.5 0 0 0 .8 4l8.3 10.4q0 1.2 0 2.4l-8.3 10.4a4.5 4.5 0 0 0-.8 4 60.3 60.3 0 0 0 6 14.7 4.5 4.5 0 0 0 3.4 2.2l13.3 1.5q.8 .9 1.7 1.7l1.5 13.3a4.5 4.5 0 0 0 2.2 3.3 60.3 60.3 0 0 0 14.7 6.1 4.5 4.5 0 0 0 4-.8l10.4-8.3q1.2 0 2.4 0l10.4 8.3a4.5 4.5 0 0 0 4 .9 60 60 0 0 0 14.7-6.1 4.5 4.5 0 0 0 2.2-3.4l1.5-13.3q.9-.8 1.7-1.7l13.3-1.5a4.5 4.5 0 0 0 3.3-2.2 60.3 60.3 0 0 0 6.1-14.7 4.5 4.5 0 0 0-.8-4zm-49.3 21.2a22.4 22.4 0 1 1 22.4-22.4 22.4 22.4 0 0 1-22.4 22.4z
    M216 130.2q.1-2.2 0-4.4l14.9-18.6a8 8 0 0 0 1.5-7.1 107.6 107.6 0 0 0-10.9-26.2 8 8 0 0 0-6-3.9l-23.7-2.7q-1.5-1.5-3-3l-2.8-23.8a8 8 0 0 0-3.9-6 107.3 107.3 0 0 0-26.3-10.8 8 8 0 0 0-7 1.5l-18.6 14.8q-2.2 0-4.4 0l-18.6-14.9a8 8 0 0 0-7.1-1.5 107.6 107.6 0 0 0-26.2 10.9 8 8 0 0 0-3.9 6l-2.7 23.8q-1.5 1.5-3 3l-23.8 2.7a8 8 0 0 0-6 3.9 107.7 107.7 0 0 0-10.8 26.3 8 8 0 0 0 1.5 7l14.8 18.6q0 2.2 0 4.4l-14.9 18.6a8 8 0 0 0-1.5 7.1 107.6 107.6 0 0 0 10.9 26.2 8 8 0 0 0 6 3.9l23.7 2.7q1.5 1.5 3 3l2.8 23.8a8 8 0 0 0 3.9 6 107.7 107.7 0 0 0 26.3 10.8 8 8 0 0 0 7-1.5l18.6-14.8q2.2 .1 4.4 0l18.6 14.9a8 8 0 0 0 7.1 1.5 107.2 107.2 0 0 0 26.2-10.9 8 8 0 0 0 3.9-6l2.7-23.7q1.5-1.5 3-3l23.8-2.8a8 8 0 0 0 6-3.9 107.7 107.7 0 0 0 10.8-26.3 8 8 0 0 0-1.5-7zm-88 37.8a40 40 0 1 1 40-40 40 40 0 0 1-40 40z
    M216 72h-35.1c.4-.3 .8-.6 1.2-1a29.5 29.5 0 0 0 9.9-21.4 32.6 32.6 0 0 0-33.6-33.6 29.5 29.5 0 0 0-21.4 9.9 54.9 54.9 0 0 0-9 14.5 54.9 54.9 0 0 0-9-14.5 29.5 29.5 0 0 0-21.4-9.9 32.6 32.6 0 0 0-33.6 33.6 29.5 29.5 0 0 0 9.9 21.4c.4 .3 .8 .6 1.2 1h-35.1a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16v64a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-64a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16zm-67-35.5a13.7 13.7 0 0 1 10-4.5h.5a16.6 16.6 0 0 1 16.5 17.1 13.7 13.7 0 0 1-4.5 10c-9.5 8.4-25.2 11.3-35 12.4 1.2-10.6 4.5-26 12.5-35zm-64.1 .4a16.6 16.6 0 0 1 11.7-4.9h.5a13.7 13.7 0 0 1 10 4.5c8.4 9.5 11.3 25.2 12.4 34.9-9.7-1-25.5-4-34.9-12.4a13.7 13.7 0 0 1-4.6-10 16.6 16.6 0 0 1 4.9-12.1zm-44.9 51.1h80v32h-80zm16 48h64v64h-64zm144 64h-64v-64h64zm16-80h-80v-32h80v32z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-121.6h-14.5a18.9 18.9 0 0 0 3.3-10.3 20.5 20.5 0 0 0-21.1-21.1 18.7 18.7 0 0 0-13.6 6.3 30.6 30.6 0 0 0-3.4 4.7 30.6 30.6 0 0 0-3.4-4.7 18.7 18.7 0 0 0-13.6-6.3 20.5 20.5 0 0 0-21.1 21.1 18.9 18.9 0 0 0 3.3 10.3h-14.5a11.2 11.2 0 0 0-11.2 11.2v17.9a11.2 11.2 0 0 0 9 11v33.8a11.2 11.2 0 0 0 11.2 11.2h80.6a11.2 11.2 0 0 0 11.2-11.2v-33.8a11.2 11.2 0 0 0 9-11v-17.9a11.2 11.2 0 0 0-11.2-11.2zm-2.3 26.9h-40.3v-13.5h40.3zm-33.6-43a5.4 5.4 0 0 1 4-1.8h.2a7.1 7.1 0 0 1 7 7.3 5.4 5.4 0 0 1-1.7 3.9c-3.9 3.4-10.3 5.2-15.5 6 .8-5.2 2.6-11.6 6-15.4zm-36 .3a7.2 7.2 0 0 1 5-2.1h.2a5.4 5.4 0 0 1 4 1.8c3.4 3.8 5.1 10.2 6 15.4-5.2-.8-11.6-2.6-15.5-6a5.4 5.4 0 0 1-1.7-3.9 7.1 7.1 0 0 1 2-5.2zm-24.4 29.2h40.3v13.5h-40.3zm8.9 26.9h31.4v31.4h-31.4zm44.8 31.4v-31.4h31.4v31.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-31.4h-19.7c.3-.1 .5-.3 .7-.5a16.5 16.5 0 0 0 5.5-12 18.3 18.3 0 0 0-18.8-18.8 16.5 16.5 0 0 0-12 5.5 30.8 30.8 0 0 0-5 8.1 30.8 30.8 0 0 0-5-8.1 16.5 16.5 0 0 0-12-5.5 18.3 18.3 0 0 0-18.8 18.8 16.5 16.5 0 0 0 5.5 12c.2 .2 .4 .3 .7 .5h-19.7a9 9 0 0 0-8.9 9v17.9a9 9 0 0 0 8.9 9v35.8a9 9 0 0 0 9 9h33.6a2.2 2.2 0 0 0 2.2-2.3v-51.5h-44.8v-17.9h44.8v17.9h9v-17.9h44.8v17.9h-44.8v51.5a2.2 2.2 0 0 0 2.2 2.3h33.6a9 9 0 0 0 9-9v-35.8a9 9 0 0 0 8.9-9v-17.9a9 9 0 0 0-8.9-9zm-73.7-7.2a7.7 7.7 0 0 1-2.5-5.6 9.3 9.3 0 0 1 9.3-9.6h.3a7.7 7.7 0 0 1 5.6 2.6c4.7 5.3 6.3 14.1 6.9 19.5-5.4-.6-14.2-2.2-19.6-6.9zm48.8 0c-5.3 4.7-14.2 6.3-19.6 6.9 .6-5.9 2.5-14.5 7-19.5a7.7 7.7 0 0 1 5.6-2.6h.2a9.3 9.3 0 0 1 9.3 9.6 7.7 7.7 0 0 1-2.5 5.6z
    M216 72h-35.1c.4-.3 .8-.6 1.2-1a29.5 29.5 0 0 0 9.9-21.4 32.6 32.6 0 0 0-33.6-33.6 29.5 29.5 0 0 0-21.4 9.9 54.9 54.9 0 0 0-9 14.5 54.9 54.9 0 0 0-9-14.5 29.5 29.5 0 0 0-21.4-9.9 32.6 32.6 0 0 0-33.6 33.6 29.5 29.5 0 0 0 9.9 21.4c.4 .3 .8 .6 1.2 1h-35.1a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16v64a16 16 0 0 0 16 16h60a4 4 0 0 0 4-4v-92h-80v-32h80v32h16v-32h80v32h-80v92a4 4 0 0 0 4 4h60a16 16 0 0 0 16-16v-64a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16zm-131.5-13a13.7 13.7 0 0 1-4.5-10 16.6 16.6 0 0 1 16.6-17h.5a13.7 13.7 0 0 1 10 4.5c8.4 9.5 11.3 25.2 12.4 34.9-9.8-1-25.5-4-35-12.4zm87 0c-9.5 8.4-25.2 11.4-35 12.4 1.2-10.5 4.5-25.9 12.5-34.9a13.7 13.7 0 0 1 10-4.5h.5a16.6 16.6 0 0 1 16.5 17.1 13.7 13.7 0 0 1-4.5 9.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104a87.6 87.6 0 0 1-3.3 24h-38.5a157.4 157.4 0 0 0 0-48h38.5a87.6 87.6 0 0 1 3.3 24zm-114 40h52a115.1 115.1 0 0 1-26 45 115.3 115.3 0 0 1-26-45zm-3.9-16a140.8 140.8 0 0 1 0-48h59.9a140.8 140.8 0 0 1 0 48zm-58.1-24a87.6 87.6 0 0 1 3.3-24h38.5a157.4 157.4 0 0 0 0 48h-38.5a87.6 87.6 0 0 1-3.3-24zm114-40h-52a115.1 115.1 0 0 1 26-45 115.3 115.3 0 0 1 26 45zm52.3 0h-35.6a135.3 135.3 0 0 0-22.3-45.6 88.3 88.3 0 0 1 58 45.6zm-98.7-45.6a135.3 135.3 0 0 0-22.3 45.6h-35.7a88.3 88.3 0 0 1 58-45.6zm-58 125.6h35.7a135.3 135.3 0 0 0 22.3 45.6 88.3 88.3 0 0 1-58-45.6zm98.8 45.6a135.3 135.3 0 0 0 22.3-45.6h35.7a88.3 88.3 0 0 1-58 45.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104a87.6 87.6 0 0 1-6.4 32.9l-44.7-27.5a15.9 15.9 0 0 0-6.2-2.2l-22.9-3.1a16.1 16.1 0 0 0-16 7.9h-8.7l-3.8-7.9a15.9 15.9 0 0 0-11-8.6l-8-1.8 7.8-13.7h16.7a16.1 16.1 0 0 0 7.8-2l12.2-6.8a16.6 16.6 0 0 0 3-2.1l26.9-24.3a15.9 15.9 0 0 0 3.3-19.7l-.4-.7a88.1 88.1 0 0 1 50.4 79.6zm-72.7-86.7l8.7 15.6-26.9 24.3-12.3 6.8h-16.7a16 16 0 0 0-13.8 8l-8.8 15.2-10.1-27 10.9-25.9a87.9 87.9 0 0 1 69-17zm-103.3 86.7a87.5 87.5 0 0 1 8.5-37.8l11.4 30.3a16 16 0 0 0 11.6 10l21.4 4.6 3.8 7.9a16.1 16.1 0 0 0 14.4 9h1.5l-7.2 16.2a16 16 0 0 0 2.8 17.4l.2 .1 19.6 20.2-1.9 10a88.1 88.1 0 0 1-86.1-87.9zm102.6 86.8l1.1-5.8a16.1 16.1 0 0 0-4-13.9 1.8 1.8 0 0 1-.1-.2l-19.6-20.2 13.7-30.7 22.8 3.1 45.7 28.1a88.2 88.2 0 0 1-59.6 39.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104a87.6 87.6 0 0 1-6.4 32.9l-44.7-27.5a15.9 15.9 0 0 0-6.2-2.2l-22.9-3.1a16.1 16.1 0 0 0-16 7.9h-8.7l-3.8-7.9a15.9 15.9 0 0 0-11-8.6l-8-1.8 7.8-13.7h16.7a16.1 16.1 0 0 0 7.8-2l12.2-6.8a16.6 16.6 0 0 0 3-2.1l26.9-24.3a15.9 15.9 0 0 0 3.3-19.7l-.4-.7a88.1 88.1 0 0 1 50.4 79.6zm-176 0a87.5 87.5 0 0 1 8.5-37.8l11.4 30.3a16 16 0 0 0 11.6 10l21.4 4.6 3.8 7.9a16.1 16.1 0 0 0 14.4 9h1.5l-7.2 16.2a16 16 0 0 0 2.8 17.4l.2 .1 19.6 20.2-1.9 10a88.1 88.1 0 0 1-86.1-87.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 16a87.5 87.5 0 0 1 48 14.3v19.7l-22.2 25.7-31.4 4.3-.4-.2-19.6-12.9a16 16 0 0 0-22.5 4.2l-21 31.3a16 16 0 0 0-2.7 8.8l-.2 36.2-3.3 2.2a88 88 0 0 1 75.3-133.6zm-65.7 146.5l2.5-1.7a16 16 0 0 0 7.2-13.3l.2-36.2 21-31.3a3.6 3.6 0 0 0 .3 .2l19.7 12.9a15.9 15.9 0 0 0 11.3 2.8l31.5-4.3a16 16 0 0 0 10-5.4l22.2-25.8a16 16 0 0 0 3.8-10.4v-6.3a87.9 87.9 0 0 1 19.8 87.3l-16.2-14.8a16 16 0 0 0-16.9-3l-30.5 12.7a16.1 16.1 0 0 0-9.6 12.4l-2.4 16.2a16 16 0 0 0 11.7 17.8l21.5 5.7 2.4 2.4a87.9 87.9 0 0 1-109.5-17.9zm122.7 8.5l-4.3-4.3a16 16 0 0 0-7.3-4.2l-21.4-5.7 2.4-16.1 30.4-12.7 20.2 18.5a88.4 88.4 0 0 1-20 24.5z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-65.7 162.5l2.5-1.7a16 16 0 0 0 7.2-13.3l.2-36.2 21-31.3a3.6 3.6 0 0 0 .3 .2l19.7 12.9a15.9 15.9 0 0 0 11.3 2.8l31.5-4.3a16 16 0 0 0 10-5.4l22.2-25.8a16 16 0 0 0 3.8-10.4v-6.3a87.9 87.9 0 0 1 19.8 87.3l-16.2-14.8a16 16 0 0 0-16.9-3l-30.5 12.7a16.1 16.1 0 0 0-9.6 12.4l-2.4 16.2a16 16 0 0 0 11.7 17.8l21.5 5.7 2.4 2.4a87.9 87.9 0 0 1-109.5-17.9z
    M136 184a80 80 0 1 0-80-80 80.1 80.1 0 0 0 80 80zm0-144a64 64 0 1 1-64 64 64.1 64.1 0 0 1 64-64zm77.8 133.5a8 8 0 0 1-.3 11.3 111.2 111.2 0 0 1-69.5 30.9v16.3h24a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16h24v-16.3a112 112 0 0 1-72.8-189.2 8 8 0 1 1 11.5 11 96 96 0 0 0 135.8 135.8 8 8 0 0 1 11.3 .2z
    M56 104a80 80 0 1 1 80 80 80.1 80.1 0 0 1-80-80zm146.5 69.3a96 96 0 0 1-135.8-135.8 8 8 0 1 0-11.5-11 112 112 0 0 0 72.8 189.2v16.3h-24a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-16.3a111.2 111.2 0 0 0 69.5-30.9 8 8 0 1 0-11-11.5z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm78.4 64h-35.7a135.3 135.3 0 0 0-22.3-45.6 88.3 88.3 0 0 1 58 45.6zm9.6 40a87.6 87.6 0 0 1-3.3 24h-38.5a157.4 157.4 0 0 0 0-48h38.5a87.6 87.6 0 0 1 3.3 24zm-88-85a115.3 115.3 0 0 1 26 45h-52a115.1 115.1 0 0 1 26-45zm-26 125h52a115.1 115.1 0 0 1-26 45 115.3 115.3 0 0 1-26-45zm-3.9-16a140.8 140.8 0 0 1 0-48h59.9a140.8 140.8 0 0 1 0 48zm50.3 61.6a135.3 135.3 0 0 0 22.4-45.6h35.6a88.3 88.3 0 0 1-58 45.6z
    M251.8 88.9l-120-64a8 8 0 0 0-7.6 0l-120 64a8 8 0 0 0 0 14.2l27.8 14.8v48.4a15.9 15.9 0 0 0 4.1 10.6c13.1 14.6 42.4 39.1 91.9 39.1a130 130 0 0 0 48-8.8v32.8a8 8 0 0 0 16 0v-40.5a115.6 115.6 0 0 0 27.9-22.6 15.9 15.9 0 0 0 4.1-10.6v-48.4l27.8-14.8a8 8 0 0 0 0-14.2zm-123.8 111.1c-43.3 0-68.7-21.1-80-33.7v-39.9l76.2 40.7a8 8 0 0 0 7.6 0l44.2-23.6v46.3c-12.6 5.9-28.5 10.2-48 10.2zm80-33.8a97.8 97.8 0 0 1-16 14.3v-45.6l16-8.5zm-20-47.3l-.2-.1-56-29.9a8 8 0 0 0-7.5 14.2l46.7 24.9-43 22.9-103-54.9 103-54.9 103 54.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68.2-111.8l-65-35.8a6.7 6.7 0 0 0-6.4 0l-65 35.8a6.7 6.7 0 0 0 0 11.8l12.2 6.7v26.7a11.1 11.1 0 0 0 2.9 7.5c7.5 8.5 24.5 22.6 53.1 22.6a76.7 76.7 0 0 0 22.4-3.2v14.4a6.7 6.7 0 0 0 13.4 0v-20.1a66.9 66.9 0 0 0 17.3-13.7 11.1 11.1 0 0 0 2.9-7.5v-26.7l12.2-6.7a6.7 6.7 0 0 0 0-11.8zm-68.2-22.3l51 28.2-18.5 10.2a1.1 1.1 0 0 1-.1 0l-29.1-16.1a6.7 6.7 0 0 0-6.5 11.8l21.8 12-18.6 10.2-51-28.1zm0 84.2c-22.6 0-36.2-10.7-42.6-17.5v-18.5l39.4 21.7a6.7 6.7 0 0 0 6.4 0l19.2-10.6v20.9a61.9 61.9 0 0 1-22.4 4zm42.6-17.5a52.2 52.2 0 0 1-6.8 6v-20.8l6.8-3.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-77.1 44.4a66.6 66.6 0 0 0 8.9-4.4v22.7a4.5 4.5 0 0 1-8.9 0zm6.6-49.5l-31.4-16.8a4.5 4.5 0 0 0-4.2 7.9l26.2 14 9.5-5.1zm35.8-16.8l-67.2-35.8a4.5 4.5 0 0 0-4.2 0l-67.2 35.8a4.5 4.5 0 0 0 0 7.9l15.5 8.3v27.1a8.9 8.9 0 0 0 2.3 6c7.3 8.2 23.8 21.9 51.5 21.9a72.8 72.8 0 0 0 26.9-4.9v-42.9l-2.8-1.5-24.1 12.8-47.1-25.1-10.6-5.6 57.7-30.8 57.7 30.8-10.5 5.6h-.1l-13.5 7.2a4.5 4.5 0 0 1 2.2 3.9v41.2a64.8 64.8 0 0 0 15.7-12.6 8.9 8.9 0 0 0 2.3-6v-27.1l15.5-8.3a4.5 4.5 0 0 0 0-7.9z
    M176 207.2a119 119 0 0 0 16-7.7v40.5a8 8 0 0 1-16 0zm11.8-88.4l-56-29.9a8 8 0 0 0-7.6 14.2l46.8 24.9 17-9.1zm64-29.9l-120-64a8 8 0 0 0-7.6 0l-120 64a8 8 0 0 0 0 14.2l27.8 14.8v48.4a15.9 15.9 0 0 0 4.1 10.6c13.1 14.6 42.4 39.1 91.9 39.1a130 130 0 0 0 48-8.8v-76.5l-5-2.7-43 22.9-84.2-44.9-18.8-10 103-54.9 103 54.9-18.8 10-24.2 12.9a8 8 0 0 1 4 7v73.6a115.6 115.6 0 0 0 27.9-22.6 15.9 15.9 0 0 0 4.1-10.6v-48.4l27.8-14.8a8 8 0 0 0 0-14.2z
    M224 128a8 8 0 0 1-4.6 7.2l-152 72a8 8 0 1 1-6.8-14.4l136.7-64.8-136.7-64.8a8 8 0 1 1 6.8-14.4l152 72a8 8 0 0 1 4.6 7.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-88a6.7 6.7 0 0 1-3.8 6.1l-85.2 40.3a6.7 6.7 0 0 1-5.7-12.2l72.3-34.2-72.3-34.2a6.7 6.7 0 0 1 5.7-12.2l85.2 40.3a6.7 6.7 0 0 1 3.8 6.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48 0a6.7 6.7 0 0 1-3.8 6.1l-85.2 40.3a6.7 6.7 0 0 1-5.7-12.2l72.3-34.2-72.3-34.2a6.7 6.7 0 0 1 5.7-12.2l85.2 40.3a6.7 6.7 0 0 1 3.8 6.1z
    M184 72h-144a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm0 128h-144v-112h144v112zm48-144v120a8 8 0 0 1-16 0v-120h-152a8 8 0 0 1 0-16h152a16 16 0 0 1 16 16z
    M200 88v112a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-112a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16zm16-48h-152a8 8 0 0 0 0 16h152v120a8 8 0 0 0 16 0v-120a16 16 0 0 0-16-16z
    M216 48h-176a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-112 96v-32h48v32zm48 16v32h-48v-32zm-112-48h48v32h-48zm64-16v-32h48v32zm64 16h48v32h-48zm48-16h-48v-32h48zm-128-32v32h-48v-32zm-48 96h48v32h-48zm176 32h-48v-32h48v32z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-135h-98.6a11.2 11.2 0 0 0-11.2 11.2v71.6a11.2 11.2 0 0 0 11.2 11.2h98.6a11.2 11.2 0 0 0 11.2-11.2v-71.6a11.2 11.2 0 0 0-11.2-11.2zm-60.5 53.7v-13.4h22.4v13.4zm22.4 13.5v13.4h-22.4v-13.4zm-58.2-26.9h22.4v13.4h-22.4zm35.8-13.5v-13.4h22.4v13.4zm35.8 13.5h22.4v13.4h-22.4zm22.4-13.5h-22.4v-13.4h22.4zm-71.6-13.4v13.4h-22.4v-13.4zm-22.4 53.8h22.4v13.4h-22.4zm71.6 13.4v-13.4h22.4v13.4z
    M249.7 46.3l-40-40a8 8 0 0 0-11.3 11.4l2.3 2.3-60.2 60.2c-22.8-11.9-48.3-10.9-63.7 4.5a42.3 42.3 0 0 0-9.4 14.4 8.2 8.2 0 0 1-7.6 4.9c-14.6 .5-27.2 5.7-36.6 15.1-12.1 12.1-17.2 29.5-14.5 49 2.7 18.6 12.4 37.1 27.3 51.9s33.3 24.6 52 27.2a71.1 71.1 0 0 0 10.1 .8c15.3 0 28.8-5.2 38.8-15.2 9.3-9.4 14.6-22 15.1-36.6a8.2 8.2 0 0 1 4.9-7.6 42.1 42.1 0 0 0 14.4-9.4c15.4-15.4 16.4-41 4.5-63.7l60.2-60.2 2.3 2.3a8 8 0 1 0 11.4-11.3zm-89.7 121.6a26.1 26.1 0 0 1-9 5.9 24.2 24.2 0 0 0-15 21.9c-.3 10.4-4 19.4-10.4 25.8-8.4 8.5-21 12-35.3 9.9-15.3-2.2-30.6-10.2-43-22.7s-20.5-27.7-22.7-42.9c-2-14.4 1.4-26.9 9.9-35.4 6.4-6.4 15.4-10 25.9-10.4a24.2 24.2 0 0 0 21.8-15 26.1 26.1 0 0 1 5.9-9c5.5-5.5 13-8.1 21.3-8.1a49.4 49.4 0 0 1 19.2 4.2l-20.1 20.1a32 32 0 1 0 35.3 35.3l20.1-20.1c6.5 15.3 5.6 31-3.9 40.5zm-10.4-61.4a72.9 72.9 0 0 1 5.9 6.7l-15.4 15.4a32.2 32.2 0 0 0-12.7-12.7l15.4-15.4a73 73 0 0 1 6.8 5.9zm-37.6 21.5a16 16 0 0 1 16 16 16 16 0 1 1-16-16zm48.8-32.8a86.9 86.9 0 0 0-6.6-6l21.8-21.9 12.7 12.7-21.8 21.8a86.9 86.9 0 0 0-6-6.7zm39.2-26.5l-12.7-12.7 24.7-24.7 12.7 12.7zm-106.3 125.6a8 8 0 0 1-11.3 11.3l-32.1-32a8 8 0 0 1 11.4-11.3z
    M249.7 46.3l-40-40a8 8 0 0 0-11.4 11.4l2.4 2.3-60.2 60.2c-22.8-11.9-48.3-10.9-63.7 4.5a42.3 42.3 0 0 0-9.4 14.4 8.2 8.2 0 0 1-7.6 4.9c-14.6 .5-27.2 5.7-36.6 15.1-12.1 12.1-17.2 29.5-14.5 49 2.7 18.6 12.4 37.1 27.3 51.9s33.3 24.6 52 27.2a71.1 71.1 0 0 0 10.1 .8c15.3 0 28.8-5.2 38.8-15.2 9.3-9.4 14.6-22 15.1-36.6a8.2 8.2 0 0 1 4.9-7.6 42.2 42.2 0 0 0 14.4-9.4c15.4-15.4 16.4-41 4.5-63.7l60.2-60.2 2.3 2.4a8 8 0 0 0 11.4-11.4zm-156 159.3a8 8 0 0 1-11.3 0l-32.1-32a8 8 0 0 1 11.4-11.3l32 32a8 8 0 0 1 0 11.3zm42.1-45.8a28 28 0 1 1 0-39.6 28 28 0 0 1 0 39.6zm31.1-58a86.9 86.9 0 0 0-6-6.7 85.2 85.2 0 0 0-6.7-6l21.8-21.8 12.7 12.7zm33.1-33.1l-12.7-12.7 24.7-24.7 12.7 12.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104c0 6-17 16.2-48.8 21.2 .5-7 .8-14.1 .8-21.2 0-32.2-5.4-64.7-15.7-84.6a88.2 88.2 0 0 1 63.7 84.6zm-88-88c8.2 0 24 31.1 24 88 0 8.2-.3 15.9-.9 23.1-7.2 .6-14.9 .9-23.1 .9-56.9 0-88-15.8-88-24a88.1 88.1 0 0 1 88-88zm-84.6 112.3c19.9 10.3 52.4 15.7 84.6 15.7 7.1 0 14.2-.3 21.2-.8-5 31.8-15.2 48.8-21.2 48.8a88.2 88.2 0 0 1-84.6-63.7zm108.9 60.3c6.2-12 10.7-28.7 13.2-47.1 18.4-2.5 35-7 47.1-13.2a88.4 88.4 0 0 1-60.3 60.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm40-128v80a8 8 0 0 1-16 0v-32h-48v32a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0v32h48v-32a8 8 0 0 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 144a8 8 0 0 1-16 0v-32h-48v32a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0v32h48v-32a8 8 0 0 1 16 0z
    M251.3 112l-67.4-67.9a96.1 96.1 0 0 0-135.8 0l-.1 .1-13.8 14.2a8 8 0 0 0 11.5 11.1l13.8-14.1a79.9 79.9 0 0 1 18.7-14l46.5 46.6-96 96a16 16 0 0 0 0 22.6l20.7 20.7a16 16 0 0 0 22.6 0l96-96 14.3 14.4 17.7 17.6a16 16 0 0 0 22.6 0l28.7-28.7a16 16 0 0 0 0-22.6zm-190.6 104l-20.7-20.7 68-68 20.7 20.7zm101.6-101.7l-22.3 22.4-20.7-20.7 22.4-22.4a8 8 0 0 0 0-11.3l-47.4-47.3a80 80 0 0 1 78.3 20.4l44.2 44.5-28.8 28.8-14.3-14.4a8 8 0 0 0-11.4 0zm49 37.7l-12-12 28.7-28.8 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68.4-100.8l-35.5-35.8a56.1 56.1 0 0 0-79.2 0l-.1 .1-7.7 8a6.7 6.7 0 1 0 9.6 9.3l7.7-7.9a42.4 42.4 0 0 1 8.5-6.6l23.3 23.3-52.2 52.2a11.2 11.2 0 0 0 0 15.8l11.6 11.6a11.2 11.2 0 0 0 15.8 0l52.2-52.2 .8 .9 13.3 13.2a11.2 11.2 0 0 0 15.8 0l16.1-16a11.2 11.2 0 0 0 0-15.9zm-106.1 58.9l-8.4-8.4 34.9-34.9 8.4 8.4zm44.4-44.4l-8.4-8.4 10.9-10.9a6.7 6.7 0 0 0 0-9.6l-23.6-23.6a42.5 42.5 0 0 1 37.8 11.7l17.6 17.7-13 13-.8-.8a6.7 6.7 0 0 0-9.6 0zm37.7 6.3l-6.9-6.9 13-12.9 6.8 6.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-34.9-9l-37.8-38a53.8 53.8 0 0 0-76 0l-.1 .1-7.7 7.9a4.5 4.5 0 0 0 6.4 6.3l7.7-8a44.8 44.8 0 0 1 10.5-7.8l26 26.1-53.7 53.8a9 9 0 0 0 0 12.6l11.6 11.6a9 9 0 0 0 12.6 0l53.8-53.7 17.9 17.9a9 9 0 0 0 12.7 0l16.1-16.1a9 9 0 0 0 0-12.7zm-49.9 1.3l-12.5 12.6-11.6-11.6 12.5-12.5a4.5 4.5 0 0 0 0-6.4l-26.5-26.5a44.8 44.8 0 0 1 43.8 11.4l24.8 25-16.1 16.1-8-8.1a4.5 4.5 0 0 0-6.4 0zm27.5 21.1l-6.7-6.7 16-16.1 6.7 6.7z
    M251.3 112l-67.4-67.9a96.1 96.1 0 0 0-135.8 0l-.1 .1-13.8 14.2a8 8 0 0 0 11.5 11.1l13.8-14.1a79.9 79.9 0 0 1 18.7-14l46.5 46.6-96 96a16 16 0 0 0 0 22.6l20.7 20.7a16 16 0 0 0 22.6 0l96-96 32 32a16 16 0 0 0 22.6 0l28.7-28.7a16 16 0 0 0 0-22.6zm-89 2.3l-22.3 22.4-20.7-20.7 22.4-22.4a8 8 0 0 0 0-11.3l-47.4-47.3a80 80 0 0 1 78.3 20.4l44.2 44.5-28.8 28.8-14.3-14.4a8 8 0 0 0-11.4 0zm49 37.7l-12-12 28.7-28.8 12 12z
    M216 140v36c0 25.6-8.5 42.8-8.8 43.6a8 8 0 0 1-7.2 4.4 7.9 7.9 0 0 1-3.6-.8 8 8 0 0 1-3.6-10.8c.1-.1 7.2-14.8 7.2-36.4v-36a12 12 0 0 0-24 0v4a8 8 0 0 1-16 0v-20a12 12 0 0 0-24 0v12a8 8 0 0 1-16 0v-68a12 12 0 0 0-24 0v108a8 8 0 0 1-14.8 4.2l-18.7-30-.1-.2a12 12 0 1 0-20.8 12l29.3 50a8 8 0 1 1-13.8 8l-29.3-50a28 28 0 0 1 48.4-28.2l3.8 6.2v-80a28 28 0 0 1 56 0v30.7a28 28 0 0 1 38.6 16.7 28 28 0 0 1 41.4 24.6zm37.7-89.7l-32-32a8 8 0 0 0-11.3 11.4l18.3 18.3h-52.7a8 8 0 0 0 0 16h52.7l-18.4 18.3a8 8 0 0 0 11.3 11.4l32-32a8 8 0 0 0 .1-11.4z
    M216 128v50.9c0 25.6-8.5 40-8.8 40.7a8 8 0 0 1-7.2 4.4h-136a8 8 0 0 1-6.9-4l-30.9-60a16 16 0 0 1 6.5-22.2c7.6-4 17.1-.9 21.4 6.6l21 36.4a6.1 6.1 0 0 0 6 3.1h.1a8.2 8.2 0 0 0 6.8-8.2v-119.7a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v71.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-15.8a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v23.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-7.3c0-8.6 6.6-16 15.2-16.5a16 16 0 0 1 16.8 16zm37.7-77.7l-32-32a8 8 0 0 0-11.4 11.4l18.4 18.3h-52.7a8 8 0 0 0 0 16h52.7l-18.4 18.3a8 8 0 0 0 11.4 11.4l32-32a8 8 0 0 0 0-11.4z
    M168 196a27.9 27.9 0 0 0-3.4-13.4 28 28 0 0 0 16.7-38.6h30.7a28 28 0 0 0 0-56h-80l6.1-3.8a28 28 0 0 0-28.1-48.5l-8.2 4.7c-60.7 34.4-85.8 48.6-85.8 95.6a88.1 88.1 0 0 0 88 88h36a28 28 0 0 0 28-28zm-64 12a72.1 72.1 0 0 1-72-72c0-37.6 18-47.8 77.7-81.7l8.3-4.7a12 12 0 0 1 16.4 4.4 11.9 11.9 0 0 1 1.6 6 12 12 0 0 1-6 10.4 1.8 1.8 0 0 0-.2 .2l-30 18.6a8 8 0 0 0 4.2 14.8h108a12 12 0 0 1 0 24h-68a8 8 0 0 0 0 16h12a12 12 0 0 1 0 24h-20a8 8 0 0 0 0 16h4a12 12 0 0 1 0 24z
    M152 224h-50.9c-46.2 0-84.6-36.8-85.1-83a83.7 83.7 0 0 1 24.6-60.4c23.1-21.8 79.4-46.4 79.4-46.4a16 16 0 0 1 22.2 6.5c4 7.6 .9 17.1-6.6 21.4l-36.4 21a6.1 6.1 0 0 0-3.1 6v.1a8.2 8.2 0 0 0 8.2 6.8h119.7a16 16 0 0 1 16 16.8c-.4 8.6-7.8 15.2-16.4 15.2h-71.6a8 8 0 0 0-8 8.5 8.2 8.2 0 0 0 8.2 7.5h15.8a16 16 0 0 1 16 16.8c-.4 8.6-7.8 15.2-16.4 15.2h-23.6a8 8 0 0 0-8 8.5 8.2 8.2 0 0 0 8.2 7.5h7.3c8.6 0 16 6.6 16.5 15.2a16 16 0 0 1-16 16.8z
    M196 88a27.9 27.9 0 0 0-13.4 3.4 28 28 0 0 0-38.6-16.7v-30.7a28 28 0 0 0-56 0v80l-3.8-6.1a28 28 0 0 0-48.5 28.1l4.7 8.2c34.4 60.7 48.6 85.8 95.6 85.8a88.1 88.1 0 0 0 88-88v-36a28 28 0 0 0-28-28zm12 64a72.1 72.1 0 0 1-72 72c-37.6 0-47.8-18-81.7-77.7l-4.7-8.3a12 12 0 0 1 4.4-16.4 11.9 11.9 0 0 1 6-1.6 12 12 0 0 1 10.4 6 1.8 1.8 0 0 0 .2 .2l18.6 30a8 8 0 0 0 14.8-4.2v-108a12 12 0 0 1 24 0v68a8 8 0 0 0 16 0v-12a12 12 0 0 1 24 0v20a8 8 0 0 0 16 0v-4a12 12 0 0 1 24 0z
    M224 104v50.9c0 46.2-36.8 84.6-83 85.1a83.7 83.7 0 0 1-60.4-24.6c-21.8-23.1-46.4-79.4-46.4-79.4a16 16 0 0 1 6.5-22.2c7.6-4 17.1-.9 21.4 6.6l21 36.4a6.1 6.1 0 0 0 6 3.1h.1a8.2 8.2 0 0 0 6.8-8.2v-119.7a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v71.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-15.8a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v23.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-7.3c0-8.6 6.6-16 15.2-16.5a16 16 0 0 1 16.8 16z
    M188 88a27.8 27.8 0 0 0-12 2.7v-30.7a28 28 0 0 0-41.4-24.6 28 28 0 0 0-54.6 8.6v6.7a27.8 27.8 0 0 0-12-2.7 28 28 0 0 0-28 28v76a88 88 0 0 0 176 0v-36a28 28 0 0 0-28-28zm12 64a72 72 0 0 1-144 0v-76a12 12 0 0 1 24 0v44a8 8 0 0 0 16 0v-76a12 12 0 0 1 24 0v68a8 8 0 0 0 16 0v-52a12 12 0 0 1 24 0v68.7a48.1 48.1 0 0 0-40 47.3 8 8 0 0 0 16 0 32 32 0 0 1 32-32 8 8 0 0 0 8-8v-20a12 12 0 0 1 24 0z
    M216 104v48a88 88 0 0 1-176 0v-88a16 16 0 0 1 32 0v56a8 8 0 0 0 16 0v-88a16 16 0 0 1 32 0v80a8 8 0 0 0 16 0v-64a16 16 0 0 1 32 0v80.7a48.1 48.1 0 0 0-40 47.3 8 8 0 0 0 16 0 32 32 0 0 1 32-32 8 8 0 0 0 8-8v-32a16 16 0 0 1 32 0z
    M188 48a27.8 27.8 0 0 0-12 2.7v-6.7a28 28 0 0 0-54.6-8.6 28 28 0 0 0-41.4 24.6v64l-3.8-6.1a28 28 0 0 0-48.6 27.8c16 33.8 28.9 57.7 43.7 72.7 14.9 15.1 31.9 21.6 56.7 21.6a88.1 88.1 0 0 0 88-88v-76a28 28 0 0 0-28-28zm12 104a72.1 72.1 0 0 1-72 72c-20.4 0-33.5-4.9-45.3-16.8-13.3-13.5-25.4-36.2-40.8-68.6a6.4 6.4 0 0 0-.3-.6 12 12 0 0 1 20.8-12 1.8 1.8 0 0 0 .1 .2l18.7 30a8 8 0 0 0 14.8-4.2v-92a12 12 0 0 1 24 0v60a8 8 0 0 0 16 0v-76a12 12 0 0 1 24 0v76a8 8 0 0 0 16 0v-44a12 12 0 0 1 24 0z
    M216 64v90.9c0 46.2-36.8 84.6-83 85.1a83.7 83.7 0 0 1-60.4-24.6c-21.8-23.1-46.4-79.4-46.4-79.4a16 16 0 0 1 6.5-22.2c7.6-4 17.1-.9 21.4 6.6l21 36.4a6.1 6.1 0 0 0 6 3.1h.1a8.2 8.2 0 0 0 6.8-8.2v-103.7a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v63.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-79.8a16 16 0 0 1 16.8-16c8.6 .4 15.2 7.8 15.2 16.4v87.6a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-55.4c0-8.6 6.6-16 15.2-16.4a16 16 0 0 1 16.8 16z
    M56 76a60 60 0 0 1 120 0 8 8 0 0 1-16 0 44 44 0 0 0-88 0 8 8 0 1 1-16 0zm140 44a27.9 27.9 0 0 0-13.4 3.4 28 28 0 0 0-38.6-16.7v-30.7a28 28 0 0 0-56 0v80l-3.8-6.1a28 28 0 0 0-48.4 28.1l29.3 50a8 8 0 1 0 13.8-8l-29.3-50a12 12 0 1 1 20.8-12l.1 .2 18.7 30a8 8 0 0 0 14.8-4.2v-108a12 12 0 0 1 24 0v68a8 8 0 1 0 16 0v-12a12 12 0 0 1 24 0v20a8 8 0 0 0 16 0v-4a12 12 0 0 1 24 0v36c0 21.6-7.1 36.3-7.2 36.4a8 8 0 0 0 3.6 10.8 7.9 7.9 0 0 0 3.6 .8 8 8 0 0 0 7.2-4.4c.3-.8 8.8-18 8.8-43.6v-36a28 28 0 0 0-28-28z
    M64 64a48 48 0 0 1 96 0 8 8 0 0 1-16 0 32 32 0 0 0-64 0 8 8 0 0 1-16 0zm143.2 56c-8.6 .4-15.2 7.8-15.2 16.4v7.3a8.2 8.2 0 0 1-7.5 8.3 8 8 0 0 1-8.5-8v-23.6c0-8.6-6.6-16-15.2-16.4a16 16 0 0 0-16.8 16v15.7a8.2 8.2 0 0 1-7.5 8.3 8 8 0 0 1-8.5-8v-71.6c0-8.6-6.6-16-15.2-16.4a16 16 0 0 0-16.8 16v119.7a8.2 8.2 0 0 1-6.7 8.2h-.1a6.1 6.1 0 0 1-6-3.1l-21-36.4c-4.3-7.5-13.8-10.6-21.4-6.6a16 16 0 0 0-6.6 22.2l30.9 60a8 8 0 0 0 6.9 4h136a8 8 0 0 0 7.2-4.4c.3-.7 8.8-15.1 8.8-40.7v-50.9a16 16 0 0 0-16.8-16z
    M239.8 157l-12-96a24 24 0 0 0-23.8-21h-172a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h43.1l37.7 75.6a8 8 0 0 0 7.2 4.4 40 40 0 0 0 40-40v-16h56a24 24 0 0 0 23.8-27zm-167.8-13h-40v-88h40zm150 21.3a7.9 7.9 0 0 1-6 2.7h-64a8 8 0 0 0-8 8v24a24 24 0 0 1-19.3 23.5l-36.7-73.4v-94.1h116a8 8 0 0 1 7.9 7l12 96a7.9 7.9 0 0 1-1.9 6.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm64.8-72l-6.7-53.8a15.7 15.7 0 0 0-15.5-13.7h-96.4a11.2 11.2 0 0 0-11.2 11.2v49.3a11.2 11.2 0 0 0 11.2 11.2h22.8l20.5 41a6.7 6.7 0 0 0 6 3.8 24.7 24.7 0 0 0 24.7-24.7v-6.7h29.1a15.7 15.7 0 0 0 15.5-17.6zm-98.4-9.3h-17.9v-44.8h17.9zm84.6 12.7a2.2 2.2 0 0 1-1.7 .8h-35.9a6.7 6.7 0 0 0-6.7 6.7v13.4a11.2 11.2 0 0 1-7.4 10.5l-19.5-38.9v-50h62.8a2.2 2.2 0 0 1 2.2 2l6.7 53.7a2.2 2.2 0 0 1-.5 1.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.4 16.2l-6.7-53.7a13.4 13.4 0 0 0-13.3-11.8h-96.4a9 9 0 0 0-8.9 9v49.3a9 9 0 0 0 8.9 8.9h24.2l21.1 42.3a4.5 4.5 0 0 0 4 2.5 22.4 22.4 0 0 0 22.4-22.4v-8.9h31.4a13.4 13.4 0 0 0 13.3-15.2zm-94-7.2h-22.4v-49.3h22.4z
    M239.8 157l-12-96a24 24 0 0 0-23.8-21h-172a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h43.1l37.7 75.6a8 8 0 0 0 7.2 4.4 40 40 0 0 0 40-40v-16h56a24 24 0 0 0 23.8-27zm-167.8-13h-40v-88h40z
    M234 80.1a24 24 0 0 0-18-8.1h-56v-16a40 40 0 0 0-40-40 8 8 0 0 0-7.2 4.4l-37.7 75.6h-43.1a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h172a24 24 0 0 0 23.8-21l12-96a24 24 0 0 0-5.8-18.9zm-202 31.9h40v88h-40zm191.9-15l-12 96a8 8 0 0 1-7.9 7h-116v-94.1l36.7-73.4a24 24 0 0 1 19.3 23.5v24a8 8 0 0 0 8 8h64a8 8 0 0 1 7.9 9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm61-116.3a15.7 15.7 0 0 0-11.7-5.3h-29.1v-6.7a24.7 24.7 0 0 0-24.7-24.7 6.7 6.7 0 0 0-6 3.8l-20.5 41h-22.8a11.2 11.2 0 0 0-11.2 11.2v49.3a11.2 11.2 0 0 0 11.2 11.2h96.4a15.7 15.7 0 0 0 15.5-13.7l6.7-53.8a15.7 15.7 0 0 0-3.8-12.3zm-112.5 21.6h17.9v44.8h-17.9zm103-10.9l-6.7 53.7a2.2 2.2 0 0 1-2.2 2h-62.8v-50l19.5-38.9a11.2 11.2 0 0 1 7.4 10.5v13.4a6.7 6.7 0 0 0 6.7 6.7h35.9a2.2 2.2 0 0 1 2.2 2.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-44.6-26.8a13.4 13.4 0 0 0-10.1-4.6h-31.4v-8.9a22.4 22.4 0 0 0-22.4-22.4 4.5 4.5 0 0 0-4 2.5l-21.1 42.3h-24.2a9 9 0 0 0-8.9 8.9v49.3a9 9 0 0 0 8.9 9h96.4a13.4 13.4 0 0 0 13.3-11.8l6.7-53.7a13.4 13.4 0 0 0-3.2-10.6zm-113.2 17.8h22.4v49.3h-22.4z
    M234 80.1a24 24 0 0 0-18-8.1h-56v-16a40 40 0 0 0-40-40 8 8 0 0 0-7.2 4.4l-37.7 75.6h-43.1a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h172a24 24 0 0 0 23.8-21l12-96a24 24 0 0 0-5.8-18.9zm-202 31.9h40v88h-40z
    M220.2 100l-17.3-30a28 28 0 0 0-38.3-10.2 27.7 27.7 0 0 0-9 8.3l-17.4-30.1a28 28 0 0 0-48.5 0 28 28 0 0 0-41.5 36l1.5 2.8a27.7 27.7 0 0 0-11.7 3.6 28 28 0 0 0-10.2 38.3l40 69.3a87.5 87.5 0 0 0 53.4 41 88.6 88.6 0 0 0 22.9 3 88 88 0 0 0 76.1-132zm-6.7 62.6a72 72 0 0 1-131.9 17.4l-40-69.3a12 12 0 0 1 20.8-12l19.2 33.3a8 8 0 1 0 13.9-8l-33.5-58a12 12 0 1 1 20.8-12l31.2 54a8 8 0 1 0 13.8-8l-24.2-42a12 12 0 1 1 20.8-12l33.4 57.9a48 48 0 0 0-5.6 60.6 8 8 0 0 0 13.3-9 32 32 0 0 1 7.3-43.5 8 8 0 0 0 2.1-10.4l-6.7-11.6a12 12 0 1 1 20.8-12l17.3 30a71.6 71.6 0 0 1 7.2 54.6zm-29.3-130.9a8 8 0 0 1 9.8-5.7 59.6 59.6 0 0 1 36.5 28l.4 .6a8 8 0 1 1-13.9 8l-.3-.6a43.7 43.7 0 0 0-26.8-20.5 8 8 0 0 1-5.7-9.8zm-103.3 205.3a8 8 0 0 1-11.2 1.3 119.6 119.6 0 0 1-29.6-34.3 8 8 0 0 1 13.8-8 103.7 103.7 0 0 0 25.7 29.7 8 8 0 0 1 1.3 11.3z
    M219.3 98.5a88 88 0 1 1-152.2 88.3l-40.9-70.9a16 16 0 0 1 27.6-16l18.6 32.1a8 8 0 0 0 13.9-8l-39.3-68a16 16 0 0 1 27.7-16l39.3 68a8 8 0 1 0 13.8-8l-30-52a16 16 0 0 1 27.8-16l40.4 70.1a48.2 48.2 0 0 0-14 33.9 47.6 47.6 0 0 0 9.6 28.8 8 8 0 1 0 12.8-9.6 32 32 0 0 1 6.6-44.9 8 8 0 0 0 2.2-10.5l-11.5-19.8a16 16 0 0 1 27.7-16l19.9 34.5zm-29.4-57a43.7 43.7 0 0 1 26.8 20.5l.4 .6a8 8 0 0 0 13.8-8l-.3-.6a59.6 59.6 0 0 0-36.5-28 8 8 0 0 0-4.2 15.5zm-110.3 184.2a103.6 103.6 0 0 1-25.7-29.7 8 8 0 0 0-13.8 8 119.6 119.6 0 0 0 29.6 34.3 8 8 0 0 0 9.9-12.6z
    M239.9 198.1l-14.3-120a16 16 0 0 0-16-14.1h-33.6a48 48 0 0 0-96 0h-33.7a16 16 0 0 0-16 14.1l-14.2 120a16 16 0 0 0 3.9 12.5 16.1 16.1 0 0 0 12 5.4h191.9a16.1 16.1 0 0 0 12.1-5.4 16 16 0 0 0 3.9-12.5zm-111.9-166.1a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm-96 168l14.3-120h33.7v24a8 8 0 0 0 16 0v-24h64v24a8 8 0 0 0 16 0v-24h33.8l14.1 120z
    M239.9 198.1l-14.3-120a16 16 0 0 0-16-14.1h-33.6a48 48 0 0 0-96 0h-33.7a16 16 0 0 0-16 14.1l-14.2 120a16 16 0 0 0 3.9 12.5 16.1 16.1 0 0 0 12 5.4h191.9a16.1 16.1 0 0 0 12.1-5.4 16 16 0 0 0 3.9-12.5zm-143.9-94.1a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0zm32-72a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm48 72a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z
    M160.2 24v-16a8 8 0 0 1 16 0v16a8 8 0 0 1-16 0zm35.9 17a7.9 7.9 0 0 0 4.2 1.2 8 8 0 0 0 6.8-3.9l8-13.1a8 8 0 0 0-13.7-8.3l-8 13.1a8 8 0 0 0 2.7 11zm47.5 12.6a8 8 0 0 0-10.1-5.2l-15 4.9a8 8 0 0 0 2.4 15.6 8.2 8.2 0 0 0 2.5-.4l15-4.8a8 8 0 0 0 5.2-10.1zm-26.6 44a80.2 80.2 0 0 1-10.2 94c-.4 1.7-.7 3.4-1.2 5.2a80.2 80.2 0 0 1-146.8 19.2l-35.3-61a26 26 0 0 1 19.2-38.8l-3-5.2a26 26 0 0 1 19.2-38.8l-.7-1.2a26 26 0 0 1 37.3-34.5 26.1 26.1 0 0 1 44.8 .5l12.3 21.2a26.1 26.1 0 0 1 43.2 2.8zm-107.9-42.6l25 43.2a26 26 0 0 1 17.3-10l-25-43.2a10 10 0 1 0-17.3 10zm-37 8l6.5 11.2a26 26 0 0 1 17.3-10l-6.5-11.2a10 10 0 1 0-17.3 10zm111.6 81l-20.3-35a10 10 0 0 0-17.7 9.2l12.6 21.8a8 8 0 0 1-13.9 8l-36.5-63a10 10 0 1 0-17.3 10l26 45a8 8 0 0 1-13.8 8l-31.8-55a10 10 0 0 0-17.3 10l35.2 61a8 8 0 0 1-13.9 8l-20.3-35a10 10 0 0 0-17.3 10l35.2 61a64.1 64.1 0 0 0 117.5-15.4 63.5 63.5 0 0 0-6.4-48.6zm19.4-38.4l-21.2-36.6a10 10 0 0 0-17.3 10l33 57a80.2 80.2 0 0 1 9.4 25.5 64.2 64.2 0 0 0-3.9-55.9z
    M188.9 65a18 18 0 0 0-31.3 18l-24.2-42a18 18 0 0 0-31.3 18l-5.7-10a18 18 0 0 0-31.2 18l3.3 5.8a26 26 0 0 0-28.8 38.2l3 5.2a26 26 0 0 0-19.2 38.8l35.3 61a80.1 80.1 0 0 0 149.5-39.6 71.9 71.9 0 0 0 1.7-74.8zm1.2 127.6a64.1 64.1 0 0 1-117.5 15.4l-35.2-61a10 10 0 0 1 17.3-10l20.3 35a8 8 0 0 0 13.9-8l-35.3-61a10 10 0 0 1 17.4-10l31.8 55a8 8 0 0 0 13.9-8l-26-45a10 10 0 0 1 17.3-10l36.5 63a8 8 0 0 0 13.9-8l-12.6-21.8a10 10 0 0 1 17.6-9.2l20.3 35a63.5 63.5 0 0 1 6.4 48.6zm-29.9-168.6v-16a8 8 0 0 1 16 0v16a8 8 0 0 1-16 0zm33.2 6l8-13.1a8 8 0 0 1 13.7 8.3l-8 13.1a8 8 0 0 1-6.8 3.9 8 8 0 0 1-6.9-12.2zm45 33.7l-15 4.8a8.2 8.2 0 0 1-2.5 .4 8 8 0 0 1-2.4-15.6l15-4.9a8 8 0 1 1 4.9 15.3z
    M184 96.8v-8.8a32 32 0 0 0-32-32h-16v-24h32a8 8 0 0 1 8 8 8 8 0 0 0 16 0 24 24 0 0 0-24-24h-64a8 8 0 0 0 0 16h16v24h-16a32 32 0 0 0-32 32v8.8a40.1 40.1 0 0 0-32 39.2v80a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-80a40.1 40.1 0 0 0-32-39.2zm-80-24.8h48a16 16 0 0 1 16 16v8h-80v-8a16 16 0 0 1 16-16zm96 144h-144v-80a24 24 0 0 1 24-24h96a24 24 0 0 1 24 24v80z
    M184 96.8v-8.8a32 32 0 0 0-32-32h-16v-24h32a8 8 0 0 1 8 8 8 8 0 0 0 16 0 24 24 0 0 0-24-24h-64a8 8 0 0 0 0 16h16v24h-16a32 32 0 0 0-32 32v8.8a40.1 40.1 0 0 0-32 39.2v80a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-80a40.1 40.1 0 0 0-32-39.2zm-80-24.8h48a16 16 0 0 1 16 16v8h-80v-8a16 16 0 0 1 16-16z
    M241.6 171.2l-100.3-75.2 23.5-17.6a8 8 0 0 0 3.2-6.4 40 40 0 1 0-80 0 8 8 0 0 0 16 0 24 24 0 0 1 47.7-3.8l-28.4 21.3-.2 .2-108.7 81.5a16 16 0 0 0 9.6 28.8h208a16 16 0 0 0 9.6-28.8zm-9.6 12.8h-208l104-78 104 78z
    M112 164a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm44-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm60 36a52 52 0 0 1-88 37.5 52 52 0 1 1-71.3-75.7 71.6 71.6 0 0 1 6.3-20.8c-19-37.9-30.5-88.2-17.4-109.9a22 22 0 0 1 19.5-11.1c14.1 0 26 11.9 36.4 36.4 6.2 14.6 10.9 31.3 14 44.7a71.8 71.8 0 0 1 25 0c3.1-13.4 7.8-30.1 14-44.7 10.4-24.5 22.3-36.4 36.4-36.4a22 22 0 0 1 19.5 11.1c13.1 21.7 1.6 72-17.4 109.9a71.6 71.6 0 0 1 6.3 20.8 51.8 51.8 0 0 1 16.7 38.2zm-60.1-94.4a71.7 71.7 0 0 1 26.9 19.7 218.4 218.4 0 0 0 14.8-46.2c3.5-18.1 3.2-33-.9-39.7a6 6 0 0 0-5.8-3.4c-6.6 0-14.5 9.7-21.7 26.6-5.9 14-10.3 30.1-13.3 43zm-82.7 19.7a71.7 71.7 0 0 1 26.9-19.7c-3-12.9-7.4-29-13.3-43-7.2-16.9-15.1-26.6-21.7-26.6a6 6 0 0 0-5.8 3.4c-4.1 6.7-4.4 21.6-.9 39.7a218.4 218.4 0 0 0 14.8 46.2zm126.8 74.7a35.9 35.9 0 0 0-13.3-28 8 8 0 0 1-3-5.4 56 56 0 0 0-111.4 0 8 8 0 0 1-3 5.4 36 36 0 1 0 47.3 54.2l-9.7-8.1a8 8 0 1 1 10.2-12.3l10.9 9.1 10.9-9.1a8 8 0 0 1 10.2 12.4l-9.7 8a36 36 0 0 0 60.6-26.2z
    M199.3 149.8a71.6 71.6 0 0 0-6.3-20.8c19-37.9 30.4-88.3 17.3-110a22 22 0 0 0-19.4-11c-14.1 0-26 11.9-36.4 36.4-6.2 14.6-10.9 31.3-14 44.7a71.8 71.8 0 0 0-25 0c-3.1-13.4-7.8-30.1-14-44.7-10.4-24.5-22.3-36.4-36.4-36.4a22 22 0 0 0-19.5 11.1c-13.1 21.7-1.6 72 17.4 109.9a71.6 71.6 0 0 0-6.3 20.8 52 52 0 1 0 71.3 75.7l-21.1-19.3a8 8 0 1 1 10.2-12.4l10.9 9.1 10.9-9.1a8 8 0 0 1 10.2 12.4l-21.1 19.3a52 52 0 1 0 71.3-75.7zm-126-36.5a218.4 218.4 0 0 1-14.9-46.2c-3.5-18.1-3.2-33 .9-39.7a6 6 0 0 1 5.8-3.4c6.6 0 14.5 9.7 21.7 26.6 5.9 14 10.3 30.1 13.3 43a71.7 71.7 0 0 0-26.9 19.7zm26.7 62.7a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm56 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm20.6-69.2a71.9 71.9 0 0 0-20.7-13.2c3-12.9 7.4-29 13.3-43 7.2-16.9 15.1-26.6 21.7-26.6a6 6 0 0 1 5.8 3.4c4.1 6.7 4.4 21.6 .9 39.7a218.4 218.4 0 0 1-14.8 46.2 72.6 72.6 0 0 0-6.2-6.5z
    M176 72h-24a8 8 0 0 0-8 8v96a8 8 0 0 0 8 8h24a56 56 0 0 0 0-112zm0 96h-16v-80h16a40 40 0 0 1 0 80zm-64 8v-40h-56v40a8 8 0 0 1-16 0v-96a8 8 0 0 1 16 0v40h56v-40a8 8 0 0 1 16 0v96a8 8 0 0 1-16 0zm-88-128a8 8 0 0 1 8-8h192a8 8 0 0 1 0 16h-192a8 8 0 0 1-8-8zm208 160a8 8 0 0 1-8 8h-192a8 8 0 0 1 0-16h192a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm43-130.6a60.5 60.5 0 0 0-103.5 42.6v31.4a15.7 15.7 0 0 0 15.7 15.6h9a15.7 15.7 0 0 0 15.6-15.6v-22.4a15.7 15.7 0 0 0-15.6-15.7h-10.8a47.1 47.1 0 0 1 46.6-40.3h.4a46.9 46.9 0 0 1 46.2 40.3h-10.8a15.7 15.7 0 0 0-15.6 15.7v22.4a15.7 15.7 0 0 0 15.6 15.6h9a15.7 15.7 0 0 0 15.7-15.6v-31.4a60.1 60.1 0 0 0-17.5-42.6zm-78.8 49.3a2.2 2.2 0 0 1 2.2 2.3v22.4a2.2 2.2 0 0 1-2.2 2.2h-9a2.2 2.2 0 0 1-2.2-2.2v-24.7zm82.8 24.7a2.2 2.2 0 0 1-2.2 2.2h-9a2.2 2.2 0 0 1-2.2-2.2v-22.4a2.2 2.2 0 0 1 2.2-2.3h11.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-61-42.6a60.5 60.5 0 0 0-103.5 42.6v31.4a15.7 15.7 0 0 0 15.7 15.6h9a15.7 15.7 0 0 0 15.6-15.6v-22.4a15.7 15.7 0 0 0-15.6-15.7h-10.8a47.1 47.1 0 0 1 46.6-40.3h.4a46.9 46.9 0 0 1 46.2 40.3h-10.8a15.7 15.7 0 0 0-15.6 15.7v22.4a15.7 15.7 0 0 0 15.6 15.6h9a15.7 15.7 0 0 0 15.7-15.6v-31.4a60.1 60.1 0 0 0-17.5-42.6zm-78.8 49.3a2.2 2.2 0 0 1 2.2 2.3v22.4a2.2 2.2 0 0 1-2.2 2.2h-9a2.2 2.2 0 0 1-2.2-2.2v-24.7zm82.8 24.7a2.2 2.2 0 0 1-2.2 2.2h-9a2.2 2.2 0 0 1-2.2-2.2v-22.4a2.2 2.2 0 0 1 2.2-2.3h11.2z
    M201.9 54.7a103.4 103.4 0 0 0-73.1-30.7h-.8a104 104 0 0 0-104 104v56a24 24 0 0 0 24 24h16a24 24 0 0 0 24-24v-40a24 24 0 0 0-24-24h-23.6a88.1 88.1 0 0 1 150.1-54.1 87.4 87.4 0 0 1 25.1 54.1h-23.6a24 24 0 0 0-24 24v40a24 24 0 0 0 24 24h24a24 24 0 0 1-24 24h-56a8 8 0 0 0 0 16h56a40 40 0 0 0 40-40v-80a103.4 103.4 0 0 0-30.1-73.3zm-137.9 81.3a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8v-48zm128 56a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8h24v56z
    M178 40c-20.6 0-38.7 8.9-50 23.9-11.3-15-29.4-23.9-50-23.9a62.1 62.1 0 0 0-62 62c0 70 103.8 126.7 108.2 129a8 8 0 0 0 7.6 0c4.4-2.3 108.2-59 108.2-129a62.1 62.1 0 0 0-62-62zm-50 174.8c-18.3-10.6-96-59.1-96-112.8a46.1 46.1 0 0 1 46-46c19.4 0 35.8 10.4 42.6 27a8 8 0 0 0 14.8 0c6.8-16.7 23.2-27 42.6-27a46.1 46.1 0 0 1 46 46c0 53.6-77.8 102.2-96 112.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm28-139.5c-11.3 0-21.2 4.4-28 12.1-6.8-7.7-16.7-12.1-28-12.1a37 37 0 0 0-37 36.9c0 40.6 59.3 72.9 61.8 74.3a6.7 6.7 0 0 0 6.4 0c2.5-1.4 61.8-33.7 61.8-74.3a37 37 0 0 0-37-36.9zm-3.1 79.7a184.1 184.1 0 0 1-24.9 17.8 184.1 184.1 0 0 1-24.9-17.8c-12.2-10.4-26.6-26.3-26.6-42.8a23.5 23.5 0 0 1 23.5-23.5c10 0 18.3 5.3 21.8 13.8a6.7 6.7 0 0 0 12.4 0c3.5-8.5 11.8-13.8 21.8-13.8a23.5 23.5 0 0 1 23.5 23.5c0 16.5-14.4 32.4-26.6 42.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.3-14.6c0 39.2-58.1 71-60.6 72.3a4.5 4.5 0 0 1-4.2 0c-2.5-1.3-60.6-33.1-60.6-72.3a34.8 34.8 0 0 1 34.7-34.7c11.6 0 21.7 5 28 13.4 6.3-8.4 16.4-13.4 28-13.4a34.8 34.8 0 0 1 34.7 34.7z
    M240 102c0 70-103.8 126.7-108.2 129a8 8 0 0 1-7.6 0c-4.4-2.3-108.2-59-108.2-129a62.1 62.1 0 0 1 62-62c20.6 0 38.7 8.9 50 23.9 11.3-15 29.4-23.9 50-23.9a62.1 62.1 0 0 1 62 62z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-52-131.5c-11.3 0-21.2 4.4-28 12.1-6.8-7.7-16.7-12.1-28-12.1a37 37 0 0 0-37 36.9c0 40.6 59.3 72.9 61.8 74.3a6.7 6.7 0 0 0 6.4 0c2.5-1.4 61.8-33.7 61.8-74.3a37 37 0 0 0-37-36.9zm-3.1 79.7a184.1 184.1 0 0 1-24.9 17.8 184.1 184.1 0 0 1-24.9-17.8c-12.2-10.4-26.6-26.3-26.6-42.8a23.5 23.5 0 0 1 23.5-23.5c10 0 18.3 5.3 21.8 13.8a6.7 6.7 0 0 0 12.4 0c3.5-8.5 11.8-13.8 21.8-13.8a23.5 23.5 0 0 1 23.5 23.5c0 16.5-14.4 32.4-26.6 42.8z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-33.3 65.4c0 39.2-58.1 71-60.6 72.3a4.5 4.5 0 0 1-4.2 0c-2.5-1.3-60.6-33.1-60.6-72.3a34.8 34.8 0 0 1 34.7-34.7c11.6 0 21.7 5 28 13.4 6.3-8.4 16.4-13.4 28-13.4a34.8 34.8 0 0 1 34.7 34.7z
    M223.7 66.2l-88-48.2a15.9 15.9 0 0 0-15.4 0l-88 48.2a16 16 0 0 0-8.3 14v95.6a16 16 0 0 0 8.3 14l88 48.2a15.9 15.9 0 0 0 15.4 0l88-48.2a16 16 0 0 0 8.3-14v-95.6a16 16 0 0 0-8.3-14zm-7.7 109.6l-88 48.2-88-48.2v-95.6l88-48.2 88 48.2z
    M232 80.2v95.6a16 16 0 0 1-8.3 14l-88 48.2a15.9 15.9 0 0 1-15.4 0l-88-48.2a16 16 0 0 1-8.3-14v-95.6a16 16 0 0 1 8.3-14l88-48.2a15.9 15.9 0 0 1 15.4 0l88 48.2a16 16 0 0 1 8.3 14z
    M230.6 49.4a32 32 0 0 0-45.2 0 31.9 31.9 0 0 0-5.2 6.7l-28.2-7.7a32 32 0 0 0-54.6-23 32.1 32.1 0 0 0-5.8 37.4l-33.9 30.5a32 32 0 0 0-40.3 4.1 32 32 0 0 0 42.8 47.4l70 51.3a32 32 0 1 0 47.6-14.7l27.4-77.5q1.4 .1 2.8 .1a32 32 0 0 0 22.6-54.6zm-122-12.7a16 16 0 1 1 0 22.6 16 16 0 0 1 .1-22.6zm-80 94.6a16 16 0 0 1 0-22.6 16 16 0 1 1 0 22.6zm142.7 88a16 16 0 0 1-22.6-22.6 16 16 0 1 1 22.6 22.6zm-8.6-43.2a32 32 0 0 0-23 7.1l-70-51.3a32.2 32.2 0 0 0-1.3-26.7l33.9-30.5a32 32 0 0 0 45.5-10.8l28.2 7.7a32 32 0 0 0 14.1 27zm56.6-92.8a16 16 0 1 1-22.6-22.6 16 16 0 0 1 22.6 22.6z
    M192 24h-128a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm0 192h-128v-176h128zm-76-140a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm12 116a40 40 0 1 0-40-40 40 40 0 0 0 40 40zm0-64a24 24 0 1 1-24 24 24 24 0 0 1 24-24z
    M152 160a24 24 0 1 1-24-24 24 24 0 0 1 24 24zm56-120v176a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-176a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-92 28a12 12 0 1 0 12-12 12 12 0 0 0-12 12zm52 92a40 40 0 1 0-40 40 40 40 0 0 0 40-40z
    M253.7 106.3a8 8 0 0 0-11.4 0l-50.3 50.4-84.7-84.7 50.4-50.3a8 8 0 1 0-11.4-11.4l-50.3 50.4a16 16 0 0 0-2.8 18.8l-21.2 21.2a16 16 0 0 0 0 22.6l4.7 4.7-58.4 58.3a8 8 0 0 0 3.2 13.3l72 24a7.9 7.9 0 0 0 2.5 .4 8 8 0 0 0 5.7-2.3l34.3-34.4 4.7 4.7a16 16 0 0 0 22.6 0l21.2-21.2a16 16 0 0 0 18.8-2.8l50.4-50.3a8 8 0 0 0 0-11.4zm-159.9 100.5l-55-18.3 49.2-49.2 36.7 36.7zm58.2-26.1l-68.7-68.7 20.7-20.7 68.7 68.7z
    M200 75.6v-35.6a16 16 0 0 0-16-16h-112a16 16 0 0 0-16 16v36a16.1 16.1 0 0 0 6.4 12.8l52.3 39.2-52.3 39.2a16.1 16.1 0 0 0-6.4 12.8v36a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-35.6a16.1 16.1 0 0 0-6.4-12.8l-52.3-39.6 52.3-39.6a16 16 0 0 0 6.4-12.8zm-16 140.4h-112v-36l56-42 56 42.4zm0-140.4l-56 42.4-56-42v-36h112z
    M200 75.6v-35.6a16 16 0 0 0-16-16h-112a16 16 0 0 0-16 16v36a16.1 16.1 0 0 0 6.4 12.8l52.3 39.2-52.3 39.2a16.1 16.1 0 0 0-6.4 12.8v36a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-35.6a16.1 16.1 0 0 0-6.4-12.8l-52.3-39.6 52.3-39.6a16 16 0 0 0 6.4-12.8zm-21.8 100.4h-100.9l50.7-38zm-106.2 40v-24h112v24zm112-140.4l-56 42.4-56-42v-36h112z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm42.6-117.3v-20a11.2 11.2 0 0 0-11.2-11.2h-62.8a11.2 11.2 0 0 0-11.2 11.2v20.2a11.3 11.3 0 0 0 4.5 8.9l26.9 20.2-26.9 20.2a11.3 11.3 0 0 0-4.5 8.9v20.2a11.2 11.2 0 0 0 11.2 11.2h62.8a11.2 11.2 0 0 0 11.2-11.2v-20a11.3 11.3 0 0 0-4.5-8.9l-27-20.4 27-20.4a11.3 11.3 0 0 0 4.5-8.9zm-13.5 76.3h-58.2v-16.8l29.1-21.8 29.1 22zm0-77.4l-29.1 22-29.1-21.8v-16.8h58.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-61.4-29.3v-20a11.2 11.2 0 0 0-11.2-11.2h-62.8a11.2 11.2 0 0 0-11.2 11.2v20.2a11.3 11.3 0 0 0 4.5 8.9l26.9 20.2-26.9 20.2a11.3 11.3 0 0 0-4.5 8.9v20.2a11.2 11.2 0 0 0 11.2 11.2h62.8a11.2 11.2 0 0 0 11.2-11.2v-20a11.3 11.3 0 0 0-4.5-8.9l-27-20.4 27-20.4a11.3 11.3 0 0 0 4.5-8.9zm-13.5 76.3h-58.2v-16.8l29.1-21.8 29.1 22zm0-77.4l-29.1 22-29.1-21.8v-16.8h58.2z
    M184 24h-112a16 16 0 0 0-16 16v36a16.1 16.1 0 0 0 6.4 12.8l52.3 39.2-52.3 39.2a16.1 16.1 0 0 0-6.4 12.8v36a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-35.6a16.1 16.1 0 0 0-6.4-12.8l-52.3-39.6 52.3-39.6a16 16 0 0 0 6.4-12.8v-35.6a16 16 0 0 0-16-16zm0 16v16h-112v-16zm0 176h-112v-36l56-42 56 42.4zm-56-98l-56-42v-4h112v3.6z
    M219.3 108.7l-80-80a16 16 0 0 0-22.6 0l-80 80a15.9 15.9 0 0 0-4.7 11.3v96a8 8 0 0 0 8 8h176a8 8 0 0 0 8-8v-96a15.9 15.9 0 0 0-4.7-11.3zm-11.3 99.3h-160v-88l80-80 80 80z
    M240 208h-16v-72l2.3 2.3a8 8 0 0 0 11.4-11.3l-98.4-98.3a16 16 0 0 0-22.6 0l-98.4 98.3a8 8 0 0 0 11.4 11.3l2.3-2.3v72h-16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-192-88l80-80 80 80v88h-48v-56a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v56h-48zm96 88h-32v-48h32z
    M240 208h-16v-72l2.3 2.3a8 8 0 0 0 11.4-11.3l-98.4-98.3a16 16 0 0 0-22.6 0l-98.4 98.3a8 8 0 0 0 11.4 11.3l2.3-2.3v72h-16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-88 0h-48v-48a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm52.7-100.4l-44.8-44.8a11.2 11.2 0 0 0-15.8 0l-44.8 44.8a11.1 11.1 0 0 0-3.3 7.9v53.8a6.7 6.7 0 0 0 6.7 6.7h98.6a6.7 6.7 0 0 0 6.7-6.7v-53.8a11.1 11.1 0 0 0-3.3-7.9zm-10.1 55h-85.2v-46.2l42.6-42.5 42.6 42.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.2-4.5v53.8a4.5 4.5 0 0 1-4.5 4.5h-98.6a4.5 4.5 0 0 1-4.5-4.5v-53.8a8.9 8.9 0 0 1 2.7-6.3l44.8-44.8a9 9 0 0 1 12.6 0l44.8 44.8a8.9 8.9 0 0 1 2.7 6.3z
    M224 120v96a8 8 0 0 1-8 8h-176a8 8 0 0 1-8-8v-96a15.9 15.9 0 0 1 4.7-11.3l80-80a16 16 0 0 1 22.6 0l80 80a15.9 15.9 0 0 1 4.7 11.3z
    M174 47.8a254.2 254.2 0 0 0-41.4-38.3 8 8 0 0 0-9.2 0 254.2 254.2 0 0 0-41.4 38.3c-27.5 31.5-42 64.8-42 96.2a88 88 0 0 0 176 0c0-31.4-14.5-64.7-42-96.2zm13.8 136.2h-119.6a72 72 0 0 1-8-16h135.7a72 72 0 0 1-8.1 16zm12.2-40a70.6 70.6 0 0 1-.5 8h-143a70.6 70.6 0 0 1-.5-8q0-4 .4-8h143.2q.4 4 .4 8zm-72-118c14.2 11.1 56.9 47.7 68.8 94h-137.6c11.9-46.2 54.6-82.9 68.8-94zm-45.2 174h90.4a71.8 71.8 0 0 1-90.4 0z
    M174 47.8a254.2 254.2 0 0 0-41.4-38.3 8 8 0 0 0-9.2 0 254.2 254.2 0 0 0-41.4 38.3c-27.5 31.5-42 64.8-42 96.2a88 88 0 0 0 176 0c0-31.4-14.5-64.7-42-96.2zm-46-21.8c14.2 11.1 56.9 47.7 68.8 94h-137.6c11.9-46.2 54.6-82.9 68.8-94z
    M128 96a32 32 0 1 0 32 32 32 32 0 0 0-32-32zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm30.3-98.6l9.4-35.3a8 8 0 0 0-9.4-9.9 195.9 195.9 0 0 0-58.6 25.1c-39.1 25.1-59.7 60.6-59.7 102.7a88.1 88.1 0 0 0 57.7 82.6l-9.4 35.3a8 8 0 0 0 9.4 9.9 195.9 195.9 0 0 0 58.6-25.1c39.1-25.1 59.7-60.6 59.7-102.7a88.1 88.1 0 0 0-57.7-82.6zm-10.2 171.6a184.1 184.1 0 0 1-40.7 19.4l7.7-29a8 8 0 0 0-5.7-9.8 72.1 72.1 0 0 1-53.4-69.6c0-36.8 17.5-66.7 51.9-89a184.1 184.1 0 0 1 40.7-19.4l-7.7 29a8 8 0 0 0 5.7 9.8 72.1 72.1 0 0 1 53.4 69.6c0 36.8-17.5 66.7-51.9 89z
    M248 128a87.3 87.3 0 0 1-17.6 52.8 8 8 0 1 1-12.8-9.6 71.3 71.3 0 0 0 14.4-43.2 72 72 0 0 0-144 0 8 8 0 0 1-16 0 88 88 0 0 1 3.3-23.9c-1.1-.1-2.2-.1-3.3-.1a48 48 0 0 0 0 96h24a8 8 0 0 1 0 16h-24a64 64 0 1 1 9.3-127.3 88 88 0 0 1 166.7 39.3zm-69.7 42.3l-18.3 18.4v-60.7a8 8 0 0 0-16 0v60.7l-18.3-18.4a8 8 0 0 0-11.4 11.4l32 32a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4z
    M247.9 124.5c-1.8-47-40.8-84.5-87.8-84.5a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5zm-50.2 25.2l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4z
    M178.3 165.7l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1-11.4 11.4zm-18.3-125.7a88.1 88.1 0 0 0-78.7 48.7 64 64 0 1 0-9.3 127.3h40a8 8 0 0 0 0-16h-40a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88 88 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72 72 0 1 1 100.8 66 8 8 0 0 0 3.2 15.3 7.9 7.9 0 0 0 3.2-.6 88 88 0 0 0-35.2-168.7z
    M247.9 124.5c-1.8-47-40.8-84.5-87.8-84.5a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5zm-50.2 9.2a8 8 0 0 1-11.4 0l-18.3-18.4v60.7a8 8 0 0 1-16 0v-60.7l-18.3 18.4a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1 0 11.4z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l39.2 43.2v.1a65 65 0 0 0-9.3-.7 64 64 0 0 0 0 128h88a87.3 87.3 0 0 0 31.8-5.9l10.3 11.3a8 8 0 1 0 11.8-10.8zm106.1 165.4h-88a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88.4 88.4 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72.2 72.2 0 0 1 5.1-26.5l87 95.7a71.7 71.7 0 0 1-20.1 2.8zm88-72a87.9 87.9 0 0 1-22.4 58.6 8 8 0 0 1-11.9-10.6 72 72 0 0 0-96.3-106 8 8 0 0 1-9.5-12.9 88 88 0 0 1 140.1 70.9z
    M248 128.7a87.7 87.7 0 0 1-25.6 61.3 4 4 0 0 1-5.8-.2l-112.8-124.1a4 4 0 0 1 .4-5.8 87.8 87.8 0 0 1 56.7-19.9c48.3 .5 87.5 40.4 87.1 88.7zm-194.1-94.1a8 8 0 1 0-11.8 10.8l39.2 43.2v.1a64 64 0 0 0-73.3 64.3c.5 35.1 29.8 63 65 63h87a87.6 87.6 0 0 0 31.8-6l10.3 11.4a8 8 0 0 0 11.3 .5 8.3 8.3 0 0 0 .3-11.5z
    M224 128a8 8 0 0 1-8 8h-104a8 8 0 0 1 0-16h104a8 8 0 0 1 8 8zm-112-56h104a8 8 0 0 0 0-16h-104a8 8 0 0 0 0 16zm104 112h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm-181.7-42.3a8 8 0 0 0 11.4 0l40-40a8 8 0 0 0 0-11.4l-40-40a8 8 0 0 0-11.4 11.4l34.4 34.3-34.4 34.3a8 8 0 0 0 0 11.4z
    M208 80a8 8 0 0 1-8 8h-32.2c.1 1.3 .2 2.6 .2 4a60.1 60.1 0 0 1-60 60h-15.3l72.7 66.1a8 8 0 1 1-10.8 11.8l-88-80a8 8 0 0 1 5.4-13.9h36a44 44 0 0 0 44-44c0-1.4-.1-2.7-.2-4h-79.8a8 8 0 0 1 0-16h75.2a44 44 0 0 0-39.2-24h-36a8 8 0 0 1 0-16h128a8 8 0 0 1 0 16h-51.3a60.1 60.1 0 0 1 15.9 24h35.4a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm47-114.9a6.7 6.7 0 0 1-6.7 6.7h-15.7a35.9 35.9 0 0 1-35.8 35.9h-2.8l36.4 33.1a6.7 6.7 0 1 1-9 9.9l-49.3-44.8a6.7 6.7 0 0 1 4.5-11.7h20.2a22.4 22.4 0 0 0 22.4-22.4h-42.6a6.7 6.7 0 0 1 0-13.4h38.1a22.4 22.4 0 0 0-17.9-9h-20.2a6.7 6.7 0 0 1 0-13.4h71.7a6.7 6.7 0 0 1 0 13.4h-23.6a35.8 35.8 0 0 1 5.3 9h18.3a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-57-26.9a6.7 6.7 0 0 1-6.7 6.7h-15.7a35.9 35.9 0 0 1-35.8 35.9h-2.8l36.4 33.1a6.7 6.7 0 1 1-9 9.9l-49.3-44.8a6.7 6.7 0 0 1 4.5-11.7h20.2a22.4 22.4 0 0 0 22.4-22.4h-42.6a6.7 6.7 0 0 1 0-13.4h38.1a22.4 22.4 0 0 0-17.9-9h-20.2a6.7 6.7 0 0 1 0-13.4h71.7a6.7 6.7 0 0 1 0 13.4h-23.6a35.8 35.8 0 0 1 5.3 9h18.3a6.7 6.7 0 0 1 6.7 6.7z
    M248 128a56 56 0 0 1-95.6 39.6l-.3-.4-60-67.6a40 40 0 1 0 0 56.8l8.5-9.6a8 8 0 1 1 12 10.6l-8.6 9.8-.4 .4a56 56 0 1 1 0-79.2l.4 .3 59.9 67.7a40 40 0 1 0 0-56.9l-8.5 9.7a8 8 0 1 1-12-10.6l8.7-9.9 .3-.3a56 56 0 0 1 95.6 39.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm69.4-88a33.6 33.6 0 0 1-57.3 23.8l-.3-.3-33.5-37.9a20.2 20.2 0 1 0 0 28.8l1.7-2a6.7 6.7 0 1 1 10.1 8.9l-1.9 2.2-.3 .3a33.6 33.6 0 1 1 0-47.6l.3 .3 33.5 37.9a20.2 20.2 0 1 0 0-28.8l-1.7 2a6.7 6.7 0 1 1-10.1-8.9l1.9-2.2 .3-.3a33.6 33.6 0 0 1 57.3 23.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-34.6 0a33.6 33.6 0 0 1-57.3 23.8l-.3-.3-33.5-37.9a20.2 20.2 0 1 0 0 28.8l1.7-2a6.7 6.7 0 1 1 10.1 8.9l-1.9 2.2-.3 .3a33.6 33.6 0 1 1 0-47.6l.3 .3 33.5 37.9a20.2 20.2 0 1 0 0-28.8l-1.7 2a6.7 6.7 0 1 1-10.1-8.9l1.9-2.2 .3-.3a33.6 33.6 0 0 1 57.3 23.8z
    M128 40a20 20 0 1 1 0 40 20 20 0 1 1 0-40zm-24 64h28a12 12 0 0 1 12 12v88a12 12 0 0 1-24 0v-76h-16a12 12 0 0 1 0-24z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-88-118a10 10 0 1 1 0 20 10 10 0 1 1 0-20zm-12 32h14a6 6 0 0 1 6 6v44a6 6 0 0 1-12 0v-38h-8a6 6 0 0 1 0-12z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-104 10a10 10 0 1 1 0 20 10 10 0 1 1 0-20zm-12 32h14a6 6 0 0 1 6 6v44a6 6 0 0 1-12 0v-38h-8a6 6 0 0 1 0-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm16-40a8 8 0 0 1-8 8 16 16 0 0 1-16-16v-40a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 8 8zm-32-92a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-4 48a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm12 112a16 16 0 0 1-16-16v-40a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 0 16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-80-129.3a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 1 1 0-22.4zm-13.4 35.9h15.6a6.7 6.7 0 0 1 6.8 6.7v49.3a6.7 6.7 0 0 1-13.5 0v-42.6h-8.9a6.7 6.7 0 0 1 0-13.4z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-96 30.7a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 1 1 0-22.4zm-13.4 35.9h15.6a6.7 6.7 0 0 1 6.8 6.7v49.3a6.7 6.7 0 0 1-13.5 0v-42.6h-8.9a6.7 6.7 0 0 1 0-13.4z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-38.1-106.6v69.2a7.7 7.7 0 0 1-7.7 7.6h-84.4a7.7 7.7 0 0 1-7.7-7.6v-69.2a7.7 7.7 0 0 1 7.7-7.6h84.4a7.7 7.7 0 0 1 7.7 7.6z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-26.2-124.8v89.6a9 9 0 0 1-9 9h-89.6a9 9 0 0 1-9-9v-89.6a9 9 0 0 1 9-9h89.6a9 9 0 0 1 9 9z
    M192 24h-128a24 24 0 0 0-24 24v160a24 24 0 0 0 24 24h128a24 24 0 0 0 24-24v-160a24 24 0 0 0-24-24zm-136 48h144v112h-144zm8-32h128a8 8 0 0 1 8 8v8h-144v-8a8 8 0 0 1 8-8zm128 176h-128a8 8 0 0 1-8-8v-8h144v8a8 8 0 0 1-8 8z
    M224 72h-16v-8a24 24 0 0 0-24-24h-144a24 24 0 0 0-24 24v96a24 24 0 0 0 24 24h112v8a24 24 0 0 0 24 24h48a24 24 0 0 0 24-24v-96a24 24 0 0 0-24-24zm-184 96a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v8h-16a24 24 0 0 0-24 24v72zm192 24a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8zm-96 16a8 8 0 0 1-8 8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm80-96a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8z
    M232 192v-128a24 24 0 0 0-24-24h-160a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24zm-48-136v144h-112v-144zm32 8v128a8 8 0 0 1-8 8h-8v-144h8a8 8 0 0 1 8 8zm-176 128v-128a8 8 0 0 1 8-8h8v144h-8a8 8 0 0 1-8-8z
    M176 16h-96a24 24 0 0 0-24 24v176a24 24 0 0 0 24 24h96a24 24 0 0 0 24-24v-176a24 24 0 0 0-24-24zm-104 48h112v128h-112zm8-32h96a8 8 0 0 1 8 8v8h-112v-8a8 8 0 0 1 8-8zm96 192h-96a8 8 0 0 1-8-8v-8h112v8a8 8 0 0 1-8 8z
    M120 216a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8v-176a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-56v160h56a8 8 0 0 1 8 8zm109.7-93.7l-40-40a8 8 0 0 0-11.4 11.4l26.4 26.3h-92.7a8 8 0 0 0 0 16h92.7l-26.4 26.3a8 8 0 0 0 11.4 11.4l40-40a8 8 0 0 0 0-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm26.9-153h-53.8a15.7 15.7 0 0 0-15.7 15.7v98.6a15.7 15.7 0 0 0 15.7 15.7h53.8a15.7 15.7 0 0 0 15.7-15.7v-98.6a15.7 15.7 0 0 0-15.7-15.7zm-56 35.9h58.2v58.2h-58.2zm2.2-22.4h53.8a2.2 2.2 0 0 1 2.2 2.2v6.7h-58.2v-6.7a2.2 2.2 0 0 1 2.2-2.2zm53.8 103h-53.8a2.2 2.2 0 0 1-2.2-2.2v-6.7h58.2v6.7a2.2 2.2 0 0 1-2.2 2.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-77.1-65h-53.8a15.7 15.7 0 0 0-15.7 15.7v98.6a15.7 15.7 0 0 0 15.7 15.7h53.8a15.7 15.7 0 0 0 15.7-15.7v-98.6a15.7 15.7 0 0 0-15.7-15.7zm-56 35.9h58.2v58.2h-58.2zm2.2-22.4h53.8a2.2 2.2 0 0 1 2.2 2.2v6.7h-58.2v-6.7a2.2 2.2 0 0 1 2.2-2.2zm53.8 103h-53.8a2.2 2.2 0 0 1-2.2-2.2v-6.7h58.2v6.7a2.2 2.2 0 0 1-2.2 2.2z
    M160 32h-64a24 24 0 0 0-24 24v144a24 24 0 0 0 24 24h64a24 24 0 0 0 24-24v-144a24 24 0 0 0-24-24zm8 168a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8v-144a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8zm48-112v80a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0zm32 16v48a8 8 0 0 1-16 0v-48a8 8 0 0 1 16 0zm-192-16v80a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0zm-32 16v48a8 8 0 0 1-16 0v-48a8 8 0 0 1 16 0z
    M213.9 210.6l-160-176a8 8 0 1 0-11.8 10.8l13.9 15.3v155.3a24 24 0 0 0 24 24h96a24 24 0 0 0 23.8-21.1l2.3 2.5a8 8 0 1 0 11.8-10.8zm-29.9 5.4a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-137.7l112 123.2zm-115.3-192a8 8 0 0 1 8-8h99.3a24 24 0 0 1 24 24v110.8a8 8 0 1 1-16 0v-110.8a8 8 0 0 0-8-8h-99.3a8 8 0 0 1-8-8z
    M200 56a8 8 0 0 1-8 8h-34.2l-42.7 128h28.9a8 8 0 0 1 0 16h-80a8 8 0 0 1 0-16h34.2l42.7-128h-28.9a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8z
    M216.6 39.4a80 80 0 0 0-132.7 81.4l-55.2 55.2a15.9 15.9 0 0 0-4.7 11.3v28.7a16 16 0 0 0 16 16h32a8 8 0 0 0 8-8v-16h16a8 8 0 0 0 8-8v-16h16a8 8 0 0 0 5.7-2.3l9.5-9.6a79.7 79.7 0 0 0 24.8 3.9h.1a80 80 0 0 0 56.5-136.6zm7.4 58.7c-1.1 34.1-29.8 61.9-63.9 61.9h-.1a63.7 63.7 0 0 1-23.6-4.5 8 8 0 0 0-8.9 1.7l-10.8 10.8h-20.7a8 8 0 0 0-8 8v16h-16a8 8 0 0 0-8 8v16h-24v-28.7l58.8-58.8a8 8 0 0 0 1.7-8.9 63.7 63.7 0 0 1-4.5-23.7c0-34.1 27.8-62.8 61.9-63.9a64 64 0 0 1 66.1 66.1zm-32-22.1a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M216.6 39.4a80 80 0 0 0-132.7 81.4l-55.2 55.2a15.9 15.9 0 0 0-4.7 11.3v28.7a16 16 0 0 0 16 16h32a8 8 0 0 0 8-8v-16h16a8 8 0 0 0 8-8v-16h16a8 8 0 0 0 5.7-2.3l9.5-9.6a79.7 79.7 0 0 0 24.8 3.9h.1a80 80 0 0 0 56.5-136.6zm-36.6 52.6a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-192v-128h192v128zm-16-64a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm0-32a8 8 0 0 1-8 8h-144a8 8 0 0 1 0-16h144a8 8 0 0 1 8 8zm-136 64a8 8 0 0 1-8 8h-8a8 8 0 0 1 0-16h8a8 8 0 0 1 8 8zm96 0a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm40 0a8 8 0 0 1-8 8h-8a8 8 0 0 1 0-16h8a8 8 0 0 1 8 8z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-160 120h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm96 0h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm48 0h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm0-32h-160a8 8 0 0 1 0-16h160a8 8 0 0 1 0 16zm0-32h-160a8 8 0 0 1 0-16h160a8 8 0 0 1 0 16z
    M208 152h16a8 8 0 0 0 0-16h-16v-16h16a8 8 0 0 0 0-16h-16.4a79.8 79.8 0 0 0-21.4-46.8l19.5-19.5a8 8 0 0 0-11.4-11.4l-20.3 20.3a79.7 79.7 0 0 0-92 0l-20.3-20.3a8 8 0 0 0-11.4 11.4l19.5 19.4a79.8 79.8 0 0 0-21.4 46.9h-16.4a8 8 0 0 0 0 16h16v16h-16a8 8 0 0 0 0 16h16v8c0 2.7 .1 5.4 .4 8h-16.4a8 8 0 0 0 0 16h19.7a80 80 0 0 0 152.6 0h19.7a8 8 0 0 0 0-16h-16.4c.3-2.6 .4-5.3 .4-8zm-80-104a64.1 64.1 0 0 1 63.5 56h-127a64.1 64.1 0 0 1 63.5-56zm8 175.5v-79.5a8 8 0 0 0-16 0v79.5a64.1 64.1 0 0 1-56-63.5v-40h128v40a64.1 64.1 0 0 1-56 63.5z
    M224 120h-16v-16h16a8 8 0 0 1 0 16zm-192-16a8 8 0 0 0 0 16h16v-16zm176 56c0 2.7-.1 5.4-.4 8h16.4a8 8 0 0 1 0 16h-19.7a80 80 0 0 1-152.6 0h-19.7a8 8 0 0 1 0-16h16.4c-.3-2.6-.4-5.3-.4-8v-8h-16a8 8 0 0 1 0-16h16v-16h160v16h16a8 8 0 0 1 0 16h-16zm-72-16a8 8 0 0 0-16 0v64a8 8 0 0 0 16 0zm-66.2-86.8a79.8 79.8 0 0 0-21.4 46.8h159.2a79.8 79.8 0 0 0-21.4-46.8l19.5-19.5a8 8 0 0 0-11.4-11.4l-20.3 20.3a79.7 79.7 0 0 0-92 0l-20.3-20.3a8 8 0 0 0-11.4 11.4z
    M176 74.8v-2.8a16 16 0 0 0-16-16h-24v-40a8 8 0 0 0-16 0v40h-24a16 16 0 0 0-16 16v2.8a111.7 111.7 0 0 0-64 101.2 8 8 0 0 0 8 8h64a40 40 0 0 0 80 0h64a8 8 0 0 0 8-8 111.7 111.7 0 0 0-64-101.2zm-48 133.2a24 24 0 0 1-24-24h48a24 24 0 0 1-24 24zm-95.7-40a95.8 95.8 0 0 1 58.8-80.6 8 8 0 0 0 4.9-7.4v-8h64v8a8 8 0 0 0 4.9 7.4 95.8 95.8 0 0 1 58.8 80.6z
    M176 74.8v-2.8a16 16 0 0 0-16-16h-24v-40a8 8 0 0 0-16 0v40h-24a16 16 0 0 0-16 16v2.8a111.7 111.7 0 0 0-64 101.2 8 8 0 0 0 8 8h64a40 40 0 0 0 80 0h64a8 8 0 0 0 8-8 111.7 111.7 0 0 0-64-101.2zm-48 133.2a24 24 0 0 1-24-24h48a24 24 0 0 1-24 24z
    M247.4 148.8l-48-112a8 8 0 0 0-7.4-4.8h-128a8 8 0 0 0-7.4 4.8l-48 112a8 8 0 0 0 7.4 11.2h104v48h-24a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-48h56v32a8 8 0 0 0 16 0v-32h32a8 8 0 0 0 7.4-11.2zm-219.3-4.8l41.2-96h117.4l41.2 96z
    M246.7 156.4a8 8 0 0 1-6.7 3.6h-32v32a8 8 0 0 1-16 0v-32h-56v48h24a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16h24v-48h-104a8 8 0 0 1-7.4-11.2l48-112a8 8 0 0 1 7.4-4.8h128a8 8 0 0 1 7.4 4.8l48 112a8 8 0 0 1-.7 7.6z
    M75.2 198.4a8 8 0 0 0 11.2-1.6 52 52 0 0 1 83.2 0 8 8 0 1 0 12.8-9.6 67.9 67.9 0 0 0-27.4-21.7 40 40 0 1 0-53.9 0 67.9 67.9 0 0 0-27.5 21.7 8 8 0 0 0 1.6 11.2zm52.8-86.4a24 24 0 1 1-24 24 24 24 0 0 1 24-24zm72-88h-144a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm0 192h-144v-176h144zm-112-152a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8z
    M200 24h-144a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm-104 24h64a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16zm84.8 150.4a8 8 0 0 1-11.2-1.6 52 52 0 0 0-83.2 0 8 8 0 1 1-12.8-9.6 67.9 67.9 0 0 1 27.4-21.7 40 40 0 1 1 53.9 0 67.9 67.9 0 0 1 27.5 21.7 8 8 0 0 1-1.6 11.2zm-28.8-62.4a24 24 0 1 1-24-24 24 24 0 0 1 24 24z
    M232 168h-8v-96a24 24 0 0 0-24-24h-144a24 24 0 0 0-24 24v96h-8a8 8 0 0 0-8 8v16a24 24 0 0 0 24 24h176a24 24 0 0 0 24-24v-16a8 8 0 0 0-8-8zm-184-96a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v96h-160zm176 120a8 8 0 0 1-8 8h-176a8 8 0 0 1-8-8v-8h192zm-72-104a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8z
    M205.7 59.9c-20.9-12.8-48.5-19.9-77.7-19.9s-56.8 7.1-77.7 19.9c-22.1 13.6-34.3 32.1-34.3 52.1s12.2 38.4 34.3 52c19 11.7 43.5 18.6 69.7 19.7a37.4 37.4 0 0 1-18.6 33c-14.6 8.9-34.6 9.5-49.7 1.7a8 8 0 1 0-7.4 14.2 66.4 66.4 0 0 0 30.7 7.4 67.3 67.3 0 0 0 34.7-9.5c17-10.3 26.3-26.9 26.3-46.7 26.3-1.2 50.8-8.1 69.8-19.7 22-13.7 34.2-32.1 34.2-52.1s-12.2-38.5-34.3-52.1zm-138.3 95.3c5.2-9.6 15.4-12 23.5-11 10.9 1.4 21.9 9.1 26.7 23.4-18.5-1.2-35.8-5.4-50.2-12.4zm130-4.8c-17 10.4-39.2 16.5-63.2 17.4a54.4 54.4 0 0 0-11.4-23 47.2 47.2 0 0 0-29.8-16.4c-17-2.2-31.7 5.1-39.4 18.6-14-10-21.6-22.3-21.6-35 0-14.2 9.5-27.9 26.6-38.4 18.4-11.4 43.1-17.6 69.4-17.6s51 6.2 69.4 17.6c17.1 10.5 26.6 24.2 26.6 38.4s-9.5 27.8-26.6 38.4z
    M216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm120 24v72h-176v-72zm0 128h-176v-40h176v40z
    M216 56h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm120 24v72h-176v-72z
    M247.6 47.9a8 8 0 0 0-7.5-7.5c-51.7-3-93.3 12.7-111.2 42.2-11.8 19.5-11.8 43.2-.1 65.7a71.3 71.3 0 0 0-14.2 27l-16.3-16.3c7.9-16.3 7.5-33.4-1-47.5-13.2-21.8-43.6-33.5-81.5-31.2a8 8 0 0 0-7.5 7.5c-2.2 37.8 9.5 68.3 31.3 81.5a45.8 45.8 0 0 0 23.8 6.7 54.6 54.6 0 0 0 23.6-5.7l25 25v28.7a8 8 0 0 0 16 0v-29.5a55.6 55.6 0 0 1 12.3-35 73.9 73.9 0 0 0 33.3 8.4 60.9 60.9 0 0 0 31.8-8.9c29.5-17.8 45.3-59.4 42.2-111.1zm-199.8 107.7c-15.3-9.3-24-31.3-23.8-59.6 28.3-.2 50.3 8.5 59.6 23.8 4.8 8 5.6 17.3 2.5 27l-24.5-24.5a8 8 0 0 0-11.3 11.3l24.5 24.5c-9.7 3.1-19 2.3-27-2.5zm149.3-10.2c-13.4 8.1-29.1 8.7-45.1 2l53.7-53.7a8 8 0 0 0-11.3-11.3l-53.8 53.6c-6.7-16-6.1-31.8 2-45.2 14-23 47-35.8 89.4-34.8 .9 42.3-11.9 75.4-34.9 89.4z
    M223.4 40.1a8 8 0 0 0-7.5-7.5c-76.1-4.5-137.1 18.4-163.1 61.4a87.1 87.1 0 0 0-12.7 49c.5 15.9 5.2 32 13.7 47.8l-19.5 19.6a8 8 0 0 0 11.4 11.3l19.5-19.5c15.8 8.5 31.9 13.2 47.8 13.7q1.7 .1 3.3 .1a86.9 86.9 0 0 0 45.7-12.8c43-26 65.9-87 61.4-163.1zm-69.6 149.4c-22.8 13.8-49.7 14-76.8 .8l88.7-88.7a8 8 0 0 0-11.3-11.3l-88.7 88.7c-13.2-27-13-54 .8-76.7 22.1-36.5 74.6-56.4 141.3-54.1 2.4 66.7-17.6 119.2-54 141.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm55.7-137.4a6.7 6.7 0 0 0-6.3-6.3c-22.2-1.3-41.8 1.3-58.3 7.8-15.7 6.2-27.9 15.7-35.1 27.7-9.9 16.3-9.9 36.1-.3 55l-9.7 9.7a6.7 6.7 0 0 0 9.5 9.6l9.7-9.8c9.4 4.8 19 7.2 28.3 7.2a51.1 51.1 0 0 0 26.7-7.5c12-7.2 21.5-19.3 27.7-35.1 6.5-16.5 9.1-36.1 7.8-58.3zm-42.5 81.9c-11.2 6.8-24.4 7.4-37.9 1.7l47.4-47.4a6.7 6.7 0 1 0-9.6-9.5l-47.3 47.4c-5.6-13.5-5.1-26.7 1.7-37.9 11.7-19.4 39.5-30.1 75.1-29.3 .7 35.5-10 63.3-29.4 75z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.5-49.2a4.5 4.5 0 0 0-4.3-4.3c-42.6-2.5-76.7 10.4-91.3 34.5a48.8 48.8 0 0 0-7.1 27.4 57 57 0 0 0 3.7 18 2.2 2.2 0 0 0 3.7 .8l47.6-48.3a4.5 4.5 0 0 1 6.3 6.3l-52 52.8-8 8a4.6 4.6 0 0 0-.3 6.2 4.5 4.5 0 0 0 6.6 .2l9.4-9.4c7.9 3.9 15.9 6 23.8 6.2q.9 .1 1.9 .1a48.7 48.7 0 0 0 25.5-7.2c24.1-14.6 37-48.7 34.5-91.3z
    M223.4 40.1a8 8 0 0 0-7.5-7.5c-76.1-4.5-137.1 18.4-163.1 61.4a87.1 87.1 0 0 0-12.7 49 101.7 101.7 0 0 0 6.6 32.2 4 4 0 0 0 6.6 1.4l85-86.3a8 8 0 0 1 11.3 11.3l-92.9 94.3-14.1 14.2a8.2 8.2 0 0 0-.7 11.1 8 8 0 0 0 11.8 .5l16.7-16.8c14.2 6.8 28.5 10.5 42.6 11q1.7 .1 3.3 .1a86.9 86.9 0 0 0 45.7-12.8c43-26 65.9-87 61.4-163.1z
    M207.2 203.4a8 8 0 0 1-10.6 3.8l-152-72a8 8 0 0 1 0-14.4l152-72a8 8 0 1 1 6.8 14.4l-136.7 64.8 136.7 64.8a8 8 0 0 1 3.8 10.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm46.4-44.8a6.7 6.7 0 0 1-9 3.2l-85.1-40.3a6.7 6.7 0 0 1 0-12.2l85.1-40.3a6.7 6.7 0 1 1 5.8 12.2l-72.3 34.2 72.3 34.2a6.7 6.7 0 0 1 3.2 9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-57.6 43.2a6.7 6.7 0 0 1-9 3.2l-85.1-40.3a6.7 6.7 0 0 1 0-12.2l85.1-40.3a6.7 6.7 0 1 1 5.8 12.2l-72.3 34.2 72.3 34.2a6.7 6.7 0 0 1 3.2 9z
    M235.3 73.4l-52.7-52.7a16 16 0 0 0-22.6 0l-139.3 139.3a16 16 0 0 0 0 22.6l52.7 52.7a16 16 0 0 0 22.6 0l139.3-139.3a16 16 0 0 0 0-22.6zm-150.6 150.6l-52.7-52.7 32-32 26.3 26.4a8 8 0 0 0 11.4-11.4l-26.4-26.3 20.7-20.7 26.3 26.4a8 8 0 0 0 11.4-11.4l-26.4-26.3 20.7-20.7 26.3 26.4a8 8 0 0 0 11.4-11.4l-26.4-26.3 32-32 52.7 52.7z
    M235.3 96l-139.3 139.3a16 16 0 0 1-22.6 0l-52.7-52.7a16 16 0 0 1 0-22.6l29.1-29.2a4 4 0 0 1 5.7 0l34.8 34.9a8 8 0 0 0 11.8-.5 8.2 8.2 0 0 0-.6-11.1l-34.7-34.6a4 4 0 0 1 0-5.6l15-15a4 4 0 0 1 5.7 0l34.8 34.8a8 8 0 0 0 11.7-.4 8.2 8.2 0 0 0-.6-11.1l-34.6-34.7a4 4 0 0 1 0-5.6l15-15a4 4 0 0 1 5.7 0l34.8 34.8a8 8 0 0 0 11.7-.4 8.2 8.2 0 0 0-.6-11.1l-34.6-34.7a4 4 0 0 1 0-5.6l29.2-29.2a16 16 0 0 1 22.6 0l52.7 52.7a16 16 0 0 1 0 22.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm39.1 131.8a47.8 47.8 0 0 0 0-55.6l28.5-28.5a87.8 87.8 0 0 1 0 112.6zm-71.1-27.8a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm88.3-67.6l-28.5 28.5a47.8 47.8 0 0 0-55.6 0l-28.5-28.5a87.8 87.8 0 0 1 112.6 0zm-123.9 11.3l28.5 28.5a47.8 47.8 0 0 0 0 55.6l-28.5 28.5a87.8 87.8 0 0 1 0-112.6zm11.3 123.9l28.5-28.5a47.8 47.8 0 0 0 55.6 0l28.5 28.5a87.8 87.8 0 0 1-112.6 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-32 104a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm88.3-67.6l-28.5 28.5a47.8 47.8 0 0 0-55.6 0l-28.5-28.5a87.8 87.8 0 0 1 112.6 0zm-112.6 135.2l28.5-28.5a47.8 47.8 0 0 0 55.6 0l28.5 28.5a87.8 87.8 0 0 1-112.6 0z
    M120 40v-24a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0zm72 88a64 64 0 1 1-64-64 64.1 64.1 0 0 1 64 64zm-16 0a48 48 0 1 0-48 48 48 48 0 0 0 48-48zm-117.7-58.3a8 8 0 0 0 11.4-11.4l-16-16a8 8 0 0 0-11.4 11.4zm0 116.6l-16 16a8 8 0 0 0 11.4 11.4l16-16a8 8 0 0 0-11.4-11.4zm133.7-114.3a8 8 0 0 0 5.7-2.3l16-16a8 8 0 0 0-11.4-11.4l-16 16a8 8 0 0 0 5.7 13.7zm5.7 114.3a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4-11.4zm-149.7-58.3a8 8 0 0 0-8-8h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 8-8zm80 80a8 8 0 0 0-8 8v24a8 8 0 0 0 16 0v-24a8 8 0 0 0-8-8zm112-88h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16z
    M120 40v-8a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0zm72 88a64 64 0 1 1-64-64 64.1 64.1 0 0 1 64 64zm-16 0a48 48 0 1 0-48 48 48 48 0 0 0 48-48zm-117.7-58.3a8 8 0 0 0 11.4-11.4l-8-8a8 8 0 0 0-11.4 11.4zm0 116.6l-8 8a8 8 0 0 0 11.4 11.4l8-8a8 8 0 0 0-11.4-11.4zm133.7-114.3a8 8 0 0 0 5.7-2.3l8-8a8 8 0 0 0-11.4-11.4l-8 8a8 8 0 0 0 5.7 13.7zm5.7 114.3a8 8 0 0 0-11.4 11.4l8 8a8 8 0 0 0 11.4-11.4zm-157.7-66.3h-8a8 8 0 0 0 0 16h8a8 8 0 0 0 0-16zm88 88a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-8a8 8 0 0 0-8-8zm96-88h-8a8 8 0 0 0 0 16h8a8 8 0 0 0 0-16z
    M176 232a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm40-128a87.6 87.6 0 0 1-33.6 69.2 16.2 16.2 0 0 0-6.4 12.8v6a16 16 0 0 1-16 16h-64a16 16 0 0 1-16-16v-6a16 16 0 0 0-6.2-12.7 87.6 87.6 0 0 1-33.8-68.8c-.3-47.7 38.3-87.4 85.9-88.5a88 88 0 0 1 90.1 88zm-16 0a72 72 0 0 0-73.7-72c-39 .9-70.5 33.4-70.3 72.4a71.6 71.6 0 0 0 27.6 56.3 32 32 0 0 1 12.4 25.3v6h64v-6a32.2 32.2 0 0 1 12.5-25.4 71.6 71.6 0 0 0 27.5-56.6zm-16.1-9.3a57.6 57.6 0 0 0-46.6-46.6 8 8 0 0 0-2.6 15.8c16.5 2.8 30.6 16.8 33.4 33.4a8 8 0 0 0 7.9 6.7 9 9 0 0 0 1.4-.1 8 8 0 0 0 6.5-9.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm29.1-29.8a6.7 6.7 0 0 1-6.7 6.8h-44.8a6.7 6.7 0 0 1 0-13.5h44.8a6.7 6.7 0 0 1 6.7 6.7zm22.4-71.6a51.2 51.2 0 0 1-19.7 40.5 6.9 6.9 0 0 0-2.7 5.4v1.1a11.2 11.2 0 0 1-11.2 11.2h-35.8a11.2 11.2 0 0 1-11.2-11.2v-1.1a6.7 6.7 0 0 0-2.7-5.3 51.3 51.3 0 0 1-19.7-40.3c-.2-28 22.4-51.2 50.3-51.9a51.5 51.5 0 0 1 52.7 51.6zm-13.4 0a38.1 38.1 0 0 0-39-38.1c-20.6 .5-37.3 17.6-37.2 38.3a37.9 37.9 0 0 0 14.6 29.8 20.1 20.1 0 0 1 7.8 14.8h31.4a20.2 20.2 0 0 1 7.8-14.9 37.9 37.9 0 0 0 14.6-29.9zm-11.3-3a27.2 27.2 0 0 0-17.8-22.4 6.7 6.7 0 0 0-4.5 12.6 13.6 13.6 0 0 1 9 11.2 6.7 6.7 0 0 0 13.4-1.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-77.1 58.2a4.5 4.5 0 0 1-4.5 4.5h-44.8a4.5 4.5 0 0 1 0-8.9h44.8a4.5 4.5 0 0 1 4.5 4.4zm22.4-71.6a49 49 0 0 1-18.9 38.7 9.1 9.1 0 0 0-3.5 7.2v3.3a9 9 0 0 1-9 9h-35.8a9 9 0 0 1-9-9v-3.3a9 9 0 0 0-3.5-7.1 49.1 49.1 0 0 1-18.9-38.6c-.1-26.7 21.4-48.9 48.1-49.5a49.3 49.3 0 0 1 50.5 49.3zm-18-5.3a32.3 32.3 0 0 0-26.1-26 4.5 4.5 0 0 0-1.5 8.8c9.3 1.6 17.2 9.4 18.8 18.7a4.5 4.5 0 0 0 4.4 3.8 5 5 0 0 0 .7-.1 4.5 4.5 0 0 0 3.7-5.2z
    M176 232a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm40-128a87.6 87.6 0 0 1-33.6 69.2 16.2 16.2 0 0 0-6.4 12.8v6a16 16 0 0 1-16 16h-64a16 16 0 0 1-16-16v-6a16 16 0 0 0-6.2-12.7 87.6 87.6 0 0 1-33.8-68.8c-.3-47.7 38.3-87.4 85.9-88.5a88 88 0 0 1 90.1 88zm-32.1-9.3a57.6 57.6 0 0 0-46.6-46.6 8 8 0 0 0-2.6 15.8c16.5 2.8 30.6 16.8 33.4 33.4a8 8 0 0 0 7.9 6.7 9 9 0 0 0 1.4-.1 8 8 0 0 0 6.5-9.2z
    M176 232a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm40-128a87.6 87.6 0 0 1-33.6 69.2 16.2 16.2 0 0 0-6.4 12.8v6a16 16 0 0 1-16 16h-64a16 16 0 0 1-16-16v-6a16 16 0 0 0-6.2-12.7 87.6 87.6 0 0 1-33.8-68.8c-.3-47.7 38.3-87.3 85.9-88.5a88 88 0 0 1 90.1 88zm-16 0a72 72 0 0 0-73.7-72c-39 .9-70.5 33.4-70.3 72.4a71.6 71.6 0 0 0 27.6 56.3 32 32 0 0 1 12.4 25.3v6h24v-44.7l-29.7-29.6a8 8 0 0 1 11.4-11.4l26.3 26.4 26.3-26.4a8 8 0 0 1 11.4 11.4l-29.7 29.6v44.7h24v-6a32.1 32.1 0 0 1 12.5-25.4 71.6 71.6 0 0 0 27.5-56.6z
    M176 232a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8zm40-128a87.6 87.6 0 0 1-33.6 69.2 16.2 16.2 0 0 0-6.4 12.8v6a16 16 0 0 1-16 16h-64a16 16 0 0 1-16-16v-6a16 16 0 0 0-6.2-12.7 87.6 87.6 0 0 1-33.8-68.8c-.3-47.7 38.3-87.4 85.9-88.5a88 88 0 0 1 90.1 88zm-50.3 2.3a8 8 0 0 0-11.4 0l-26.3 26.4-26.3-26.4a8 8 0 0 0-11.4 11.4l29.7 29.6v36.7a8 8 0 0 0 16 0v-36.7l29.7-29.6a8 8 0 0 0 0-11.4z
    M184 24h-112a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h8l-14.4 19.2a8 8 0 1 0 12.8 9.6l21.6-28.8h56l21.6 28.8a8 8 0 1 0 12.8-9.6l-14.4-19.2h8a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-112 16h112a16 16 0 0 1 16 16v64h-144v-64a16 16 0 0 1 16-16zm112 160h-112a16 16 0 0 1-16-16v-48h144v48a16 16 0 0 1-16 16zm-88-28a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M184 24h-112a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h8l-14.4 19.2a8 8 0 1 0 12.8 9.6l21.6-28.8h56l21.6 28.8a8 8 0 1 0 12.8-9.6l-14.4-19.2h8a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm0 176h-112a16 16 0 0 1-16-16v-48h144v48a16 16 0 0 1-16 16zm-88-28a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-184-56h176a8 8 0 0 0 0-16h-176a8 8 0 0 0 0 16zm176 112h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm56-88a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.5h-98.6a6.7 6.7 0 0 0 0 13.5zm98.6 58.2h-98.6a6.7 6.7 0 0 0 0 13.5h98.6a6.7 6.7 0 0 0 0-13.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48 0a6.7 6.7 0 0 1-6.7 6.7h-98.6a6.7 6.7 0 0 1 0-13.4h98.6a6.7 6.7 0 0 1 6.7 6.7zm-105.3-29.1h98.6a6.7 6.7 0 0 0 0-13.5h-98.6a6.7 6.7 0 0 0 0 13.5zm98.6 58.2h-98.6a6.7 6.7 0 0 0 0 13.5h98.6a6.7 6.7 0 0 0 0-13.5z
    M200 136a8 8 0 0 1-8 8h-128a8 8 0 0 1 0-16h128a8 8 0 0 1 8 8zm32-56h-208a8 8 0 0 0 0 16h208a8 8 0 0 0 0-16zm-80 96h-48a8 8 0 0 0 0 16h48a8 8 0 0 0 0-16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm42.6-83.5a6.7 6.7 0 0 1-6.8 6.7h-71.6a6.7 6.7 0 0 1 0-13.4h71.6a6.7 6.7 0 0 1 6.8 6.7zm15.6-33.6h-116.4a6.7 6.7 0 0 0 0 13.4h116.4a6.7 6.7 0 0 0 0-13.4zm-44.8 53.7h-26.8a6.7 6.7 0 0 0 0 13.5h26.8a6.7 6.7 0 0 0 0-13.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-61.4 4.5a6.7 6.7 0 0 1-6.8 6.7h-71.6a6.7 6.7 0 0 1 0-13.4h71.6a6.7 6.7 0 0 1 6.8 6.7zm15.6-33.6h-116.4a6.7 6.7 0 0 0 0 13.4h116.4a6.7 6.7 0 0 0 0-13.4zm-44.8 53.7h-26.8a6.7 6.7 0 0 0 0 13.5h26.8a6.7 6.7 0 0 0 0-13.5z
    M214.6 41.4a32 32 0 0 0-50.2 38.8l-84.2 84.2a32.1 32.1 0 0 0-38.8 5 32 32 0 1 0 50.2 6.4l84.2-84.2a32 32 0 0 0 38.8-50.2zm-139.3 162a16 16 0 0 1-22.6-22.7 16 16 0 0 1 22.6 0 16 16 0 0 1 0 22.6zm128-128a16 16 0 1 1 0-22.7 16 16 0 0 1 0 22.6z
    M165.7 90.3a8 8 0 0 1 0 11.4l-64 64a8 8 0 0 1-11.4-11.4l64-64a8 8 0 0 1 11.4 0zm49.9-49.9a56 56 0 0 0-79.2 0l-30.1 30a8 8 0 0 0 11.4 11.4l30-30a40 40 0 0 1 56.6 56.5l-30.1 30.1a8 8 0 0 0 11.3 11.3l30.1-30.1a56 56 0 0 0 0-79.2zm-77.3 133.8l-30 30.1a40 40 0 1 1-56.6-56.6l30.1-30a8 8 0 0 0-11.4-11.4l-30 30.1a56 56 0 0 0 79.2 79.2l30.1-30.1a8 8 0 0 0-11.4-11.3z
    M240 88.2a54.4 54.4 0 0 1-16 37l-34.8 34.8a54.3 54.3 0 0 1-38.6 16 54.6 54.6 0 0 1-54.6-56.2 8 8 0 0 1 16 .5 38.6 38.6 0 0 0 38.6 39.7 38.4 38.4 0 0 0 27.3-11.3l34.7-34.8a38.6 38.6 0 0 0-54.6-54.6l-11 11a8 8 0 0 1-11.3-11.3l11-11a54.6 54.6 0 0 1 77.3 0 54.9 54.9 0 0 1 16 40.2zm-131 97.5l-11 11a38.4 38.4 0 0 1-27.4 11.3 38.6 38.6 0 0 1-27.3-65.9l34.7-34.8a38.6 38.6 0 0 1 66 28.4 8 8 0 0 0 16 .5 54.9 54.9 0 0 0-16-40.2 54.6 54.6 0 0 0-77.3 0l-34.7 34.8a54.6 54.6 0 0 0 38.6 93.2 54.3 54.3 0 0 0 38.6-16l11-11a8 8 0 0 0-11.2-11.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-22.7-74.8l35.9-35.9a6.7 6.7 0 0 1 9.5 9.6l-35.9 35.8a6.7 6.7 0 0 1-9.5-9.5zm73.4-63.9a33.6 33.6 0 0 0-47.5 0l-16.9 16.9a6.7 6.7 0 0 0 9.5 9.5l16.8-16.8a20.2 20.2 0 0 1 28.6 28.5l-16.9 16.8a6.7 6.7 0 1 0 9.5 9.5l16.9-16.8a33.7 33.7 0 0 0 0-47.6zm-46.5 75l-16.8 16.8a20.2 20.2 0 0 1-28.5-28.5l16.8-16.8a6.7 6.7 0 0 0-9.5-9.5l-16.9 16.8a33.6 33.6 0 0 0 47.6 47.6l16.8-16.9a6.7 6.7 0 0 0-9.5-9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-126.7 13.2l35.9-35.9a6.7 6.7 0 0 1 9.5 9.6l-35.9 35.8a6.7 6.7 0 0 1-9.5-9.5zm73.4-63.9a33.6 33.6 0 0 0-47.5 0l-16.9 16.9a6.7 6.7 0 0 0 9.5 9.5l16.8-16.8a20.2 20.2 0 0 1 28.6 28.5l-16.9 16.8a6.7 6.7 0 1 0 9.5 9.5l16.9-16.8a33.7 33.7 0 0 0 0-47.6zm-46.5 75l-16.8 16.8a20.2 20.2 0 0 1-28.5-28.5l16.8-16.8a6.7 6.7 0 0 0-9.5-9.5l-16.9 16.8a33.6 33.6 0 0 0 47.6 47.6l16.8-16.9a6.7 6.7 0 0 0-9.5-9.5z
    M80 64a8 8 0 0 1 8-8h128a8 8 0 0 1 0 16h-128a8 8 0 0 1-8-8zm136 56h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm0 64h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm-172-132a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm0 64a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm0 64a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-29.1-123.8a6.7 6.7 0 0 1 6.7-6.8h71.7a6.7 6.7 0 0 1 0 13.5h-71.7a6.7 6.7 0 0 1-6.7-6.7zm78.4 29.1h-71.7a6.7 6.7 0 0 0 0 13.4h71.7a6.7 6.7 0 0 0 0-13.4zm0 35.8h-71.7a6.7 6.7 0 0 0 0 13.5h71.7a6.7 6.7 0 0 0 0-13.5zm-96.3-38.1a9 9 0 1 0 8.9 9 9 9 0 0 0-8.9-9zm0-35.8a9 9 0 1 0 8.9 9 9 9 0 0 0-8.9-9zm0 71.7a9 9 0 1 0 8.9 8.9 9 9 0 0 0-8.9-8.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-133.1-35.8a6.7 6.7 0 0 1 6.7-6.8h71.7a6.7 6.7 0 0 1 0 13.5h-71.7a6.7 6.7 0 0 1-6.7-6.7zm78.4 29.1h-71.7a6.7 6.7 0 0 0 0 13.4h71.7a6.7 6.7 0 0 0 0-13.4zm0 35.8h-71.7a6.7 6.7 0 0 0 0 13.5h71.7a6.7 6.7 0 0 0 0-13.5zm-96.3-38.1a9 9 0 1 0 8.9 9 9 9 0 0 0-8.9-9zm0-35.8a9 9 0 1 0 8.9 9 9 9 0 0 0-8.9-9zm0 71.7a9 9 0 1 0 8.9 8.9 9 9 0 0 0-8.9-8.9z
    M176 152h32a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v8h-72v-32h8a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h8v112a24 24 0 0 0 24 24h64v8a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v8h-64a8 8 0 0 1-8-8v-64h72v8a16 16 0 0 0 16 16zm-112-120h32v32h-32zm112 160h32v32h-32zm0-88h32v32h-32z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-113-102.7a5.8 5.8 0 0 1 5.8-5.8h61.4a5.8 5.8 0 0 1 0 11.5h-61.4a5.8 5.8 0 0 1-5.8-5.7zm67.2 24.9h-61.4a5.8 5.8 0 0 0 0 11.6h61.4a5.8 5.8 0 0 0 0-11.6zm0 30.8h-61.4a5.8 5.8 0 0 0 0 11.5h61.4a5.8 5.8 0 0 0 0-11.5zm-82.5-32.7a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7zm0-30.7a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7zm0 61.4a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-129 41.3a5.8 5.8 0 0 1 5.8-5.8h61.4a5.8 5.8 0 0 1 0 11.5h-61.4a5.8 5.8 0 0 1-5.8-5.7zm67.2 24.9h-61.4a5.8 5.8 0 0 0 0 11.6h61.4a5.8 5.8 0 0 0 0-11.6zm0 30.8h-61.4a5.8 5.8 0 0 0 0 11.5h61.4a5.8 5.8 0 0 0 0-11.5zm-82.5-32.7a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7zm0-30.7a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7zm0 61.4a7.7 7.7 0 1 0 7.7 7.7 7.7 7.7 0 0 0-7.7-7.7z
    M88 64a8 8 0 0 1 8-8h120a8 8 0 0 1 0 16h-120a8 8 0 0 1-8-8zm128 56h-120a8 8 0 0 0 0 16h120a8 8 0 0 0 0-16zm0 64h-120a8 8 0 0 0 0 16h120a8 8 0 0 0 0-16zm-160-128h-16a8 8 0 0 0 0 16h16a8 8 0 0 0 0-16zm0 64h-16a8 8 0 0 0 0 16h16a8 8 0 0 0 0-16zm0 64h-16a8 8 0 0 0 0 16h16a8 8 0 0 0 0-16z
    M224 128a8 8 0 0 1-8 8h-112a8 8 0 0 1 0-16h112a8 8 0 0 1 8 8zm-120-56h112a8 8 0 0 0 0-16h-112a8 8 0 0 0 0 16zm112 112h-112a8 8 0 0 0 0 16h112a8 8 0 0 0 0-16zm-172.4-128.8l4.4-2.3v51.1a8 8 0 0 0 16 0v-64a8 8 0 0 0-11.6-7.2l-16 8a8 8 0 0 0 7.2 14.4zm36.2 101.5a23.7 23.7 0 0 0-9.6-15.9 24.9 24.9 0 0 0-34.1 4.7 23.6 23.6 0 0 0-3.6 6.4 8 8 0 1 0 15 5.5 7.8 7.8 0 0 1 1.2-2.1 8.8 8.8 0 0 1 12-1.6 7.9 7.9 0 0 1 3.2 5.3 7.6 7.6 0 0 1-1.5 5.8 1 1 0 0 0-.1 .1l-28.7 38.3a8 8 0 0 0 6.4 12.8h32a8 8 0 0 0 0-16h-16l19.1-25.5a23.5 23.5 0 0 0 4.7-17.8z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm8 72h56a8 8 0 0 0 0-16h-56a8 8 0 0 0 0 16zm72 48h-72a8 8 0 0 0 0 16h72a8 8 0 0 0 0-16zm125.1-40.2l-22.5 18.6 6.8 27.7a8 8 0 0 1-11.8 8.8l-25.6-15.1-25.6 15.1a8 8 0 0 1-11.8-8.8l6.8-27.7-22.5-18.6a8 8 0 0 1 4.5-14.2l29.8-2.3 11.4-26.5a8 8 0 0 1 14.8 0l11.4 26.5 29.8 2.3a8 8 0 0 1 4.5 14.2zm-25.5 .3l-14.9-1.2a8 8 0 0 1-6.7-4.8l-6-13.9-6 13.9a8 8 0 0 1-6.7 4.8l-14.9 1.2 11.1 9.1a8 8 0 0 1 2.7 8.1l-3.5 14.2 13.2-7.9a8 8 0 0 1 8.2 0l13.2 7.9-3.5-14.2a8 8 0 0 1 2.7-8.1z
    M18.7 106.2l175.9-65.2h.2a16 16 0 0 1 20.3 20.2 1 1 0 0 1-.1 .2l-65.2 175.9a15.8 15.8 0 0 1-15.1 10.7h-.3a15.8 15.8 0 0 1-15-11.3v-.2l-21.9-78-78-21.8-.2-.1a16 16 0 0 1-.6-30.4zm87.5 38.1a8 8 0 0 1 5.5 5.5l23 82.2 .1-.2 65.2-175.8-175.8 65.2-.2 .1z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-62-102.3l98.5-36.5 .1-.1a11.2 11.2 0 0 1 14.3 14.3l-.1 .1-36.5 98.5a11.2 11.2 0 0 1-10.5 7.4h-.2a11.2 11.2 0 0 1-10.6-7.9v-.1l-11.9-42.5-42.5-11.9h-.1a11.2 11.2 0 0 1-.5-21.3zm50.4 21.3a6.7 6.7 0 0 1 4.6 4.6l11 39.4 32.5-87.5-87.5 32.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-171.2-3.6a8.8 8.8 0 0 0 6.3 8.4h.1l43.7 12.3 12.2 43.6 .1 .2a8.8 8.8 0 0 0 8.4 6.3h.1a8.8 8.8 0 0 0 8.5-6l36.5-98.5a.6 .6 0 0 0 0-.1 9 9 0 0 0-11.3-11.4l-.1 .1-98.5 36.5a8.8 8.8 0 0 0-6 8.6z
    M8 121.6a15.8 15.8 0 0 0 11.3 15h.2l78 21.9 21.8 78 .1 .2a15.8 15.8 0 0 0 15 11.3h.3a15.8 15.8 0 0 0 15.1-10.7l65.2-175.9a1 1 0 0 0 0-.2 16 16 0 0 0-20.2-20.3h-.2l-175.9 65.3a15.8 15.8 0 0 0-10.7 15.4z
    M240 120h-24.4a88.1 88.1 0 0 0-79.6-79.6v-24.4a8 8 0 0 0-16 0v24.4a88.1 88.1 0 0 0-79.6 79.6h-24.4a8 8 0 0 0 0 16h24.4a88.1 88.1 0 0 0 79.6 79.6v24.4a8 8 0 0 0 16 0v-24.4a88.1 88.1 0 0 0 79.6-79.6h24.4a8 8 0 0 0 0-16zm-112 80a72 72 0 1 1 72-72 72.1 72.1 0 0 1-72 72z
    M220.7 189.9l-78.3-170.5v-.2a16 16 0 0 0-28.8 0 1 1 0 0 0-.1 .2l-78.2 170.5a15.8 15.8 0 0 0 3.1 18.2l.2 .2a15.8 15.8 0 0 0 18.6 2.6l.2-.1 70.6-39.7 70.6 39.7 .2 .1a16 16 0 0 0 21.9-21zm-88.8-34.9a8 8 0 0 0-7.8 0l-74.4 41.8 .1-.2 78.2-170.4 78.2 170.4 .1 .2z
    M217.4 208.3a15.8 15.8 0 0 1-18.6 2.6l-.2-.1-70.6-39.7-70.6 39.7-.2 .1a15.8 15.8 0 0 1-18.6-2.6l-.2-.2a15.8 15.8 0 0 1-3.1-18.2l78.3-170.5a1 1 0 0 1 0-.2 16 16 0 0 1 28.8 0l.1 .2 78.2 170.5a15.8 15.8 0 0 1-3.3 18.4z
    M248 128a8 8 0 0 1-8 8h-24.4a87 87 0 0 1-7.3 28 8 8 0 0 1-7.3 4.7 7.9 7.9 0 0 1-3.3-.7 8 8 0 0 1-4-10.6 72.1 72.1 0 0 0-88.8-97.6 8 8 0 1 1-5.1-15.2 87.2 87.2 0 0 1 20.2-4.2v-24.4a8 8 0 0 1 16 0v24.4a88.1 88.1 0 0 1 79.6 79.6h24.4a8 8 0 0 1 8 8zm-34.1 82.6a8 8 0 1 1-11.8 10.8l-21.1-23.2a87.7 87.7 0 0 1-45 17.4v24.4a8 8 0 0 1-16 0v-24.4a88.1 88.1 0 0 1-79.6-79.6h-24.4a8 8 0 0 1 0-16h24.4a88.3 88.3 0 0 1 22.7-51.5l-21-23.1a8 8 0 1 1 11.8-10.8zm-43.7-24.3l-96.2-105.9a72 72 0 0 0 96.2 105.9z
    M240 136h-24.4a87.2 87.2 0 0 1-10.1 33.6 4 4 0 0 1-6.5 .8l-106.5-117.1a4 4 0 0 1 1.4-6.4 87 87 0 0 1 26.1-6.5v-24.4a8 8 0 0 1 8.5-8 8.2 8.2 0 0 1 7.5 8.3v24.1a88.1 88.1 0 0 1 79.6 79.6h24.1a8.2 8.2 0 0 1 8.3 7.5 8 8 0 0 1-8 8.5zm-186.1-101.4a8 8 0 1 0-11.8 10.8l21.1 23.2a87.6 87.6 0 0 0-22.8 51.4h-24.4a8 8 0 0 0 0 16h24.4a88.1 88.1 0 0 0 79.6 79.6v24.4a8 8 0 0 0 16 0v-24.4a87.5 87.5 0 0 0 45-17.4l21.1 23.2a8 8 0 1 0 11.8-10.8z
    M240 120h-24.4a88.1 88.1 0 0 0-79.6-79.6v-24.4a8 8 0 0 0-16 0v24.4a88.1 88.1 0 0 0-79.6 79.6h-24.4a8 8 0 0 0 0 16h24.4a88.1 88.1 0 0 0 79.6 79.6v24.4a8 8 0 0 0 16 0v-24.4a88.1 88.1 0 0 0 79.6-79.6h24.4a8 8 0 0 0 0-16zm-112 80a72 72 0 1 1 72-72 72.1 72.1 0 0 1-72 72zm0-112a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24z
    M208 80h-32v-24a48 48 0 0 0-96 0v24h-32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-112-24a32 32 0 0 1 64 0v24h-64zm112 152h-160v-112h160v112zm-68-56a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-117.1h-15.7v-11.2a29.1 29.1 0 0 0-58.2 0v11.2h-15.7a11.2 11.2 0 0 0-11.2 11.2v62.7a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-62.7a11.2 11.2 0 0 0-11.2-11.2zm-60.5-11.2a15.7 15.7 0 0 1 31.4 0v11.2h-31.4zm58.3 82.9h-85.2v-58.3h85.2zm-33.6-29.2a9 9 0 1 1-9-8.9 9 9 0 0 1 9 8.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-59.2-26.9h-17.9v-13.4a26.9 26.9 0 0 0-53.8 0v13.4h-17.9a9 9 0 0 0-9 9v62.7a9 9 0 0 0 9 9h89.6a9 9 0 0 0 9-9v-62.7a9 9 0 0 0-9-9zm-44.8 47.1a6.7 6.7 0 1 1 6.7-6.8 6.7 6.7 0 0 1-6.7 6.8zm17.9-47.1h-35.8v-13.4a17.9 17.9 0 0 1 35.8 0z
    M120 176h-8v-4a28 28 0 0 0-56 0v4h-8a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8h72a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-48-4a12 12 0 0 1 24 0v4h-24zm40 44h-56v-24h56zm101.7-133.7l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v88a8 8 0 0 0 16 0v-88h88v48a8 8 0 0 0 8 8h48v120h-40a8 8 0 0 0 0 16h40a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7z
    M120 176h-8v-4a28 28 0 0 0-56 0v4h-8a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8h72a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-24 0h-24v-4a12 12 0 0 1 24 0zm117.7-93.7l-56-56a8 8 0 0 0-5.7-2.3h-96a16 16 0 0 0-16 16v88a8 8 0 0 0 16 0v-88h88v48a8 8 0 0 0 8 8h48v120h-40a8 8 0 0 0 0 16h40a16 16 0 0 0 16-16v-128a8 8 0 0 0-2.3-5.7zm-53.7-31l28.7 28.7h-28.7z
    M208 80h-32v-24a48 48 0 0 0-96 0v24h-32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-80 84a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm32-84h-64v-24a32 32 0 0 1 64 0z
    M208 80h-112v-24a32 32 0 0 1 32-32c15.4 0 29.2 11 32.2 25.6a8 8 0 0 0 15.6-3.2c-4.5-22.2-24.6-38.4-47.8-38.4a48 48 0 0 0-48 48v24h-32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm0 128h-160v-112h160v112zm-68-56a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M208 80h-112v-24a32 32 0 0 1 32-32c15.4 0 29.2 11 32.2 25.6a8 8 0 0 0 15.6-3.2c-4.5-22.2-24.6-38.4-47.8-38.4a48 48 0 0 0-48 48v24h-32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-80 84a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M229.7 58.3l-32-32a8 8 0 0 0-11.4 0l-96 96a8 8 0 0 0-2.3 5.7v32a8 8 0 0 0 8 8h32a8 8 0 0 0 5.7-2.3l96-96a8 8 0 0 0 0-11.4zm-105 93.7h-20.7v-20.7l64-64 20.7 20.7zm75.3-75.3l-20.7-20.7 12.7-12.7 20.7 20.7zm24 51.3v80a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16h-80v160h160v-80a8 8 0 0 1 16 0z
    M224 128v80a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16h-80v160h160v-80a8 8 0 0 1 16 0zm5.7-58.3l-96 96a8 8 0 0 1-5.7 2.3h-32a8 8 0 0 1-8-8v-32a8 8 0 0 1 2.3-5.7l96-96a8 8 0 0 1 11.4 0l32 32a8 8 0 0 1 0 11.4zm-17-5.7l-20.7-20.7-12.7 12.7 20.7 20.7z
    M88 72a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8zm8 40h64a8 8 0 0 0 0-16h-64a8 8 0 0 0 0 16zm112-72v176a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-176a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm-16 0h-128v176h128zm-64 128a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-136-116a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm40 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M216 40h-144a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-32 48v16h-144v-16zm0 112h-144v-80h144v80zm32-32h-16v-80a16 16 0 0 0-16-16h-112v-16h144z
    M216 40h-176a16 16 0 0 0-16 16v160a8 8 0 0 0 11.6 7.2l28.4-14.3 28.4 14.3a8 8 0 0 0 7.2 0l28.4-14.3 28.4 14.3a8 8 0 0 0 7.2 0l28.4-14.3 28.4 14.3a8 8 0 0 0 11.6-7.2v-160a16 16 0 0 0-16-16zm0 163.1l-20.4-10.3a8 8 0 0 0-7.2 0l-28.4 14.3-28.4-14.3a8 8 0 0 0-7.2 0l-28.4 14.3-28.4-14.3a8 8 0 0 0-7.2 0l-20.4 10.3v-147.1h176zm-80-91.1a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8zm0 32a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8zm-72 24h48a8 8 0 0 0 8-8v-64a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v64a8 8 0 0 0 8 8zm8-64h32v48h-32z
    M216 40h-176a16 16 0 0 0-16 16v160a8 8 0 0 0 11.6 7.2l28.4-14.3 28.4 14.3a8 8 0 0 0 7.2 0l28.4-14.3 28.4 14.3a8 8 0 0 0 7.2 0l28.4-14.3 28.4 14.3a8 8 0 0 0 11.6-7.2v-160a16 16 0 0 0-16-16zm-100 120a4 4 0 0 1-4 4h-48a4 4 0 0 1-4-4v-64a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4zm76-8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 0 16zm0-32h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 0 16z
    M144 16h-32a64.1 64.1 0 0 0-64 64v96a64.1 64.1 0 0 0 64 64h32a64.1 64.1 0 0 0 64-64v-96a64.1 64.1 0 0 0-64-64zm48 160a48 48 0 0 1-48 48h-32a48 48 0 0 1-48-48v-96a48 48 0 0 1 48-48h32a48 48 0 0 1 48 48zm-56-112v48a8 8 0 0 1-16 0v-48a8 8 0 0 1 16 0z
    M144 16h-32a64.1 64.1 0 0 0-64 64v96a64.1 64.1 0 0 0 64 64h32a64.1 64.1 0 0 0 64-64v-96a64.1 64.1 0 0 0-64-64zm-8 96a8 8 0 0 1-16 0v-48a8 8 0 0 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm58.5-39l-26.6-26.6a51.6 51.6 0 1 0-9.5 9.5l26.6 26.6a6.7 6.7 0 0 0 9.5-9.5zm-105.5-58a38.1 38.1 0 1 1 38 38.1 38.1 38.1 0 0 1-38-38.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.5 49l-26.6-26.6a51.6 51.6 0 1 0-9.5 9.5l26.6 26.6a6.7 6.7 0 0 0 9.5-9.5zm-105.5-58a38.1 38.1 0 1 1 38 38.1 38.1 38.1 0 0 1-38-38.1z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-125.3 80l-58.7 53.8v-107.6zm11.9 10.8l12 11.1a8 8 0 0 0 10.8 0l12-11.1 58 53.2h-150.8zm46.7-10.8l58.7-53.8v107.6z
    M228.9 49.7a8 8 0 0 0-6.8-1.5l-61.2 15.3-61.3-30.7a8 8 0 0 0-5.5-.6l-64 16a8 8 0 0 0-6.1 7.8v144a8 8 0 0 0 9.9 7.8l61.2-15.3 61.3 30.7a8.2 8.2 0 0 0 3.6 .8 8 8 0 0 0 1.9-.2l64-16a8 8 0 0 0 6.1-7.8v-144a8 8 0 0 0-3.1-6.3zm-124.9 3.2l48 24v126.2l-48-24zm-64 9.3l48-12v127.6l-48 12zm176 131.6l-48 12v-127.6l48-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm57.9-133.6a6.7 6.7 0 0 0-5.8-1.2l-33.4 8.3-33.6-16.8a6.7 6.7 0 0 0-4.6-.5l-35.9 9a6.7 6.7 0 0 0-5.1 6.5v80.6a6.7 6.7 0 0 0 8.4 6.5l33.4-8.3 33.6 16.8a6.7 6.7 0 0 0 4.6 .5l35.9-9a6.7 6.7 0 0 0 5.1-6.5v-80.6a6.7 6.7 0 0 0-2.6-5.3zm-69.1 7.2l22.4 11.2v65.6l-22.4-11.2zm-35.8 3.4l22.4-5.6v66.7l-22.4 5.6zm94 70.1l-22.4 5.6v-66.8l22.4-5.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-47.5-43.9a4.5 4.5 0 0 0-3.8-.8l-34.3 8.6-34.3-17.2a4.5 4.5 0 0 0-3.1-.3l-35.8 8.9a4.5 4.5 0 0 0-3.4 4.4v80.6a4.5 4.5 0 0 0 5.5 4.4l34.3-8.6 34.3 17.2a4.6 4.6 0 0 0 2 .5 4.5 4.5 0 0 0 1.1-.2l35.8-8.9a4.5 4.5 0 0 0 3.4-4.4v-80.6a4.5 4.5 0 0 0-1.7-3.6zm-74.4 70.8a4.5 4.5 0 0 0-1.1 .1l-30.3 7.6v-71.4l30.9-7.7 .5 .2zm67.2 9.9l-30.9 7.7-.5-.2v-71.2a4.5 4.5 0 0 0 1.1-.1l30.3-7.6z
    M228.9 49.7a8 8 0 0 0-6.8-1.5l-61.2 15.3-61.3-30.7a8 8 0 0 0-5.5-.6l-64 16a8 8 0 0 0-6.1 7.8v144a8 8 0 0 0 9.9 7.8l61.2-15.3 61.3 30.7a8.2 8.2 0 0 0 3.6 .8 8 8 0 0 0 1.9-.2l64-16a8 8 0 0 0 6.1-7.8v-144a8 8 0 0 0-3.1-6.3zm-132.9 126.3a8 8 0 0 0-1.9 .2l-54.1 13.6v-127.6l55.1-13.7 .9 .4zm120 17.8l-55.1 13.7-.9-.4v-127.1a8 8 0 0 0 1.9-.2l54.1-13.6z
    M184 72a56 56 0 1 0-64 55.4v104.6a8 8 0 0 0 16 0v-104.6a56.1 56.1 0 0 0 48-55.4zm-56 40a40 40 0 1 1 40-40 40 40 0 0 1-40 40z
    M112 80a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm-48 0a64 64 0 0 1 128 0c0 60-57.6 93.5-60 95a8 8 0 0 1-7.9 0c-2.5-1.5-60.1-35-60.1-95zm16 0c0 42.2 35.8 70.2 48 78.5 12.2-8.3 48-36.3 48-78.5a48 48 0 0 0-96 0zm122.8 67.6a8 8 0 0 0-5.6 15c16.5 6.1 26.8 14.3 26.8 21.4 0 13.4-36.5 32-96 32s-96-18.6-96-32c0-7.1 10.3-15.3 26.8-21.4a8 8 0 0 0-5.6-15c-24 8.9-37.2 21.8-37.2 36.4 0 31.2 57.7 48 112 48s112-16.8 112-48c0-14.6-13.2-27.5-37.2-36.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-11.2-114.9a11.2 11.2 0 1 1 11.2 11.2 11.2 11.2 0 0 1-11.2-11.2zm-26.9 0a38.1 38.1 0 0 1 76.2 0c0 34.9-33.3 54.3-34.8 55.1a6.7 6.7 0 0 1-6.6 0c-1.5-.8-34.8-20.2-34.8-55.1zm13.5 0c0 21.4 17.2 36 24.6 41.3 7.4-5.4 24.6-20 24.6-41.3a24.6 24.6 0 0 0-49.2 0zm69.7 36.8a6.7 6.7 0 1 0-5.1 12.4c7.9 3.2 11.5 7 11.5 9.1 0 2.2-4 6.2-12.7 9.5-10.3 3.9-24 6.1-38.8 6.1s-28.5-2.1-38.8-6.1c-8.7-3.3-12.7-7.3-12.7-9.5 0-2.1 3.6-5.9 11.5-9.1a6.7 6.7 0 1 0-5.1-12.4c-9.1 3.7-19.9 10.4-19.9 21.5 0 19.1 32.7 29.1 65 29.1 16.4 0 31.8-2.5 43.6-7 8-3.1 21.4-10 21.4-22.1 0-11.1-10.8-17.8-19.9-21.5z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm33.6-119.4a33.6 33.6 0 1 0-40.3 33v56.6a6.7 6.7 0 0 0 13.4 0v-56.6a33.7 33.7 0 0 0 26.9-33zm-33.6 20.2a20.2 20.2 0 1 1 20.2-20.2 20.2 20.2 0 0 1-20.2 20.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-70.4-31.4a33.6 33.6 0 1 0-40.3 33v56.6a6.7 6.7 0 0 0 13.4 0v-56.6a33.7 33.7 0 0 0 26.9-33zm-33.6 20.2a20.2 20.2 0 1 1 20.2-20.2 20.2 20.2 0 0 1-20.2 20.2z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-46.4-111.4a33.6 33.6 0 1 0-40.3 33v56.6a6.7 6.7 0 0 0 13.4 0v-56.6a33.7 33.7 0 0 0 26.9-33zm-33.6 20.2a20.2 20.2 0 1 1 20.2-20.2 20.2 20.2 0 0 1-20.2 20.2z
    M216 96a88 88 0 1 0-144 67.8v76.2a8 8 0 0 0 11.6 7.2l44.4-22.2 44.4 22.2a8.1 8.1 0 0 0 3.6 .8 8 8 0 0 0 8-8v-76.2a87.8 87.8 0 0 0 32-67.8zm-160 0a72 72 0 1 1 72 72 72.1 72.1 0 0 1-72-72zm112 131.1l-36.4-18.3a8 8 0 0 0-7.2 0l-36.4 18.3v-52.7a87.9 87.9 0 0 0 80 0zm-40-75.1a56 56 0 1 0-56-56 56.1 56.1 0 0 0 56 56zm0-96a40 40 0 1 1-40 40 40 40 0 0 1 40-40z
    M216 96a88 88 0 1 0-144 67.8v76.2a8 8 0 0 0 11.6 7.2l44.4-22.2 44.4 22.2a8.1 8.1 0 0 0 3.6 .8 8 8 0 0 0 8-8v-76.2a87.8 87.8 0 0 0 32-67.8zm-160 0a72 72 0 1 1 72 72 72.1 72.1 0 0 1-72-72zm16 0a56 56 0 1 1 56 56 56.1 56.1 0 0 1-56-56z
    M212 56a28 28 0 1 0 28 28 28 28 0 0 0-28-28zm0 40a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm-60 50.1v-106.1a32 32 0 0 0-64 0v106.1a56 56 0 1 0 64 0zm-16-42.1h-32v-64a16 16 0 0 1 32 0z
    M248 120a48 48 0 0 0-48-48h-39.8c-2.9-.2-53.6-3.7-101.9-44.2a16 16 0 0 0-26.3 12.2v160a16 16 0 0 0 26.3 12.2c37.8-31.6 77-40.7 93.7-43.2v31.7a16 16 0 0 0 7.1 13.3l11 7.3a16 16 0 0 0 24.4-9.3l11.8-44.4a48.1 48.1 0 0 0 41.7-47.6zm-200 79.9v-159.9c42.8 35.9 86.6 45 104 47.2v65.5c-17.4 2.3-61.2 11.4-104 47.2zm131 8v.1l-11-7.3v-32.7h21.6zm21-55.9h-32v-64h32a32 32 0 1 1 0 64z
    M200 72h-39.8c-2.9-.2-53.6-3.7-101.9-44.2a16 16 0 0 0-26.3 12.2v160a16 16 0 0 0 26.3 12.2c37.8-31.6 77-40.7 93.7-43.2v31.7a16 16 0 0 0 7.1 13.3l11 7.3a16 16 0 0 0 24.4-9.3l11.8-44.4a48 48 0 0 0-6.3-95.6zm-21 135.9v.1l-11-7.3v-32.7h21.6zm21-55.9h-32v-64h32a32 32 0 1 1 0 64z
    M232 56h-208a16 16 0 0 0-16 16v128a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-128a16 16 0 0 0-16-16zm-208 16h208v96h-208zm88 80a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8h-64a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8zm-56-48h48v32h-48zm88 48h64a8 8 0 0 0 8-8v-48a8 8 0 0 0-8-8h-64a8 8 0 0 0-8 8v48a8 8 0 0 0 8 8zm8-48h48v32h-48z
    M232 56h-208a16 16 0 0 0-16 16v128a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-16h16v16a8 8 0 0 0 16 0v-128a16 16 0 0 0-16-16zm-24 40v48h-64v-48zm-96 0v48h-64v-48z
    M88 96a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8zm8 40h64a8 8 0 0 0 0-16h-64a8 8 0 0 0 0 16zm32 16h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm96-104v108.7a15.9 15.9 0 0 1-4.7 11.3l-51.3 51.3a15.9 15.9 0 0 1-11.3 4.7h-108.7a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-176 160h104v-48a8 8 0 0 1 8-8h48v-104h-160zm120-40v28.7l28.7-28.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h108.7a15.9 15.9 0 0 0 11.3-4.7l51.3-51.3a15.9 15.9 0 0 0 4.7-11.3v-108.7a16 16 0 0 0-16-16zm-112 56h64a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16zm32 80h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 0 16zm-32-32a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm64 68.7v-44.7h44.7z
    M128 24a104 104 0 0 0-91.8 152.9l-11.4 34a16 16 0 0 0 20.3 20.3l34-11.4a104 104 0 1 0 48.9-195.8zm0 192a87.9 87.9 0 0 1-44.1-11.8 8 8 0 0 0-6.5-.7l-37.4 12.5 12.5-37.4a8 8 0 0 0-.7-6.5 88 88 0 1 1 76.2 43.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-148.5a60.5 60.5 0 0 0-53.8 88.1l-6.1 18.1a11.2 11.2 0 0 0 14.2 14.2l18.1-6a60.5 60.5 0 1 0 27.6-114.4zm0 107.5a47 47 0 0 1-23.6-6.3 6.7 6.7 0 0 0-3.3-.9 6.8 6.8 0 0 0-2.1 .4l-16.7 5.5 5.5-16.7a6.7 6.7 0 0 0-.5-5.4 47 47 0 1 1 40.7 23.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.8 0a58.2 58.2 0 0 1-85.6 51.4l-19 6.4a9 9 0 0 1-11.4-11.4l6.4-19a58.2 58.2 0 1 1 109.6-27.4z
    M232 128a104 104 0 0 1-152.9 91.8l-34 11.4a16 16 0 0 1-20.3-20.3l11.4-34a104 104 0 1 1 195.8-48.9z
    M187.1 114.8l26.8-29.4a8 8 0 0 0-11.8-10.8l-20.6 22.6-17.2-54a15.9 15.9 0 0 0-15.2-11.2h-42.2a15.9 15.9 0 0 0-15.2 11.2l-50.9 160a16 16 0 0 0 15.2 20.8h144a16 16 0 0 0 15.2-20.8zm-2.4 45.2h-38.6l28.6-31.5zm-77.8-112h42.2l20 62.9-44.6 49.1h-53.2zm-50.9 160l10.2-32h123.6l10.2 32z
    M187.1 114.8l26.8-29.4a8 8 0 0 0-11.8-10.8l-20.6 22.6-17.2-54a15.9 15.9 0 0 0-15.2-11.2h-42.2a15.9 15.9 0 0 0-15.2 11.2l-50.9 160a16 16 0 0 0 15.2 20.8h144a16 16 0 0 0 15.2-20.8zm-115.8 45.2l35.6-112h42.2l20 62.9-44.6 49.1zm74.8 0l28.6-31.5 10 31.5z
    M128 176a48 48 0 0 0 48-48v-64a48 48 0 0 0-96 0v64a48 48 0 0 0 48 48zm-32-112a32 32 0 0 1 64 0v64a32 32 0 0 1-64 0zm40 143.6v32.4a8 8 0 0 1-16 0v-32.4a80.1 80.1 0 0 1-72-79.6 8 8 0 0 1 16 0 64 64 0 0 0 128 0 8 8 0 0 1 16 0 80.1 80.1 0 0 1-72 79.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-58.9a29.2 29.2 0 0 0 29.1-29.1v-35.8a29.1 29.1 0 0 0-58.2 0v35.8a29.2 29.2 0 0 0 29.1 29.1zm-15.7-64.9a15.7 15.7 0 0 1 31.4 0v35.8a15.7 15.7 0 0 1-31.4 0zm22.4 86.9v11.6a6.7 6.7 0 0 1-13.4 0v-11.6a51.6 51.6 0 0 1-44.8-51.1 6.7 6.7 0 0 1 13.4 0 38.1 38.1 0 0 0 76.2 0 6.7 6.7 0 0 1 13.4 0 51.6 51.6 0 0 1-44.8 51.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-130.9 0v-35.8a26.9 26.9 0 0 1 53.8 0v35.8a26.9 26.9 0 0 1-53.8 0zm71.7 0a4.5 4.5 0 0 0-9 0 35.8 35.8 0 0 1-71.6 0 4.5 4.5 0 0 0-9 0 44.9 44.9 0 0 0 40.3 44.6v18.1a4.5 4.5 0 0 0 9 0v-18.1a44.9 44.9 0 0 0 40.3-44.6z
    M80 128v-64a48 48 0 0 1 96 0v64a48 48 0 0 1-96 0zm128 0a8 8 0 0 0-16 0 64 64 0 0 1-128 0 8 8 0 0 0-16 0 80.1 80.1 0 0 0 72 79.6v32.4a8 8 0 0 0 16 0v-32.4a80.1 80.1 0 0 0 72-79.6z
    M213.9 218.6l-160-176a8 8 0 0 0-11.8 10.8l37.9 41.7v32.9a48 48 0 0 0 69.1 43.1l11.1 12.2a63.4 63.4 0 0 1-32.2 8.7 64.1 64.1 0 0 1-64-64 8 8 0 0 0-16 0 80.1 80.1 0 0 0 72 79.6v32.4a8 8 0 0 0 16 0v-32.4a78.8 78.8 0 0 0 35.2-12.2l30.9 34a8 8 0 1 0 11.8-10.8zm-85.9-58.6a32 32 0 0 1-32-32v-15.3l41.7 45.8a32 32 0 0 1-9.7 1.5zm57.5-3.9a63.3 63.3 0 0 0 6.5-28.1 8 8 0 0 1 16 0 79.2 79.2 0 0 1-8.1 35.1 8 8 0 0 1-7.2 4.5 7.9 7.9 0 0 1-3.5-.8 8 8 0 0 1-3.7-10.7zm-101.5-111.2a48 48 0 0 1 92 19.1v64a49.2 49.2 0 0 1-.3 5 8 8 0 0 1-8 7.2 8.1 8.1 0 0 1-.8 0 8 8 0 0 1-7.1-8.8c.1-1.1 .2-2.3 .2-3.4v-64a32 32 0 0 0-61.4-12.8 8 8 0 1 1-14.6-6.3z
    M213.4 229.9a8 8 0 0 1-11.3-.5l-30.9-34a78.8 78.8 0 0 1-35.2 12.2v32.4a8 8 0 0 1-16 0v-32.4a80.1 80.1 0 0 1-72-79.6 8 8 0 0 1 16 0 64.1 64.1 0 0 0 64 64 63.4 63.4 0 0 0 32.2-8.7l-11.1-12.2a48 48 0 0 1-69.1-43.1v-32.9l-37.9-41.7a8 8 0 0 1 11.8-10.8l160 176a8 8 0 0 1-.5 11.3zm-24.2-63.1a7.9 7.9 0 0 0 3.5 .8 8 8 0 0 0 7.2-4.5 79.2 79.2 0 0 0 8.1-35.1 8 8 0 0 0-16 0 63.3 63.3 0 0 1-6.5 28.1 8 8 0 0 0 3.7 10.7zm-27.3-29.2a8 8 0 0 0 13.8-4.6 49.5 49.5 0 0 0 .3-5v-64a48 48 0 0 0-92-19.1 8 8 0 0 0 1.4 8.5z
    M240 120h-16.3a95.5 95.5 0 0 0-22.4-54l12.4-12.3a8 8 0 0 0-11.4-11.4l-12.3 12.4a95.5 95.5 0 0 0-54-22.4v-16.3a8 8 0 0 0-16 0v16.3a95.5 95.5 0 0 0-54 22.4l-12.3-12.4a8 8 0 0 0-11.4 11.4l12.4 12.3a95.5 95.5 0 0 0-22.4 54h-16.3a8 8 0 0 0 0 16h16.3a95.5 95.5 0 0 0 22.4 54l-12.4 12.3a8 8 0 0 0 11.4 11.4l12.4-12.4a95.5 95.5 0 0 0 53.9 22.4v16.3a8 8 0 0 0 16 0v-16.3a95.5 95.5 0 0 0 54-22.4l12.4 12.4a8 8 0 0 0 11.3-11.4l-12.4-12.3a95.5 95.5 0 0 0 22.4-54h16.3a8 8 0 0 0 0-16zm-160-12a28 28 0 1 1 28 28 28 28 0 0 1-28-28zm48 84a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm48-48a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96zm46-96a5.5 5.5 0 0 1-5.5 5.5h-81a5.5 5.5 0 0 1 0-11h81a5.5 5.5 0 0 1 5.5 5.5z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3zm-66 0a5.5 5.5 0 0 1-5.5 5.5h-81a5.5 5.5 0 0 1 0-11h81a5.5 5.5 0 0 1 5.5 5.5z
    M152 112a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm77.7 117.7a8 8 0 0 1-11.4 0l-50-50.1a88.1 88.1 0 1 1 11.3-11.3l50.1 50a8 8 0 0 1 0 11.4zm-117.7-45.7a72 72 0 1 0-72-72 72.1 72.1 0 0 0 72 72z
    M192 136a8 8 0 0 1-8 8h-8v8a8 8 0 0 1-16 0v-8h-8a8 8 0 0 1 0-16h8v-8a8 8 0 0 1 16 0v8h8a8 8 0 0 1 8 8zm-88-8h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm136-40v96a16 16 0 0 1-16 16h-192a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16h16v-16a16 16 0 0 1 16-16h32a16 16 0 0 1 16 16v16h32v-16a16 16 0 0 1 16-16h32a16 16 0 0 1 16 16v16h16a16 16 0 0 1 16 16zm-80-16h32v-16h-32zm-96 0h32v-16h-32zm160 112v-96h-192v96h192z
    M224 72h-16v-16a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v16h-32v-16a16 16 0 0 0-16-16h-32a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v96a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-96a16 16 0 0 0-16-16zm-160-16h32v16h-32zm40 88h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 0 16zm80 0h-8v8a8 8 0 0 1-16 0v-8h-8a8 8 0 0 1 0-16h8v-8a8 8 0 0 1 16 0v8h8a8 8 0 0 1 0 16zm8-72h-32v-16h32z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-40-72a5.8 5.8 0 0 1-5.8 5.8h-84.4a5.8 5.8 0 0 1 0-11.6h84.4a5.8 5.8 0 0 1 5.8 5.8z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-56 72a5.8 5.8 0 0 1-5.8 5.8h-84.4a5.8 5.8 0 0 1 0-11.6h84.4a5.8 5.8 0 0 1 5.8 5.8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-32-80a8 8 0 0 1-8 8h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-40 104h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16z
    M233.5 142.2a8 8 0 0 0-8-2 88.1 88.1 0 0 1-109.8-109.8 8 8 0 0 0-10-10 104.8 104.8 0 0 0-52.9 37 104 104 0 0 0 83.2 166.6 103.1 103.1 0 0 0 62.5-20.9 104.8 104.8 0 0 0 37-52.9 8 8 0 0 0-2-8zm-44.6 48.1a88 88 0 0 1-123.2-123.2 89 89 0 0 1 31.4-26 106 106 0 0 0-1.1 14.9 104.1 104.1 0 0 0 104 104 106 106 0 0 0 14.9-1.1 89 89 0 0 1-26 31.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.7-81.6a6.7 6.7 0 0 0-6.7-1.7 47.1 47.1 0 0 1-58.7-58.7 6.7 6.7 0 0 0-8.4-8.4 61 61 0 0 0-30.8 21.6 60.5 60.5 0 0 0 48.4 96.8 60 60 0 0 0 36.3-12.1 61 61 0 0 0 21.6-30.8 6.7 6.7 0 0 0-1.7-6.7zm-27.9 26.7a47 47 0 0 1-65.9-65.9 47.6 47.6 0 0 1 13.1-11.8q-.2 2.1-.2 4.3a60.5 60.5 0 0 0 60.5 60.5q2.2 0 4.3-.2a47.5 47.5 0 0 1-11.8 13.1z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-43.8 12.4a58.7 58.7 0 0 1-20.7 29.7 58.2 58.2 0 0 1-93.3-46.6 57.7 57.7 0 0 1 11.7-35 58.7 58.7 0 0 1 29.7-20.7 4.5 4.5 0 0 1 5.6 5.6 49.3 49.3 0 0 0 61.5 61.5 4.5 4.5 0 0 1 5.6 5.6z
    M235.5 150.2a104.8 104.8 0 0 1-37 52.9 104 104 0 0 1-166.5-83.1 103.1 103.1 0 0 1 20.9-62.5 104.8 104.8 0 0 1 52.9-37 8 8 0 0 1 10 10 88.1 88.1 0 0 0 109.8 109.8 8 8 0 0 1 10 10z
    M240 96a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8zm-96-40h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16zm72.8 97a8 8 0 0 1 1.4 8 96 96 0 1 1-123.1-123.2 8 8 0 0 1 10.6 9.1 88.1 88.1 0 0 0 103.4 103.4 8 8 0 0 1 7.7 2.7zm-19.4 14.9c-1.8 .1-3.6 .1-5.4 .1a104.1 104.1 0 0 1-104-104c0-1.8 0-3.6 .1-5.4a80 80 0 1 0 109.3 109.3z
    M240 96a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8zm-96-40h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16zm65.1 94.3a88.1 88.1 0 0 1-103.4-103.4 8 8 0 0 0-10.6-9.1 96 96 0 1 0 123.1 123.1 8 8 0 0 0-9.1-10.6z
    M216 128a39.3 39.3 0 0 0-6.3 .5l-34.2-91.3a8 8 0 0 0-7.5-5.2h-32a8 8 0 0 0 0 16h26.5l32.3 86.1a40.1 40.1 0 0 0-18 25.9h-40.3l-25-66.8a8 8 0 0 0-7.5-5.2h-80a8 8 0 0 0 0 16h8v13.4a56.1 56.1 0 0 0-32 50.6 8 8 0 0 0 8 8h8.8a40 40 0 0 0 78.4 0h81.6a40 40 0 1 0 39.2-48zm-173.3 2.3a8 8 0 0 0 5.3-7.6v-18.7h50.5l21 56h-102.7a40.1 40.1 0 0 1 25.9-29.7zm13.3 61.7a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16zm160 0a24 24 0 0 1-15.4-42.4l7.9 21.2a8 8 0 0 0 15-5.6l-7.9-21.2h.4a24 24 0 0 1 0 48z
    M216 128a39.3 39.3 0 0 0-6.3 .5l-34.2-91.3a8 8 0 0 0-7.5-5.2h-32a8 8 0 0 0 0 16h26.5l32.3 86.1a40.1 40.1 0 0 0-18 25.9h-40.3l-25-66.8a8 8 0 0 0-7.5-5.2h-80a8 8 0 0 0 0 16h8v13.4a56.1 56.1 0 0 0-32 50.6 8 8 0 0 0 8 8h8.8a40 40 0 0 0 78.4 0h81.6a40 40 0 1 0 39.2-48zm-160 64a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16zm160 0a24 24 0 0 1-15.4-42.4l7.9 21.2a8 8 0 0 0 15-5.6l-7.9-21.2h.4a24 24 0 0 1 0 48z
    M216 120a41 41 0 0 0-6.6 .6l-5.8-15.2a55.6 55.6 0 0 1 12.4-1.4 8 8 0 0 0 0-16h-19.1l-13.4-34.9a8 8 0 0 0-7.5-5.1h-32a8 8 0 0 0 0 16h26.5l9.2 24h-27.7c-18.5 0-33.5 4.3-43.4 12.5a16 16 0 0 1-16.7 2c-10.6-4.8-60.8-25.2-65.2-26.9l-5.7-2.2a17.7 17.7 0 0 0-5-1.4 8 8 0 0 0-2.9 15.5c.5 .1 47.2 18.3 72.2 29.6a32.2 32.2 0 0 0 33.5-4.3c4.9-4 14.6-8.8 33.2-8.8h18.8a71.7 71.7 0 0 0-24.1 36.6 15.9 15.9 0 0 1-15.4 11.4h-52.1a40 40 0 1 0 0 16h52.1a31.9 31.9 0 0 0 30.8-23.1 56 56 0 0 1 26.5-33.7l5.9 15.1a40 40 0 1 0 21.5-6.3zm-176 48h22.6a24 24 0 1 1 0-16h-22.6a8 8 0 0 0 0 16zm176 16a24 24 0 0 1-15.6-42.2l8.1 21.1a8 8 0 1 0 15-5.8l-8.1-21.1h.6a24 24 0 0 1 0 48z
    M216 120a41 41 0 0 0-6.6 .6l-5.8-15.2a55.6 55.6 0 0 1 12.4-1.4 8 8 0 0 0 0-16h-19.1l-13.4-34.9a8 8 0 0 0-7.5-5.1h-32a8 8 0 0 0 0 16h26.5l9.2 24h-27.7c-18.5 0-33.5 4.3-43.4 12.5a16 16 0 0 1-16.7 2c-10.6-4.8-73.3-30.1-73.8-30.2a8 8 0 0 0-5 15.2s55.5 21.9 66.5 32.9a55.7 55.7 0 0 1 15.8 31.6h-16.2a40 40 0 1 0 0 16h52.1a31.9 31.9 0 0 0 30.8-23.1 56 56 0 0 1 26.5-33.7l5.9 15.1a40 40 0 1 0 21.5-6.3zm-176 48h22.6a24 24 0 1 1 0-16h-22.6a8 8 0 0 0 0 16zm176 16a24 24 0 0 1-15.6-42.2l8.1 21.1a8 8 0 1 0 15-5.8l-8.1-21.1h.6a24 24 0 0 1 0 48z
    M164 80a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm90.9 155.9l-54.6-92.1a15.9 15.9 0 0 0-13.7-7.8 15.8 15.8 0 0 0-13.8 7.8l-26.2 44.2-44.8-76.1a16 16 0 0 0-27.6 0l-73.1 124a8 8 0 0 0 6.9 12.1h240a8 8 0 0 0 6.9-12.1zm-166.9-115.9l23.6 40h-47.2zm-66 112l33-56h66l18.7 31.8 14.3 24.2zm150.6 0l-16.7-28.3 30.7-51.7 47.4 80z
    M254.9 195.9l-54.6-92.1a15.9 15.9 0 0 0-13.7-7.8 15.8 15.8 0 0 0-13.8 7.8l-15.6 26.4a4 4 0 0 0 0 4.1l26.8 45.5a8.1 8.1 0 0 1-1.9 10.5 8 8 0 0 1-11.8-2.2l-68.5-116.2a16 16 0 0 0-27.6 0l-73.1 124a8 8 0 0 0 1 9.6 8.2 8.2 0 0 0 6.1 2.5h239.6a8.3 8.3 0 0 0 6.1-2.6 8 8 0 0 0 1-9.5zm-190.5-75.9l23.6-40 23.6 40zm75.6-68a24 24 0 1 1 24 24 24 24 0 0 1-24-24z
    M216 104h-113.9l107.9-28.5a8 8 0 0 0 5.7-9.8l-8.2-30a15.9 15.9 0 0 0-19.4-11.2l-152.3 40.2a15.8 15.8 0 0 0-9.7 7.4 15.5 15.5 0 0 0-1.5 12l7.4 27.5c0 .1 0 .2 0 .4v88a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-88a8 8 0 0 0-8-8zm-23.8-64l6 22.1-22.7 6-28.1-16.3zm-66.7 17.6l28.1 16.2-37 9.8-28.1-16.2zm-79.4 44.6l-6-22.1 26.5-7 28.1 16.3zm161.9 97.8h-160v-80h160v80z
    M216 104h-113.9l107.9-28.5a8 8 0 0 0 5.7-9.8l-8.2-30a15.9 15.9 0 0 0-19.4-11.2l-152.3 40.2a15.8 15.8 0 0 0-9.7 7.4 15.5 15.5 0 0 0-1.5 12l7.4 27.5c0 .1 0 .2 0 .4v88a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-88a8 8 0 0 0-8-8zm-23.8-64l6 22.1-33.6 8.9-28.2-16.3zm-114.6 30.3l28.1 16.2-59.6 15.7-6-22z
    M104 104v80a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0zm40-8a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-80a8 8 0 0 0-8-8zm96 16v64a24 24 0 0 1-24 24h-16v8a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-136c0-30.9 28.7-56 64-56 16.8 0 32.9 5.8 44.8 16h11.2a40 40 0 0 1 40 40v16h16a24 24 0 0 1 24 24zm-183-48h125.6a24 24 0 0 0-22.6-16h-14.3a8 8 0 0 1-5.5-2.2c-9.1-8.8-22.3-13.8-36.2-13.8-23.2 0-42.6 13.8-47 32zm127 144v-128h-128v128h128zm40-96a8 8 0 0 0-8-8h-16v80h16a8 8 0 0 0 8-8z
    M216 88h-16v-16a40 40 0 0 0-40-40h-11.2c-11.9-10.2-28-16-44.8-16-35.3 0-64 25.1-64 56v136a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-8h16a24 24 0 0 0 24-24v-64a24 24 0 0 0-24-24zm-112 96a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0zm48 0a8 8 0 0 1-16 0v-80a8 8 0 0 1 16 0zm-95-120c4.5-18.2 23.8-32 47-32 13.9 0 27.1 5 36.2 13.8a8 8 0 0 0 5.5 2.2h14.3a24 24 0 0 1 22.6 16zm167 112a8 8 0 0 1-8 8h-16v-80h16a8 8 0 0 1 8 8z
    M205.7 194.3a8 8 0 0 1-11.4 11.4l-66.3-66.4-66.3 66.4a8 8 0 0 1-11.4-11.4l66.4-66.3-66.4-66.3a8 8 0 0 1 11.4-11.4l66.3 66.4 66.3-66.4a8 8 0 0 1 11.4 11.4l-66.4 66.3z
    M165.7 101.7l-26.4 26.3 26.4 26.3a8 8 0 0 1-11.4 11.4l-26.3-26.4-26.3 26.4a8 8 0 0 1-11.4-11.4l26.4-26.3-26.4-26.3a8 8 0 0 1 11.4-11.4l26.3 26.4 26.3-26.4a8 8 0 0 1 11.4 11.4zm66.3 26.3a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm37.7 130.3a8 8 0 0 1-11.4 11.4l-26.3-26.4-26.3 26.4a8 8 0 0 1-11.4-11.4l26.4-26.3-26.4-26.3a8 8 0 0 1 11.4-11.4l26.3 26.4 26.3-26.4a8 8 0 0 1 11.4 11.4l-26.4 26.3z
    M168 16a72.1 72.1 0 0 0-72 72 73.3 73.3 0 0 0 .6 9.4l-69.5 94.8a15.9 15.9 0 0 0 1.6 20.8l14.3 14.3a15.9 15.9 0 0 0 20.8 1.6l94.8-69.5a73.3 73.3 0 0 0 9.4 .6 72 72 0 1 0 0-144zm56 72a55.7 55.7 0 0 1-11.2 33.5l-78.3-78.3a56 56 0 0 1 89.5 44.8zm-169.7 128l-14.3-14.3 62.1-84.7a72.4 72.4 0 0 0 36.9 36.9zm57.7-128a55.7 55.7 0 0 1 11.2-33.5l78.3 78.3a56 56 0 0 1-89.5-44.8zm-2.4 58.3a8 8 0 0 1 0 11.3l-8 8a8 8 0 1 1-11.3-11.3l8-8a8 8 0 0 1 11.4 0z
    M210.3 56.3l-80-24a8 8 0 0 0-10.3 7.7v108.3a48 48 0 1 0 16 35.7v-85.2l69.7 20.9a8 8 0 0 0 10.3-7.7v-48a8 8 0 0 0-5.7-7.7zm-122.3 159.7a32 32 0 1 1 32-32 32 32 0 0 1-32 32zm112-114.8l-64-19.2v-31.2l64 19.2z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm8 72h120a8 8 0 0 0 0-16h-120a8 8 0 0 0 0 16zm72 48h-72a8 8 0 0 0 0 16h72a8 8 0 0 0 0-16zm135.7-57.7a8 8 0 0 1-10 5.4l-29.7-8.9v69.2a32 32 0 1 1-16-27.7v-52.3a8 8 0 0 1 10.3-7.7l40 12a8 8 0 0 1 5.4 10zm-55.7 65.7a16 16 0 1 0-16 16 16 16 0 0 0 16-16z
    M212.9 17.7a8 8 0 0 0-6.8-1.5l-128 32a8 8 0 0 0-6.1 7.8v110.1a36 36 0 1 0 16 29.9v-85.8l112-28v51.9a36 36 0 1 0 16 29.9v-140a8 8 0 0 0-3.1-6.3zm-160.9 198.3a20 20 0 1 1 20-20 20 20 0 0 1-20 20zm36-122.2v-31.6l112-28v31.6zm92 90.2a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M96 54v-14a16 16 0 0 1 16-16h32a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-16.4a8 8 0 0 1 0-16h16.4v-32h-32v14a8 8 0 0 1-16 0zm117.9 156.6a8 8 0 1 1-11.8 10.8l-84.9-93.4h-45.2v32h8a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-32a16 16 0 0 1-16-16v-32a16 16 0 0 1 16-16h8v-32h-32a8 8 0 0 1 0-16h78.6l-60.5-66.6a8 8 0 1 1 11.8-10.8zm-133.9-34.6h-32v32h32zm152-64h-68a8 8 0 0 0 0 16h20v22.8a8 8 0 1 0 16 0v-22.8h32a8 8 0 0 0 0-16z
    M88 112a8 8 0 0 1 8-8h80a8 8 0 0 1 0 16h-80a8 8 0 0 1-8-8zm8 40h80a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16zm136-88v120a24 24 0 0 1-24 24h-176a24 24 0 0 1-24-23.9v-96.1a8 8 0 0 1 16 0v96a8 8 0 0 0 16 0v-120a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16 0h-160v120a23.8 23.8 0 0 1-1.4 8h153.4a8 8 0 0 0 8-8z
    M216 48h-160a16 16 0 0 0-16 16v120a8 8 0 0 1-16 0v-96a8 8 0 0 0-16 0v96.1a24 24 0 0 0 24 23.9h176a24 24 0 0 0 24-24v-120a16 16 0 0 0-16-16zm-40 104h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16zm0-32h-80a8 8 0 0 1 0-16h80a8 8 0 0 1 0 16z
    M165.7 154.3a8 8 0 0 1-11.4 11.4l-64-64a8 8 0 0 1 11.4-11.4zm66.3-26.3a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M168 128a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-8 24h-64a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16zm56-112v160a32 32 0 0 1-32 32h-112a32 32 0 0 1-32-32v-160a8 8 0 0 1 8-8h24v-8a8 8 0 0 1 16 0v8h32v-8a8 8 0 0 1 16 0v8h32v-8a8 8 0 0 1 16 0v8h24a8 8 0 0 1 8 8zm-16 8h-16v8a8 8 0 0 1-16 0v-8h-32v8a8 8 0 0 1-16 0v-8h-32v8a8 8 0 0 1-16 0v-8h-16v152a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16z
    M224 88h-48.6l8.5-46.6a8 8 0 0 0-15.8-2.8l-9 49.4h-47.7l8.5-46.6a8 8 0 0 0-15.8-2.8l-9 49.4h-47.1a8 8 0 0 0 0 16h44.2l-8.7 48h-51.5a8 8 0 0 0 0 16h48.6l-8.5 46.6a8 8 0 0 0 6.5 9.3 7.8 7.8 0 0 0 1.4 .1 8 8 0 0 0 7.9-6.6l9-49.4h47.7l-8.5 46.6a8 8 0 0 0 6.5 9.3 7.8 7.8 0 0 0 1.4 .1 8 8 0 0 0 7.9-6.6l9-49.4h47.1a8 8 0 0 0 0-16h-44.2l8.7-48h51.5a8 8 0 0 0 0-16zm-76.5 64h-47.7l8.7-48h47.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm53.8-112.6h-24.6l4.3-23.5a6.7 6.7 0 0 0-13.2-2.4l-4.7 25.9h-22.2l4.3-23.5a6.7 6.7 0 1 0-13.3-2.4l-4.7 25.9h-24.5a6.7 6.7 0 0 0 0 13.4h22.1l-4.1 22.4h-27a6.7 6.7 0 0 0 0 13.4h24.6l-4.3 23.5a6.7 6.7 0 0 0 5.4 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h22.2l-4.3 23.5a6.7 6.7 0 0 0 5.5 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h24.5a6.7 6.7 0 0 0 0-13.4h-22.1l4.1-22.4h27a6.7 6.7 0 0 0 0-13.4zm-44.7 35.8h-22.2l4-22.4h22.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.2-24.6h-24.6l4.3-23.5a6.7 6.7 0 0 0-13.2-2.4l-4.7 25.9h-22.2l4.3-23.5a6.7 6.7 0 1 0-13.3-2.4l-4.7 25.9h-24.5a6.7 6.7 0 0 0 0 13.4h22.1l-4.1 22.4h-27a6.7 6.7 0 0 0 0 13.4h24.6l-4.3 23.5a6.7 6.7 0 0 0 5.4 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h22.2l-4.3 23.5a6.7 6.7 0 0 0 5.5 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h24.5a6.7 6.7 0 0 0 0-13.4h-22.1l4.1-22.4h27a6.7 6.7 0 0 0 0-13.4zm-44.7 35.8h-22.2l4-22.4h22.2z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-26.2-104.6h-24.6l4.3-23.5a6.7 6.7 0 0 0-13.2-2.4l-4.7 25.9h-22.2l4.3-23.5a6.7 6.7 0 1 0-13.3-2.4l-4.7 25.9h-24.5a6.7 6.7 0 0 0 0 13.4h22.1l-4.1 22.4h-27a6.7 6.7 0 0 0 0 13.4h24.6l-4.3 23.5a6.7 6.7 0 0 0 5.4 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h22.2l-4.3 23.5a6.7 6.7 0 0 0 5.5 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h24.5a6.7 6.7 0 0 0 0-13.4h-22.1l4.1-22.4h27a6.7 6.7 0 0 0 0-13.4zm-44.7 35.8h-22.2l4-22.4h22.2z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-42.2 55.4h-24.6l4.3-23.5a6.7 6.7 0 0 0-13.2-2.4l-4.7 25.9h-22.2l4.3-23.5a6.7 6.7 0 1 0-13.3-2.4l-4.7 25.9h-24.5a6.7 6.7 0 0 0 0 13.4h22.1l-4.1 22.4h-27a6.7 6.7 0 0 0 0 13.4h24.6l-4.3 23.5a6.7 6.7 0 0 0 5.4 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h22.2l-4.3 23.5a6.7 6.7 0 0 0 5.5 7.8 6.4 6.4 0 0 0 1.2 .1 6.7 6.7 0 0 0 6.6-5.5l4.7-25.9h24.5a6.7 6.7 0 0 0 0-13.4h-22.1l4.1-22.4h27a6.7 6.7 0 0 0 0-13.4zm-44.7 35.8h-22.2l4-22.4h22.2z
    M227.3 80.2l-51.5-51.5a15.9 15.9 0 0 0-11.4-4.7h-72.8a15.9 15.9 0 0 0-11.4 4.7l-51.5 51.5a15.9 15.9 0 0 0-4.7 11.4v72.8a15.9 15.9 0 0 0 4.7 11.4l51.5 51.5a15.9 15.9 0 0 0 11.4 4.7h72.8a15.9 15.9 0 0 0 11.4-4.7l51.5-51.5a15.9 15.9 0 0 0 4.7-11.4v-72.8a15.9 15.9 0 0 0-4.7-11.4zm-11.3 84.2l-51.6 51.6h-72.8l-51.6-51.6v-72.8l51.6-51.6h72.8l51.6 51.6z
    M227.3 80.2l-51.5-51.5a16.1 16.1 0 0 0-11.4-4.7h-72.8a16.1 16.1 0 0 0-11.4 4.7l-51.5 51.5a16.1 16.1 0 0 0-4.7 11.4v72.8a16.1 16.1 0 0 0 4.7 11.4l51.5 51.5a16.1 16.1 0 0 0 11.4 4.7h72.8a16.1 16.1 0 0 0 11.4-4.7l51.5-51.5a16.1 16.1 0 0 0 4.7-11.4v-72.8a16.1 16.1 0 0 0-4.7-11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm39.2 96a39.8 39.8 0 0 0-5.8-14l34.2-34.2a87.5 87.5 0 0 1 20 48.2zm-15.2 8a24 24 0 1 1-24-24 24 24 0 0 1 24 24zm-24 88a88 88 0 1 1 56.3-155.6l-34.3 34.2a40 40 0 1 0 17.2 41.4h48.4a88.1 88.1 0 0 1-87.6 80z
    M188.3 43.3a8 8 0 0 0-.7-.5c-.2-.1-.4-.3-.7-.4a103.8 103.8 0 1 0 1.4 1zm-60.3 108.7a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm88-24c0 2.5-.1 4.9-.3 7.3l-47.7-8.4a39.8 39.8 0 0 0-11-26.4l27.8-39.7a87.8 87.8 0 0 1 31.2 67.2z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-136-132a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm44 0a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm44 0a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm24 28h-112a8 8 0 0 0-8 8v72a8 8 0 0 0 8 8h112a8 8 0 0 0 8-8v-72a8 8 0 0 0-8-8zm-8 72h-96v-56h96z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-36 24a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm-44 0a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm-44 0a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm108 136h-128v-88h128z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm8-136h-32a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-16h24a36 36 0 0 0 0-72zm0 56h-24v-40h24a20 20 0 0 1 0 40z
    M156 116a20 20 0 0 1-20 20h-24v-40h24a20 20 0 0 1 20 20zm76 12a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-60-12a36 36 0 0 0-36-36h-32a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-16h24a36 36 0 0 0 36-36z
    M232 32a8 8 0 0 0-8-8c-44.1 0-89.3 49.7-114.4 82.6a60 60 0 0 0-77.6 57.4c0 30.9-19.5 44.7-20.5 45.4a8 8 0 0 0 4.5 14.6h76a60 60 0 0 0 57.4-77.6c32.9-25.1 82.6-70.3 82.6-114.4zm-140 176h-57.4c6.8-9.6 13.4-24.1 13.4-44a44 44 0 1 1 44 44zm32.4-94.4q5.2-6.7 10.1-12.6a76.2 76.2 0 0 1 20.5 20.5q-5.9 4.9-12.6 10.1a60.5 60.5 0 0 0-18-18zm42.7-2.7a92.6 92.6 0 0 0-22-22c31.8-34.6 55.8-45 69.9-47.9-2.8 14.1-13.4 38.1-47.9 69.9z
    M232 32a8 8 0 0 0-8-8c-44.1 0-89.3 49.7-114.4 82.6a60 60 0 0 0-77.6 57.4c0 30.9-19.5 44.7-20.5 45.4a8 8 0 0 0 4.5 14.6h76a60 60 0 0 0 57.4-77.6c32.9-25.1 82.6-70.3 82.6-114.4zm-107.6 81.6q5.2-6.7 10.1-12.6a76.2 76.2 0 0 1 20.5 20.5q-5.9 4.9-12.6 10.1a60.5 60.5 0 0 0-18-18zm42.7-2.7a92.6 92.6 0 0 0-22-22c31.8-34.6 55.8-45 69.9-47.9-2.8 14.1-13.4 38.1-47.9 69.9z
    M200.8 53.9a103.3 103.3 0 0 0-72.8-29.9h-1.1a104 104 0 0 0-102.9 104c0 43 26.6 79.1 69.4 94.2a32 32 0 0 0 42.6-30.2 16 16 0 0 1 16-16h46.2a31.8 31.8 0 0 0 31.2-24.9 104.4 104.4 0 0 0 2.6-24 103.3 103.3 0 0 0-31.2-73.2zm13 93.7a15.9 15.9 0 0 1-15.6 12.4h-46.2a32 32 0 0 0-32 32 16 16 0 0 1-21.3 15.1c-36.2-12.8-58.7-43.1-58.7-79.1a88 88 0 0 1 87.1-88h.9a88.4 88.4 0 0 1 88 87.2 88.9 88.9 0 0 1-2.2 20.4zm-73.8-71.6a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-44 24a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm0 56a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88-56a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M200.8 53.9a103.3 103.3 0 0 0-72.8-29.9h-1.1a104 104 0 0 0-102.9 104c0 43 26.6 79.1 69.4 94.2a32 32 0 0 0 42.6-30.2 16 16 0 0 1 16-16h46.2a31.8 31.8 0 0 0 31.2-24.9 104.4 104.4 0 0 0 2.6-24 103.3 103.3 0 0 0-31.2-73.2zm-116.8 114.1a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm0-56a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44-24a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm44 24a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M209.7 122.3a8 8 0 0 1 0 11.4l-82.1 82a56 56 0 0 1-79.2-79.3l99.3-100.7a40 40 0 1 1 56.6 56.6l-99.3 100.7a24 24 0 1 1-34-34l83.3-84.6a8 8 0 1 1 11.4 11.2l-83.3 84.7a8 8 0 1 0 11.3 11.4l99.2-100.7a24 24 0 1 0-33.9-34l-99.2 100.7a40 40 0 1 0 56.5 56.6l82.1-82a8 8 0 0 1 11.3 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm47.3-83.2l-45.9 45.9a33.6 33.6 0 0 1-47.6-47.6l55-54.8a22.4 22.4 0 0 1 31.7 31.7l-.1 .1-53.7 51.6a6.7 6.7 0 1 1-9.3-9.6l53.6-51.6a9 9 0 0 0-12.7-12.7l-55 54.8a20.2 20.2 0 0 0 28.6 28.5l45.9-45.9a6.7 6.7 0 0 1 9.5 9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-56.7 4.8l-45.9 45.9a33.6 33.6 0 0 1-47.6-47.6l55-54.8a22.4 22.4 0 0 1 31.7 31.7l-.1 .1-53.7 51.6a6.7 6.7 0 1 1-9.3-9.6l53.6-51.6a9 9 0 0 0-12.7-12.7l-55 54.8a20.2 20.2 0 0 0 28.6 28.5l45.9-45.9a6.7 6.7 0 0 1 9.5 9.5z
    M227.3 28.7a16 16 0 0 0-15.6-4.1h-.2l-191.9 58.2a16 16 0 0 0-2.5 29.8l84.9 41.4 41.3 84.9a15.9 15.9 0 0 0 14.4 9.1q.7 0 1.4-.1a15.9 15.9 0 0 0 14-11.5l58.2-191.9c0-.1 0-.1 0-.2a16 16 0 0 0-4-15.6zm-69.5 203.1v.2-.1l-40.1-82.3 48-48a8 8 0 0 0-11.3-11.3l-48 48-82.3-40.1h-.1 .2l191.8-58.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm57.2-145.2a11.2 11.2 0 0 0-11-2.9l-.1 .1-107.5 32.6a11.2 11.2 0 0 0-1.7 20.8l46.9 22.8 22.8 46.9a11.1 11.1 0 0 0 10 6.4c.4 0 .7 0 1-.1a11.1 11.1 0 0 0 9.8-8l32.6-107.5a.8 .8 0 0 0 .1-.1 11.2 11.2 0 0 0-2.9-11zm-41 109.3l-19.3-39.5 25.8-25.8a6.7 6.7 0 0 0-9.5-9.5l-25.8 25.8-39.5-19.3 98-29.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-46.1-46.8s0 0 0 0l-32.6 107.5a8.9 8.9 0 0 1-7.8 6.5q-.4 0-.8 0a8.9 8.9 0 0 1-8.1-5.1l-20.4-41.9a2.2 2.2 0 0 1 .5-2.5l32.4-32.5a4.5 4.5 0 0 0-6.3-6.3l-32.5 32.4a2.2 2.2 0 0 1-2.5 .5l-41.9-20.4a9 9 0 0 1 1.4-16.7l107.5-32.6a9 9 0 0 1 11.1 11.1z
    M231.4 44.3s0 .1 0 .2l-58.2 191.9a15.9 15.9 0 0 1-14 11.5q-.7 .1-1.4 .1a15.9 15.9 0 0 1-14.4-9.2l-36.4-74.6a4 4 0 0 1 .8-4.6l57.9-58a8 8 0 0 0-11.3-11.3l-58 58a4 4 0 0 1-4.5 .7l-74.8-36.4a16 16 0 0 1 2.5-29.8l191.9-58.2h.2a16 16 0 0 1 19.7 19.7z
    M208 40h-112a64 64 0 0 0 0 128h40v40a8 8 0 0 0 16 0v-152h24v152a8 8 0 0 0 16 0v-152h16a8 8 0 0 0 0-16zm-72 112h-40a48 48 0 0 1 0-96h40z
    M40 128c0 58.3 34.7 80.2 36.2 81.2a8 8 0 0 1-8.3 13.7c-1.8-1.1-43.9-27.1-43.9-94.9s42.1-93.8 43.9-94.9a8 8 0 0 1 8.2 13.7c-1.6 1-36.1 23-36.1 81.2zm148.1-94.9a8 8 0 0 0-8.3 13.7c1.5 1 36.2 22.9 36.2 81.2s-34.7 80.2-36.1 81.1a8 8 0 0 0 8.2 13.8c1.8-1.1 43.9-27.1 43.9-94.9s-42.1-93.8-43.9-94.9z
    M111.5 52.6a15.8 15.8 0 0 0-26 5.8l-52.5 144.4a15.8 15.8 0 0 0 14.8 21.2 16 16 0 0 0 5.4-1l144.4-52.5a15.8 15.8 0 0 0 5.8-26zm-46.4 108.5l19.2-52.8 63.4 63.4-52.8 19.2zm94.9-89.1a37.8 37.8 0 0 1 3.8-15.6c5.3-10.6 15.3-16.4 28.2-16.4 6.7 0 11-2.3 13.6-7.2a22 22 0 0 0 2.4-8.9 8 8 0 0 1 16 .1c0 12.9-8.5 32-32 32-6.7 0-11 2.3-13.6 7.2a22 22 0 0 0-2.4 8.9 8 8 0 0 1-16-.1zm-24-32v-24a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0zm101.7 82.3a8 8 0 1 1-11.4 11.3l-16-16a8 8 0 0 1 11.4-11.3zm4.8-42.7l-24 8a8 8 0 0 1-5-15.2l24-8a8 8 0 0 1 5 15.2z
    M200 32h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-40v-160h40zm-104-176h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-40v-160h40z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-16-120v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm48 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-16 136a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm48 0a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M216 48v160a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16zm-120-16h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-45.8-110.4v76.8a7.7 7.7 0 0 1-7.6 7.7h-19.2a7.7 7.7 0 0 1-7.7-7.7v-76.8a7.7 7.7 0 0 1 7.7-7.7h19.2a7.7 7.7 0 0 1 7.6 7.7zm-57.6-7.7h-19.2a7.7 7.7 0 0 0-7.6 7.7v76.8a7.7 7.7 0 0 0 7.6 7.7h19.2a7.7 7.7 0 0 0 7.7-7.7v-76.8a7.7 7.7 0 0 0-7.7-7.7z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-61.8 33.6v76.8a7.7 7.7 0 0 1-7.6 7.7h-19.2a7.7 7.7 0 0 1-7.7-7.7v-76.8a7.7 7.7 0 0 1 7.7-7.7h19.2a7.7 7.7 0 0 1 7.6 7.7zm-57.6-7.7h-19.2a7.7 7.7 0 0 0-7.6 7.7v76.8a7.7 7.7 0 0 0 7.6 7.7h19.2a7.7 7.7 0 0 0 7.7-7.7v-76.8a7.7 7.7 0 0 0-7.7-7.7z
    M212 80a28 28 0 1 0 28 28 28 28 0 0 0-28-28zm0 40a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm-140-12a28 28 0 1 0-28 28 28 28 0 0 0 28-28zm-28 12a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm48-32a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm72 40a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm0-40a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm23.1 100.9a35.3 35.3 0 0 1-16.9-21.2 44 44 0 0 0-84.4 0 35.2 35.2 0 0 1-16.8 21.1 40 40 0 0 0 19 75.2 39.5 39.5 0 0 0 15.5-3.1 64.1 64.1 0 0 1 48.9 0 40 40 0 0 0 34.7-72zm-19.1 59.1a24 24 0 0 1-9.4-1.9 80.1 80.1 0 0 0-61.2 0 24 24 0 0 1-20.8-43.3 51.2 51.2 0 0 0 24.5-30.7 28 28 0 0 1 53.8 0 51.3 51.3 0 0 0 24.5 30.7 24 24 0 0 1-11.4 45.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm60.5-99.2a13.4 13.4 0 1 1-13.5-13.4 13.4 13.4 0 0 1 13.5 13.4zm-94.1 0a13.4 13.4 0 1 0-13.4 13.4 13.4 13.4 0 0 0 13.4-13.4zm13.4-13.4a13.4 13.4 0 1 0-13.4-13.5 13.4 13.4 0 0 0 13.4 13.5zm40.4 0a13.4 13.4 0 1 0-13.5-13.5 13.4 13.4 0 0 0 13.5 13.5zm26.8 56a24.6 24.6 0 0 1-34.2 22.7 33.7 33.7 0 0 0-25.6 0 24.6 24.6 0 0 1-21.4-44.4 17.5 17.5 0 0 0 8.4-10.5 26.9 26.9 0 0 1 51.6 0 17.6 17.6 0 0 0 8.4 10.5 24.6 24.6 0 0 1 12.8 21.7zm-13.4 0a11.2 11.2 0 0 0-5.9-9.9 30.9 30.9 0 0 1-14.8-18.5 13.4 13.4 0 0 0-25.8 0 30.9 30.9 0 0 1-14.8 18.5 11.2 11.2 0 0 0 5.3 21.1 11.1 11.1 0 0 0 4.4-.9 47 47 0 0 1 36 0 11.1 11.1 0 0 0 4.4 .9 11.2 11.2 0 0 0 11.2-11.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.3-11.2a15.7 15.7 0 1 1-15.7-15.7 15.7 15.7 0 0 1 15.7 15.7zm-94.1 0a15.7 15.7 0 1 0-15.6 15.7 15.7 15.7 0 0 0 15.6-15.7zm11.2-11.2a15.7 15.7 0 1 0-15.6-15.7 15.7 15.7 0 0 0 15.6 15.7zm40.4 0a15.7 15.7 0 1 0-15.7-15.7 15.7 15.7 0 0 0 15.7 15.7zm12.9 34.1a19.8 19.8 0 0 1-9.4-11.9 24.6 24.6 0 0 0-47.4 0 19.7 19.7 0 0 1-9.3 11.9 22.4 22.4 0 0 0 10.6 42.1 22.1 22.1 0 0 0 8.7-1.8 35.9 35.9 0 0 1 27.4 0 22.4 22.4 0 0 0 19.4-40.3z
    M240 108a28 28 0 1 1-28-28 28 28 0 0 1 28 28zm-168 0a28 28 0 1 0-28 28 28 28 0 0 0 28-28zm20-20a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm72 0a28 28 0 1 0-28-28 28 28 0 0 0 28 28zm23.1 60.9a35.3 35.3 0 0 1-16.9-21.2 44 44 0 0 0-84.4 0 35.2 35.2 0 0 1-16.8 21.1 40 40 0 0 0 19 75.2 39.5 39.5 0 0 0 15.5-3.1 64.1 64.1 0 0 1 48.9 0 40 40 0 0 0 34.7-72z
    M216 72a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm-8 24h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm40-48v160a16 16 0 0 1-16 16h-80a16 16 0 0 1-16-16v-16h-40v16h16a8 8 0 0 1 0 16h-48a8 8 0 0 1 0-16h16v-16h-48a24 24 0 0 1-24-24v-72a24 24 0 0 1 24-24h104v-24a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16zm-112 128v-88h-104a8 8 0 0 0-8 8v72a8 8 0 0 0 8 8zm96 32v-160h-80v160h80zm-40-40a12 12 0 1 0 12 12 12 12 0 0 0-12-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm88 104a87.5 87.5 0 0 1-11.6 43.7l-68.4-47.9v-83.4a88.1 88.1 0 0 1 80 87.6zm-96-87.6v83.4l-68.4 47.9a88 88 0 0 1 68.4-131.3zm-59.2 144.4l59.2-41.4v72.2a87.8 87.8 0 0 1-59.2-30.8zm75.2 30.8v-72.2l59.2 41.4a87.8 87.8 0 0 1-59.2 30.8z
    M227.3 73.4l-44.7-44.7a16 16 0 0 0-22.6 0l-123.3 123.3a15.9 15.9 0 0 0-4.7 11.3v44.7a16 16 0 0 0 16 16h44.7a15.9 15.9 0 0 0 11.3-4.7l123.3-123.3a16 16 0 0 0 0-22.6zm-134.6 134.6h-44.7v-44.7l88-88 44.7 44.7zm99.3-99.3l-44.7-44.7 24-24 44.7 44.7z
    M227.3 73.4l-44.7-44.7a16 16 0 0 0-22.6 0l-123.3 123.3a15.9 15.9 0 0 0-4.7 11.3v44.7a16 16 0 0 0 16 16h168a8 8 0 0 0 0-16h-100.7l112-112a16 16 0 0 0 0-22.6zm-91.3 1.9l16.7 16.7-84.7 84.7-16.7-16.7zm-88 132.7v-28.7l28.7 28.7zm48-3.3l-16.7-16.7 84.7-84.7 16.7 16.7zm96-96l-44.7-44.7 24-24 44.7 44.7z
    M208 32h-48a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-48v-32h24a8 8 0 0 0 0-16h-24v-24h24a8 8 0 0 0 0-16h-24v-24h24a8 8 0 0 0 0-16h-24v-32h48v160zm-130.3-181.7a8 8 0 0 0-11.4 0l-32 32a8 8 0 0 0-2.3 5.7v144a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-144a8 8 0 0 0-2.3-5.7zm-29.7 149.7v-96h16v96zm32-96h16v96h-16zm-8-36.7l20.7 20.7h-41.4zm-24 164.7v-16h48v16z
    M224 48v160a16 16 0 0 1-16 16h-48a16 16 0 0 1-16-16v-28a4 4 0 0 1 4-4h36a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.2-7.5h-35.8a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4h36a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.2-7.5h-35.8a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4h36a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.3-7.5h-35.7a4 4 0 0 1-4-4v-28a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16zm-114.3 10.3a8 8 0 0 1 2.3 5.7v144a16 16 0 0 1-16 16h-48a16 16 0 0 1-16-16v-144a8 8 0 0 1 2.3-5.7l32-32a8 8 0 0 1 11.4 0zm-61.7 21.7v104h16v-104zm32 0v104h16v-104zm-28.7-16h41.4l-20.7-20.7z
    M205.7 189.7a14.6 14.6 0 0 0 0 20.6 8 8 0 0 1-11.3 11.4 30.6 30.6 0 0 1 0-43.4l9.3-9.3a14.6 14.6 0 0 0-20.7-20.7l-66.7 66.7a30.6 30.6 0 0 1-43.3-43.3l98.7-98.7a14.6 14.6 0 0 0-20.7-20.7l-66.7 66.7a30.6 30.6 0 0 1-43.3-43.3l41.3-41.4a8 8 0 0 1 11.3 11.4l-41.3 41.3a14.6 14.6 0 0 0 20.7 20.7l66.7-66.7a30.6 30.6 0 0 1 43.3 43.3l-98.7 98.7a14.6 14.6 0 0 0 20.7 20.7l66.7-66.7a30.6 30.6 0 0 1 43.3 43.3z
    M201.5 54.5a104 104 0 0 0-147 147 104 104 0 0 0 147-147zm-113.5 137.5a16 16 0 0 1 32 0v23.6a88 88 0 0 1-32-9.2zm48 0a16 16 0 0 1 32 0v14.4a88 88 0 0 1-32 9.2zm-28.7-56h41.4l11.6 25.1a31.9 31.9 0 0 0-32.3 9.8 31.9 31.9 0 0 0-32.3-9.8zm7.4-16l13.3-28.9 13.3 28.9zm75.5 70.2c-2 2-4.1 3.9-6.2 5.7v-19.9a7.9 7.9 0 0 0-.7-3.4l-48-104a8 8 0 0 0-14.6 0l-48 104a7.9 7.9 0 0 0-.7 3.4v19.9c-2.1-1.8-4.2-3.7-6.2-5.7a88 88 0 1 1 124.4 0z
    M201.5 54.5a104 104 0 0 0-147 147 104 104 0 0 0 147-147zm-73.5 116.4a31.9 31.9 0 0 0-32.3-9.8l15.3-33.1h34l15.3 33.1a31.9 31.9 0 0 0-32.3 9.8zm40 35.5a88 88 0 0 1-32 9.2v-23.6a16 16 0 0 1 32 0zm22.2-16.2c-2 2-4.1 3.9-6.2 5.7v-19.9a7.9 7.9 0 0 0-.7-3.4l-48-104a8 8 0 0 0-14.6 0l-48 104a7.9 7.9 0 0 0-.7 3.4v19.9c-2.1-1.8-4.2-3.7-6.2-5.7a88 88 0 1 1 124.4 0z
    M227.3 73.4l-44.7-44.7a16 16 0 0 0-22.6 0l-123.3 123.3a15.9 15.9 0 0 0-4.7 11.3v44.7a16 16 0 0 0 16 16h168a8 8 0 0 0 0-16h-100.7l112-112a16 16 0 0 0 0-22.6zm-134.6 134.6h-44.7v-44.7l88-88 44.7 44.7zm99.3-99.3l-44.7-44.7 24-24 44.7 44.7z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l48.2 53-53.6 53.6a15.9 15.9 0 0 0-4.7 11.3v44.7a16 16 0 0 0 16 16h44.7a15.9 15.9 0 0 0 11.3-4.7l50.4-50.4 47.7 52.5a8 8 0 1 0 11.8-10.8zm38.8 173.4h-44.7v-44.7l53.1-53 42.5 46.8zm134.6-134.6l-44.7-44.7a16 16 0 0 0-22.6 0l-41.7 41.7a8 8 0 0 0 11.3 11.3l6.4-6.4 44.7 44.7-9 9a8 8 0 0 0 11.3 11.3l44.3-44.3a16 16 0 0 0 0-22.6zm-35.3 35.3l-44.7-44.7 24-24 44.7 44.7z
    M248 92.7a15.9 15.9 0 0 0-4.7-11.3l-68.7-68.7a16 16 0 0 0-22.6 0l-28.4 28.4-58 21.8a16.1 16.1 0 0 0-10.2 12.3l-23.3 139.5a8 8 0 0 0 7.9 9.3 8.4 8.4 0 0 0 1.3-.1l139.5-23.3a16 16 0 0 0 12.3-10.1l21.8-58 28.4-28.5a15.9 15.9 0 0 0 4.7-11.3zm-69.9 92.2l-114.8 19.1 47.4-47.4a28 28 0 1 0-11.3-11.3l-47.4 47.4 19.1-114.8 54.9-20.6 72.7 72.7zm-66.1-52.9a12 12 0 1 1 12 12 12 12 0 0 1-12-12zm96-15.3l-68.7-68.7 24-24 68.7 68.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm69.4-107.8a11.1 11.1 0 0 0-3.2-7.9l-38.5-38.5a11.2 11.2 0 0 0-15.8 0l-15.6 15.6-32.1 12a11.2 11.2 0 0 0-7.1 8.7l-13 78.1a6.7 6.7 0 0 0 6.6 7.8 6.7 6.7 0 0 0 1.1-.1l78.1-13a11.2 11.2 0 0 0 8.7-7.1l12-32.1 15.6-15.6a11.1 11.1 0 0 0 3.2-7.9zm-43 49.6l-56.1 9.4 18.5-18.5a19 19 0 1 0-9.5-9.5l-18.5 18.5 9.4-56.1 28.1-10.6 38.7 38.7zm-35.4-26.4a5.6 5.6 0 1 1 5.6 5.6 5.6 5.6 0 0 1-5.6-5.6zm53.8-12.9l-35.3-35.3 10.3-10.3 35.3 35.3z
    M225.6 87.6l-88-68.4-.1-.1a15.9 15.9 0 0 0-19 0l-.1 .1-88 68.4a16 16 0 0 0-5.7 17.6l32 107.5 .1 .2a15.9 15.9 0 0 0 15.2 11.1h112a15.9 15.9 0 0 0 15.2-11.1l.1-.2 32-107.5a16 16 0 0 0-5.7-17.6zm-9.7 13l-31.9 107.4h-112l-32-107.4-.1-.2 .2-.2 87.9-68.2 87.8 68.2 .2 .2z
    M231.3 105.2l-32 107.5-.1 .2a15.9 15.9 0 0 1-15.2 11.1h-112a15.9 15.9 0 0 1-15.2-11.1l-.1-.2-32-107.5a16 16 0 0 1 5.7-17.6l88-68.3 .1-.2a15.9 15.9 0 0 1 19 0l.1 .2 88 68.3a16 16 0 0 1 5.7 17.6z
    M205.7 61.6l-144 144a8 8 0 0 1-11.4-11.3l144-144a8 8 0 0 1 11.4 11.3zm-155.2 39.8a36 36 0 0 1 51-50.9 36 36 0 0 1-51 50.9zm5.5-25.4a20 20 0 1 0 34.1-14.2 20 20 0 0 0-34.1 14.2zm160 104a36 36 0 1 1-10.5-25.5 35.8 35.8 0 0 1 10.5 25.5zm-16 0a20 20 0 1 0-5.9 14.1 19.9 19.9 0 0 0 5.9-14.1z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.1-123.6l-80.7 80.7a6.7 6.7 0 1 1-9.5-9.6l80.7-80.6a6.7 6.7 0 0 1 9.5 9.5zm-90.1 22.3a22.4 22.4 0 1 1 15.9 6.6 22.2 22.2 0 0 1-15.9-6.6zm6.9-15.8a9 9 0 1 0 2.6-6.4 8.9 8.9 0 0 0-2.6 6.4zm89.6 58.2a22.4 22.4 0 1 1-6.5-15.8 22.2 22.2 0 0 1 6.5 15.8zm-13.4 0a8.9 8.9 0 0 0-2.6-6.3 9 9 0 1 0 2.6 6.3z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-58.9-35.6l-80.7 80.7a6.7 6.7 0 1 1-9.5-9.6l80.7-80.6a6.7 6.7 0 0 1 9.5 9.5zm-90.1 22.3a22.4 22.4 0 1 1 15.9 6.6 22.2 22.2 0 0 1-15.9-6.6zm6.9-15.8a9 9 0 1 0 2.6-6.4 8.9 8.9 0 0 0-2.6 6.4zm89.6 58.2a22.4 22.4 0 1 1-6.5-15.8 22.2 22.2 0 0 1 6.5 15.8zm-13.4 0a8.9 8.9 0 0 0-2.6-6.3 9 9 0 1 0 2.6 6.3z
    M230.9 212c-15.2-26.3-38.7-45.2-66.1-54.2a72 72 0 1 0-73.6 0c-27.4 9-50.9 27.9-66.1 54.2a8 8 0 1 0 13.8 8c18.9-32.6 52.2-52 89.1-52s70.2 19.4 89.1 52a8 8 0 1 0 13.8-8zm-158.9-116a56 56 0 1 1 56 56 56.1 56.1 0 0 1-56-56z
    M144 157.7a68 68 0 1 0-71.9 0c-20.7 6.7-39.2 19.4-54.2 37.2a8 8 0 1 0 12.3 10.3c20-24 47.7-37.2 77.8-37.2s57.8 13.2 77.9 37.2a8 8 0 0 0 12.2-10.4c-14.9-17.7-33.5-30.4-54.1-37.1zm-88-57.7a52 52 0 1 1 52 52 52.1 52.1 0 0 1-52-52zm196.2 43.1l-4.6-2.7a23.6 23.6 0 0 0 0-8.8l4.6-2.7a8 8 0 1 0-8-13.8l-4.6 2.7a23.9 23.9 0 0 0-7.6-4.4v-5.4a8 8 0 0 0-16 0v5.4a23.9 23.9 0 0 0-7.6 4.4l-4.6-2.7a8 8 0 1 0-8 13.8l4.6 2.7a23.6 23.6 0 0 0 0 8.8l-4.6 2.7a8 8 0 0 0 8 13.8l4.6-2.7a23.9 23.9 0 0 0 7.6 4.4v5.4a8 8 0 0 0 16 0v-5.4a23.9 23.9 0 0 0 7.6-4.4l4.6 2.7a7.9 7.9 0 0 0 4 1.1 8 8 0 0 0 4-14.9zm-36.2-7.1a8 8 0 1 1 8 8 8 8 0 0 1-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-1.6-71.8a35.8 35.8 0 1 0-46.1 0 56.1 56.1 0 0 0-22.1 17.9 6.7 6.7 0 0 0 10.8 8 42.6 42.6 0 0 1 68.7 0 6.7 6.7 0 0 0 10.8-8 56.2 56.2 0 0 0-22.1-17.9zm-45.4-27.4a22.4 22.4 0 1 1 22.4 22.4 22.4 22.4 0 0 1-22.4-22.4zm115.4 54.7a6.7 6.7 0 0 1-9.4-1.4 42.7 42.7 0 0 0-34.4-17.5 6.7 6.7 0 0 1 0-13.4 22.4 22.4 0 1 0-5.7-44.1 6.7 6.7 0 1 1-3.5-12.9 35.8 35.8 0 0 1 32.3 62 56.1 56.1 0 0 1 22.1 17.9 6.7 6.7 0 0 1-1.4 9.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-83.6 37.9a4.5 4.5 0 0 1-3.7 6.9h-82.7a4.5 4.5 0 0 1-3.7-6.9 53.7 53.7 0 0 1 26.4-21.1 33.6 33.6 0 1 1 37.3 0 53.7 53.7 0 0 1 26.4 21.1zm49.3-.1a53.7 53.7 0 0 0-26.4-21 33.6 33.6 0 0 0-33.9-57.9 2.2 2.2 0 0 0-.8 3.4 42.5 42.5 0 0 1 2 50.3 2.2 2.2 0 0 0 .6 3.1 62.9 62.9 0 0 1 16.8 17.3 13.4 13.4 0 0 1 2 9.2 2.2 2.2 0 0 0 2.2 2.6h33.8a4.5 4.5 0 0 0 4.3-3.3 4.6 4.6 0 0 0-.6-3.7z
    M164.5 195.6a8 8 0 0 1-6.7 12.4h-147.6a8 8 0 0 1-6.7-12.4 95.8 95.8 0 0 1 47.3-37.7 60 60 0 1 1 66.4 0 95.8 95.8 0 0 1 47.3 37.7zm87.9-.1a95.9 95.9 0 0 0-47.2-37.6 60 60 0 0 0-60.5-103.3 4 4 0 0 0-1.3 6 75.8 75.8 0 0 1 3.6 89.9 4 4 0 0 0 1.1 5.6 112.3 112.3 0 0 1 29.8 30.8 23.9 23.9 0 0 1 3.7 16.5 4 4 0 0 0 3.9 4.6h60.3a8 8 0 0 0 7.8-5.9 8.2 8.2 0 0 0-1.2-6.6z
    M64.1 147.8a4 4 0 0 1-4 4.2h-44.1a8 8 0 0 1-7.8-6.2 8.4 8.4 0 0 1 1.6-6.9 67.8 67.8 0 0 1 27.2-21.4 40 40 0 1 1 66.5-35.8 3.9 3.9 0 0 1-2.3 4.2 64.1 64.1 0 0 0-37.2 58.1c0 1.3 0 2.5 .1 3.8zm182-8.9a67.8 67.8 0 0 0-27.1-21.4 40 40 0 1 0-66.5-35.8 3.9 3.9 0 0 0 2.3 4.2 64.1 64.1 0 0 1 37.2 58.1c0 1.3 0 2.5-.1 3.8a4 4 0 0 0 4 4.2h44.1a8 8 0 0 0 7.8-6.2 8.3 8.3 0 0 0-1.6-6.9zm-89 43.2a48 48 0 1 0-58.3 0 72.1 72.1 0 0 0-33.7 29.9 8 8 0 0 0 6.9 12h112a8 8 0 0 0 6.9-12 72.2 72.2 0 0 0-33.7-29.9z
    M224 40v36a8 8 0 0 1-16 0v-28h-28a8 8 0 0 1 0-16h36a8 8 0 0 1 8 8zm-8 132a8 8 0 0 0-8 8v28h-28a8 8 0 0 0 0 16h36a8 8 0 0 0 8-8v-36a8 8 0 0 0-8-8zm-140 36h-28v-28a8 8 0 0 0-16 0v36a8 8 0 0 0 8 8h36a8 8 0 0 0 0-16zm-36-124a8 8 0 0 0 8-8v-28h28a8 8 0 0 0 0-16h-36a8 8 0 0 0-8 8v36a8 8 0 0 0 8 8zm136 92a8 8 0 0 1-6.4-3.2 52 52 0 0 0-83.2 0 8 8 0 1 1-12.8-9.6 67.9 67.9 0 0 1 27.4-21.7 40 40 0 1 1 53.9 0 67.9 67.9 0 0 1 27.5 21.7 8 8 0 0 1-6.4 12.8zm-48-40a24 24 0 1 0-24-24 24 24 0 0 0 24 24z
    M136 72v43l36.4-18.2a8 8 0 0 1 7.2 14.4l-48 24a8 8 0 0 1-11.6-7.2v-56a8 8 0 0 1 16 0zm-8 144a88 88 0 1 1 88-88 8 8 0 0 0 16 0 104 104 0 1 0-104 104 8 8 0 0 0 0-16zm103.7 5.9a8 8 0 1 1-15.4 4.1c-2.9-10.6-12.8-18-24.3-18s-21.4 7.4-24.3 18a8 8 0 0 1-7.7 6 8.2 8.2 0 0 1-2.1-.3 8 8 0 0 1-5.6-9.8 40 40 0 0 1 17.1-23.3 32 32 0 1 1 45.2 0 40 40 0 0 1 17.1 23.3zm-55.7-45.9a16 16 0 1 0 16-16 16 16 0 0 0-16 16z
    M256 136a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h48a8 8 0 0 1 8 8zm-57.9 58.8a8 8 0 0 1-12.2 10.4c-20.1-24-47.8-37.2-77.9-37.2s-57.8 13.2-77.9 37.2a8 8 0 0 1-12.2-10.4c14.9-17.7 33.5-30.4 54.1-37.1a68 68 0 1 1 72 0c20.6 6.7 39.2 19.4 54.1 37.1zm-90.1-42.8a52 52 0 1 0-52-52 52.1 52.1 0 0 0 52 52z
    M256 136a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8zm-57.9 58.8a8 8 0 0 1-12.2 10.4c-20.1-24-47.8-37.2-77.9-37.2s-57.8 13.2-77.9 37.2a8 8 0 0 1-12.2-10.4c14.9-17.7 33.5-30.4 54.1-37.1a68 68 0 1 1 72 0c20.6 6.7 39.2 19.4 54.1 37.1zm-90.1-42.8a52 52 0 1 0-52-52 52.1 52.1 0 0 0 52 52z
    M144 157.7a68 68 0 1 0-71.9 0c-20.7 6.7-39.2 19.4-54.2 37.2a8 8 0 0 0 12.3 10.3c20-24 47.7-37.2 77.8-37.2s57.8 13.2 77.9 37.2a8 8 0 0 0 12.2-10.4c-14.9-17.7-33.5-30.4-54.1-37.1zm-88-57.7a52 52 0 1 1 52 52 52.1 52.1 0 0 1-52-52zm197.7 33.7l-32 32a8 8 0 0 1-11.4 0l-16-16a8 8 0 0 1 11.4-11.4l10.3 10.4 26.3-26.4a8 8 0 0 1 11.4 11.4z
    M230.9 220a8 8 0 0 1-6.9 4h-192a8 8 0 0 1-6.9-12c15.2-26.3 38.7-45.2 66.1-54.2a72 72 0 1 1 73.6 0c27.4 9 50.9 27.9 66.1 54.2a8 8 0 0 1 0 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-53.9 173.5a64 64 0 0 1 107.8 0 87.8 87.8 0 0 1-107.8 0zm21.9-77.5a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm97.8 66.4a79.7 79.7 0 0 0-36.1-28.7 48 48 0 1 0-59.4 0 79.7 79.7 0 0 0-36.1 28.7 88 88 0 1 1 131.6 0z
    M172 120a44 44 0 1 1-44-44 44 44 0 0 1 44 44zm60 8a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88.1 88.1 0 0 0-91.5-87.9c-47.1 1.8-84.6 41-84.5 88.1a87.6 87.6 0 0 0 22.2 58.2 79.7 79.7 0 0 1 21.8-21.3 4 4 0 0 1 4.8 .3 59.8 59.8 0 0 0 78.3 0 4 4 0 0 1 4.8-.3 79.7 79.7 0 0 1 21.8 21.3 87.6 87.6 0 0 0 22.3-58.4z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-120 80a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm-23.4 80a64 64 0 0 1 110.8 0zm143.4 0h-14.7a80.1 80.1 0 0 0-43.7-42.3 48 48 0 1 0-59.2 0 80.1 80.1 0 0 0-43.7 42.3h-14.7v-144h176v144z
    M221.4 104.1a8 8 0 0 0-6.6 9.2 88.8 88.8 0 0 1 1.2 14.7 87.6 87.6 0 0 1-22.2 58.4 79.7 79.7 0 0 0-36.1-28.7 48 48 0 1 0-59.4 0 79.7 79.7 0 0 0-36.1 28.7 88 88 0 0 1 65.8-146.4 88.8 88.8 0 0 1 14.7 1.2 8 8 0 0 0 2.6-15.8 103.9 103.9 0 1 0 85.3 85.3 8 8 0 0 0-9.2-6.6zm-125.4 15.9a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm-21.9 77.5a64 64 0 0 1 107.8 0 87.8 87.8 0 0 1-107.8 0zm163.6-151.8l-32 32a8 8 0 0 1-11.4 0l-16-16a8 8 0 0 1 11.4-11.4l10.3 10.4 26.3-26.4a8 8 0 0 1 11.4 11.4z
    M96.3 37a8 8 0 0 1 5.7-9.7 104.1 104.1 0 0 1 52 0 8 8 0 0 1-2 15.7 8.2 8.2 0 0 1-2-.2 88 88 0 0 0-44 0 8 8 0 0 1-9.7-5.8zm-62.9 73a8 8 0 0 0 9.8-5.6 87.9 87.9 0 0 1 22-38.1 8 8 0 0 0-11.4-11.2 103.9 103.9 0 0 0-26 45 8 8 0 0 0 5.6 9.9zm116.6 103.2a88 88 0 0 1-44 0 8 8 0 0 0-4 15.5 104.1 104.1 0 0 0 52 0 8 8 0 0 0-4-15.5zm62.8-108.8a8 8 0 0 0 15.4-4.2 104 104 0 0 0-26-45 8 8 0 1 0-11.4 11.2 88.1 88.1 0 0 1 22 38zm15.4 51.4a103.7 103.7 0 0 1-30.6 49.5 8 8 0 0 1-12.5-2.3 64 64 0 0 0-114.2 0 8 8 0 0 1-12.5 2.3 103.7 103.7 0 0 1-30.6-49.5 8 8 0 0 1 15.4-4.2 87.6 87.6 0 0 0 19 34.8 79.6 79.6 0 0 1 36.1-28.7 48 48 0 1 1 59.4 0 79.6 79.6 0 0 1 36.1 28.7 87.6 87.6 0 0 0 19-34.8 8 8 0 1 1 15.4 4.2zm-100.2-3.8a32 32 0 1 0-32-32 32 32 0 0 0 32 32z
    M168 56a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8zm58.1 37.3a103.9 103.9 0 1 1-80.8-67.9 8 8 0 0 1-2.6 15.8 88.1 88.1 0 0 0-102.7 86.8 87.6 87.6 0 0 0 22.2 58.4 79.7 79.7 0 0 1 36.1-28.7 48 48 0 1 1 59.4 0 79.7 79.7 0 0 1 36.1 28.7 88 88 0 0 0 17.2-87.7 8 8 0 0 1 15.1-5.4zm-98.1 58.7a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0 64a87.6 87.6 0 0 0 53.9-18.5 64 64 0 0 0-107.8 0 87.6 87.6 0 0 0 53.9 18.5z
    M168 56a8 8 0 0 1 8-8h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 0 16h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1-8-8zm62.6 54.7a103.9 103.9 0 1 1-85.3-85.3 8 8 0 0 1-2.6 15.8 88.1 88.1 0 0 0-102.7 86.8 87.6 87.6 0 0 0 22.2 58.4 79.7 79.7 0 0 1 36.1-28.7 48 48 0 1 1 59.4 0 79.7 79.7 0 0 1 36.1 28.7 87.6 87.6 0 0 0 22.2-58.4 88.8 88.8 0 0 0-1.2-14.7 8 8 0 1 1 15.8-2.6zm-102.6 41.3a32 32 0 1 0-32-32 32 32 0 0 0 32 32zm0 64a87.6 87.6 0 0 0 53.9-18.5 64 64 0 0 0-107.8 0 87.6 87.6 0 0 0 53.9 18.5z
    M230.6 110.7a103.9 103.9 0 1 1-85.3-85.3 8 8 0 0 1-2.6 15.8 88.1 88.1 0 0 0-102.7 86.8 87.6 87.6 0 0 0 22.2 58.4 79.7 79.7 0 0 1 21.8-21.3 4 4 0 0 1 4.8 .3 59.8 59.8 0 0 0 78.3 0 4 4 0 0 1 4.8-.3 79.9 79.9 0 0 1 21.8 21.3 87.6 87.6 0 0 0 22.3-58.4 88.8 88.8 0 0 0-1.2-14.7 8 8 0 1 1 15.8-2.6zm-146.6 9.3a44 44 0 1 0 44-44 44 44 0 0 0-44 44zm153.7-85.7a8 8 0 0 0-11.4 0l-26.3 26.4-10.3-10.4a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0 0-11.4z
    M128 76a44 44 0 1 1-44 44 44 44 0 0 1 44-44zm48-12h48a8 8 0 0 0 0-16h-48a8 8 0 0 0 0 16zm39.9 24.5a8 8 0 0 0-4.9 10.2 88 88 0 0 1-17.2 87.7 79.9 79.9 0 0 0-21.8-21.3 4 4 0 0 0-4.8 .3 59.8 59.8 0 0 1-78.3 0 4 4 0 0 0-4.9-.3 79.7 79.7 0 0 0-21.8 21.3 88 88 0 0 1 65.8-146.4 88.8 88.8 0 0 1 14.7 1.2 8 8 0 0 0 2.6-15.8 103.9 103.9 0 1 0 80.8 67.9 8 8 0 0 0-10.2-4.8z
    M128 76a44 44 0 1 1-44 44 44 44 0 0 1 44-44zm48-12h16v16a8 8 0 0 0 16 0v-16h16a8 8 0 0 0 0-16h-16v-16a8 8 0 0 0-16 0v16h-16a8 8 0 0 0 0 16zm45.4 40.1a8 8 0 0 0-6.6 9.2 88.8 88.8 0 0 1 1.2 14.7 87.6 87.6 0 0 1-22.2 58.4 79.9 79.9 0 0 0-21.8-21.3 4 4 0 0 0-4.8 .3 59.8 59.8 0 0 1-78.3 0 4 4 0 0 0-4.9-.3 79.7 79.7 0 0 0-21.8 21.3 88 88 0 0 1 65.8-146.4 88.8 88.8 0 0 1 14.7 1.2 8 8 0 0 0 2.6-15.8 103.9 103.9 0 1 0 85.3 85.3 8 8 0 0 0-9.2-6.6z
    M172 120a44 44 0 1 1-44-44 44 44 0 0 1 44 44zm60-64v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 144v-144h-176v144h14.7a80 80 0 0 1 29.4-34.8 4 4 0 0 1 4.8 .3 59.8 59.8 0 0 0 78.2 0 4 4 0 0 1 4.8-.3 80 80 0 0 1 29.4 34.8h14.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-112 88a32 32 0 1 1 32 32 32 32 0 0 1-32-32zm-27.3 88a64.4 64.4 0 0 1 19.1-25.8 64 64 0 0 1 80.4 0 64.4 64.4 0 0 1 19.1 25.8zm139.3 0h-3.7a79.9 79.9 0 0 0-46.7-50.3 48 48 0 1 0-59.2 0 79.9 79.9 0 0 0-46.7 50.3h-3.7v-160h160v160z
    M172 120a44 44 0 1 1-44-44 44 44 0 0 1 44 44zm52-72v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16 160v-160h-160v160h3.7a80.6 80.6 0 0 1 26-38.2q3.1-2.5 6.4-4.7a4 4 0 0 1 4.8 .4 59.8 59.8 0 0 0 78.2 0 4 4 0 0 1 4.8-.4q3.3 2.2 6.4 4.7a80.6 80.6 0 0 1 26 38.2h3.7z
    M83.2 174.4a8 8 0 0 0 11.2-1.6 52 52 0 0 1 83.2 0 8 8 0 1 0 12.8-9.6 67.9 67.9 0 0 0-27.4-21.7 40 40 0 1 0-53.9 0 67.9 67.9 0 0 0-27.5 21.7 8 8 0 0 0 1.6 11.2zm28.8-62.4a24 24 0 1 1 24 24 24 24 0 0 1-24-24zm96-88h-144a16 16 0 0 0-16 16v24h-16a8 8 0 0 0 0 16h16v40h-16a8 8 0 0 0 0 16h16v40h-16a8 8 0 0 0 0 16h16v24a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm0 192h-144v-176h144z
    M198.1 194.8a8 8 0 0 1-6.1 13.2h-168a8 8 0 0 1-6.1-13.2c14.9-17.7 33.5-30.4 54.1-37.1a68 68 0 1 1 72 0c20.6 6.7 39.2 19.4 54.1 37.1zm49.9-66.8h-48a8 8 0 0 0 0 16h48a8 8 0 0 0 0-16z
    M256 136a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8zm-112 21.7a68 68 0 1 0-71.9 0c-20.7 6.7-39.2 19.4-54.2 37.2a8 8 0 0 0 6.1 13.1h168a8 8 0 0 0 6.1-13.2c-14.9-17.7-33.5-30.4-54.1-37.1z
    M253.7 133.7l-32 32a8 8 0 0 1-11.4 0l-16-16a8 8 0 0 1 11.4-11.4l10.3 10.4 26.3-26.4a8 8 0 0 1 11.4 11.4zm-109.7 24a68 68 0 1 0-71.9 0c-20.7 6.7-39.2 19.4-54.2 37.2a8 8 0 0 0 6.1 13.1h168a8 8 0 0 0 6.1-13.2c-14.9-17.7-33.5-30.4-54.1-37.1z
    M224 40v36a8 8 0 0 1-16 0v-28h-28a8 8 0 0 1 0-16h36a8 8 0 0 1 8 8zm-8 132a8 8 0 0 0-8 8v28h-28a8 8 0 0 0 0 16h36a8 8 0 0 0 8-8v-36a8 8 0 0 0-8-8zm-140 36h-28v-28a8 8 0 0 0-16 0v36a8 8 0 0 0 8 8h36a8 8 0 0 0 0-16zm-36-124a8 8 0 0 0 8-8v-28h28a8 8 0 0 0 0-16h-36a8 8 0 0 0-8 8v36a8 8 0 0 0 8 8zm61 57.5a67.9 67.9 0 0 0-27.4 21.7 8 8 0 0 0 6.4 12.8h96a8 8 0 0 0 6.4-12.8 67.9 67.9 0 0 0-27.4-21.7 40 40 0 1 0-53.9 0z
    M200 112a8 8 0 0 1-8 8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-8 24h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 0-16zm40-80v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 144v-144h-176v144h176zm-80.3-34a8 8 0 1 1-15.5 4c-2.6-10.3-13-18-24.2-18s-21.6 7.7-24.3 18a8 8 0 1 1-15.5-4 39.8 39.8 0 0 1 17.2-23.3 32 32 0 1 1 45.2 0 39.8 39.8 0 0 1 17.2 23.3zm-39.7-30a16 16 0 1 0-16-16 16 16 0 0 0 16 16z
    M112 120a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm120-64v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-96.2 110a39.8 39.8 0 0 0-17.2-23.3 32 32 0 1 0-45.2 0 39.8 39.8 0 0 0-17.2 23.3 8 8 0 0 0 15.6 4c2.6-10.2 13-18 24.2-18s21.6 7.7 24.2 18a8 8 0 1 0 15.6-4zm64.2-22a8 8 0 0 0-8-8h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8zm0-32a8 8 0 0 0-8-8h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8z
    M144 165.7a68 68 0 1 0-71.9 0c-20.7 6.7-39.2 19.4-54.2 37.2a8 8 0 0 0 12.3 10.3c20-24 47.7-37.2 77.8-37.2s57.8 13.2 77.9 37.2a8 8 0 1 0 12.2-10.4c-14.9-17.7-33.5-30.4-54.1-37.1zm-88-57.7a52 52 0 1 1 52 52 52.1 52.1 0 0 1-52-52zm151.4-42.4a108.4 108.4 0 0 1 0 84.8 8 8 0 0 1-7.4 4.9 8 8 0 0 1-7.4-11.2 92.3 92.3 0 0 0 0-72.2 8 8 0 0 1 14.8-6.3zm40.6 42.4a139 139 0 0 1-11.3 55.2 8 8 0 0 1-14.7-6.4 124.4 124.4 0 0 0 0-97.7 8 8 0 1 1 14.7-6.3 139 139 0 0 1 11.3 55.2z
    M198.1 202.8a8 8 0 0 1-6.1 13.2h-168a8 8 0 0 1-6.1-13.2c14.9-17.7 33.5-30.4 54.1-37.1a68 68 0 1 1 72 0c20.6 6.7 39.2 19.4 54.1 37.1zm-1.2-141.4a8 8 0 0 0-4.3 10.5 92.3 92.3 0 0 1 0 72.2 8 8 0 1 0 14.8 6.3 108.4 108.4 0 0 0 0-84.8 8 8 0 0 0-10.5-4.2zm39.8-8.6a8 8 0 1 0-14.7 6.4 124.4 124.4 0 0 1 0 97.6 8 8 0 1 0 14.7 6.4 140.3 140.3 0 0 0 0-110.3z
    M80 120h96a8 8 0 0 1 0 16h-96a8 8 0 0 1 0-16zm24 48h-40a40 40 0 0 1 0-80h40a8 8 0 0 0 0-16h-40a56 56 0 0 0 0 112h40a8 8 0 0 0 0-16zm88-96h-40a8 8 0 0 0 0 16h40a40 40 0 0 1 0 80h-40a8 8 0 0 0 0 16h40a56 56 0 0 0 0-112z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-26.9-94.7h53.8a6.7 6.7 0 0 1 0 13.4h-53.8a6.7 6.7 0 0 1 0-13.4zm13.5 26.9h-22.4a20.2 20.2 0 0 1 0-40.4h22.4a6.7 6.7 0 0 0 0-13.4h-22.4a33.6 33.6 0 0 0 0 67.2h22.4a6.7 6.7 0 0 0 0-13.4zm49.2-53.8h-22.4a6.7 6.7 0 0 0 0 13.4h22.4a20.2 20.2 0 0 1 0 40.4h-22.4a6.7 6.7 0 0 0 0 13.4h22.4a33.6 33.6 0 0 0 0-67.2z
    M240 120h-16v-72a16 16 0 0 0-18.9-15.7l-160 29.1a16 16 0 0 0-13.1 15.7v42.9h-16a8 8 0 0 0 0 16h16v42.9a16 16 0 0 0 13.1 15.7l160 29.1a16.5 16.5 0 0 0 2.9 .3 16 16 0 0 0 16-16v-72h16a8 8 0 0 0 0-16zm-192-42.9l160-29.1v72h-160zm160 130.9l-160-29.1v-42.9h160z
    M222.4 158.5l-47.1-21.1-.2-.1a16 16 0 0 0-15.1 1.4 8.1 8.1 0 0 0-.8 .6l-24.3 20.7c-15.5-7.5-31.4-23.3-38.9-38.5l20.8-24.7c.2-.3 .4-.5 .6-.8a16 16 0 0 0 1.3-15v-.2l-21.2-47.2a16 16 0 0 0-16.6-9.5 56.3 56.3 0 0 0-48.9 55.9c0 79.4 64.6 144 144 144a56.3 56.3 0 0 0 55.9-48.9 16 16 0 0 0-9.5-16.6zm-46.4 49.5a128.1 128.1 0 0 1-128-128 40.2 40.2 0 0 1 34.9-40 .6 .6 0 0 0 0 .1l21 47-20.7 24.8a6.1 6.1 0 0 0-.6 .7 16 16 0 0 0-1 15.7c9.1 18.6 27.8 37.1 46.5 46.1a16 16 0 0 0 15.7-1.1 8.4 8.4 0 0 0 .8-.6l24.3-20.7 47 21s.1 0 .1 0a40.2 40.2 0 0 1-40 35z
    M144 104v-40a8 8 0 0 1 16 0v20.7l34.3-34.4a8 8 0 0 1 11.4 11.4l-34.4 34.3h20.7a8 8 0 0 1 0 16h-40a8 8 0 0 1-8-8zm79.9 79.1a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.2 56.2 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-15.9-2s-.1 0-.1 0l-47-21.1-24.4 20.7a6.8 6.8 0 0 1-.7 .6 16 16 0 0 1-15.8 1.1c-18.7-9-37.4-27.5-46.4-46.1a16 16 0 0 1 1-15.7 6.1 6.1 0 0 1 .6-.7l20.8-24.7-21-47a.6 .6 0 0 1 0-.2 40.2 40.2 0 0 0-35 40 128.1 128.1 0 0 0 128 128 40.2 40.2 0 0 0 40-34.9z
    M223.9 183.1a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.3 56.3 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-71.9-71.1h40a8 8 0 0 0 0-16h-20.7l34.4-34.3a8 8 0 0 0-11.4-11.4l-34.3 34.4v-20.7a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8z
    M136 72a8 8 0 0 1 8-8h52.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-52.7a8 8 0 0 1-8-8zm87.9 111.1a56.2 56.2 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.2 56.2 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-15.9-2s-.1 0-.1 0l-47-21.1-24.4 20.7a8 8 0 0 1-.7 .6 16 16 0 0 1-15.8 1.1c-18.7-9-37.4-27.5-46.4-46.1a16 16 0 0 1 1-15.7 7 7 0 0 1 .6-.7l20.8-24.7-21-47a.6 .6 0 0 1 0-.2 40.2 40.2 0 0 0-35 40 128.1 128.1 0 0 0 128 128 40.2 40.2 0 0 0 40-34.9z
    M136 72a8 8 0 0 1 8-8h52.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3h-52.7a8 8 0 0 1-8-8zm78.4 94.5l-47.2-21.2h-.1a16 16 0 0 0-15.1 1.4 8.1 8.1 0 0 0-.8 .5l-24.3 20.8c-15.5-7.5-31.4-23.3-38.9-38.5l20.8-24.7c.2-.3 .4-.5 .6-.8a16 16 0 0 0 1.3-15v-.2l-21.2-47.2a16 16 0 0 0-16.6-9.5 56.2 56.2 0 0 0-48.9 55.9c0 79.4 64.6 144 144 144a56.2 56.2 0 0 0 55.9-48.9 16 16 0 0 0-9.5-16.6z
    M146.3 109.7a8 8 0 0 1 0-11.4l34.4-34.3h-20.7a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8v40a8 8 0 0 1-16 0v-20.7l-34.3 34.4a8 8 0 0 1-11.4 0zm77.6 73.4a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.3 56.3 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 15.9 15.9 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-15.9-2s-.1 0-.1 0l-47-21.1-24.4 20.7a8.4 8.4 0 0 1-.7 .6 16 16 0 0 1-15.8 1.1c-18.7-9-37.4-27.5-46.4-46.1a16 16 0 0 1 1-15.7 6.1 6.1 0 0 1 .6-.7l20.8-24.7-21-47a.6 .6 0 0 1 0-.2 40.2 40.2 0 0 0-35 40 128.1 128.1 0 0 0 128 128 40.2 40.2 0 0 0 40-34.9z
    M146.3 109.7a8 8 0 0 1 0-11.4l34.4-34.3h-20.7a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8v40a8 8 0 0 1-16 0v-20.7l-34.3 34.4a8 8 0 0 1-11.4 0zm68 56.8l-47.1-21.2h-.1a16 16 0 0 0-15.2 1.4 8.1 8.1 0 0 0-.7 .5l-24.3 20.8c-15.5-7.5-31.4-23.3-38.9-38.5l20.8-24.7c.2-.3 .4-.5 .6-.8a16 16 0 0 0 1.3-15v-.2l-21.2-47.2a16 16 0 0 0-16.6-9.5 56.3 56.3 0 0 0-48.9 55.9c0 79.4 64.6 144 144 144a56.3 56.3 0 0 0 55.9-48.9 16 16 0 0 0-9.5-16.6z
    M214.4 166.5l-47.1-21.1-.2-.1a16 16 0 0 0-15.1 1.4 8.1 8.1 0 0 0-.8 .6l-24.3 20.7c-15.5-7.5-31.4-23.3-38.9-38.5l20.8-24.7c.2-.3 .4-.5 .6-.8a16 16 0 0 0 1.3-15 .6 .6 0 0 1 0-.2l-21.2-47.2a16 16 0 0 0-16.6-9.5 56.3 56.3 0 0 0-48.9 55.9c0 79.4 64.6 144 144 144a56.3 56.3 0 0 0 55.9-48.9 16 16 0 0 0-9.5-16.6zm-46.4 49.5a128.1 128.1 0 0 1-128-128 40.2 40.2 0 0 1 34.9-40 .6 .6 0 0 0 0 .1l21 47-20.7 24.8a6.1 6.1 0 0 0-.6 .7 16 16 0 0 0-1 15.7c9.1 18.6 27.8 37.1 46.5 46.1a16 16 0 0 0 15.7-1.1 6.9 6.9 0 0 0 .8-.6l24.3-20.7 47 21.1s.1 0 .1 0a40.2 40.2 0 0 1-40 34.9zm-32-136a8 8 0 0 1 8-8h24v-24a8 8 0 0 1 16 0v24h24a8 8 0 0 1 0 16h-24v24a8 8 0 0 1-16 0v-24h-24a8 8 0 0 1-8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm53.8-73l-26.4-11.8-.1-.1a11.2 11.2 0 0 0-10.7 1 7.3 7.3 0 0 0-.6 .5l-12.5 10.6c-7.3-3.9-14.8-11.4-18.7-18.6l10.6-12.7a6.6 6.6 0 0 0 .5-.6 11.2 11.2 0 0 0 1-10.5 .8 .8 0 0 1-.1-.1l-11.8-26.5a11.2 11.2 0 0 0-11.6-6.6 33.8 33.8 0 0 0-29.4 33.5c0 45.7 37.2 82.9 82.9 82.9a33.8 33.8 0 0 0 33.5-29.4 11.2 11.2 0 0 0-6.6-11.6zm-26.9 27.6a69.5 69.5 0 0 1-69.5-69.5 20.3 20.3 0 0 1 16-19.9l10.5 23.5-10.7 12.8a6.7 6.7 0 0 0-.5 .7 11.2 11.2 0 0 0-.7 11c5.3 10.8 16.1 21.6 27.1 26.8a11.2 11.2 0 0 0 11-.8 6.5 6.5 0 0 0 .6-.4l12.6-10.7 23.5 10.5a20.3 20.3 0 0 1-19.9 16z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.8 26.4a31.5 31.5 0 0 1-31.3 27.4c-44.5 0-80.7-36.2-80.7-80.7a31.5 31.5 0 0 1 27.4-31.3 9 9 0 0 1 9.3 5.4l11.9 26.4a9 9 0 0 1-.7 8.5c-.1 .1-.2 .3-.4 .4l-11.6 13.8c4.2 8.6 13.1 17.4 21.7 21.6l13.7-11.6a4.5 4.5 0 0 1 .4-.3 9 9 0 0 1 8.5-.8l26.4 11.9a9 9 0 0 1 5.4 9.3z
    M144.3 45.9a8 8 0 0 1 9.8-5.6 86.2 86.2 0 0 1 61.6 61.6 8 8 0 0 1-5.6 9.8 8.2 8.2 0 0 1-2.1 .3 8 8 0 0 1-7.7-5.9 70.4 70.4 0 0 0-50.4-50.4 8 8 0 0 1-5.6-9.8zm-2.4 41.8c13.8 3.7 22.7 12.6 26.4 26.4a8 8 0 0 0 7.7 5.9 8.2 8.2 0 0 0 2.1-.3 8 8 0 0 0 5.6-9.8c-5.1-19.1-18.5-32.5-37.6-37.6a8 8 0 1 0-4.2 15.4zm82 95.4a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.3 56.3 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-15.9-2s-.1 0-.1 0l-47-21.1-24.4 20.7a8.4 8.4 0 0 1-.7 .6 16 16 0 0 1-15.8 1.1c-18.7-9-37.4-27.5-46.4-46.1a16 16 0 0 1 1-15.7 6.1 6.1 0 0 1 .6-.7l20.8-24.7-21-47a.6 .6 0 0 1 0-.2 40.2 40.2 0 0 0-35 40 128.1 128.1 0 0 0 128 128 40.2 40.2 0 0 0 40-34.9z
    M144.3 45.9a8 8 0 0 1 9.8-5.6 86.2 86.2 0 0 1 61.6 61.6 8 8 0 0 1-5.6 9.8 8.2 8.2 0 0 1-2.1 .3 8 8 0 0 1-7.7-5.9 70.4 70.4 0 0 0-50.4-50.4 8 8 0 0 1-5.6-9.8zm-2.4 41.8c13.8 3.7 22.7 12.6 26.4 26.4a8 8 0 0 0 7.7 5.9 8.2 8.2 0 0 0 2.1-.3 8 8 0 0 0 5.6-9.8c-5.1-19.1-18.5-32.5-37.6-37.6a8 8 0 1 0-4.2 15.4zm72.5 78.8l-47.1-21.2h-.2a16 16 0 0 0-15.1 1.4 8.1 8.1 0 0 0-.8 .5l-24.3 20.8c-15.5-7.5-31.4-23.3-38.9-38.5l20.8-24.7c.2-.3 .4-.5 .6-.8a16 16 0 0 0 1.3-15v-.2l-21.2-47.2a16 16 0 0 0-16.6-9.5 56.3 56.3 0 0 0-48.9 55.9c0 79.4 64.6 144 144 144a56.3 56.3 0 0 0 55.9-48.9 16 16 0 0 0-9.5-16.6z
    M231.6 90.1c-56.2-56.1-151-56.1-207.2 0-20 20-21.9 49.5-4.7 71.7a16 16 0 0 0 12.7 6.2 15.8 15.8 0 0 0 5.7-1.1l49-17.4 .3-.1a16 16 0 0 0 9.7-11.7l5.9-29.5a76.5 76.5 0 0 1 49.7-.1l6.2 29.7a16 16 0 0 0 9.7 11.6l.3 .1 49 17.4a16 16 0 0 0 18.4-5c17.2-22.3 15.3-51.8-4.7-71.8zm-7.9 61.9l-.3-.1-48.9-17.3-6.2-29.8a16 16 0 0 0-10.3-11.8 92.6 92.6 0 0 0-60.3 .1 16 16 0 0 0-10.4 12l-5.9 29.5-48.8 17.3c-.1 0-.1 .1-.2 .1-12.4-15.9-11-36.2 3.3-50.6 25-25 58.7-37.5 92.3-37.5s67.3 12.5 92.3 37.5c14.3 14.4 15.7 34.7 3.4 50.6zm.3 48a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8z
    M236.3 161.8a16 16 0 0 1-18.4 5.1l-49-17.4-.3-.1a16 16 0 0 1-9.7-11.6l-6.2-29.7a76.5 76.5 0 0 0-49.7 .1l-5.9 29.5a16 16 0 0 1-9.7 11.7l-.3 .1-49 17.4a15.8 15.8 0 0 1-5.7 1.1 16 16 0 0 1-12.7-6.1c-17.2-22.3-15.3-51.7 4.7-71.7 56.2-56.2 151-56.2 207.2 0 20 19.9 21.9 49.4 4.7 71.6zm-20.3 30.2h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16z
    M231.9 175.1a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.3 56.3 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2v.1a16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4l.1 .1 47.1 21.1a16 16 0 0 1 9.6 16.6z
    M223.9 183.1a56.3 56.3 0 0 1-55.9 48.9c-79.4 0-144-64.6-144-144a56.3 56.3 0 0 1 48.9-55.9 16 16 0 0 1 16.6 9.5l21.2 47.2a.6 .6 0 0 0 0 .1 16 16 0 0 1-1.3 15.1c-.2 .3-.4 .5-.6 .8l-20.8 24.6c7.5 15.3 23.4 31 38.8 38.6l24.4-20.8a8.1 8.1 0 0 1 .7-.5 16 16 0 0 1 15.2-1.4h.1l47.1 21.2a16 16 0 0 1 9.6 16.6zm-79.9-95.1h24v24a8 8 0 0 0 16 0v-24h24a8 8 0 0 0 0-16h-24v-24a8 8 0 0 0-16 0v24h-24a8 8 0 0 0 0 16z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l27.6 30.3a141.3 141.3 0 0 0-45.3 30.5c-20 20-21.9 49.4-4.7 71.6a16 16 0 0 0 18.4 5.1l49-17.4 .3-.1a16 16 0 0 0 9.7-11.7l5.9-29.5a75.9 75.9 0 0 1 8.6-2.4l90.5 99.6a8 8 0 1 0 11.9-10.8zm43.7 74.5a16 16 0 0 0-10.3 12l-5.9 29.5-48.8 17.3c-.1 0-.1 .1-.2 .1-12.4-15.9-11-36.2 3.3-50.5a125.8 125.8 0 0 1 45.5-29.1l18.3 20.1c-.6 .2-1.3 .4-1.9 .6zm138.7 68.7a16 16 0 0 1-18.4 5.1l-9.3-3.3a8 8 0 0 1 5.4-15l9.4 3.3 .3 .1c12.3-15.8 11-36.2-3.4-50.5-25.7-25.7-61.9-39.3-99.4-37.3a8 8 0 1 1-.8-16c42-2.2 82.6 13.1 111.5 42 20 20 21.9 49.4 4.7 71.6z
    M236.3 177.8a16 16 0 0 1-18.4 5.1l-24.8-19a3.4 3.4 0 0 1-.5-.5l-83.4-91.8a4 4 0 0 1 2.5-6.7c43-4.6 87.8 9.2 119.9 41.3 20 20 21.9 49.4 4.7 71.6zm-182.4-143.2a8 8 0 1 0-11.8 10.8l27.6 30.4a142 142 0 0 0-45.3 30.4c-20 20-21.9 49.4-4.7 71.6a16 16 0 0 0 18.4 5.1l49-17.4 .3-.1a16 16 0 0 0 9.7-11.7l5.9-29.5a73.6 73.6 0 0 1 8.6-2.4l90.5 99.6a8 8 0 1 0 11.9-10.8z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 16v102.8l-26.1-26.1a16 16 0 0 0-22.6 0l-20 20-44-44a16 16 0 0 0-22.6 0l-40.7 40.7v-93.4zm-176 116l52-52 80 80h-132zm176 28h-21.4l-36-36 20-20 37.4 37.4v18.6zm-72-100a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-160 16h160v77.4l-24.7-24.7a16 16 0 0 0-22.6 0l-107.3 107.3h-5.4zm160 160h-132l96-96 36 36v60zm-112-88a24 24 0 1 0-24-24 24 24 0 0 0 24 24zm0-32a8 8 0 1 1-8 8 8 8 0 0 1 8-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm9-105.9a9 9 0 1 1 8.9 8.9 9 9 0 0 1-8.9-8.9zm51.5-22.4v80.6a11.2 11.2 0 0 1-11.2 11.2h-98.6a11.2 11.2 0 0 1-11.2-11.2v-80.6a11.2 11.2 0 0 1 11.2-11.2h98.6a11.2 11.2 0 0 1 11.2 11.2zm-107.5 2.2v44.7l18.9-19a11.2 11.2 0 0 1 15.9 0l23 23 9.6-9.6a11.2 11.2 0 0 1 15.9 0l10.7 10.8v-49.9zm0 76.2h66.2l-39.4-39.4-26.8 26.9zm94 0v-7.3l-18.6-18.7-8.1 8.1 17.9 17.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-49.3h-98.6a9 9 0 0 0-8.9 9v80.6a9 9 0 0 0 8.9 9h98.6a9 9 0 0 0 8.9-9v-80.6a9 9 0 0 0-8.9-9zm-33.6 26.9a6.7 6.7 0 1 1-6.7 6.7 6.7 6.7 0 0 1 6.7-6.7zm33.6 62.7h-98.6v-22l26-25.9a4.5 4.5 0 0 1 6.3 0l37.7 37.6a4.5 4.5 0 0 0 6.4-6.3l-9.9-9.9 8-8a4.5 4.5 0 0 1 6.3 0l17.8 17.8v16.7z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-60 48a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm60 112h-176v-39.3l46.3-46.4a8 8 0 0 1 11.4 0l67.3 67.4a8 8 0 0 0 11.3-11.4l-17.6-17.6 14.3-14.4a8 8 0 0 1 11.3 0l31.7 31.8v29.9z
    M208 32h-128a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-128 16h128v69.4l-16.7-16.7a16 16 0 0 0-22.6 0l-75.3 75.3h-13.4zm96 160h-128v-128h16v96a16 16 0 0 0 16 16h96zm-72-120a16 16 0 1 1 16 16 16 16 0 0 1-16-16z
    M208 32h-128a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-128 16h128v69.4l-16.7-16.7a16 16 0 0 0-22.6 0l-75.3 75.3h-13.4zm96 160h-128v-128h16v96a16 16 0 0 0 16 16h96zm32-32h-92l64-64 28 28v36zm-88-64a24 24 0 1 0-24-24 24 24 0 0 0 24 24zm0-32a8 8 0 1 1-8 8 8 8 0 0 1 8-8z
    M216 40h-144a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-144 16h144v62.8l-10.1-10.1a16 16 0 0 0-22.6 0l-20 20-44-44a16 16 0 0 0-22.6 0l-24.7 24.7zm112 144h-144v-112h16v80a16 16 0 0 0 16 16h112zm32-32h-144v-36l36-36 49.7 49.7a8 8 0 0 0 11.3 0l25.6-25.7 21.4 21.4v26.6zm-56-84a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M216 40h-144a16 16 0 0 0-16 16v16h-16a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-16h16a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-44 32a12 12 0 1 1-12 12 12 12 0 0 1 12-12zm12 128h-144v-112h16v80a16 16 0 0 0 16 16h112zm32-32h-144v-47.3l30.3-30.4a8 8 0 0 1 11.4 0l49.6 49.7 25.7-25.7a8 8 0 0 1 11.3 0l15.7 15.8v37.9z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-128 16h24v88h-24zm32 104a8 8 0 0 0 8-8v-96h16v96a8 8 0 0 0 8 8h8v56h-48v-56zm40-16v-88h24v88zm-104-88h16v96a8 8 0 0 0 8 8h16v56h-40zm160 160h-40v-56h16a8 8 0 0 0 8-8v-96h16v160z
    M216.4 39.6a53.3 53.3 0 0 0-75.3 0l-101.5 101.5a53.3 53.3 0 0 0 75.3 75.3l101.5-101.5a53.3 53.3 0 0 0 0-75.3zm-112.8 165.5a37.3 37.3 0 0 1-52.7-52.7l45.1-45.1 52.7 52.7zm101.5-101.5l-45.1 45.1-52.7-52.7 45.1-45.1a37.3 37.3 0 0 1 52.7 52.7zm-15.4-21.3a8 8 0 0 1 0 11.4l-24 24a8 8 0 1 1-11.3-11.4l24-24a8 8 0 0 1 11.3 0z
    M216.4 39.6a53.3 53.3 0 0 0-75.3 0l-101.5 101.5a53.3 53.3 0 0 0 75.3 75.3l101.5-101.5a53.3 53.3 0 0 0 0-75.3zm-11.3 64l-50.7 50.7-52.7-52.6 50.7-50.8a37.3 37.3 0 0 1 52.7 52.7zm-15.4-21.3a8 8 0 0 1 0 11.4l-24 24a8 8 0 1 1-11.3-11.4l24-24a8 8 0 0 1 11.3 0z
    M235.3 81.4l-60.7-60.7a16 16 0 0 0-22.6 0l-53.6 53.8c-10.7-3.4-35-7.4-60.4 13.1a16 16 0 0 0-1.3 23.8l48.3 48.3-42.7 42.6a8 8 0 0 0 11.4 11.4l42.6-42.7 48.3 48.3a16 16 0 0 0 11.3 4.7c.4 0 .7 0 1.1 0a15.9 15.9 0 0 0 11.7-6.3c19.6-26.1 17.7-47.3 13.2-60l53.4-53.7a16 16 0 0 0 0-22.6zm-11.3 11.3l-57.3 57.5a8 8 0 0 0-1.5 9.2c9.5 18.9-1.8 38.6-9.3 48.6l-107.9-107.9c12.1-9.8 23.6-12.3 32.5-12.3a40.1 40.1 0 0 1 16.3 3.2 8 8 0 0 0 9.3-1.5l57.2-57.5 60.7 60.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm61.7-115.7l-34-34a11.2 11.2 0 0 0-15.9 0l-29 29.2c-7-1.8-20.6-3.2-34.6 8.1a11.2 11.2 0 0 0-.9 16.7l25.4 25.5-22.2 22.2a6.7 6.7 0 0 0 9.5 9.6l22.3-22.3 25.4 25.4a11.2 11.2 0 0 0 7.9 3.3c.3 0 .6 0 .8 0a11.2 11.2 0 0 0 8.2-4.5c2.6-3.5 6.1-9 8.1-15.7s1.9-12.8 0-18.7l29-29a11.2 11.2 0 0 0 0-15.8zm-41.6 38.5a6.7 6.7 0 0 0-1.3 7.8c2 3.8 3.9 11.7-3.5 22.7l-56.7-56.7c11.8-8.2 22.1-3.7 23-3.3a6.5 6.5 0 0 0 7.7-1.3l30.5-30.6 30.8 30.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-43.9-13.4l-29.9 30c2.5 7.1 3.6 19-7.4 33.6a8.9 8.9 0 0 1-6.6 3.6c-.2 0-.4 0-.6 0a9 9 0 0 1-6.3-2.7l-27.1-27-23.8 23.9a4.5 4.5 0 0 1-6.4-6.4l23.9-23.8-27-27.1a9 9 0 0 1 .7-13.3c14.2-11.5 27.9-9.2 33.8-7.4l30-30.1a9 9 0 0 1 12.7 0l34 34a9 9 0 0 1 0 12.7z
    M235.3 104l-53.4 53.6c4.5 12.7 6.4 33.9-13.2 60a15.9 15.9 0 0 1-11.7 6.4c-.4 0-.8 0-1.1 0a16 16 0 0 1-11.3-4.7l-48.3-48.3-42.6 42.7a8 8 0 0 1-11.4-11.4l42.7-42.6-48.3-48.3a16 16 0 0 1 1.3-23.8c25.4-20.5 49.8-16.5 60.4-13.1l53.6-53.8a16 16 0 0 1 22.6 0l60.7 60.7a16 16 0 0 1 0 22.6z
    M53.9 34.6a8 8 0 1 0-11.8 10.8l25.3 27.8a69.8 69.8 0 0 0-29.4 14.4 16 16 0 0 0-1.3 23.8l48.3 48.3-42.7 42.6a8 8 0 0 0 11.4 11.4l42.6-42.7 48.3 48.3a16 16 0 0 0 11.3 4.7c.4 0 .7 0 1.1 0a15.9 15.9 0 0 0 11.7-6.3 89.8 89.8 0 0 0 11.6-20.3l21.8 24a8 8 0 1 0 11.8-10.8zm102 173.4l-107.9-107.9c10.2-8.3 21.2-12.4 32.7-12.3l87.1 95.9c-2.2 9.9-7.6 18.5-11.9 24.3zm79.4-104l-44.6 44.8a8 8 0 1 1-11.3-11.3l44.6-44.8-60.7-60.7-41.2 41.4a8 8 0 0 1-11.3-11.3l41.2-41.4a16 16 0 0 1 22.6 0l60.7 60.7a16 16 0 0 1 0 22.6z
    M235.3 104l-47.6 47.8a4 4 0 0 1-5.8-.2l-73.9-81.3a4 4 0 0 1 .1-5.5l43.9-44.1a16 16 0 0 1 22.6 0l60.7 60.7a16 16 0 0 1 0 22.6zm-181.4-69.4a8 8 0 0 0-12 .2 8.2 8.2 0 0 0 .4 10.8l25 27.6c-9 1.9-19.1 6.2-29.3 14.4a16 16 0 0 0-1.3 23.8l48.3 48.3-42.4 42.4a8.2 8.2 0 0 0-.7 11.1 8 8 0 0 0 11.8 .5l42.6-42.7 48.3 48.3a16 16 0 0 0 11.3 4.7c.4 0 .7 0 1.1 0a15.9 15.9 0 0 0 11.7-6.3 88.6 88.6 0 0 0 11.6-20.2l21.8 23.9a8 8 0 1 0 11.8-10.7z
    M216 48h-176a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 16h176v56h-80a8 8 0 0 0-8 8v64h-88zm176 128h-72v-56h72v56z
    M216 48h-176a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-80v-64h80v64z
    M232.4 114.5l-144.1-88.1a16 16 0 0 0-16.2-.4 15.9 15.9 0 0 0-8.1 13.9v176.2a15.9 15.9 0 0 0 16 15.9 16.1 16.1 0 0 0 8.4-2.4l144-88.1a15.8 15.8 0 0 0 0-27zm-152.4 101.4v-175.9l143.8 88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm48.2-94.8l-64-40a8 8 0 0 0-12.2 6.8v80a8 8 0 0 0 12.2 6.8l64-40a8 8 0 0 0 0-13.6zm-60.2 32.4v-51.2l40.9 25.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40.6 110.6l-52 36a8 8 0 0 1-12.6-6.6v-72a8 8 0 0 1 12.6-6.6l52 36a8 8 0 0 1 0 13.2z
    M208 40h-160a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm8 136a8 8 0 0 1-8 8h-160a8 8 0 0 1-8-8v-112a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8zm-48 48a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm-3.6-110.7l-48-32a8 8 0 0 0-12.4 6.7v64a8 8 0 0 0 12.4 6.7l48-32a8 8 0 0 0 0-13.4zm-44.4 23.7v-34l25.6 17z
    M240 128a15.7 15.7 0 0 1-7.6 13.5l-144.1 88.1a16 16 0 0 1-16.2 .4 15.9 15.9 0 0 1-8.1-13.9v-176.2a15.9 15.9 0 0 1 8.1-13.9 16 16 0 0 1 16.2 .4l144.1 88.1a15.7 15.7 0 0 1 7.6 13.5z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-36.9-80.1l-69.1-42.3a9.6 9.6 0 0 0-14.6 8.1v84.6a9.6 9.6 0 0 0 14.6 8.1l69.1-42.3a9.5 9.5 0 0 0 0-16.2zm-72.2 46.9v-77.6l63.4 38.8z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-50.2 72a7.6 7.6 0 0 1-3.7 6.5l-69.1 42.3a7.7 7.7 0 0 1-7.8 .1 7.6 7.6 0 0 1-3.9-6.6v-84.6a7.6 7.6 0 0 1 3.9-6.6 7.7 7.7 0 0 1 7.8 .1l69.1 42.3a7.6 7.6 0 0 1 3.7 6.5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-20.4-89.5l-80.7-49.3a11.2 11.2 0 0 0-17 9.4v98.8a11.2 11.2 0 0 0 17 9.4l80.7-49.3a11.1 11.1 0 0 0 0-19zm-84.2 54.8v-90.6l74 45.3z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-33.3 80a8.8 8.8 0 0 1-4.2 7.6l-80.7 49.3a9 9 0 0 1-9.1 .2 8.9 8.9 0 0 1-4.5-7.7v-98.8a8.9 8.9 0 0 1 4.5-7.7 9 9 0 0 1 9.1 .2l80.7 49.3a8.8 8.8 0 0 1 4.2 7.6z
    M192 48h-128a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 144h-128v-128h128v128zm48-136v144a8 8 0 0 1-16 0v-144a8 8 0 0 1 16 0zm-208 0v144a8 8 0 0 1-16 0v-144a8 8 0 0 1 16 0z
    M208 64v128a16 16 0 0 1-16 16h-128a16 16 0 0 1-16-16v-128a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16zm24-16a8 8 0 0 0-8 8v144a8 8 0 0 0 16 0v-144a8 8 0 0 0-8-8zm-208 0a8 8 0 0 0-8 8v144a8 8 0 0 0 16 0v-144a8 8 0 0 0-8-8z
    M168 224a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8zm64-160v112a24 24 0 0 1-24 24h-160a24 24 0 0 1-24-24v-112a24 24 0 0 1 24-24h160a24 24 0 0 1 24 24zm-68 56a8 8 0 0 0-3.4-6.6l-40-28a8 8 0 0 0-12.6 6.6v56a8 8 0 0 0 12.6 6.6l40-28a8 8 0 0 0 3.4-6.6z
    M184 64v128a8 8 0 0 1-16 0v-128a8 8 0 0 1 16 0zm40-8a8 8 0 0 0-8 8v128a8 8 0 0 0 16 0v-128a8 8 0 0 0-8-8zm-80 72a15.8 15.8 0 0 1-7.3 13.3l-88.2 56.2a15.9 15.9 0 0 1-24.5-13.3v-112.4a15.9 15.9 0 0 1 24.5-13.3l88.2 56.2a15.8 15.8 0 0 1 7.3 13.3zm-16.2 0l-87.8-55.9v111.8z
    M184 64v128a8 8 0 0 1-16 0v-128a8 8 0 0 1 16 0zm40-8a8 8 0 0 0-8 8v128a8 8 0 0 0 16 0v-128a8 8 0 0 0-8-8zm-87.3 58.7l-88.2-56.2a15.9 15.9 0 0 0-24.5 13.3v112.3a15.8 15.8 0 0 0 8.2 13.9 16 16 0 0 0 16.3-.5l88.2-56.2a15.8 15.8 0 0 0 0-26.7z
    M224 128a8 8 0 0 1-8 8h-80v80a8 8 0 0 1-16 0v-80h-80a8 8 0 0 1 0-16h80v-80a8 8 0 0 1 16 0v80h80a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-32-80a8 8 0 0 1-8 8h-32v32a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h32v-32a8 8 0 0 1 16 0v32h32a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-40 104h-32v32a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h32v-32a8 8 0 0 1 16 0v32h32a8 8 0 0 1 0 16z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-38-74a6 6 0 0 1-6 6h-38v38a6 6 0 0 1-12 0v-38h-38a6 6 0 0 1 0-12h38v-38a6 6 0 0 1 12 0v38h38a6 6 0 0 1 6 6z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-54 54a6 6 0 0 1-6 6h-38v38a6 6 0 0 1-12 0v-38h-38a6 6 0 0 1 0-12h38v-38a6 6 0 0 1 12 0v38h38a6 6 0 0 1 6 6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm40 112h-32v32a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h32v-32a8 8 0 0 1 16 0v32h32a8 8 0 0 1 0 16z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96zm46-96a5.5 5.5 0 0 1-5.5 5.5h-35v35a5.5 5.5 0 0 1-11 0v-35h-35a5.5 5.5 0 0 1 0-11h35v-35a5.5 5.5 0 0 1 11 0v35h35a5.5 5.5 0 0 1 5.5 5.5z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3zm-66 0a5.5 5.5 0 0 1-5.5 5.5h-35v35a5.5 5.5 0 0 1-11 0v-35h-35a5.5 5.5 0 0 1 0-11h35v-35a5.5 5.5 0 0 1 11 0v35h35a5.5 5.5 0 0 1 5.5 5.5z
    M205.7 61.7l-144 144a8 8 0 0 1-11.4-11.4l144-144a8 8 0 0 1 11.4 11.4zm-141.7 50.3a8 8 0 0 0 16 0v-32h32a8 8 0 0 0 0-16h-32v-32a8 8 0 0 0-16 0v32h-32a8 8 0 0 0 0 16h32zm160 64h-80a8 8 0 0 0 0 16h80a8 8 0 0 0 0-16z
    M152 112a8 8 0 0 1-8 8h-24v24a8 8 0 0 1-16 0v-24h-24a8 8 0 0 1 0-16h24v-24a8 8 0 0 1 16 0v24h24a8 8 0 0 1 8 8zm77.7 117.7a8 8 0 0 1-11.4 0l-50-50.1a88.1 88.1 0 1 1 11.3-11.3l50.1 50a8 8 0 0 1 0 11.4zm-117.7-45.7a72 72 0 1 0-72-72 72.1 72.1 0 0 0 72 72z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-40-72a5.8 5.8 0 0 1-5.8 5.8h-36.4v36.4a5.8 5.8 0 0 1-11.6 0v-36.4h-36.4a5.8 5.8 0 0 1 0-11.6h36.4v-36.4a5.8 5.8 0 0 1 11.6 0v36.4h36.4a5.8 5.8 0 0 1 5.8 5.8z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-56 72a5.8 5.8 0 0 1-5.8 5.8h-36.4v36.4a5.8 5.8 0 0 1-11.6 0v-36.4h-36.4a5.8 5.8 0 0 1 0-11.6h36.4v-36.4a5.8 5.8 0 0 1 11.6 0v36.4h36.4a5.8 5.8 0 0 1 5.8 5.8z
    M216 32h-128a8 8 0 0 0-8 8v40h-40a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-40h40a8 8 0 0 0 8-8v-128a8 8 0 0 0-8-8zm-56 176h-112v-112h112zm48-48h-32v-72a8 8 0 0 0-8-8h-72v-32h112z
    M216 32h-128a8 8 0 0 0-8 8v40h-40a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-40h40a8 8 0 0 0 8-8v-128a8 8 0 0 0-8-8zm-8 128h-32v-72a8 8 0 0 0-8-8h-72v-32h112z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.1-123.6l-80.7 80.7a6.7 6.7 0 0 1-9.5-9.5l80.7-80.7a6.7 6.7 0 0 1 9.5 9.5zm-83.2 26.6a6.7 6.7 0 0 0 13.5 0v-15.6h15.6a6.7 6.7 0 0 0 0-13.5h-15.6v-15.7a6.7 6.7 0 0 0-13.5 0v15.7h-15.7a6.7 6.7 0 0 0 0 13.5h15.7zm91.9 33.6h-44.8a6.7 6.7 0 0 0 0 13.5h44.8a6.7 6.7 0 0 0 0-13.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-58.9-35.6l-80.7 80.7a6.7 6.7 0 0 1-9.5-9.5l80.7-80.7a6.7 6.7 0 0 1 9.5 9.5zm-83.2 26.6a6.7 6.7 0 0 0 13.5 0v-15.6h15.6a6.7 6.7 0 0 0 0-13.5h-15.6v-15.7a6.7 6.7 0 0 0-13.5 0v15.7h-15.7a6.7 6.7 0 0 0 0 13.5h15.7zm91.9 33.6h-44.8a6.7 6.7 0 0 0 0 13.5h44.8a6.7 6.7 0 0 0 0-13.5z
    M176 160a39.9 39.9 0 0 0-28.6 12.1l-46.1-29.6a39.8 39.8 0 0 0 0-29l46.1-29.6a40 40 0 1 0-8.7-13.4l-46.1 29.6a40 40 0 1 0 0 55.8l46.1 29.6a40 40 0 1 0 37.3-25.5zm0-128a24 24 0 1 1-24 24 24 24 0 0 1 24-24zm-112 120a24 24 0 1 1 24-24 24 24 0 0 1-24 24zm112 72a24 24 0 1 1 24-24 24 24 0 0 1-24 24z
    M212 200a36 36 0 1 1-69.8-12.2l-53-34.1a36 36 0 1 1 0-51.4l53-34a36.1 36.1 0 1 1 8.6 13.4l-53 34.1a36 36 0 0 1 0 24.5l53 34a36 36 0 0 1 61.2 25.7z
    M200 168a32.1 32.1 0 0 0-31 24h-97a32 32 0 0 1 0-64h96a40 40 0 0 0 0-80h-96a8 8 0 0 0 0 16h96a24 24 0 0 1 0 48h-96a48 48 0 0 0 0 96h97a32 32 0 1 0 31-40zm0 48a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M229.5 74.2a8 8 0 0 0-7.1-2 44 44 0 0 0-54.4-30.5 44 44 0 0 0-80 0 44 44 0 0 0-54.4 30.5 8 8 0 0 0-9.4 9.6l30.6 129.9a16 16 0 0 0 15.5 12.3h115.4a16 16 0 0 0 15.5-12.3l30.6-129.9a8 8 0 0 0-2.3-7.6zm-153.5-18.2a27.7 27.7 0 0 1 13.1 3.3 8 8 0 0 0 11.6-5.4 28 28 0 0 1 54.6 0 8 8 0 0 0 11.6 5.4 28 28 0 0 1 40.1 17.2l-38.6 11-34.4-13.8a16 16 0 0 0-11.9 0l-34.5 13.9-38.6-11.1a28 28 0 0 1 27-20.5zm-5.7 152l-27.4-116.6 37.9 10.8 14.1 105.8zm74.7 0h-34l-14.2-106.9 31.2-12.5 31.2 12.5zm40.7 0h-24.6l14.1-105.8 37.9-10.8z
    M229.5 74.2a8 8 0 0 0-7.1-2 44 44 0 0 0-54.4-30.5 44 44 0 0 0-80 0 44 44 0 0 0-54.4 30.5 8 8 0 0 0-9.4 9.6l30.6 129.9a16 16 0 0 0 15.5 12.3h115.4a16 16 0 0 0 15.5-12.3l30.6-129.9a8 8 0 0 0-2.3-7.6zm-159.2 133.8l-27.4-116.6 37.9 10.8 14.1 105.8zm51.8-134.2l-34.5 13.8-38.6-11.1a28 28 0 0 1 40.1-17.2 8 8 0 0 0 11.6-5.4 28 28 0 0 1 54.6 0 8 8 0 0 0 11.6 5.4 28 28 0 0 1 40.1 17.2l-38.6 11-34.4-13.8a16 16 0 0 0-11.9 .1zm63.6 134.2h-24.6l14.1-105.8 37.9-10.8z
    M120 128v-80a8 8 0 0 1 16 0v80a8 8 0 0 1-16 0zm60.4-78.7a8 8 0 0 0-8.8 13.4c23.1 15.1 36.4 38.9 36.4 65.3a80 80 0 0 1-160 0c0-26.4 13.3-50.2 36.4-65.3a8 8 0 0 0-8.8-13.4c-27.7 18.1-43.6 46.8-43.6 78.7a96 96 0 0 0 192 0c0-31.9-15.9-60.6-43.6-78.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-6.7-88v-44.8a6.7 6.7 0 0 1 13.4 0v44.8a6.7 6.7 0 0 1-13.4 0zm37.2-45.9a6.7 6.7 0 0 0-7.3 11.2c12.3 8 19.4 20.7 19.4 34.7a42.6 42.6 0 0 1-85.2 0c0-14 7.1-26.7 19.4-34.7a6.7 6.7 0 0 0-7.3-11.2c-16.2 10.5-25.5 27.2-25.5 45.9a56 56 0 0 0 112 0c0-18.7-9.3-35.4-25.5-45.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-110.7 0v-44.8a6.7 6.7 0 0 1 13.4 0v44.8a6.7 6.7 0 0 1-13.4 0zm37.2-45.9a6.7 6.7 0 0 0-7.3 11.2c12.3 8 19.4 20.7 19.4 34.7a42.6 42.6 0 0 1-85.2 0c0-14 7.1-26.7 19.4-34.7a6.7 6.7 0 0 0-7.3-11.2c-16.2 10.5-25.5 27.2-25.5 45.9a56 56 0 0 0 112 0c0-18.7-9.3-35.4-25.5-45.9z
    M237.7 66.3a8 8 0 0 0-11.4 0l-34.3 34.4-36.7-36.7 34.4-34.3a8 8 0 1 0-11.4-11.4l-34.3 34.4-26.3-26.4a8 8 0 0 0-11.4 11.4l6.4 6.3-53 53a40 40 0 0 0 0 56.6l15.7 15.7-49.1 49a8 8 0 0 0 11.4 11.4l49.1-49.1 15.7 15.7a40 40 0 0 0 56.5 0l53-53 6.4 6.3a8 8 0 0 0 11.3-11.3l-26.4-26.3 34.4-34.3a8 8 0 0 0 0-11.4zm-90 118.7a24 24 0 0 1-33.9 0l-42.8-42.8a24 24 0 0 1 0-33.9l53-53 76.7 76.7z
    M237.7 77.7l-34.4 34.3 26.4 26.3a8 8 0 0 1-11.4 11.4l-6.3-6.4-53 53a40 40 0 0 1-56.6 0l-15.6-15.7-49.1 49.1a8 8 0 0 1-11.4-11.4l49.1-49.1-15.7-15.7a40 40 0 0 1 0-56.5l53-53-6.3-6.4a8 8 0 0 1 11.3-11.3l26.3 26.4 34.3-34.4a8 8 0 1 1 11.4 11.4l-34.4 34.3 36.7 36.7 34.3-34.4a8 8 0 0 1 11.4 11.4z
    M240 96v80a8 8 0 0 1-8 8h-32v32a8 8 0 0 1-8 8h-128a8 8 0 0 1-8-8v-32h-32a8 8 0 0 1-8-8v-80c0-13.2 11.4-24 25.3-24h14.7v-32a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v32h14.7c13.9 0 25.3 10.8 25.3 24zm-168-24h112v-24h-112zm112 88h-112v48h112zm16-44a12 12 0 1 0-12 12 12 12 0 0 0 12-12z
    M136 32v32a8 8 0 0 1-16 0v-32a8 8 0 0 1 16 0zm37.2 58.8a8 8 0 0 0 5.7-2.4l22.6-22.6a8 8 0 0 0-11.3-11.3l-22.6 22.6a8 8 0 0 0 5.6 13.7zm50.8 29.2h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm-45.1 47.6a8 8 0 0 0-11.3 11.3l22.6 22.6a8 8 0 0 0 11.3-11.3zm-50.9 16.4a8 8 0 0 0-8 8v32a8 8 0 0 0 16 0v-32a8 8 0 0 0-8-8zm-50.9-16.4l-22.6 22.6a8 8 0 0 0 11.3 11.3l22.6-22.6a8 8 0 0 0-11.3-11.3zm-5.1-39.6a8 8 0 0 0-8-8h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 8-8zm-6.2-73.5a8 8 0 0 0-11.3 11.3l22.6 22.6a8 8 0 0 0 11.3-11.3z
    M220.3 158.5a8 8 0 0 0-7.7-.4 20 20 0 1 1 0-36.2 8 8 0 0 0 11.4-7.2v-42.7a16 16 0 0 0-16-16h-36.2a35.4 35.4 0 0 0 .2-4 36.1 36.1 0 0 0-11.4-26.2 36 36 0 0 0-60.5 23.6 36.6 36.6 0 0 0 .1 6.6h-36.2a16 16 0 0 0-16 16v32.2a35.4 35.4 0 0 0-4-.2 36.1 36.1 0 0 0-26.2 11.4 35.7 35.7 0 0 0-9.7 27 36.1 36.1 0 0 0 33.3 33.6 35.7 35.7 0 0 0 6.6-.2v32.2a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-42.7a8 8 0 0 0-3.7-6.8zm-12.3 49.5h-144v-42.7a8 8 0 0 0-11.4-7.2 20 20 0 1 1 0-36.2 8 8 0 0 0 11.4-7.2v-42.7h46.7a8 8 0 0 0 7.2-11.4 20 20 0 1 1 36.2 0 8 8 0 0 0 7.2 11.4h46.7v32.2a35.7 35.7 0 0 0-6.6-.1 36 36 0 0 0 2.6 71.9 35.4 35.4 0 0 0 4-.2z
    M165.8 224h42.2a16 16 0 0 0 16-16v-37.6a8 8 0 0 0-11.1-7.4 23.4 23.4 0 0 1-8.9 1.8c-13.2 0-24-11.1-24-24.8s10.8-24.7 24-24.7a23.4 23.4 0 0 1 8.9 1.8 8 8 0 0 0 11.1-7.5v-37.6a16 16 0 0 0-16-16h-36.2a35.4 35.4 0 0 0 .2-4 36 36 0 0 0-72 0 35.4 35.4 0 0 0 .2 4h-36.2a16 16 0 0 0-16 16v32.2a35.4 35.4 0 0 0-4-.2 36 36 0 0 0 0 72 35.4 35.4 0 0 0 4-.2v32.2a16 16 0 0 0 16 16h42.2z
    M236.8 188.1l-87.4-151.9a24.8 24.8 0 0 0-42.8 0l-87.4 151.9a23.5 23.5 0 0 0 0 23.7 24.3 24.3 0 0 0 21.4 12.2h174.8a24.3 24.3 0 0 0 21.4-12.2 23.5 23.5 0 0 0 0-23.7zm-13.9 15.7a8.5 8.5 0 0 1-7.5 4.2h-174.8a8.5 8.5 0 0 1-7.5-4.2 7.6 7.6 0 0 1 0-7.7l87.4-151.9a8.8 8.8 0 0 1 15 0l87.5 151.9a7.6 7.6 0 0 1-.1 7.7z
    M236.8 211.8a24.3 24.3 0 0 1-21.4 12.2h-174.8a24.3 24.3 0 0 1-21.4-12.2 23.5 23.5 0 0 1 0-23.7l87.4-151.9a24.8 24.8 0 0 1 42.8 0l87.4 151.9a23.5 23.5 0 0 1 0 23.7z
    M104 40h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm0 32h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm96-160h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm-64 72v-32a8 8 0 0 1 16 0v32a8 8 0 0 1-16 0zm80-16a8 8 0 0 1-8 8h-24v40a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h24v-56a8 8 0 0 1 16 0v8h24a8 8 0 0 1 8 8zm0 32v16a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z
    M192 96c0 28.5-24.5 52.1-56 55.6v8.4a8 8 0 0 1-16 0v-16a8 8 0 0 1 8-8c26.5 0 48-17.9 48-40s-21.5-40-48-40-48 17.9-48 40a8 8 0 0 1-16 0c0-30.9 28.7-56 64-56s64 25.1 64 56zm-64 96a16 16 0 1 0 16 16 16 16 0 0 0-16-16z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-41.9-97.9c0 16.5-13.6 30.2-31.4 33.1v.5a6.7 6.7 0 0 1-13.4 0v-6.7a6.7 6.7 0 0 1 6.7-6.8c13.6 0 24.6-9 24.6-20.1s-11-20.2-24.6-20.2-24.6 9.1-24.6 20.2a6.7 6.7 0 0 1-13.5 0c0-18.5 17.1-33.6 38.1-33.6s38.1 15.1 38.1 33.6zm-38.1 51.5a11.2 11.2 0 1 0 11.2 11.2 11.2 11.2 0 0 0-11.2-11.2z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-57.9 62.1c0 16.5-13.6 30.2-31.4 33.1v.5a6.7 6.7 0 0 1-13.4 0v-6.7a6.7 6.7 0 0 1 6.7-6.8c13.6 0 24.6-9 24.6-20.1s-11-20.2-24.6-20.2-24.6 9.1-24.6 20.2a6.7 6.7 0 0 1-13.5 0c0-18.5 17.1-33.6 38.1-33.6s38.1 15.1 38.1 33.6zm-38.1 51.5a11.2 11.2 0 1 0 11.2 11.2 11.2 11.2 0 0 0-11.2-11.2z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-54-90c0 14.7-12.1 27-28 29.5v.5a6 6 0 0 1-12 0v-6a6 6 0 0 1 6-6c12.1 0 22-8.1 22-18s-9.9-18-22-18-22 8.1-22 18a6 6 0 0 1-12 0c0-16.5 15.2-30 34-30s34 13.5 34 30zm-34 46a10 10 0 1 0 10 10 10 10 0 0 0-10-10z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-70 38c0 14.7-12.1 27-28 29.5v.5a6 6 0 0 1-12 0v-6a6 6 0 0 1 6-6c12.1 0 22-8.1 22-18s-9.9-18-22-18-22 8.1-22 18a6 6 0 0 1-12 0c0-16.5 15.2-30 34-30s34 13.5 34 30zm-34 46a10 10 0 1 0 10 10 10 10 0 0 0-10-10z
    M140 180a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-12-108c-22.1 0-40 16.2-40 36v4a8 8 0 0 0 16 0v-4c0-11 10.8-20 24-20s24 9 24 20-10.8 20-24 20a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-.7c18.2-3.4 32-17.9 32-35.3 0-19.8-17.9-36-40-36zm104 56a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 168a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm8-48.7v.7a8 8 0 0 1-16 0v-8a8 8 0 0 1 8-8c13.2 0 24-9 24-20s-10.8-20-24-20-24 9-24 20v4a8 8 0 0 1-16 0v-4c0-19.8 17.9-36 40-36s40 16.2 40 36c0 17.4-13.8 31.9-32 35.3z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96zm31.3-110.7c0 13.5-11.2 24.8-25.8 27.1v.5a5.5 5.5 0 0 1-11 0v-5.5a5.5 5.5 0 0 1 5.5-5.6c11.2 0 20.2-7.4 20.2-16.5s-9-16.6-20.2-16.6-20.2 7.4-20.2 16.6a5.5 5.5 0 0 1-11.1 0c0-15.2 14.1-27.6 31.3-27.6s31.3 12.4 31.3 27.6zm-31.3 42.3a9.2 9.2 0 1 0 9.2 9.2 9.2 9.2 0 0 0-9.2-9.2z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3zm-80.7-14.7c0 13.5-11.2 24.8-25.8 27.1v.5a5.5 5.5 0 0 1-11 0v-5.5a5.5 5.5 0 0 1 5.5-5.6c11.2 0 20.2-7.4 20.2-16.5s-9-16.6-20.2-16.6-20.2 7.4-20.2 16.6a5.5 5.5 0 0 1-11.1 0c0-15.2 14.1-27.6 31.3-27.6s31.3 12.4 31.3 27.6zm-31.3 42.3a9.2 9.2 0 1 0 9.2 9.2 9.2 9.2 0 0 0-9.2-9.2z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-82-46v-44a24 24 0 0 1 24-24 4 4 0 0 1 0 8 16 16 0 0 0-16 16v4h30a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-30a8 8 0 0 1-8-8zm-50 8h30a8 8 0 0 0 8-8v-32a8 8 0 0 0-8-8h-30v-4a16 16 0 0 1 16-16 4 4 0 0 0 0-8 24 24 0 0 0-24 24v44a8 8 0 0 0 8 8z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-98 82v-44a24 24 0 0 1 24-24 4 4 0 0 1 0 8 16 16 0 0 0-16 16v4h30a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-30a8 8 0 0 1-8-8zm-50 8h30a8 8 0 0 0 8-8v-32a8 8 0 0 0-8-8h-30v-4a16 16 0 0 1 16-16 4 4 0 0 0 0-8 24 24 0 0 0-24 24v44a8 8 0 0 0 8 8z
    M116 72v88a48 48 0 0 1-48 48 8 8 0 0 1 0-16 32 32 0 0 0 32-32v-8h-60a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h60a16 16 0 0 1 16 16zm100-16h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48v-88a16 16 0 0 0-16-16z
    M140 184v-88a48 48 0 0 1 48-48 8 8 0 0 1 0 16 32 32 0 0 0-32 32v8h60a16 16 0 0 1 16 16v64a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16zm-100 16h60a16 16 0 0 0 16-16v-64a16 16 0 0 0-16-16h-60v-8a32 32 0 0 1 32-32 8 8 0 0 0 0-16 48 48 0 0 0-48 48v88a16 16 0 0 0 16 16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm23.1-75.8a32 32 0 0 0-15.1-60.2h-32a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-24h22.4l19 28.4a8 8 0 0 0 13.3-8.8zm-39.1-44.2h24a16 16 0 0 1 0 32h-24z
    M104 168a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm-8-40h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm0-32h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm136-16v112a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-120a8 8 0 0 1 5.7-7.7l160-48a8 8 0 0 1 4.6 15.4l-107.8 32.3h129.5a16 16 0 0 1 16 16zm-16 112v-112h-176v112h176zm-16-56a40 40 0 1 1-40-40 40 40 0 0 1 40 40zm-16 0a24 24 0 1 0-24 24 24 24 0 0 0 24-24z
    M216 64h-129.5l107.8-32.3a8 8 0 0 0-4.6-15.4l-160 48a8 8 0 0 0-5.7 7.7v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-112 112h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 0 16zm0-32h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 0 16zm0-32h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 0 16zm64 56a32 32 0 1 1 32-32 32 32 0 0 1-32 32z
    M184 168v16a8 8 0 0 1-16 0v-16a40 40 0 0 0-80 0v16a8 8 0 0 1-16 0v-16a56 56 0 0 1 112 0zm-56-88a88.1 88.1 0 0 0-88 88v16a8 8 0 0 0 16 0v-16a72 72 0 0 1 144 0v16a8 8 0 0 0 16 0v-16a88.1 88.1 0 0 0-88-88zm0-32a120.1 120.1 0 0 0-120 120v16a8 8 0 0 0 16 0v-16a104 104 0 0 1 208 0v16a8 8 0 0 0 16 0v-16a120.1 120.1 0 0 0-120-120z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm72-88a72 72 0 1 1-72-72 72.1 72.1 0 0 1 72 72z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 16v40h-176v-40zm-176 56h56v88h-56zm176 88h-104v-88h104v88z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-176 16h176v40h-176zm176 144h-104v-88h104v88z
    M136 40v176a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0zm-66.3 50.3a8 8 0 0 0-11.4 11.4l18.4 18.3h-60.7a8 8 0 0 0 0 16h60.7l-18.4 18.3a8 8 0 0 0 11.4 11.4l32-32a8 8 0 0 0 0-11.4zm170.3 29.7h-60.7l18.4-18.3a8 8 0 0 0-11.4-11.4l-32 32a8 8 0 0 0 0 11.4l32 32a8 8 0 0 0 11.4-11.4l-18.4-18.3h60.7a8 8 0 0 0 0-16z
    M136 40v176a8 8 0 0 1-16 0v-176a8 8 0 0 1 16 0zm-40 80h-60.7l18.4-18.3a8 8 0 0 0-11.4-11.4l-32 32a8 8 0 0 0 0 11.4l32 32a8 8 0 0 0 11.4-11.4l-18.4-18.3h60.7a8 8 0 0 0 0-16zm149.7 2.3l-32-32a8 8 0 0 0-11.4 11.4l18.4 18.3h-60.7a8 8 0 0 0 0 16h60.7l-18.4 18.3a8 8 0 0 0 11.4 11.4l32-32a8 8 0 0 0 0-11.4z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-49.4-41.5a5.8 5.8 0 0 1-8.1 8.1l-30.5-30.4-30.5 30.4a5.8 5.8 0 0 1-8.1-8.1l30.4-30.5-30.4-30.5a5.8 5.8 0 0 1 8.1-8.1l30.5 30.4 30.5-30.4a5.8 5.8 0 0 1 8.1 8.1l-30.4 30.5z
    M224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-101.7-26.3a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4l-18.3 18.4v-60.7a8 8 0 0 0-16 0v60.7l-18.3-18.4a8 8 0 0 0-11.4 11.4zm11.4 52.6a8 8 0 0 0-11.4 0l-32 32a8 8 0 0 0 11.4 11.4l18.3-18.4v60.7a8 8 0 0 0 16 0v-60.7l18.3 18.4a8 8 0 0 0 11.4-11.4z
    M232 64v-16a16 16 0 0 0-16-16h-176a16 16 0 0 0-16 16v16a16 16 0 0 0 16 16v96h-8a8 8 0 0 0 0 16h88v17.4a24 24 0 1 0 16 0v-17.4h88a8 8 0 0 0 0-16h-8v-96a16 16 0 0 0 16-16zm-104 176a8 8 0 1 1 8-8 8 8 0 0 1-8 8zm-88-192h176v16h-176zm160 128h-144v-96h144z
    M80 48a8 8 0 0 1-8 8h-32v16a8 8 0 0 1-16 0v-16a16 16 0 0 1 16-16h32a8 8 0 0 1 8 8zm-48 104a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm40 48h-32v-16a8 8 0 0 0-16 0v16a16 16 0 0 0 16 16h32a8 8 0 0 0 0-16zm72 0h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm80-24a8 8 0 0 0-8 8v16h-32a8 8 0 0 0 0 16h32a16 16 0 0 0 16-16v-16a8 8 0 0 0-8-8zm0-72a8 8 0 0 0-8 8v32a8 8 0 0 0 16 0v-32a8 8 0 0 0-8-8zm-8-64h-32a8 8 0 0 0 0 16h32v16a8 8 0 0 0 16 0v-16a16 16 0 0 0-16-16zm-72 0h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16z
    M224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-122.3-74.3l18.3-18.4v60.7a8 8 0 0 0 16 0v-60.7l18.3 18.4a8 8 0 0 0 11.4-11.4l-32-32a8 8 0 0 0-11.4 0l-32 32a8 8 0 0 0 11.4 11.4zm52.6 148.6l-18.3 18.4v-60.7a8 8 0 0 0-16 0v60.7l-18.3-18.4a8 8 0 0 0-11.4 11.4l32 32a8 8 0 0 0 11.4 0l32-32a8 8 0 0 0-11.4-11.4z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16z
    M208 136h-160a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm0 56h-160v-40h160v40zm0-144h-160a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16zm0 56h-160v-40h160v40z
    M224 152v40a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-16-104h-160a16 16 0 0 0-16 16v40a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-40a16 16 0 0 0-16-16z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 80h-64v-64h64zm-80-64v64h-64v-64zm-64 80h64v64h-64zm144 64h-64v-64h64v64z
    M216 56v60a4 4 0 0 1-4 4h-76v-76a4 4 0 0 1 4-4h60a16 16 0 0 1 16 16zm-100-16h-60a16 16 0 0 0-16 16v60a4 4 0 0 0 4 4h76v-76a4 4 0 0 0-4-4zm96 96h-76v76a4 4 0 0 0 4 4h60a16 16 0 0 0 16-16v-60a4 4 0 0 0-4-4zm-172 4v60a16 16 0 0 0 16 16h60a4 4 0 0 0 4-4v-76h-76a4 4 0 0 0-4 4z
    M84 52v40h-56a4 4 0 0 1-4-4v-24a16 16 0 0 1 16-16h40a4 4 0 0 1 4 4zm16 152a4 4 0 0 0 4 4h48a4 4 0 0 0 4-4v-40h-56zm-76-36v24a16 16 0 0 0 16 16h40a4 4 0 0 0 4-4v-40h-56a4 4 0 0 0-4 4zm0-56v32a4 4 0 0 0 4 4h56v-40h-56a4 4 0 0 0-4 4zm128-64h-48a4 4 0 0 0-4 4v40h56v-40a4 4 0 0 0-4-4zm76 60h-56v40h56a4 4 0 0 0 4-4v-32a4 4 0 0 0-4-4zm-128 40h56v-40h-56zm116-100h-40a4 4 0 0 0-4 4v40h56a4 4 0 0 0 4-4v-24a16 16 0 0 0-16-16zm12 116h-56v40a4 4 0 0 0 4 4h40a16 16 0 0 0 16-16v-24a4 4 0 0 0-4-4z
    M205.7 221.7l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-100.7a24 24 0 0 1-24-24v-96a8 8 0 0 1 16 0v96a8 8 0 0 0 8 8h100.7l-10.4-10.3a8 8 0 0 1 11.4-11.4l24 24a8 8 0 0 1 0 11.4zm-125.7-149.7a8 8 0 0 0 5.7-13.7l-10.4-10.3h100.7a8 8 0 0 1 8 8v96a8 8 0 0 0 16 0v-96a24 24 0 0 0-24-24h-100.7l10.4-10.3a8 8 0 1 0-11.4-11.4l-24 24a8 8 0 0 0 0 11.4l24 24a8 8 0 0 0 5.7 2.3z
    M56 40h144a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16zm144 16h-72v144h72z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-152 112h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm0-32h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm0-32h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 0 16zm152 112h-128v-144h128v144z
    M216 216v-176a16 16 0 0 0-16-16h-144a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16zm-160 0v-176h144v176h-144z
    M200 232h-144a16 16 0 0 1-16-16v-176a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16v176a16 16 0 0 1-16 16z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-144 16h72v144h-72z
    M40 40h176a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16zm152 112h16a8 8 0 0 0 0-16h-16a8 8 0 0 0 0 16zm0-32h16a8 8 0 0 0 0-16h-16a8 8 0 0 0 0 16zm0-32h16a8 8 0 0 0 0-16h-16a8 8 0 0 0 0 16zm-152 112h128v-144h-128v144z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 16v64h-144v-64zm0 144h-144v-64h144v64z
    M216 56v60a4 4 0 0 1-4 4h-168a4 4 0 0 1-4-4v-60a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16zm-4 80h-168a4 4 0 0 0-4 4v60a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-60a4 4 0 0 0-4-4z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-144 16h64v144h-64zm144 144h-64v-144h64v144z
    M120 44v168a4 4 0 0 1-4 4h-60a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h60a4 4 0 0 1 4 4zm80-4h-60a4 4 0 0 0-4 4v168a4 4 0 0 0 4 4h60a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16z
    M120 48v160a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16zm72-16h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-184 64h40v32h-40zm56 0h120v32h-120zm120-48v32h-176v-32zm-176 96h40v32h-40zm176 32h-120v-32h120v32z
    M224 48h-192a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-136a8 8 0 0 0-8-8zm-184 64h40v32h-40zm56 0h120v32h-120zm-56 48h40v32h-40zm176 32h-120v-32h120v32z
    M230.9 124a8 8 0 0 1-2.9 10.9l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1 8.1-13.8l92 53.6 92-53.6a8 8 0 0 1 10.9 2.9zm-206.9-44a8 8 0 0 1 4-6.9l96-56a8 8 0 0 1 8.1 0l96 56a8 8 0 0 1 0 13.8l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1-4-6.9zm23.9 0l80.1 46.7 80.1-46.7-80.1-46.7zm184.1 112h-48a8 8 0 0 0 0 16h48a8 8 0 0 0 0-16zm-92 23.8l-12 7-92-53.7a8 8 0 0 0-8 13.8l96 56a8 8 0 0 0 8.1 0l16-9.3a8 8 0 1 0-8.1-13.8z
    M230.9 124a8 8 0 0 1-2.9 10.9l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1 8.1-13.8l92 53.6 92-53.6a8 8 0 0 1 10.9 2.9zm-206.9-44a8 8 0 0 1 4-6.9l96-56a8 8 0 0 1 8.1 0l96 56a8 8 0 0 1 0 13.8l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1-4-6.9zm23.9 0l80.1 46.7 80.1-46.7-80.1-46.7zm184.1 112h-16v-16a8 8 0 0 0-16 0v16h-16a8 8 0 0 0 0 16h16v16a8 8 0 0 0 16 0v-16h16a8 8 0 0 0 0-16zm-92 23.8l-12 7-92-53.7a8 8 0 0 0-8 13.8l96 56a8 8 0 0 0 8.1 0l16-9.3a8 8 0 1 0-8.1-13.8z
    M24 128a72.1 72.1 0 0 1 72-72h108.7l-10.4-10.3a8 8 0 0 1 11.4-11.4l24 24a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-108.7a56.1 56.1 0 0 0-56 56 8 8 0 0 1-16 0zm200-8a8 8 0 0 0-8 8 56.1 56.1 0 0 1-56 56h-108.7l10.4-10.3a8 8 0 0 0-11.4-11.4l-24 24a8 8 0 0 0 0 11.4l24 24a8 8 0 0 0 11.4-11.4l-10.4-10.3h108.7a72.1 72.1 0 0 0 72-72 8 8 0 0 0-8-8zm-88 40a8 8 0 0 0 8-8v-48a8 8 0 0 0-11.6-7.2l-16 8a8 8 0 1 0 7.2 14.4l4.4-2.3v35.1a8 8 0 0 0 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-60.5-88a42.6 42.6 0 0 1 42.6-42.6h55.4l-2-1.9a6.7 6.7 0 1 1 9.6-9.5l13.4 13.4a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-55.4a29.2 29.2 0 0 0-29.1 29.1 6.7 6.7 0 0 1-13.5 0zm114.3-6.7a6.7 6.7 0 0 0-6.8 6.7 29.2 29.2 0 0 1-29.1 29.1h-55.4l2-1.9a6.7 6.7 0 1 0-9.6-9.6l-13.4 13.5a6.7 6.7 0 0 0 0 9.5l13.4 13.4a6.7 6.7 0 1 0 9.6-9.5l-2-1.9h55.4a42.6 42.6 0 0 0 42.6-42.6 6.7 6.7 0 0 0-6.7-6.7zm-49.3 26.9a6.7 6.7 0 0 0 6.7-6.8v-26.8a6.7 6.7 0 0 0-9.7-6.1l-9 4.5a6.7 6.7 0 0 0 5.3 12.3v16.1a6.7 6.7 0 0 0 6.7 6.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-164.5 0a42.6 42.6 0 0 1 42.6-42.6h55.4l-2-1.9a6.7 6.7 0 1 1 9.6-9.5l13.4 13.4a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-55.4a29.2 29.2 0 0 0-29.1 29.1 6.7 6.7 0 0 1-13.5 0zm114.3-6.7a6.7 6.7 0 0 0-6.8 6.7 29.2 29.2 0 0 1-29.1 29.1h-55.4l2-1.9a6.7 6.7 0 1 0-9.6-9.6l-13.4 13.5a6.7 6.7 0 0 0 0 9.5l13.4 13.4a6.7 6.7 0 1 0 9.6-9.5l-2-1.9h55.4a42.6 42.6 0 0 0 42.6-42.6 6.7 6.7 0 0 0-6.7-6.7zm-49.3 26.9a6.7 6.7 0 0 0 6.7-6.8v-26.8a6.7 6.7 0 0 0-9.7-6.1l-9 4.5a6.7 6.7 0 0 0 5.3 12.3v16.1a6.7 6.7 0 0 0 6.7 6.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-60.5-88a42.6 42.6 0 0 1 42.6-42.6h55.4l-2-1.9a6.7 6.7 0 1 1 9.6-9.5l13.4 13.4a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-55.4a29.2 29.2 0 0 0-29.1 29.1 6.7 6.7 0 0 1-13.5 0zm114.3-6.7a6.7 6.7 0 0 0-6.8 6.7 29.2 29.2 0 0 1-29.1 29.1h-55.4l2-1.9a6.7 6.7 0 1 0-9.6-9.6l-13.4 13.5a6.7 6.7 0 0 0 0 9.5l13.4 13.4a6.7 6.7 0 1 0 9.6-9.5l-2-1.9h55.4a42.6 42.6 0 0 0 42.6-42.6 6.7 6.7 0 0 0-6.7-6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-164.5 0a42.6 42.6 0 0 1 42.6-42.6h55.4l-2-1.9a6.7 6.7 0 1 1 9.6-9.5l13.4 13.4a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-55.4a29.2 29.2 0 0 0-29.1 29.1 6.7 6.7 0 0 1-13.5 0zm114.3-6.7a6.7 6.7 0 0 0-6.8 6.7 29.2 29.2 0 0 1-29.1 29.1h-55.4l2-1.9a6.7 6.7 0 1 0-9.6-9.6l-13.4 13.5a6.7 6.7 0 0 0 0 9.5l13.4 13.4a6.7 6.7 0 1 0 9.6-9.5l-2-1.9h55.4a42.6 42.6 0 0 0 42.6-42.6 6.7 6.7 0 0 0-6.7-6.7z
    M235.9 199a8 8 0 0 1-10.9-3.1l-69.7-123.9h-19.3v8a8 8 0 0 1-16 0v-8h-19.3l-69.7 123.9a8 8 0 0 1-14-7.8l65.3-116.1h-58.3a8 8 0 0 1 0-16h208a8 8 0 0 1 0 16h-58.3l65.3 116.1a8 8 0 0 1-3.1 10.9zm-107.9-87a8 8 0 0 0-8 8v16a8 8 0 0 0 16 0v-16a8 8 0 0 0-8-8zm0 56a8 8 0 0 0-8 8v16a8 8 0 0 0 16 0v-16a8 8 0 0 0-8-8z
    M223.8 47.1a16 16 0 0 0-15-15c-12.5-.7-44.7 .4-71.4 27.1l-4.7 4.8h-58.3a15.9 15.9 0 0 0-11.4 4.7l-34.3 34.3a16 16 0 0 0 9.1 27.2l38.4 5.3 44.2 44.2 5.4 38.5a15.9 15.9 0 0 0 10.8 13 16.1 16.1 0 0 0 5.1 .8 15.9 15.9 0 0 0 11.3-4.7l34.3-34.3a15.9 15.9 0 0 0 4.7-11.4v-58.3l4.8-4.8c26.6-26.6 27.8-58.8 27-71.4zm-149.4 32.9h42.3l-39.5 39.5-37.2-5.2zm74.4-9.4a76.6 76.6 0 0 1 59.1-22.5 76.5 76.5 0 0 1-22.4 59.1l-57.5 57.5-36.7-36.7zm27.2 111l-34.3 34.4-5.2-37.2 39.5-39.5zm-74.2 9.5c-4.5 9.9-19.5 32.9-61.8 32.9a8 8 0 0 1-8-8c0-42.3 23-57.3 32.9-61.8a8 8 0 0 1 6.6 14.5c-6.4 2.9-20.6 12.4-23.1 38.9 26.5-2.5 36-16.7 38.9-23.1a8 8 0 1 1 14.5 6.6z
    M101.8 191.1c-4.5 9.9-19.5 32.9-61.8 32.9a8 8 0 0 1-8-8c0-42.3 23-57.3 32.9-61.8a8 8 0 0 1 6.6 14.5c-6.4 2.9-20.6 12.4-23.1 38.9 26.5-2.5 36-16.7 38.9-23.1a8 8 0 1 1 14.5 6.6zm122-144a16 16 0 0 0-15-15c-12.5-.7-44.7 .4-71.4 27.1l-49.4 49.5a8 8 0 0 1-11.3-11.3l26.5-26.6a4 4 0 0 0-2.8-6.8h-26a15.9 15.9 0 0 0-11.4 4.7l-34.3 34.3a16 16 0 0 0 9.1 27.2l38.4 5.3 44.2 44.2 5.4 38.5a15.9 15.9 0 0 0 10.8 13 16.1 16.1 0 0 0 5.1 .8 15.9 15.9 0 0 0 11.3-4.7l34.3-34.3a16 16 0 0 0 4.7-11.4v-26a4 4 0 0 0-6.8-2.8l-26.6 26.5a8 8 0 0 1-11.7-.4 8.2 8.2 0 0 1 .6-11.1l49.3-49.3c26.6-26.6 27.8-58.8 27-71.4z
    M225.9 102.8c-3.8-3.9-7.7-8-9.2-11.6-1.3-3.2-1.4-8.6-1.5-13.9-.2-9.7-.3-20.8-8-28.5s-18.7-7.9-28.5-8c-5.3-.1-10.7-.2-13.9-1.5-3.6-1.5-7.7-5.4-11.6-9.2-6.9-6.6-14.8-14.1-25.2-14.1s-18.3 7.5-25.2 14.1c-3.9 3.8-8 7.7-11.6 9.2-3.2 1.3-8.6 1.4-13.9 1.5-9.7 .1-20.8 .3-28.5 8s-7.8 18.8-8 28.5c-.1 5.3-.2 10.7-1.5 13.9-1.5 3.6-5.4 7.7-9.2 11.6-6.6 6.9-14.1 14.8-14.1 25.2s7.5 18.3 14.1 25.2c3.8 3.9 7.7 8 9.2 11.6 1.3 3.2 1.4 8.6 1.5 13.9 .2 9.7 .3 20.8 8 28.5s18.8 7.8 28.5 8c5.3 .1 10.7 .2 13.9 1.5 3.6 1.5 7.7 5.4 11.6 9.2 6.9 6.6 14.8 14.1 25.2 14.1s18.3-7.5 25.2-14.1c3.9-3.8 8-7.7 11.6-9.2 3.2-1.3 8.6-1.4 13.9-1.5 9.7-.2 20.8-.3 28.5-8s7.8-18.7 8-28.5c.1-5.3 .2-10.7 1.5-13.9 1.5-3.6 5.4-7.7 9.2-11.6 6.6-6.9 14.1-14.8 14.1-25.2s-7.5-18.3-14.1-25.2zm-11.6 39.3c-4.8 5-9.7 10.2-12.4 16.5-2.5 6.1-2.6 13.1-2.7 19.8-.1 7-.2 14.4-3.3 17.5s-10.4 3.2-17.4 3.3c-6.8 .1-13.8 .2-19.9 2.7-6.3 2.7-11.5 7.6-16.5 12.4s-10.1 9.7-14.1 9.7-9.1-4.9-14.1-9.7-10.2-9.7-16.5-12.4c-6.1-2.5-13.1-2.6-19.8-2.7-7-.1-14.4-.2-17.5-3.3s-3.2-10.4-3.3-17.4c-.1-6.8-.2-13.8-2.7-19.9-2.7-6.3-7.6-11.5-12.4-16.5s-9.7-10.1-9.7-14.1 4.9-9.1 9.7-14.1 9.7-10.2 12.4-16.5c2.5-6.1 2.6-13.1 2.7-19.8 .1-7 .2-14.4 3.3-17.5s10.4-3.2 17.5-3.3c6.7-.1 13.7-.2 19.8-2.7 6.3-2.7 11.5-7.6 16.5-12.4s10.1-9.7 14.1-9.7 9.1 4.9 14.1 9.7 10.2 9.7 16.5 12.4c6.1 2.5 13.1 2.6 19.9 2.7 7 .1 14.3 .2 17.4 3.3s3.2 10.4 3.3 17.5c.1 6.7 .2 13.7 2.7 19.8 2.7 6.3 7.6 11.5 12.4 16.5s9.7 10.1 9.7 14.1-4.9 9.1-9.7 14.1z
    M148 152a60 60 0 0 0 0-120h-60a8 8 0 0 0-8 8v96h-24a8 8 0 0 0 0 16h24v16h-24a8 8 0 0 0 0 16h24v32a8 8 0 0 0 16 0v-32h48a8 8 0 0 0 0-16h-48v-16zm-52-104h52a44 44 0 0 1 0 88h-52z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm11.2-72.3a35.8 35.8 0 0 0 0-71.7h-33.6a6.7 6.7 0 0 0-6.7 6.7v51.5h-11.2a6.7 6.7 0 0 0 0 13.5h11.2v8.9h-11.2a6.7 6.7 0 0 0 0 13.5h11.2v11.2a6.7 6.7 0 0 0 13.4 0v-11.2h24.7a6.7 6.7 0 0 0 0-13.5h-24.7v-8.9zm-26.9-58.3h26.9a22.4 22.4 0 0 1 0 44.8h-26.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-92.8 15.7a35.8 35.8 0 0 0 0-71.7h-33.6a6.7 6.7 0 0 0-6.7 6.7v51.5h-11.2a6.7 6.7 0 0 0 0 13.5h11.2v8.9h-11.2a6.7 6.7 0 0 0 0 13.5h11.2v11.2a6.7 6.7 0 0 0 13.4 0v-11.2h24.7a6.7 6.7 0 0 0 0-13.5h-24.7v-8.9zm-26.9-58.3h26.9a22.4 22.4 0 0 1 0 44.8h-26.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.4-143.2l-64 32a8 8 0 0 0-3.6 3.6l-32 64a8 8 0 0 0 7.2 11.6 8.1 8.1 0 0 0 3.6-.8l64-32a8 8 0 0 0 3.6-3.6l32-64a8 8 0 0 0-10.8-10.8zm-34.4 65.2l-40.1 20.1 20.1-40.1 40.2-20.1z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm51.6 57.8l-32 64a4.1 4.1 0 0 1-1.8 1.8l-64 32a4 4 0 0 1-5.4-5.4l32-64a4.1 4.1 0 0 1 1.8-1.8l64-32a4 4 0 0 1 5.4 5.4z
    M247.2 172.5a8 8 0 0 0-7.2-4.5h-96v-24h72a8 8 0 0 0 5.9-13.4l-77.9-85.7v-36.9a8 8 0 0 0-14.2-5l-104 128a8 8 0 0 0 6.2 13h96v24h-112a8 8 0 0 0-6.2 13l29.6 37a15.9 15.9 0 0 0 12.4 6h152.4a15.9 15.9 0 0 0 12.4-6l29.6-37a8 8 0 0 0 1-8.5zm-49.3-44.5h-53.9v-59.3zm-149.1 0l79.2-97.5v97.5zm155.4 80h-152.4l-19.2-24h190.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68.8-64a6.7 6.7 0 0 0-6.1-3.8h-51.5v-9h38.1a6.7 6.7 0 0 0 5-11.2l-43.1-47.4v-17.6a6.7 6.7 0 0 0-11.9-4.3l-58.2 69.5a6.7 6.7 0 0 0 5.1 11h51.6v9h-60.5a6.7 6.7 0 0 0-5.3 10.9l16.6 20.7a11.1 11.1 0 0 0 8.8 4.2h85.2a11.1 11.1 0 0 0 8.8-4.2l16.6-20.7a6.7 6.7 0 0 0 .8-7.1zm-34.7-26.2h-22.9v-25.2zm-73.5 0l37.2-44.3v44.3zm81 44.8h-83.2l-7.1-9h97.4z
    M160 140v-67.2a4 4 0 0 1 7-2.6l55 60.4a8 8 0 0 1 .4 10.3 8.2 8.2 0 0 1-6.6 3.1h-51.8a4 4 0 0 1-4-4zm87.2 32.5a8 8 0 0 0-7.2-4.5h-96v-160a8 8 0 0 0-14.2-5l-104 128a8 8 0 0 0 6.2 13h96v24h-112a8 8 0 0 0-6.2 13l29.6 37a15.9 15.9 0 0 0 12.4 6h152.4a15.9 15.9 0 0 0 12.4-6l29.6-37a8 8 0 0 0 1-8.5z
    M157.7 113.1a8 8 0 0 1 2.1-11.1l67.7-46.3a8 8 0 0 1 9 13.2l-67.7 46.3a7.9 7.9 0 0 1-4.5 1.4 8 8 0 0 1-6.6-3.5zm80.9 85.1a8 8 0 0 1-11.1 2.1l-91.5-62.6-42.5 29.1a36 36 0 1 1-9-13.2l37.3-25.6-37.4-25.6a35.9 35.9 0 1 1 9-13.2l143 97.9a8 8 0 0 1 2.2 11.1zm-158.6-18.2a20 20 0 1 0-5.9 14.1 19.8 19.8 0 0 0 5.9-14.1zm-5.9-89.9a20 20 0 1 0-28.2 0 19.8 19.8 0 0 0 28.2 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm62-56.8l-78.6-53.8a22.5 22.5 0 0 0 .9-6.5 22.4 22.4 0 1 0-8.5 17.6l16.8 11.5-16.8 11.5a22.4 22.4 0 1 0 2 33.5 22.2 22.2 0 0 0 6.5-15.9 22.5 22.5 0 0 0-.9-6.5l21.1-14.5 49.9 34.2a6.7 6.7 0 0 0 7.6-11.1zm-93.7 4.3a9 9 0 1 1 2.6-6.4 9 9 0 0 1-2.6 6.4zm-12.7-58.3a9 9 0 1 1 12.7 0 9 9 0 0 1-12.7 0zm63.2 13a6.7 6.7 0 0 1 1.7-9.3l33.9-23.2a6.7 6.7 0 0 1 7.6 11.1l-33.9 23.2a6.7 6.7 0 0 1-9.3-1.8z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-42 31.2l-78.6-53.8a22.5 22.5 0 0 0 .9-6.5 22.4 22.4 0 1 0-8.5 17.6l16.8 11.5-16.8 11.5a22.4 22.4 0 1 0 2 33.5 22.2 22.2 0 0 0 6.5-15.9 22.5 22.5 0 0 0-.9-6.5l21.1-14.5 49.9 34.2a6.7 6.7 0 0 0 7.6-11.1zm-93.7 4.3a9 9 0 1 1 2.6-6.4 9 9 0 0 1-2.6 6.4zm-12.7-58.3a9 9 0 1 1 12.7 0 9 9 0 0 1-12.7 0zm63.2 13a6.7 6.7 0 0 1 1.7-9.3l33.9-23.2a6.7 6.7 0 0 1 7.6 11.1l-33.9 23.2a6.7 6.7 0 0 1-9.3-1.8z
    M212 136c-1.2 0-2.4 .1-3.5 .2l-32.9-98.7a8 8 0 0 0-7.6-5.5h-32a8 8 0 0 0 0 16h26.2l17.5 52.3-55.5 67.7h-44.4a36 36 0 1 0-1.9 16h50.1a8 8 0 0 0 6.2-2.9l51.4-62.8 7.7 23a36 36 0 1 0 18.7-5.3zm-168 56a20 20 0 1 1 20-20 20 20 0 0 1-20 20zm168 0a20 20 0 1 1 20-20 20 20 0 0 1-20 20z
    M205.7 50.3a8 8 0 0 1 0 11.3l-56 56a8 8 0 0 1-11.4-11.3l56-56a8 8 0 0 1 11.4 0zm42.3 8.1a50.1 50.1 0 0 1-14.8 35.7l-53.2 53.2a15.9 15.9 0 0 1-11.3 4.7h-16.7v16.8a16 16 0 0 1-3.2 9.7 8.1 8.1 0 0 1-.8 .8l-8 8a16 16 0 0 1-22.6 0l-18.7-18.7-77 77.1a8 8 0 0 1-11.3-11.4l77-77-18.7-18.7a16 16 0 0 1 0-22.6l8-8a8 8 0 0 1 .9-.8 16.1 16.1 0 0 1 9.6-3.2h16.8v-16.7a15.9 15.9 0 0 1 4.7-11.3l53.2-53.2a50.4 50.4 0 0 1 86.1 35.6zm-16 0a34.4 34.4 0 0 0-58.8-24.3l-53.2 53.2v16.7a16 16 0 0 1-16 16h-16.7l-7.3 7.3 48.7 48.7 7.3-7.3v-16.7a16 16 0 0 1 16-16h16.7l53.2-53.2a34.2 34.2 0 0 0 10.1-24.4z
    M233.2 22.8a50.5 50.5 0 0 0-71.3 0l-53.2 53.2a15.9 15.9 0 0 0-4.7 11.3v16.7h-16.8a16.1 16.1 0 0 0-9.7 3.2 8 8 0 0 0-.8 .8l-8 8a16 16 0 0 0 0 22.6l18.7 18.7-77 77.1a8 8 0 0 0 11.3 11.3l77-77.1 18.7 18.7a16 16 0 0 0 22.6 0l8-8a8.1 8.1 0 0 0 .8-.8 16 16 0 0 0 3.2-9.7v-16.8h16.7a15.9 15.9 0 0 0 11.3-4.7l53.2-53.2a50.4 50.4 0 0 0 0-71.3zm-27.5 38.8l-56 56a8 8 0 0 1-11.4-11.3l56-56a8 8 0 0 1 11.4 11.3z
    M253.9 154.6c-1.3-1.4-24.1-26.2-61-40.5-1.7-18.5-8.4-35.2-19.4-48-14.6-17.1-35.9-26.1-61.5-26.1-51.5 0-85.1 46.2-86.5 48.2a8 8 0 0 0 13 9.3c.3-.5 30.3-41.5 73.5-41.5 20.8 0 37.9 7.1 49.4 20.6 7.4 8.6 12.4 19.7 14.7 32a140.9 140.9 0 0 0-35.5-4.6c-26.1 0-47.9 6.8-63.3 19.7-13.5 11.4-21.3 27.3-21.3 43.5a47.6 47.6 0 0 0 13.9 34.1c9.6 9.6 23 14.7 38.7 14.7 51.8 0 81.2-42.1 84.5-84.4a161.4 161.4 0 0 1 49 33.8 8 8 0 1 0 11.9-10.8zm-94.4 21.7c-8.9 10.8-24.8 23.7-50.9 23.7-25.3 0-36.6-16.4-36.6-32.8 0-22.7 21.5-47.2 68.6-47.2a124.3 124.3 0 0 1 36.8 5.7c-.5 18.7-6.9 37.1-17.9 50.6z
    M240 128c0 10.4-7.5 18.3-14.1 25.2-3.8 3.9-7.7 8-9.2 11.6-1.3 3.2-1.4 8.6-1.5 13.9-.2 9.7-.3 20.8-8 28.5s-18.7 7.8-28.5 8c-5.3 .1-10.7 .2-13.9 1.5-3.6 1.5-7.7 5.4-11.6 9.2-6.9 6.6-14.8 14.1-25.2 14.1s-18.3-7.5-25.2-14.1c-3.9-3.8-8-7.7-11.6-9.2-3.2-1.3-8.6-1.4-13.9-1.5-9.7-.2-20.8-.3-28.5-8s-7.9-18.7-8-28.5c-.1-5.3-.2-10.7-1.5-13.9-1.5-3.6-5.4-7.7-9.2-11.6-6.6-6.9-14.1-14.8-14.1-25.2s7.5-18.3 14.1-25.2c3.8-3.9 7.7-8 9.2-11.6 1.3-3.2 1.4-8.6 1.5-13.9 .2-9.7 .3-20.8 8-28.5s18.8-7.9 28.5-8c5.3-.1 10.7-.2 13.9-1.5 3.6-1.5 7.7-5.4 11.6-9.2 6.9-6.6 14.8-14.1 25.2-14.1s18.3 7.5 25.2 14.1c3.9 3.8 8 7.7 11.6 9.2 3.2 1.3 8.6 1.4 13.9 1.5 9.7 .2 20.8 .3 28.5 8s7.8 18.8 8 28.5c.1 5.3 .2 10.7 1.5 13.9 1.5 3.6 5.4 7.7 9.2 11.6 6.6 6.9 14.1 14.8 14.1 25.2z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm0 72c0 37.1-13.7 67.2-40.6 89.4a129.3 129.3 0 0 1-39.4 22.2 128.2 128.2 0 0 1-38.9-21.8c-27.3-22.3-41.1-52.5-41.1-89.8v-56h160z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm0 16v56c0 2.7-.1 5.4-.2 8h-71.8v-64zm-160 0h72v64h-71.8c-.1-2.6-.2-5.3-.2-8zm2.1 80h69.9v84.6a130.8 130.8 0 0 1-30.9-18.8c-21.2-17.3-34.2-39.4-39-65.8zm117.3 65.4a131.3 131.3 0 0 1-31.4 19.1v-84.5h69.9c-4.7 26.2-17.6 48.2-38.5 65.4z
    M224 56v56c0 52.7-25.5 84.7-46.9 102.2-23.1 18.8-46 25.3-47 25.5a8 8 0 0 1-4.2 0c-1-.2-23.9-6.7-47-25.5-21.4-17.5-46.9-49.5-46.9-102.2v-56a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm-80 183.6a128.2 128.2 0 0 1-38.9-21.8c-23.3-19-36.7-43.8-40.2-73.8h79.1v-72h80v56a141.2 141.2 0 0 1-.9 16h-79.1v95.6z
    M53.9 34.6a8 8 0 0 0-13.6 7.4 16 16 0 0 0-8.3 14v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1.4-.3 31.3-8.8 57.1-34.7l14.9 16.4a8 8 0 1 0 11.9-10.8zm74.1 189a128.5 128.5 0 0 1-38.9-21.8c-27.3-22.3-41.1-52.5-41.1-89.8v-56h3.7l124.7 137.2a129.3 129.3 0 0 1-48.4 30.4zm96-167.6v56c0 20.6-3.9 39.6-11.6 56.6a8 8 0 1 1-14.5-6.6c6.7-14.9 10.1-31.7 10.1-50v-56h-109.5a8 8 0 1 1 0-16h109.5a16 16 0 0 1 16 16z
    M224 56v56c0 25.2-5.8 45.7-14.3 62.1a4 4 0 0 1-6.5 .9l-116.7-128.3a4 4 0 0 1 3-6.7h118.5a16 16 0 0 1 16 16zm-170.1-21.4a8 8 0 0 0-13.6 7.4 16 16 0 0 0-8.3 14v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5a131.9 131.9 0 0 0 10.1-9.2l14.9 16.4a8 8 0 1 0 11.8-10.8z
    M223.7 66.2l-88-48.2a15.9 15.9 0 0 0-15.4 0l-88 48.2a16 16 0 0 0-8.3 14v95.6a16 16 0 0 0 8.3 14l88 48.2a15.9 15.9 0 0 0 15.4 0l88-48.2a16 16 0 0 0 8.3-14v-95.6a16 16 0 0 0-8.3-14zm-95.7-34.2l80.3 44-29.7 16.3-80.4-44zm0 88l-80.3-44 33.9-18.6 80.3 44zm-88-30l80 43.8v85.8l-80-43.8zm176 85.8l-80 43.8v-85.8l32-17.5v35.7a8 8 0 0 0 16 0v-44.4l32-17.6v85.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm54.7-124.6l-49.3-27a11.1 11.1 0 0 0-10.8 0l-49.3 27a11.2 11.2 0 0 0-5.8 9.8v53.6a11.2 11.2 0 0 0 5.8 9.8l49.3 27a11.1 11.1 0 0 0 10.8 0l49.3-27a11.2 11.2 0 0 0 5.8-9.8v-53.6a11.2 11.2 0 0 0-5.8-9.8zm-54.7-14.6l40.3 22.1-12 6.5-40.3-22zm0 44.1l-40.3-22 14.3-7.9 40.3 22.1zm-47-10.4l40.3 22.1v42.9l-40.3-22.1zm53.7 65v-42.9l13.5-7.4v16.2a6.7 6.7 0 0 0 13.4 0v-23.5l13.4-7.4v42.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-50.4-34.6l-49.3-27a8.9 8.9 0 0 0-8.6 0l-49.3 27a9 9 0 0 0-4.6 7.8v53.6a9 9 0 0 0 4.6 7.8l49.3 27a8.9 8.9 0 0 0 8.6 0l49.3-27a9 9 0 0 0 4.6-7.8v-53.6a9 9 0 0 0-4.6-7.8zm-53.6-19.2l45 24.7-16.7 9.1-45-24.6zm0 49.3l-45-24.6 19-10.4 45 24.6zm49.3 31.3l-44.8 24.5v-48l17.9-9.8v19.9a4.5 4.5 0 0 0 9 0v-24.8l17.9-9.9v48.1z
    M223.7 66.2l-88-48.2a15.9 15.9 0 0 0-15.4 0l-88 48.2a16 16 0 0 0-8.3 14v95.6a16 16 0 0 0 8.3 14l88 48.2a15.9 15.9 0 0 0 15.4 0l88-48.2a16 16 0 0 0 8.3-14v-95.6a16 16 0 0 0-8.3-14zm-95.7-34.2l80.4 44-29.8 16.3-80.4-44zm0 88l-80.4-44 34-18.6 80.3 44zm88 55.8l-80 43.8v-85.8l32-17.5v35.7a8 8 0 0 0 16 0v-44.4l32-17.6v85.8z
    M228.6 129.1l-60.7-20.2a24 24 0 0 1-14.3-13l-23.2-54.3s0-.1 0-.1a16 16 0 0 0-20.2-8.5l-75.7 27.5a16 16 0 0 0-10.5 15v116.5a16 16 0 0 0 16 16h200a16 16 0 0 0 16-16v-24.9a40 40 0 0 0-27.4-38zm-112.9-81.1l7.1 16.6-21.5 7.9a8 8 0 0 0 2.7 15.5 7.9 7.9 0 0 0 2.7-.5l22.4-8.1 4.8 11-16.6 6a8 8 0 0 0 2.7 15.6 7.9 7.9 0 0 0 2.7-.5l17.6-6.4a40.2 40.2 0 0 0 7.7 10l-14.7 5.4a8 8 0 0 0 2.7 15.5 8.1 8.1 0 0 0 2.7-.5l28-10.2 56.9 19a24 24 0 0 1 15.3 15.7h-198.9v-84.5zm-75.7 144v-16h200v16z
    M228.6 129.1l-28-9.3a4 4 0 0 0-2.6 0l-43.3 15.7a8.1 8.1 0 0 1-2.7 .5 8 8 0 0 1-7.7-5.9 8.2 8.2 0 0 1 5.2-9.7l18.5-6.7a2.5 2.5 0 0 0-.1-4.8 23.9 23.9 0 0 1-8.8-5.3 4 4 0 0 0-4.1-.9l-24.2 8.8a8 8 0 0 1-10.5-5.4 8.2 8.2 0 0 1 5.2-9.7l20.5-7.5a4 4 0 0 0 2.3-5.3l-3.1-7.2a4 4 0 0 0-5-2.2l-25.5 9.3a8 8 0 0 1-10.4-5.4 8.2 8.2 0 0 1 5.2-9.7l24-8.7a4 4 0 0 0 2.3-5.4l-5.4-12.7s0-.1 0-.1a16 16 0 0 0-20.2-8.5l-75.7 27.5a16 16 0 0 0-10.5 15v116.5a16 16 0 0 0 16 16h200a16 16 0 0 0 16-16v-24.9a40 40 0 0 0-27.4-38zm11.4 62.9h-200v-16h200z
    M64 236a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm20-44a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-64 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm32-32a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm204-120a8 8 0 0 1-8 8h-28.7l-27.8 27.9-21.7 126.7a16 16 0 0 1-27.1 8.7l-98-98a16 16 0 0 1 8.7-27.1l126.7-21.7 30.2-30.2a8 8 0 0 1 5.7-2.3h32a8 8 0 0 1 8 8zm-81.8 41.8l-118.2 20.2 98 98z
    M64 236a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm20-44a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-64 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm32-32a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm196-128h-32a8 8 0 0 0-5.7 2.3l-30.2 30.2-126.7 21.7a16 16 0 0 0-8.7 27.1l98 98a16 16 0 0 0 27.1-8.7l21.7-126.7 27.8-27.9h28.7a8 8 0 0 0 0-16z
    M237.7 178.3a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-11.8a72.1 72.1 0 0 1-58.5-30.2l-41.8-58.4a56.1 56.1 0 0 0-45.5-23.4h-23.1a8 8 0 0 1 0-16h23.1a72.1 72.1 0 0 1 58.5 30.2l41.8 58.4a56.1 56.1 0 0 0 45.5 23.4h11.8l-10.4-10.3a8 8 0 0 1 11.4-11.4zm-94.7-71.3a8 8 0 0 0 11.2-1.9l1.2-1.6a56.1 56.1 0 0 1 45.5-23.5h11.8l-10.4 10.3a8 8 0 0 0 11.4 11.4l24-24a8 8 0 0 0 0-11.4l-24-24a8 8 0 0 0-11.4 11.4l10.4 10.3h-11.8a72.1 72.1 0 0 0-58.5 30.2l-1.2 1.6a8 8 0 0 0 1.8 11.2zm-30 42a8 8 0 0 0-11.2 1.9l-1.2 1.6a56.1 56.1 0 0 1-45.5 23.5h-23.1a8 8 0 0 0 0 16h23.1a72.1 72.1 0 0 0 58.5-30.2l1.2-1.6a8 8 0 0 0-1.8-11.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm63-61.4a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-1.2a42.7 42.7 0 0 1-34.6-17.8l-23.3-32.7a29.2 29.2 0 0 0-23.7-12.2h-13a6.7 6.7 0 0 1 0-13.5h13a42.7 42.7 0 0 1 34.6 17.8l23.3 32.7a29.2 29.2 0 0 0 23.7 12.2h1.2l-2-1.9a6.7 6.7 0 0 1 9.5-9.5zm-53.6-40.7a6.7 6.7 0 0 0 9.5-.6 29.1 29.1 0 0 1 21.9-9.9h1.2l-2 1.9a6.7 6.7 0 0 0 9.5 9.5l13.5-13.4a6.7 6.7 0 0 0 0-9.5l-13.5-13.5a6.7 6.7 0 0 0-9.5 9.6l2 1.9h-1.2a42.6 42.6 0 0 0-32 14.6 6.7 6.7 0 0 0 .6 9.4zm-18.8 28.2a6.7 6.7 0 0 0-9.5 .6 29.1 29.1 0 0 1-21.9 9.9h-13a6.7 6.7 0 0 0 0 13.5h13a42.6 42.6 0 0 0 32-14.6 6.7 6.7 0 0 0-.6-9.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41 26.6a6.7 6.7 0 0 1 0 9.5l-13.4 13.5a6.7 6.7 0 0 1-9.6-9.6l2-1.9h-1.2a42.7 42.7 0 0 1-34.6-17.8l-23.3-32.7a29.2 29.2 0 0 0-23.7-12.2h-13a6.7 6.7 0 0 1 0-13.5h13a42.7 42.7 0 0 1 34.6 17.8l23.3 32.7a29.2 29.2 0 0 0 23.7 12.2h1.2l-2-1.9a6.7 6.7 0 0 1 9.5-9.5zm-53.6-40.7a6.7 6.7 0 0 0 9.5-.6 29.1 29.1 0 0 1 21.9-9.9h1.2l-2 1.9a6.7 6.7 0 0 0 9.5 9.5l13.5-13.4a6.7 6.7 0 0 0 0-9.5l-13.5-13.5a6.7 6.7 0 0 0-9.5 9.6l2 1.9h-1.2a42.6 42.6 0 0 0-32 14.6 6.7 6.7 0 0 0 .6 9.4zm-18.8 28.2a6.7 6.7 0 0 0-9.5 .6 29.1 29.1 0 0 1-21.9 9.9h-13a6.7 6.7 0 0 0 0 13.5h13a42.6 42.6 0 0 0 32-14.6 6.7 6.7 0 0 0-.6-9.4z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-176 112h16a8 8 0 0 0 0-16h-16v-16h16a8 8 0 0 0 0-16h-16v-16h16a8 8 0 0 0 0-16h-16v-16h40v144h-40zm176 48h-120v-144h120v144z
    M40 40h176a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16zm176 112h-16a8 8 0 0 1 0-16h16v-16h-16a8 8 0 0 1 0-16h16v-16h-16a8 8 0 0 1 0-16h16v-16h-40v144h40zm-176 48h120v-144h-120v144z
    M232 168h-168.1c2.6-5.2 5.3-10.6 8-16.1 15 1.6 32.5-8.8 52.6-31.2 5 13.5 14.5 31 30.6 31.3 9.1 .2 18.1-5.2 27.4-16.4 6.8 8.2 20.8 16.4 49.5 16.4a8 8 0 0 0 0-16c-30.4 0-39.4-10.4-40-16.1a7.7 7.7 0 0 0-5.5-7.8 8.1 8.1 0 0 0-9.2 3.5c-12.1 18.6-19.4 20.5-21.9 20.4-8.3-.2-16.7-19.5-19.6-33.4a8 8 0 0 0-14.1-3.4c-20.2 25.4-33.7 33.9-42.1 36.1 8.5-18.9 14.8-35.5 18.9-49.4 6.8-23.4 7.3-39.8 1.5-50.1-3-5.4-9.4-11.8-22.1-11.8-16.1 0-28.7 15.2-34.8 41.6-3.5 15.8-4.1 33.3-1.6 48s7.9 25.6 15.6 32c-3.7 7.7-7.5 15.2-11.2 22.4h-21.9a8 8 0 0 0 0 16h13.4c-11.3 21-20.1 35.6-20.3 35.9a8 8 0 1 0 13.8 8.2c.1-.2 11.2-18.8 24.7-44.1h176.4a8 8 0 0 0 0-16zm-173.3-98.8c4-17.5 11.7-29.2 19.2-29.2 5.3 0 7.1 1.9 8.1 3.7 3 5.3 6.6 24.2-21.6 86.4-8.3-11.3-11.1-37.1-5.7-60.9z
    M10 106.6l33.7-37.3a16 16 0 0 1 11.9-5.3h64.4v-32a8 8 0 0 1 16 0v32h80a16 16 0 0 1 16 16v64a16 16 0 0 1-16 16h-80v64a8 8 0 0 1-16 0v-64h-64.4a16 16 0 0 1-11.9-5.3l-33.7-37.3a8 8 0 0 1 0-10.8zm45.6 37.4h160.4v-64h-160.4l-28.8 32z
    M246 106.6l-33.7-37.3a16 16 0 0 0-11.9-5.3h-64.4v-32a8 8 0 0 0-16 0v32h-80a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h80v64a8 8 0 0 0 16 0v-64h64.4a16 16 0 0 0 11.9-5.3l33.7-37.3a8 8 0 0 0 0-10.8zm-45.6 37.4h-160.4v-64h160.4l28.8 32z
    M246 117.4l-33.7 37.3a16 16 0 0 1-11.9 5.3h-64.4v64a8 8 0 0 1-16 0v-64h-80a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h80v-32a8 8 0 0 1 16 0v32h64.4a16 16 0 0 1 11.9 5.3l33.7 37.3a8 8 0 0 1 0 10.8z
    M56 96v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm32-72a8 8 0 0 0-8 8v192a8 8 0 0 0 16 0v-192a8 8 0 0 0-8-8zm40 32a8 8 0 0 0-8 8v128a8 8 0 0 0 16 0v-128a8 8 0 0 0-8-8zm40 32a8 8 0 0 0-8 8v64a8 8 0 0 0 16 0v-64a8 8 0 0 0-8-8zm40-16a8 8 0 0 0-8 8v96a8 8 0 0 0 16 0v-96a8 8 0 0 0-8-8z
    M245.4 47.3a15.9 15.9 0 0 0-13.4-7.3h-143.2a16 16 0 0 0-14.6 9.4l-64.8 144a16 16 0 0 0 14.6 22.6h143.2a16 16 0 0 0 14.6-9.4l64.8-144a16 16 0 0 0-1.2-15.3zm-78.2 152.7h-143.2l64.8-144h143.2z
    M40 88h33a32 32 0 0 0 62 0h81a8 8 0 0 0 0-16h-81a32 32 0 0 0-62 0h-33a8 8 0 0 0 0 16zm64-24a16 16 0 1 1-16 16 16 16 0 0 1 16-16zm112 104h-17a32 32 0 0 0-62 0h-97a8 8 0 0 0 0 16h97a32 32 0 0 0 62 0h17a8 8 0 0 0 0-16zm-48 24a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M151 64h65a8 8 0 0 0 0-16h-65a32 32 0 0 0-62 0h-49a8 8 0 0 0 0 16h49a32 32 0 0 0 62 0zm-47-8a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm95 80h17a8 8 0 0 0 0-16h-17a32 32 0 0 0-62 0h-97a8 8 0 0 0 0 16h97a32 32 0 0 0 62 0zm-47-8a16 16 0 1 1 16 16 16 16 0 0 1-16-16zm-64 104a32.1 32.1 0 0 0 31-24h97a8 8 0 0 0 0-16h-97a32 32 0 0 0-62 0h-17a8 8 0 0 0 0 16h17a32.1 32.1 0 0 0 31 24zm-16-32a16 16 0 1 1 16 16 16 16 0 0 1-16-16z
    M64 105v-65a8 8 0 0 0-16 0v65a32 32 0 0 0 0 62v49a8 8 0 0 0 16 0v-49a32 32 0 0 0 0-62zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm80-95v-17a8 8 0 0 0-16 0v17a32 32 0 0 0 0 62v97a8 8 0 0 0 16 0v-97a32 32 0 0 0 0-62zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm104 64a32.1 32.1 0 0 0-24-31v-97a8 8 0 0 0-16 0v97a32 32 0 0 0 0 62v17a8 8 0 0 0 16 0v-17a32.1 32.1 0 0 0 24-31zm-32 16a16 16 0 1 1 16-16 16 16 0 0 1-16 16z
    M223.8 150.1a8 8 0 0 1-5.9 9.7l-24.6 6 6.4 24.1a8 8 0 0 1-5.6 9.8 8.2 8.2 0 0 1-2.1 .3 8 8 0 0 1-7.7-5.9l-7.7-28.8-40.6-23.4v46.8l21.7 21.6a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4l21.7-21.6v-46.8l-40.6 23.4-7.7 28.8a8 8 0 0 1-7.7 5.9 8.2 8.2 0 0 1-2.1-.3 8 8 0 0 1-5.6-9.8l6.4-24.1-24.6-6a8 8 0 0 1 3.8-15.5l29.5 7.2 40.6-23.5-40.6-23.5-29.5 7.3a7.8 7.8 0 0 1-1.9 .2 8 8 0 0 1-1.9-15.8l24.6-6-6.4-24.1a8 8 0 0 1 15.4-4.2l7.7 28.8 40.6 23.4v-46.8l-21.7-21.6a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4l-21.7 21.6v46.8l40.6-23.4 7.7-28.8a8 8 0 0 1 15.4 4.2l-6.4 24.1 24.6 6a8 8 0 0 1-1.9 15.8 7.8 7.8 0 0 1-1.9-.2l-29.5-7.3-40.6 23.5 40.6 23.5 29.5-7.3a8 8 0 0 1 9.7 5.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm55.8-76.2a6.7 6.7 0 0 1-4.9 8.2l-11.6 2.8 3 11.3a6.7 6.7 0 0 1-13 3.5l-4-15.3-18.6-10.7v21.4l11.5 11.5a6.7 6.7 0 0 1-9.5 9.5l-8.7-8.6-8.7 8.7a6.7 6.7 0 0 1-9.5-9.6l11.5-11.5v-21.4l-18.6 10.7-4 15.3a6.7 6.7 0 0 1-13-3.5l3-11.3-11.6-2.8a6.7 6.7 0 1 1 3.2-13.1l15.6 3.9 18.7-10.8-18.7-10.8-15.6 3.9a6.6 6.6 0 0 1-1.6 .2 6.7 6.7 0 0 1-1.6-13.3l11.6-2.8-3-11.3a6.7 6.7 0 0 1 13-3.5l4 15.3 18.6 10.7v-21.4l-11.5-11.5a6.7 6.7 0 0 1 9.5-9.6l8.7 8.7 8.7-8.7a6.7 6.7 0 1 1 9.5 9.6l-11.5 11.5v21.4l18.6-10.7 4-15.3a6.7 6.7 0 0 1 13 3.5l-3 11.3 11.6 2.9a6.7 6.7 0 0 1-1.6 13.2 6.6 6.6 0 0 1-1.6-.2l-15.6-3.9-18.7 10.8 18.7 10.8 15.6-3.9a6.7 6.7 0 0 1 8.1 4.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-48.2 11.8a6.7 6.7 0 0 1-4.9 8.2l-11.6 2.8 3 11.3a6.7 6.7 0 0 1-13 3.5l-4-15.3-18.6-10.7v21.4l11.5 11.5a6.7 6.7 0 0 1-9.5 9.5l-8.7-8.6-8.7 8.7a6.7 6.7 0 0 1-9.5-9.6l11.5-11.5v-21.4l-18.6 10.7-4 15.3a6.7 6.7 0 0 1-13-3.5l3-11.3-11.6-2.8a6.7 6.7 0 1 1 3.2-13.1l15.6 3.9 18.7-10.8-18.7-10.8-15.6 3.9a6.6 6.6 0 0 1-1.6 .2 6.7 6.7 0 0 1-1.6-13.3l11.6-2.8-3-11.3a6.7 6.7 0 0 1 13-3.5l4 15.3 18.6 10.7v-21.4l-11.5-11.5a6.7 6.7 0 0 1 9.5-9.6l8.7 8.7 8.7-8.7a6.7 6.7 0 1 1 9.5 9.6l-11.5 11.5v21.4l18.6-10.7 4-15.3a6.7 6.7 0 0 1 13 3.5l-3 11.3 11.6 2.9a6.7 6.7 0 0 1-1.6 13.2 6.6 6.6 0 0 1-1.6-.2l-15.6-3.9-18.7 10.8 18.7 10.8 15.6-3.9a6.7 6.7 0 0 1 8.1 4.9z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm76.5 147.4h-33.6l-9.3-12.7 12.7-36.8 15-4.9 26.2 20.1a87.4 87.4 0 0 1-11 34.3zm-164-34.3l26.2-20.1 15 4.9 12.6 36.8-9.2 12.7h-33.6a87.4 87.4 0 0 1-11-34.3zm10-50.6l5.5 18.6-15.3 11.7a87.3 87.3 0 0 1 9.7-30.3zm58.5 65.5l-11.5-33.4 30.5-20.9 30.5 20.9-11.5 33.4zm91.1-46.9l5.5-18.6a87.3 87.3 0 0 1 9.7 30.3zm-6.2-35.4l-9.5 32.1-15.1 4.9-33.3-22.9v-15.6l29.1-20a88.6 88.6 0 0 1 28.8 21.5zm-47.8-27.8l-18.1 12.4-18.1-12.4a88.2 88.2 0 0 1 36.2 0zm-55.2 6.3l29.1 20v15.6l-33.3 22.9-15.1-4.9-9.5-32.1a88.6 88.6 0 0 1 28.8-21.5zm-27.7 139.2h20.3l7.2 20.3a88.4 88.4 0 0 1-27.5-20.3zm46.8 26.7l-11.9-33.4 9.3-12.7h41.2l9.3 12.7-11.9 33.4a88 88 0 0 1-36.1 0zm55.4-6.4l7.1-20.3h20.4a88.4 88.4 0 0 1-27.6 20.3z
    M240 106.2v-34.2a16 16 0 0 0-16-16h-192a16 16 0 0 0-16 16v34.2a16 16 0 0 0-8 13.8v48a16 16 0 0 0 16 16h8v16a8 8 0 0 0 16 0v-16h160v16a8 8 0 0 0 16 0v-16h8a16 16 0 0 0 16-16v-48a16 16 0 0 0-8-13.8zm-16-2.2h-8a16 16 0 0 0-16 16v16h-64v-64h88zm-104-32v64h-64v-16a16 16 0 0 0-16-16h-8v-32zm112 96h-208v-48h16v24a8 8 0 0 0 8 8h160a8 8 0 0 0 8-8v-24h16z
    M16 100v-28a16 16 0 0 1 16-16h84a4 4 0 0 1 4 4v76h-56a32 32 0 0 0-32-32h-12a4 4 0 0 1-4-4zm208 4h12a4 4 0 0 0 4-4v-28a16 16 0 0 0-16-16h-84a4 4 0 0 0-4 4v76h56a32 32 0 0 1 32-32zm8 16h-8a16 16 0 0 0-16 16v8a8 8 0 0 1-8 8h-144a8 8 0 0 1-8-8v-8a16 16 0 0 0-16-16h-8a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16h8v15.7a8.2 8.2 0 0 0 7.5 8.3 8 8 0 0 0 8.5-8v-16h160v15.7a8.2 8.2 0 0 0 7.5 8.3 8 8 0 0 0 8.5-8v-16h8a16 16 0 0 0 16-16v-32a16 16 0 0 0-16-16z
    M208 144a15.8 15.8 0 0 1-10.4 14.9l-51.6 19.1-19 51.6a15.9 15.9 0 0 1-29.9 0l-19.1-51.6-51.6-19a15.9 15.9 0 0 1 0-29.9l51.6-19.1 19-51.6a15.9 15.9 0 0 1 29.9 0l19.1 51.6 51.6 19a15.8 15.8 0 0 1 10.4 15zm-56-96h16v16a8 8 0 0 0 16 0v-16h16a8 8 0 0 0 0-16h-16v-16a8 8 0 0 0-16 0v16h-16a8 8 0 0 0 0 16zm88 32h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16z
    M216 64h-68.7l34.4-34.3a8 8 0 1 0-11.4-11.4l-42.3 42.4-42.3-42.4a8 8 0 0 0-11.4 11.4l34.4 34.3h-68.7a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm0 136h-56v-120h56v120zm-16-84a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm0 48a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M155.5 24.8a8 8 0 0 0-8.4 .9l-69.9 54.3h-45.2a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45.2l69.9 54.3a8 8 0 0 0 12.9-6.3v-192a8 8 0 0 0-4.5-7.2zm-123.5 71.2h40v64h-40zm112 111.6l-56-43.5v-72.2l56-43.5z
    M64 84v88a4 4 0 0 1-4 4h-28a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h28a4 4 0 0 1 4 4zm93.2-58.2a8 8 0 0 0-10-.1l-65.6 51a4 4 0 0 0-1.6 3.1v96.4a4 4 0 0 0 1.6 3.1l65.5 51a8 8 0 0 0 9 .6 8.3 8.3 0 0 0 3.9-7.2v-191.5a8.3 8.3 0 0 0-2.9-6.4z
    M155.5 24.8a8 8 0 0 0-8.4 .9l-69.9 54.3h-45.2a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45.2l69.9 54.3a8 8 0 0 0 12.9-6.3v-192a8 8 0 0 0-4.5-7.2zm-123.5 71.2h40v64h-40zm112 111.6l-56-43.5v-72.2l56-43.5zm64-79.6a39.9 39.9 0 0 1-10 26.5 8 8 0 0 1-12-10.6 24 24 0 0 0 0-31.7 8 8 0 1 1 12-10.6 40 40 0 0 1 10 26.4z
    M160 32.2v191.5a8.3 8.3 0 0 1-3.9 7.2 8 8 0 0 1-9-.6l-65.6-51a4 4 0 0 1-1.5-3.1v-96.4a4 4 0 0 1 1.6-3.1l65.5-51a8 8 0 0 1 10 .1 8.3 8.3 0 0 1 2.9 6.4zm-100 47.8h-28a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h28a4 4 0 0 0 4-4v-88a4 4 0 0 0-4-4zm138 21.6a8 8 0 1 0-12 10.5 24 24 0 0 1 0 31.8 8 8 0 1 0 12 10.5 40 40 0 0 0 0-52.8z
    M155.5 24.8a8 8 0 0 0-8.4 .9l-69.9 54.3h-45.2a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45.2l69.9 54.3a8 8 0 0 0 12.9-6.3v-192a8 8 0 0 0-4.5-7.2zm-123.5 71.2h40v64h-40zm112 111.6l-56-43.5v-72.2l56-43.5zm54-106a40 40 0 0 1 0 52.8 8 8 0 0 1-12-10.5 24 24 0 0 0 0-31.8 8 8 0 0 1 12-10.5zm50 26.4a79.9 79.9 0 0 1-20.4 53.3 8 8 0 0 1-11.9-10.6 64 64 0 0 0 0-85.4 8 8 0 1 1 11.9-10.6 79.8 79.8 0 0 1 20.4 53.3z
    M160 32.2v191.5a8.3 8.3 0 0 1-3.9 7.2 8 8 0 0 1-9-.6l-65.6-51a4 4 0 0 1-1.5-3.1v-96.4a4 4 0 0 1 1.6-3.1l65.5-51a8 8 0 0 1 10 .1 8.3 8.3 0 0 1 2.9 6.4zm-100 47.8h-28a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h28a4 4 0 0 0 4-4v-88a4 4 0 0 0-4-4zm126.8 20.8a8 8 0 0 0-.8 11.3 24 24 0 0 1 0 31.8 8 8 0 1 0 12 10.5 40 40 0 0 0 0-52.8 8 8 0 0 0-11.3-.8zm40.9-26.1a8 8 0 1 0-12 10.6 64 64 0 0 1 0 85.4 8 8 0 1 0 12 10.6 80 80 0 0 0 0-106.6z
    M192 152v-48a8 8 0 0 1 16 0v48a8 8 0 0 1-16 0zm40-72a8 8 0 0 0-8 8v80a8 8 0 0 0 16 0v-80a8 8 0 0 0-8-8zm-10.1 130.6a8 8 0 1 1-11.8 10.8l-42.1-46.3v48.9a8 8 0 0 1-12.9 6.3l-69.9-54.3h-45.2a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h41.6l-31.5-34.6a8 8 0 0 1 11.8-10.8zm-69.9-53.1l-55.9-61.5h-56.1v64h48a7.9 7.9 0 0 1 4.9 1.7l59.1 45.9zm-26.9-88.2l26.9-21v58.5a8 8 0 0 0 16 0v-74.8a8 8 0 0 0-12.9-6.3l-39.9 31a8 8 0 0 0 9.9 12.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-39.8-141.8a6.7 6.7 0 1 0-10 9l14.2 15.7h-18.2a11.2 11.2 0 0 0-11.2 11.2v35.8a11.2 11.2 0 0 0 11.2 11.2h24.6l38.5 30a6.7 6.7 0 0 0 10.9-5.3v-21.6l19.6 21.6a6.7 6.7 0 0 0 10-9zm-11.7 38.1h17.9v31.4h-17.9zm58.2 55.7l-26.9-20.9v-31.3l26.9 29.6zm-17.3-75a6.7 6.7 0 0 1 1.1-9.5l18.8-14.6a6.7 6.7 0 0 1 10.9 5.3v35.3a6.7 6.7 0 0 1-13.5 0v-21.5l-7.9 6.1a6.7 6.7 0 0 1-9.4-1.1zm41.4 27.6a6.7 6.7 0 0 1 10.1-8.9 24.6 24.6 0 0 1 3.1 28.2 6.7 6.7 0 0 1-11.8-6.5 11 11 0 0 0 1.4-5.4 11.2 11.2 0 0 0-2.8-7.4zm38.6 7.4a47.1 47.1 0 0 1-10.7 29.9 6.7 6.7 0 1 1-10.3-8.6 33.6 33.6 0 0 0-1-43.7 6.7 6.7 0 1 1 10.1-9 47 47 0 0 1 11.9 31.4z
    M221.9 210.6a8 8 0 1 1-11.8 10.8l-42.1-46.3v48.6a8.3 8.3 0 0 1-3.9 7.2 8 8 0 0 1-9-.6l-69.9-54.3h-45.2a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h41.6l-31.5-34.6a8 8 0 0 1 11.8-10.8zm-21.4-50.6a8.2 8.2 0 0 0 7.5-8.2v-47.5a8.2 8.2 0 0 0-7.5-8.3 8 8 0 0 0-8.5 8v48a8 8 0 0 0 8.5 8zm-39.5-40.1a4 4 0 0 0 7-2.7v-85a8.2 8.2 0 0 0-2.9-6.4 8 8 0 0 0-10-.1l-43.3 33.6a4 4 0 0 0-.5 5.9zm70.5-39.9a8.2 8.2 0 0 0-7.5 8.3v79.4a8.2 8.2 0 0 0 7.5 8.3 8 8 0 0 0 8.5-8v-80a8 8 0 0 0-8.5-8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm16.4-147.8a6.7 6.7 0 0 0-7.1 .7l-38.5 30h-24.6a11.2 11.2 0 0 0-11.2 11.2v35.8a11.2 11.2 0 0 0 11.2 11.2h24.6l38.5 30a6.7 6.7 0 0 0 10.9-5.3v-107.6a6.7 6.7 0 0 0-3.8-6zm-67.9 44.1h17.9v31.4h-17.9zm58.2 55.7l-26.9-20.9v-38.2l26.9-20.9zm40.3-40a24.6 24.6 0 0 1-6.1 16.3 6.7 6.7 0 1 1-10.1-8.9 11.2 11.2 0 0 0 0-14.8 6.7 6.7 0 0 1 10.1-8.9 24.6 24.6 0 0 1 6.1 16.3zm22.4 0a47 47 0 0 1-11.9 31.4 6.7 6.7 0 0 1-10.1-9 33.6 33.6 0 0 0 0-44.8 6.7 6.7 0 1 1 10.1-9 47 47 0 0 1 11.9 31.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-86.1-53.6v107.2a4.6 4.6 0 0 1-2.2 4 4.5 4.5 0 0 1-5-.3l-36.7-28.6a2.2 2.2 0 0 1-.9-1.7v-54a2.2 2.2 0 0 1 .9-1.7l36.7-28.6a4.5 4.5 0 0 1 5.6 .1 4.6 4.6 0 0 1 1.6 3.6zm-56 26.7h-15.7a9 9 0 0 0-8.9 9v35.8a9 9 0 0 0 8.9 9h15.7a2.2 2.2 0 0 0 2.3-2.3v-49.2a2.2 2.2 0 0 0-2.3-2.3zm71 11.7a4.5 4.5 0 0 0-.4 6.3 13.4 13.4 0 0 1 0 17.8 4.5 4.5 0 1 0 6.7 5.9 22.4 22.4 0 0 0 0-29.6 4.5 4.5 0 0 0-6.3-.4zm22.9-14.7a4.5 4.5 0 1 0-6.7 6 35.8 35.8 0 0 1 0 47.8 4.5 4.5 0 1 0 6.7 6 44.8 44.8 0 0 0 0-59.8z
    M224 48h-192a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm0 112h-8a32 32 0 0 1 0-64h8zm-192-64h8a32 32 0 0 1 0 64h-8zm0 80h8a48 48 0 0 0 0-96h-8v-16h88v128h-88zm192 16h-88v-128h88v16h-8a48 48 0 0 0 0 96h8v16z
    M240 92.2v71.6a4 4 0 0 1-4.4 4 40 40 0 0 1 0-79.5 4 4 0 0 1 4.4 3.9zm-219.6 75.6a40 40 0 0 0 0-79.6 4 4 0 0 0-4.4 4v71.6a4 4 0 0 0 4.4 4zm95.6-119.8h-84a16 16 0 0 0-16 16v4.1a4 4 0 0 0 3.8 4 56 56 0 0 1 0 111.8 4 4 0 0 0-3.8 4v4.1a16 16 0 0 0 16 16h84a4 4 0 0 0 4-4v-152a4 4 0 0 0-4-4zm108 0h-84a4 4 0 0 0-4 4v152a4 4 0 0 0 4 4h84a16 16 0 0 0 16-16v-4.1a4 4 0 0 0-3.8-4 56 56 0 0 1 0-111.8 4 4 0 0 0 3.8-4v-4.1a16 16 0 0 0-16-16z
    M12 111l112 64a8 8 0 0 0 7.9 0l112-64a8 8 0 0 0 0-13.9l-112-64a8 8 0 0 0-7.9 0l-112 64a8 8 0 0 0 0 13.9zm116-61.8l95.9 54.8-95.9 54.8-95.9-54.8zm118.9 90.8a8 8 0 0 1-2.9 11l-112 64a8 8 0 0 1-7.9 0l-112.1-64a8 8 0 0 1 8-14l108 61.8 108-61.8a8 8 0 0 1 10.9 3z
    M12 111l112 64a8 8 0 0 0 7.9 0l112-64a8 8 0 0 0 0-13.9l-112-64a8 8 0 0 0-7.9 0l-112 64a8 8 0 0 0 0 13.9zm224 26l-108 61.8-108-61.8a8 8 0 1 0-8 14l112 64a8 8 0 0 0 7.9 0l112-64a8 8 0 1 0-7.9-13.9z
    M230.9 172a8 8 0 0 1-2.9 10.9l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1 8.1-13.8l92 53.6 92-53.6a8 8 0 0 1 10.9 2.9zm-10.9-50.9l-92 53.6-92-53.6a8 8 0 0 0-8 13.8l96 56a8 8 0 0 0 8.1 0l96-56a8 8 0 1 0-8.1-13.8zm-196-41.1a8 8 0 0 1 4-6.9l96-56a8 8 0 0 1 8.1 0l96 56a8 8 0 0 1 0 13.8l-96 56a8 8 0 0 1-8.1 0l-96-56a8 8 0 0 1-4-6.9zm23.9 0l80.1 46.7 80.1-46.7-80.1-46.7z
    M220 169.1l-92 53.6-92-53.6a8 8 0 0 0-8 13.8l96 56a8 8 0 0 0 8.1 0l96-56a8 8 0 1 0-8.1-13.8zm0-48l-92 53.6-92-53.6a8 8 0 0 0-8 13.8l96 56a8 8 0 0 0 8.1 0l96-56a8 8 0 1 0-8.1-13.8zm-192-34.2l96 56a8 8 0 0 0 8.1 0l96-56a8 8 0 0 0 0-13.8l-96-56a8 8 0 0 0-8.1 0l-96 56a8 8 0 0 0 0 13.8z
    M240 136v64a16 16 0 0 1-16 16h-192a16 16 0 0 1-16-16v-64a16 16 0 0 1 16-16h40a8 8 0 0 1 0 16h-40v64h192v-64h-40a8 8 0 0 1 0-16h40a16 16 0 0 1 16 16zm-117.7-2.3a8 8 0 0 0 11.4 0l48-48a8 8 0 0 0-11.4-11.4l-34.3 34.4v-84.7a8 8 0 0 0-16 0v84.7l-34.3-34.4a8 8 0 0 0-11.4 11.4zm77.7 34.3a12 12 0 1 0-12 12 12 12 0 0 0 12-12z
    M216 112v96a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16h24a8 8 0 0 1 0 16h-24v96h144v-96h-24a8 8 0 0 1 0-16h24a16 16 0 0 1 16 16zm-122.3-42.3l26.3-26.4v92.7a8 8 0 0 0 16 0v-92.7l26.3 26.4a8 8 0 0 0 11.4-11.4l-40-40a8 8 0 0 0-11.4 0l-40 40a8 8 0 0 0 11.4 11.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm51.5-97v53.8a11.2 11.2 0 0 1-11.2 11.2h-80.6a11.2 11.2 0 0 1-11.2-11.2v-53.8a11.2 11.2 0 0 1 11.2-11.2h11.2a6.7 6.7 0 0 1 0 13.5h-9v49.3h76.2v-49.3h-9a6.7 6.7 0 0 1 0-13.5h11.2a11.2 11.2 0 0 1 11.2 11.2zm-69.1-22.1l10.9-10.9v46.5a6.7 6.7 0 0 0 13.4 0v-46.5l10.9 10.9a6.7 6.7 0 1 0 9.6-9.5l-22.4-22.4a6.7 6.7 0 0 0-9.6 0l-22.4 22.4a6.7 6.7 0 1 0 9.6 9.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-52.5-9v53.8a11.2 11.2 0 0 1-11.2 11.2h-80.6a11.2 11.2 0 0 1-11.2-11.2v-53.8a11.2 11.2 0 0 1 11.2-11.2h11.2a6.7 6.7 0 0 1 0 13.5h-9v49.3h76.2v-49.3h-9a6.7 6.7 0 0 1 0-13.5h11.2a11.2 11.2 0 0 1 11.2 11.2zm-69.1-22.1l10.9-10.9v46.5a6.7 6.7 0 0 0 13.4 0v-46.5l10.9 10.9a6.7 6.7 0 1 0 9.6-9.5l-22.4-22.4a6.7 6.7 0 0 0-9.6 0l-22.4 22.4a6.7 6.7 0 1 0 9.6 9.5z
    M216 112v96a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16h64v48a8 8 0 0 0 16 0v-48h64a16 16 0 0 1 16 16zm-80-68.7l26.3 26.4a8 8 0 0 0 11.4-11.4l-40-40a8 8 0 0 0-11.4 0l-40 40a8 8 0 0 0 11.4 11.4l26.3-26.4v52.7h16z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 16v72h-144v-72z
    M104 40a8 8 0 0 1 8-8h32a8 8 0 0 1 0 16h-32a8 8 0 0 1-8-8zm40 168h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm64-176h-24a8 8 0 0 0 0 16h24v24a8 8 0 0 0 16 0v-24a16 16 0 0 0-16-16zm8 72a8 8 0 0 0-8 8v32a8 8 0 0 0 16 0v-32a8 8 0 0 0-8-8zm0 72a8 8 0 0 0-8 8v24h-24a8 8 0 0 0 0 16h24a16 16 0 0 0 16-16v-24a8 8 0 0 0-8-8zm-176-24a8 8 0 0 0 8-8v-32a8 8 0 0 0-16 0v32a8 8 0 0 0 8 8zm32 56h-24v-24a8 8 0 0 0-16 0v24a16 16 0 0 0 16 16h24a8 8 0 0 0 0-16zm-32-128a8 8 0 0 0 8-8v-24h24a8 8 0 0 0 0-16h-24a16 16 0 0 0-16 16v24a8 8 0 0 0 8 8zm136 104h-96a8 8 0 0 1-8-8v-96a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8zm-8-96h-80v80h80z
    M104 40h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm96-64h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm-96 32h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48zm96-64h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm0 64h-48v-48h48v48z
    M120 56v48a16 16 0 0 1-16 16h-48a16 16 0 0 1-16-16v-48a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16zm80-16h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm-96 96h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16zm96 0h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16z
    M200 216h-144a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16zm0-16v-72h-144v72z
    M200 24h-144a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm-48 120h48v24h-88v-24zm8-16v-24h40v24zm40-88v48h-48a8 8 0 0 0-8 8v32h-40a8 8 0 0 0-8 8v32h-40v-128zm0 176h-144v-32h144v32z
    M239.2 97.3a16.4 16.4 0 0 0-14.3-11.3l-59-4.8-22.8-55a16.4 16.4 0 0 0-30.2 0l-22.8 55-59 4.8a16.5 16.5 0 0 0-9.4 28.9l45 38.8-13.7 58.1a16.4 16.4 0 0 0 24.5 17.8l50.5-31.1 50.5 31.1a16.4 16.4 0 0 0 24.5-17.8l-13.8-58.1 45-38.9a16.4 16.4 0 0 0 5-17.5zm-15.4 5.4l-48.7 42a8 8 0 0 0-2.5 7.9l14.9 62.8a.4 .4 0 0 1-.2 .5c-.2 .2-.2 .1-.4 0l-54.7-33.6a8 8 0 0 0-8.4 0l-54.7 33.6c-.2 .1-.2 .2-.4 0a.4 .4 0 0 1-.2-.4l14.9-62.8a8 8 0 0 0-2.5-7.9l-48.7-42c-.2-.1-.3-.2-.2-.5s.2-.3 .4-.3l63.9-5.2a8 8 0 0 0 6.7-4.9l24.6-59.7c.1-.1 .1-.2 .4-.2s.2 .1 .3 .2l24.7 59.7a8 8 0 0 0 6.8 4.9l63.9 5.1c.1 0 .2 0 .3 .3s0 .4-.2 .5z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-30.5-90a10.2 10.2 0 0 0-8.9-7l-28.3-2.3-10.9-26.4a10.2 10.2 0 0 0-18.8 0l-10.9 26.4-28.3 2.3a10.2 10.2 0 0 0-5.8 17.9l21.5 18.7-6.6 27.8a10.2 10.2 0 0 0 15.3 11.1l24.2-14.9 24.2 14.9a10.2 10.2 0 0 0 15.3-11.1l-6.6-27.8 21.6-18.6a10.2 10.2 0 0 0 3-11zm-35.2 22.8a6 6 0 0 0-2 6l6.5 27.2-23.7-14.5a6 6 0 0 0-6.2 0l-23.7 14.5 6.5-27.2a6 6 0 0 0-2-5.9l-21.1-18.3 27.7-2.2a6 6 0 0 0 5.1-3.7l10.6-25.8 10.6 25.8a6 6 0 0 0 5.1 3.7l27.7 2.2z
    M232 64v128a16 16 0 0 1-16 16h-133l-32.6 28.2h-.1a15.9 15.9 0 0 1-10.3 3.8 16 16 0 0 1-6.8-1.5 15.8 15.8 0 0 1-9.2-14.5v-160a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-50.9 47.4l-22.5 19.4 6.9 29.1a8.2 8.2 0 0 1-12.3 8.9l-25.2-15.6-25.3 15.6a8.2 8.2 0 0 1-12.2-8.9l6.9-29.1-22.5-19.4a8.2 8.2 0 0 1 4.6-14.4l29.5-2.4 11.4-27.5a8.2 8.2 0 0 1 15.2 0l11.3 27.5 29.5 2.4a8.2 8.2 0 0 1 4.7 14.4z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm64.4-105.9a11.4 11.4 0 0 0-9.9-7.9l-31.7-2.5-12.3-29.6a11.4 11.4 0 0 0-21 0l-12.3 29.6-31.7 2.5a11.5 11.5 0 0 0-6.5 20.1l24.2 20.9-7.4 31.2a11.4 11.4 0 0 0 17.1 12.4l27.1-16.7 27.1 16.7a11.4 11.4 0 0 0 17.1-12.4l-7.4-31.2 24.2-20.9a11.4 11.4 0 0 0 3.4-12.2zm-39.5 25.6a6.7 6.7 0 0 0-2.1 6.6l7.2 30.5-26.5-16.3a6.7 6.7 0 0 0-7 0l-26.5 16.3 7.2-30.5a6.7 6.7 0 0 0-2.1-6.6l-23.7-20.4 31-2.5a6.7 6.7 0 0 0 5.7-4.2l11.9-28.8 11.9 28.8a6.7 6.7 0 0 0 5.7 4.2l31 2.5z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-44.5-7.4l-25.2 21.8 7.7 32.5a9.2 9.2 0 0 1-13.7 10l-28.3-17.4-28.3 17.4a9.2 9.2 0 0 1-13.7-10l7.7-32.5-25.2-21.8a9.2 9.2 0 0 1 5.2-16.1l33.1-2.7 12.7-30.8a9.2 9.2 0 0 1 17 0l12.7 30.8 33 2.7a9.2 9.2 0 0 1 5.3 16.1z
    M234.3 114.8l-45 38.9 13.7 58.1a16.4 16.4 0 0 1-24.5 17.8l-50.5-31.1-50.5 31.1a16.4 16.4 0 0 1-24.5-17.8l13.8-58.1-45-38.9a16.5 16.5 0 0 1 9.3-28.8l59-4.8 22.7-55a16.4 16.4 0 0 1 30.3 0l22.8 55 59 4.8a16.5 16.5 0 0 1 9.3 28.9z
    M239.2 97.3a16.4 16.4 0 0 0-14.3-11.3l-59-4.8-22.8-55a16.4 16.4 0 0 0-30.2 0l-22.8 55-59 4.8a16.5 16.5 0 0 0-9.4 28.9l45 38.8-13.7 58.1a16.4 16.4 0 0 0 24.5 17.8l50.5-31.1 50.5 31.1a16.4 16.4 0 0 0 24.5-17.8l-13.8-58.1 45-38.9a16.4 16.4 0 0 0 5-17.5zm-15.4 5.4l-48.7 42a8 8 0 0 0-2.5 7.9l14.9 62.8a.4 .4 0 0 1-.2 .5c-.2 .2-.2 .1-.4 0l-54.7-33.6a8 8 0 0 0-4.2-1.2v-149.1c.2 0 .3 .1 .4 .3l24.6 59.6a8 8 0 0 0 6.8 4.9l63.9 5.1c.1 0 .2 0 .3 .3s0 .4-.2 .5z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-15.6-97.9a11.4 11.4 0 0 0-9.9-7.9l-31.7-2.5-12.3-29.6a11.4 11.4 0 0 0-21 0l-12.3 29.6-31.7 2.5a11.5 11.5 0 0 0-6.5 20.1l24.2 20.9-7.4 31.2a11.4 11.4 0 0 0 17.1 12.4l27.1-16.7 27.1 16.7a11.4 11.4 0 0 0 17.1-12.4l-7.4-31.2 24.2-20.9a11.4 11.4 0 0 0 3.4-12.2zm-39.5 25.6a6.7 6.7 0 0 0-2.1 6.6l7.2 30.5-26.5-16.3a6.7 6.7 0 0 0-7 0l-26.5 16.3 7.2-30.5a6.7 6.7 0 0 0-2.1-6.6l-23.7-20.4 31-2.5a6.7 6.7 0 0 0 5.7-4.2l11.9-28.8 11.9 28.8a6.7 6.7 0 0 0 5.7 4.2l31 2.5z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-36.5 72.6l-25.2 21.8 7.7 32.5a9.2 9.2 0 0 1-13.7 10l-28.3-17.4-28.3 17.4a9.2 9.2 0 0 1-13.7-10l7.7-32.5-25.2-21.8a9.2 9.2 0 0 1 5.2-16.1l33.1-2.7 12.7-30.8a9.2 9.2 0 0 1 17 0l12.7 30.8 33 2.7a9.2 9.2 0 0 1 5.3 16.1z
    M214.9 180.1a8 8 0 0 1-11 2.8l-67.9-40.8v73.9a8 8 0 0 1-16 0v-73.9l-67.9 40.8a8 8 0 1 1-8.2-13.8l68.5-41.1-68.5-41.1a8 8 0 1 1 8.2-13.8l67.9 40.8v-73.9a8 8 0 0 1 16 0v73.9l67.9-40.8a8 8 0 1 1 8.2 13.8l-68.5 41.1 68.5 41.1a8 8 0 0 1 2.8 11z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm59.4 129.1a8 8 0 0 1-4 14.9 7.9 7.9 0 0 1-4-1.1l-43.4-25v50.1a8 8 0 0 1-16 0v-50.1l-43.4 25a8 8 0 0 1-11-2.9 8 8 0 0 1 3-10.9l43.4-25.1-43.4-25.1a8 8 0 0 1 8-13.8l43.4 25v-50.1a8 8 0 0 1 16 0v50.1l43.4-25a8 8 0 0 1 8 13.8l-43.4 25.1z
    M128 152a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm104-24a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-192 0v.3a135.9 135.9 0 0 1 176 0v-.3a88 88 0 0 0-176 0zm67.5 85.6l-17.1-45.6h-40.8a88.4 88.4 0 0 0 57.9 45.6zm20.5 2.4c.8 0 1.7 0 2.5 0l20.1-53.6a16.1 16.1 0 0 1 15-10.4h47.1c.4-1.3 .7-2.6 1-4a120 120 0 0 0-171.4 0c.3 1.4 .6 2.7 1 4h47.1a16.1 16.1 0 0 1 15 10.4l20 53.6c.9 0 1.8 0 2.6 0zm78.4-48h-40.8l-17.1 45.6a88.3 88.3 0 0 0 57.9-45.6z
    M192 208a8 8 0 0 1-8 8h-128a8 8 0 0 1 0-16h4a28 28 0 0 0 28-28v-36h-32a8 8 0 0 1 0-16h32v-36a52 52 0 0 1 85.1-40.1 8 8 0 1 1-10.2 12.3 36 36 0 0 0-58.9 27.8v36h32a8 8 0 0 1 0 16h-32v36a43.8 43.8 0 0 1-10.1 28h90.1a8 8 0 0 1 8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm38.1-43.2a6.7 6.7 0 0 1-6.7 6.7h-71.7a6.7 6.7 0 0 1 0-13.4h2.2a13.4 13.4 0 0 0 13.5-13.5v-17.9h-15.7a6.7 6.7 0 0 1 0-13.4h15.7v-17.9a31.4 31.4 0 0 1 51.3-24.2 6.7 6.7 0 0 1-8.6 10.3 17.7 17.7 0 0 0-11.4-4.1 17.9 17.9 0 0 0-17.9 18v17.9h15.7a6.7 6.7 0 0 1 0 13.4h-15.7v17.9a26.7 26.7 0 0 1-3.6 13.5h46.2a6.7 6.7 0 0 1 6.7 6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-65.9 44.8a6.7 6.7 0 0 1-6.7 6.7h-71.7a6.7 6.7 0 0 1 0-13.4h2.2a13.4 13.4 0 0 0 13.5-13.5v-17.9h-15.7a6.7 6.7 0 0 1 0-13.4h15.7v-17.9a31.4 31.4 0 0 1 51.3-24.2 6.7 6.7 0 0 1-8.6 10.3 17.7 17.7 0 0 0-11.4-4.1 17.9 17.9 0 0 0-17.9 18v17.9h15.7a6.7 6.7 0 0 1 0 13.4h-15.7v17.9a26.7 26.7 0 0 1-3.6 13.5h46.2a6.7 6.7 0 0 1 6.7 6.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-41.9-35.2a6.7 6.7 0 0 1-6.7 6.7h-71.7a6.7 6.7 0 0 1 0-13.4h2.2a13.4 13.4 0 0 0 13.5-13.5v-17.9h-15.7a6.7 6.7 0 0 1 0-13.4h15.7v-17.9a31.4 31.4 0 0 1 51.3-24.2 6.7 6.7 0 0 1-8.6 10.3 17.7 17.7 0 0 0-11.4-4.1 17.9 17.9 0 0 0-17.9 18v17.9h15.7a6.7 6.7 0 0 1 0 13.4h-15.7v17.9a26.7 26.7 0 0 1-3.6 13.5h46.2a6.7 6.7 0 0 1 6.7 6.7z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-57.9 124.8a6.7 6.7 0 0 1-6.7 6.7h-71.7a6.7 6.7 0 0 1 0-13.4h2.2a13.4 13.4 0 0 0 13.5-13.5v-17.9h-15.7a6.7 6.7 0 0 1 0-13.4h15.7v-17.9a31.4 31.4 0 0 1 51.3-24.2 6.7 6.7 0 0 1-8.6 10.3 17.7 17.7 0 0 0-11.4-4.1 17.9 17.9 0 0 0-17.9 18v17.9h15.7a6.7 6.7 0 0 1 0 13.4h-15.7v17.9a26.7 26.7 0 0 1-3.6 13.5h46.2a6.7 6.7 0 0 1 6.7 6.7z
    M220 160a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-4.6 39.3a48.1 48.1 0 0 1-47.4 40.7h-24a48 48 0 0 1-48-48v-40.5a64 64 0 0 1-56-63.5v-48a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-16v40a48 48 0 0 0 48.6 48c26.2-.3 47.4-22.2 47.4-48.8v-39.2h-16a8 8 0 0 1 0-16h24a8 8 0 0 1 8 8v47.2c0 32.8-24.5 60.3-56 64.3v40.5a32 32 0 0 0 32 32h24a32.1 32.1 0 0 0 31.2-25 40 40 0 1 1 16.2 .3zm16.6-39.3a24 24 0 1 0-24 24 24 24 0 0 0 24-24z
    M200 40h-144a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-144v-144h144v144z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm32-128h-64a8 8 0 0 0-8 8v64a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-64a8 8 0 0 0-8-8zm-8 64h-48v-48h48z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm32 132a4 4 0 0 1-4 4h-56a4 4 0 0 1-4-4v-56a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4z
    M216 56v144a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16z
    M128 40a96 96 0 1 0 96 96 96.1 96.1 0 0 0-96-96zm0 176a80 80 0 1 1 80-80 80.1 80.1 0 0 1-80 80zm45.7-125.7a8 8 0 0 1 0 11.4l-40 40a8 8 0 0 1-11.4-11.4l40-40a8 8 0 0 1 11.4 0zm-77.7-74.3a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8z
    M128 40a96 96 0 1 0 96 96 96.1 96.1 0 0 0-96-96zm45.7 61.7l-40 40a8 8 0 0 1-11.4-11.4l40-40a8 8 0 0 1 11.4 11.4zm-77.7-85.7a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8z
    M232 96a7.9 7.9 0 0 0-.3-2.2l-14.3-50.2a16.1 16.1 0 0 0-15.4-11.6h-148a16.1 16.1 0 0 0-15.4 11.6l-14.3 50.2a7.9 7.9 0 0 0-.3 2.2v16a40 40 0 0 0 16 32v72a8 8 0 0 0 8 8h160a8 8 0 0 0 8-8v-72a40 40 0 0 0 16-32v-16zm-178-48h148l11.4 40h-170.8zm50 56h48v8a24 24 0 0 1-48 0zm-16 0v8a24 24 0 0 1-35.1 21.3 7.9 7.9 0 0 0-1.8-1.1 24 24 0 0 1-11.1-20.2v-8zm112 104h-144v-56.8a40.6 40.6 0 0 0 8 .8 40 40 0 0 0 32-16 40 40 0 0 0 64 0 40 40 0 0 0 32 16 40.6 40.6 0 0 0 8-.8zm4.9-75.8a8.1 8.1 0 0 0-1.8 1 24 24 0 0 1-35.1-21.2v-8h48v8a24 24 0 0 1-11.1 20.2z
    M231.7 93.8l-14.3-50.2a16.1 16.1 0 0 0-15.4-11.6h-148a16.1 16.1 0 0 0-15.4 11.6l-14.3 50.2a7.9 7.9 0 0 0-.3 2.2v16a40 40 0 0 0 16 32v72a8 8 0 0 0 8 8h160a8 8 0 0 0 8-8v-72a40 40 0 0 0 16-32v-16a7.9 7.9 0 0 0-.3-2.2zm-143.7 18.2a24 24 0 0 1-35.1 21.3 7.9 7.9 0 0 0-1.8-1.1 24 24 0 0 1-11.1-20.2v-8h48zm64 0a24 24 0 0 1-48 0v-8h48zm64 0a24 24 0 0 1-11.1 20.2 8.1 8.1 0 0 0-1.8 1 24 24 0 0 1-35.1-21.2v-8h48z
    M224 128a8 8 0 0 1-8 8h-40.1c9.2 7.1 16.1 17.2 16.1 32 0 13.3-7 25.7-19.8 34.8-11.9 8.5-27.6 13.2-44.2 13.2s-32.3-4.7-44.2-13.2c-12.8-9.1-19.8-21.5-19.8-34.8a8 8 0 0 1 16 0c0 17.4 22 32 48 32s48-14.6 48-32c0-14.8-10.5-23.6-38.8-32h-97.2a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8zm-147.7-24a8 8 0 0 0 7.6-10.5 17.3 17.3 0 0 1-.8-5.5c0-18.2 19.3-32 44.9-32 18.8 0 34.2 7.4 41 19.8a8 8 0 0 0 14-7.7c-9.7-17.6-30.2-28.1-55-28.1-34.7 0-60.9 20.6-60.9 48a33.7 33.7 0 0 0 1.6 10.5 8 8 0 0 0 7.6 5.5z
    M160 32h-8a16 16 0 0 0-16 16v56h-80.8a40.1 40.1 0 0 0-39.2-32 8 8 0 0 0 0 16 24 24 0 0 1 24 24 80.1 80.1 0 0 0 80 80h40a80 80 0 0 0 0-160zm63.5 72h-56.7l41.9-33.5a63.7 63.7 0 0 1 14.8 33.5zm-63.5-56a63.6 63.6 0 0 1 36.7 11.6l-44.7 35.8v-47.4zm0 128h-40a64.1 64.1 0 0 1-63.5-56h167a64.1 64.1 0 0 1-63.5 56zm-56 48a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm104 0a16 16 0 1 1-16-16 16 16 0 0 1 16 16z
    M215.6 54.6a7.5 7.5 0 0 0-1.3-1.3 79.7 79.7 0 0 0-54.3-21.3h-8a16 16 0 0 0-16 16v56h-80.8a40.1 40.1 0 0 0-39.2-32 8 8 0 0 0 0 16 24 24 0 0 1 24 24 80.1 80.1 0 0 0 80 80h40a79.9 79.9 0 0 0 55.6-137.4zm-6.9 16a63.7 63.7 0 0 1 14.8 33.4h-56.7zm-48.7-22.6a63.6 63.6 0 0 1 36.7 11.6l-44.7 35.8v-47.4zm-56 176a16 16 0 1 1-16-16 16 16 0 0 1 16 16zm104 0a16 16 0 1 1-16-16 16 16 0 0 1 16 16z
    M226.5 56.4l-96-32a8 8 0 0 0-5 0l-96 32a8 8 0 0 0-5.5 7.6v80a8 8 0 0 0 16 0v-68.9l33.6 11.2a64 64 0 0 0 20.6 88c-18 7.1-33.5 19.9-44.9 37.3a8 8 0 1 0 13.4 8.8c15.1-23.2 38.9-36.4 65.3-36.4s50.2 13.2 65.3 36.4a8 8 0 0 0 13.4-8.8c-11.4-17.4-27-30.2-44.9-37.3a64 64 0 0 0 20.6-88l44.1-14.7a8 8 0 0 0 0-15.1zm-50.5 63.6a48 48 0 1 1-86.6-28.4l36.1 12a8 8 0 0 0 5 0l36.1-12a47.9 47.9 0 0 1 9.4 28.4zm-48-32.4l-70.7-23.6 70.7-23.6 70.7 23.6z
    M184 88c-.8 0-1.6 0-2.3 0a56 56 0 1 0-107.4 0c-.8 0-1.5 0-2.3 0a56 56 0 1 0 24.5 106.4l-8.2 27.3a8 8 0 0 0 7.7 10.3h64a8 8 0 0 0 7.7-10.3l-8.2-27.3a56 56 0 1 0 24.5-106.4zm0 96a40 40 0 0 1-33.4-18 8 8 0 0 0-14.3 6.7l13 43.3h-42.5l13-43.3a8 8 0 0 0-14.4-6.7 40 40 0 1 1-19.9-59.7 8 8 0 0 0 9.3-12 40 40 0 1 1 66.4 0 8 8 0 0 0 9.3 12 40 40 0 1 1 13.5 77.7z
    M240 144a56 56 0 0 1-84.8 48h-4.4l8.9 29.7a8 8 0 0 1-7.7 10.3h-48a8 8 0 0 1-7.7-10.3l8.9-29.7h-4.4a56 56 0 1 1-28.8-104c.8 0 1.6 0 2.3 0a56 56 0 1 1 107.4 0c.7 0 1.5 0 2.3 0a56.1 56.1 0 0 1 56 56z
    M131.6 16.8a8 8 0 0 0-7.2 0c-4.1 2.1-100.4 51-100.4 119.2a56 56 0 0 0 74.2 53l-9.9 32.7a8 8 0 0 0 7.7 10.3h64a8 8 0 0 0 7.7-10.3l-9.9-32.7a56 56 0 0 0 74.2-53c0-68.2-96.3-117.1-100.4-119.2zm44.4 159.2a40 40 0 0 1-26.3-9.8 8 8 0 0 0-12.9 8.3l12.4 41.5h-42.4l12.4-41.5a8 8 0 0 0-12.9-8.4 40 40 0 0 1-66.3-30.1c0-29.9 24.4-56.6 44.9-73.7a279.1 279.1 0 0 1 43.1-29.2 279.1 279.1 0 0 1 43.1 29.2c37.1 31 44.9 57.2 44.9 73.7a40 40 0 0 1-40 40z
    M232 136a56 56 0 0 1-83.4 48.8l11.1 36.9a8 8 0 0 1-7.7 10.3h-48a8 8 0 0 1-7.7-10.3l11.1-36.9a56 56 0 0 1-83.4-48.8c0-32 17.6-62.8 51-89.3a234.1 234.1 0 0 1 49.9-30.1 7.9 7.9 0 0 1 6.1 0 234.1 234.1 0 0 1 50 30.1c33.4 26.5 51 57.3 51 89.3z
    M104 88v96a8 8 0 0 1-16 0v-96a8 8 0 0 1 16 0zm24-8a8 8 0 0 0-8 8v96a8 8 0 0 0 16 0v-96a8 8 0 0 0-8-8zm32 0a8 8 0 0 0-8 8v96a8 8 0 0 0 16 0v-96a8 8 0 0 0-8-8zm48-16v144a16 16 0 0 1-16 16h-16v16a8 8 0 0 1-16 0v-16h-64v16a8 8 0 0 1-16 0v-16h-16a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h24v-24a24 24 0 0 1 24-24h32a24 24 0 0 1 24 24v24h24a16 16 0 0 1 16 16zm-104-16h48v-24a8 8 0 0 0-8-8h-32a8 8 0 0 0-8 8zm88 160v-144h-128v144h128z
    M192 48h-24v-24a24 24 0 0 0-24-24h-32a24 24 0 0 0-24 24v24h-24a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h16v16a8 8 0 0 0 16 0v-16h64v16a8 8 0 0 0 16 0v-16h16a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm-96 144a8 8 0 0 1-16 0v-112a8 8 0 0 1 16 0zm40 0a8 8 0 0 1-16 0v-112a8 8 0 0 1 16 0zm16-144h-48v-24a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8zm24 144a8 8 0 0 1-16 0v-112a8 8 0 0 1 16 0z
    M184 72v-16h-103.4l53.6 67a8 8 0 0 1 0 10l-53.6 67h103.4v-16a8 8 0 0 1 16 0v24a8 8 0 0 1-8 8h-128a8 8 0 0 1-6.2-13l60-75-60-75a8 8 0 0 1 6.2-13h128a8 8 0 0 1 8 8v24a8 8 0 0 1-16 0z
    M240 152h-40.4a73.5 73.5 0 0 0 .4-8 72 72 0 0 0-144 0 73.5 73.5 0 0 0 .4 8h-40.4a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-168-8a56 56 0 1 1 111.4 8h-110.8a56.1 56.1 0 0 1-.6-8zm144 56a8 8 0 0 1-8 8h-160a8 8 0 0 1 0-16h160a8 8 0 0 1 8 8zm-143.2-156.4a8 8 0 0 1 14.4-7.2l8 16a8 8 0 0 1-14.4 7.2zm-56 48.8a8 8 0 0 1 10.8-3.5l16 8a8 8 0 0 1-7.2 14.3l-16-8a8 8 0 0 1-3.6-10.8zm192 15.2a8 8 0 0 1 3.6-10.8l16-8a8 8 0 1 1 7.2 14.4l-16 8a8 8 0 0 1-10.8-3.6zm-48-55.2l8-16a8 8 0 0 1 14.4 7.2l-8 16a8 8 0 1 1-14.4-7.2z
    M248 160a8 8 0 0 1-8 8h-224a8 8 0 0 1 0-16h40.4a73.5 73.5 0 0 1-.4-8 72 72 0 0 1 144 0 73.5 73.5 0 0 1-.4 8h40.4a8 8 0 0 1 8 8zm-40 32h-160a8 8 0 0 0 0 16h160a8 8 0 0 0 0-16zm-127.2-132.4a8 8 0 0 0 14.4-7.2l-8-16a8 8 0 0 0-14.4 7.2zm-60.4 43.6l16 8a8 8 0 1 0 7.2-14.4l-16-8a8 8 0 1 0-7.2 14.4zm195.6 8.8a8 8 0 0 0 3.6-.8l16-8a8 8 0 1 0-7.2-14.4l-16 8a8 8 0 0 0 3.6 15.2zm-51.6-48.8a8 8 0 0 0 10.8-3.6l8-16a8 8 0 0 0-14.4-7.2l-8 16a8 8 0 0 0 3.6 10.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-6.7-139.5v-9a6.7 6.7 0 0 1 13.4 0v9a6.7 6.7 0 0 1-13.4 0zm44.8 51.5a38.1 38.1 0 1 1-38.1-38.1 38.1 38.1 0 0 1 38.1 38.1zm-13.5 0a24.6 24.6 0 1 0-24.6 24.6 24.7 24.7 0 0 0 24.6-24.6zm-67.4-33.3a6.7 6.7 0 1 0 9.5-9.5l-6.7-6.8a6.7 6.7 0 0 0-9.6 9.6zm0 66.6l-6.8 6.7a6.7 6.7 0 0 0 9.6 9.6l6.7-6.8a6.7 6.7 0 1 0-9.5-9.5zm80.9-64.7a6.7 6.7 0 0 0 4.7-1.9l6.8-6.7a6.7 6.7 0 0 0-9.6-9.6l-6.7 6.8a6.7 6.7 0 0 0 4.8 11.4zm4.7 64.7a6.7 6.7 0 0 0-9.5 9.5l6.7 6.8a6.7 6.7 0 0 0 9.6-9.6zm-87.6-33.3a6.7 6.7 0 0 0-6.7-6.7h-9a6.7 6.7 0 0 0 0 13.4h9a6.7 6.7 0 0 0 6.7-6.7zm44.8 44.8a6.7 6.7 0 0 0-6.7 6.7v9a6.7 6.7 0 0 0 13.4 0v-9a6.7 6.7 0 0 0-6.7-6.7zm60.5-51.5h-9a6.7 6.7 0 0 0 0 13.4h9a6.7 6.7 0 0 0 0-13.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-108.5-49.3v-13.4a4.5 4.5 0 0 1 9 0v13.4a4.5 4.5 0 0 1-9 0zm4.5 13.5a35.8 35.8 0 1 0 35.8 35.8 35.9 35.9 0 0 0-35.8-35.8zm-39 3.1a4.5 4.5 0 0 0 6.3-6.3l-8.9-9a4.5 4.5 0 0 0-6.4 6.4zm0 65.4l-9 8.9a4.5 4.5 0 0 0 6.4 6.4l8.9-9a4.5 4.5 0 0 0-6.3-6.3zm74.8-64.1a4.5 4.5 0 0 0 3.2-1.3l9-8.9a4.5 4.5 0 0 0-6.4-6.4l-8.9 9a4.5 4.5 0 0 0 3.1 7.6zm3.2 64.1a4.5 4.5 0 0 0-6.3 6.3l8.9 9a4.5 4.5 0 0 0 6.4-6.4zm-83.8-32.7a4.5 4.5 0 0 0-4.5-4.5h-13.4a4.5 4.5 0 0 0 0 9h13.4a4.5 4.5 0 0 0 4.5-4.5zm44.8 44.8a4.5 4.5 0 0 0-4.5 4.5v13.4a4.5 4.5 0 0 0 9 0v-13.4a4.5 4.5 0 0 0-4.5-4.5zm62.7-49.3h-13.4a4.5 4.5 0 0 0 0 9h13.4a4.5 4.5 0 0 0 0-9z
    M120 40v-24a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0zm8 24a64 64 0 1 0 64 64 64.1 64.1 0 0 0-64-64zm-69.7 5.7a8 8 0 0 0 11.4-11.4l-16-16a8 8 0 0 0-11.4 11.4zm0 116.6l-16 16a8 8 0 0 0 11.4 11.4l16-16a8 8 0 0 0-11.4-11.4zm133.7-114.3a8 8 0 0 0 5.7-2.3l16-16a8 8 0 0 0-11.4-11.4l-16 16a8 8 0 0 0 5.7 13.7zm5.7 114.3a8 8 0 0 0-11.4 11.4l16 16a8 8 0 0 0 11.4-11.4zm-149.7-58.3a8 8 0 0 0-8-8h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 8-8zm80 80a8 8 0 0 0-8 8v24a8 8 0 0 0 16 0v-24a8 8 0 0 0-8-8zm112-88h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16z
    M120 40v-8a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0zm8 24a64 64 0 1 0 64 64 64.1 64.1 0 0 0-64-64zm-69.7 5.7a8 8 0 0 0 11.4-11.4l-8-8a8 8 0 0 0-11.4 11.4zm0 116.6l-8 8a8 8 0 0 0 11.4 11.4l8-8a8 8 0 0 0-11.4-11.4zm133.7-114.3a8 8 0 0 0 5.7-2.3l8-8a8 8 0 0 0-11.4-11.4l-8 8a8 8 0 0 0 5.7 13.7zm5.7 114.3a8 8 0 0 0-11.4 11.4l8 8a8 8 0 0 0 11.4-11.4zm-157.7-66.3h-8a8 8 0 0 0 0 16h8a8 8 0 0 0 0-16zm88 88a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-8a8 8 0 0 0-8-8zm96-88h-8a8 8 0 0 0 0 16h8a8 8 0 0 0 0-16z
    M200 40a8 8 0 0 0 0 16 16 16 0 0 1 16 16v56h-176v-56a16 16 0 0 1 16-16 8 8 0 0 0 0-16 32 32 0 0 0-32 32v92a44 44 0 0 0 88 0v-20h32v20a44 44 0 0 0 88 0v-92a32 32 0 0 0-32-32zm12.6 137.3l-33.3-33.3h36.7v20a27.8 27.8 0 0 1-3.4 13.3zm-172.6-13.3v-16.7l41.3 41.3a28 28 0 0 1-41.3-24.6zm56 0a27.8 27.8 0 0 1-3.4 13.3l-33.3-33.3h36.7zm64 0v-16.7l41.3 41.3a28 28 0 0 1-41.3-24.6z
    M200 40a8 8 0 0 0 0 16 16 16 0 0 1 16 16v56h-176v-56a16 16 0 0 1 16-16 8 8 0 0 0 0-16 32 32 0 0 0-32 32v92a44 44 0 0 0 88 0v-20h32v20a44 44 0 0 0 88 0v-92a32 32 0 0 0-32-32zm-108.8 139.2a8 8 0 0 1-11.3 0l-21.6-21.5a8 8 0 0 1 11.4-11.4l21.5 21.6a8 8 0 0 1 0 11.3zm120 0a8 8 0 0 1-11.3 0l-21.6-21.5a8 8 0 0 1 11.4-11.4l21.5 21.6a8 8 0 0 1 0 11.3z
    M88 180a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm152-23.8v51.8a16 16 0 0 1-16 16h-148a46.4 46.4 0 0 1-7.9-.7 44 44 0 0 1-35.5-50.9l25-143.2a15.9 15.9 0 0 1 18.5-13l54.7 9.8a16 16 0 0 1 13 18.5l-12.1 69 67.8-24.5a16 16 0 0 1 20.4 9.5l19.1 52.2a18.4 18.4 0 0 1 1 5.5zm-137 28.7l25-143.2-54.5-9.7-25 143.1a28 28 0 0 0 22.4 32.5 27.3 27.3 0 0 0 20.6-4.6 27.8 27.8 0 0 0 11.5-18.1zm13.8 10.1l107.2-38.9-19.1-52.1-76.4 27.7-9.8 55.9a44.6 44.6 0 0 1-1.9 7.4zm107.2-21.9l-96.3 34.9h96.3z
    M240 155.9a16 16 0 0 0-1-5.2l-19.1-52.2a16 16 0 0 0-20.4-9.5l-67.8 24.6 12.1-69a16 16 0 0 0-13-18.6l-54.6-9.8a15.9 15.9 0 0 0-18.5 13l-25 143.2a43.8 43.8 0 0 0 43.1 51.6h148.2a16 16 0 0 0 16-16zm-164 40.1a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm42.7-8.4l9.8-55.9 76.4-27.7 19.1 52.1-107.2 38.9a44.9 44.9 0 0 0 1.9-7.4zm105.3 20.4h-96.3l96.3-34.9z
    M176 56h-96a72 72 0 0 0 0 144h96a72 72 0 0 0 0-144zm0 128h-96a56 56 0 0 1 0-112h96a56 56 0 0 1 0 112zm-96-96a40 40 0 1 0 40 40 40 40 0 0 0-40-40zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24z
    M237.7 66.3l-48-48a8 8 0 0 0-11.4 11.4l18.4 18.3-28.7 28.7-34.3-34.4a8 8 0 0 0-11.4 11.4l6.4 6.3-84 84a15.9 15.9 0 0 0-4.7 11.3v49.4l-21.7 21.6a8 8 0 0 0 11.4 11.4l21.6-21.7h49.4a15.9 15.9 0 0 0 11.3-4.7l84-84 6.3 6.4a8 8 0 0 0 11.4-11.4l-34.4-34.3 28.7-28.7 18.3 18.4a8 8 0 0 0 11.4-11.4zm-137 133.7h-44.7v-44.7l18-18 20.3 20.4a8 8 0 0 0 11.4-11.4l-20.4-20.3 12.7-12.7 20.3 20.4a8 8 0 0 0 11.4-11.4l-20.4-20.3 30.7-30.7 44.7 44.7z
    M237.7 77.6a8 8 0 0 1-11.4 0l-18.3-18.4-28.7 28.8 34.3 34.4a8 8 0 0 1-11.3 11.3l-6.3-6.4-84 84a16 16 0 0 1-11.4 4.7h-49.3l-21.7 21.7a8 8 0 0 1-11.7-.5 8.2 8.2 0 0 1 .6-11.1l21.4-21.4v-49.4a16 16 0 0 1 4.7-11.3l15.2-15.2a4 4 0 0 1 5.7 0l28.8 28.8a8 8 0 1 0 11.3-11.3l-28.8-28.8a4 4 0 0 1 0-5.7l11-11a4 4 0 0 1 5.6 0l28.9 28.8a8 8 0 1 0 11.3-11.3l-28.8-28.8a4 4 0 0 1 0-5.7l23.9-23.9-6.4-6.3a8 8 0 0 1 .2-11.5 8.2 8.2 0 0 1 11.4 .4l34.1 34.1 28.7-28.7-18.4-18.3a8 8 0 0 1 .2-11.5 8.2 8.2 0 0 1 11.4 .4l47.8 47.8a8 8 0 0 1 0 11.3z
    M248 64h-240a8 8 0 0 0 0 16h8v112a8 8 0 0 0 16 0v-48h192v48a8 8 0 0 0 16 0v-112h8a8 8 0 0 0 0-16zm-216 16h88v48h-88zm192 48h-88v-48h88zm-128-24a8 8 0 0 1-8 8h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 8 8zm64 0a8 8 0 0 1 8-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1-8-8z
    M248 64h-240a8 8 0 0 0 0 16h8v112a8 8 0 0 0 16 0v-48h192v48a8 8 0 0 0 16 0v-112h8a8 8 0 0 0 0-16zm-168 48h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16zm56 8a8 8 0 0 1-16 0v-32a8 8 0 0 1 16 0zm64-8h-24a8 8 0 0 1 0-16h24a8 8 0 0 1 0 16z
    M243.3 136l-99.3-99.3a15.9 15.9 0 0 0-11.3-4.7h-92.7a8 8 0 0 0-8 8v92.7a15.9 15.9 0 0 0 4.7 11.3l99.3 99.3a16 16 0 0 0 22.6 0l84.7-84.7a16 16 0 0 0 0-22.6zm-96 96l-99.3-99.3v-84.7h84.7l99.3 99.3zm-51.3-148a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm66.2-85.1l-55.7-55.6a11.1 11.1 0 0 0-7.9-3.3h-51.9a6.7 6.7 0 0 0-6.7 6.7v51.9a11.1 11.1 0 0 0 3.3 7.9l55.6 55.7a11.2 11.2 0 0 0 15.8 0l47.5-47.5a11.2 11.2 0 0 0 0-15.8zm-55.4 52.2l-53.4-53.4v-44.3h44.3l53.4 53.4zm-24.2-77.5a9 9 0 1 1-9-9 9 9 0 0 1 9 9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-39.4 4.5l-55.6-55.6a8.9 8.9 0 0 0-6.4-2.7h-51.9a4.5 4.5 0 0 0-4.5 4.5v51.9a8.9 8.9 0 0 0 2.7 6.4l55.6 55.6a9 9 0 0 0 12.7 0l47.4-47.4a9 9 0 0 0 0-12.7zm-89.2-22.4a6.7 6.7 0 1 1 6.7-6.7 6.7 6.7 0 0 1-6.7 6.7z
    M243.3 136l-99.3-99.3a15.9 15.9 0 0 0-11.3-4.7h-92.7a8 8 0 0 0-8 8v92.7a15.9 15.9 0 0 0 4.7 11.3l99.3 99.3a16 16 0 0 0 22.6 0l84.7-84.7a16 16 0 0 0 0-22.6zm-159.3-40a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M236 69.4a16.1 16.1 0 0 0-12.1-5.4h-47.9a48 48 0 0 0-96 0h-47.9a16.1 16.1 0 0 0-12 5.4 16 16 0 0 0-3.9 12.5l14.2 120a16 16 0 0 0 16 14.1h163.3a16 16 0 0 0 16-14.1l14.2-120a16 16 0 0 0-3.9-12.5zm-108-37.4a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm81.8 168a.1 .1 0 0 1-.1 0h-163.5l-14.1-120h47.9v24a8 8 0 0 0 16 0v-24h64v24a8 8 0 0 0 16 0v-24h48z
    M236 69.4a16.1 16.1 0 0 0-12.1-5.4h-47.9a48 48 0 0 0-96 0h-47.9a16.1 16.1 0 0 0-12 5.4 16 16 0 0 0-3.9 12.5l14.2 120a16 16 0 0 0 16 14.1h163.3a16 16 0 0 0 16-14.1l14.2-120a16 16 0 0 0-3.9-12.5zm-140 34.6a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0zm32-72a32 32 0 0 1 32 32h-64a32 32 0 0 1 32-32zm48 72a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z
    M221.9 83.2a104.1 104.1 0 1 1-26.2-34.2l22.6-22.7a8 8 0 0 1 11.4 11.3l-96 96a8 8 0 0 1-11.4-11.3l27.8-27.7a40 40 0 1 0 17.8 31.1 8 8 0 1 1 16-.9 56 56 0 1 1-22.4-41.7l22.8-22.7a87.9 87.9 0 1 0 23.1 29.7 8 8 0 0 1 14.5-6.9z
    M221.9 83.2a104.1 104.1 0 1 1-26.2-34.2l22.6-22.7a8 8 0 0 1 11.4 11.3l-62.1 62.1-37.7 37.7-24 24a40 40 0 0 0 62-35.7 8 8 0 1 1 16-.9 56 56 0 0 1-95.5 42.8 56 56 0 0 1 73.2-84.4l22.7-22.8a87.9 87.9 0 1 0 23.1 29.7 8 8 0 0 1 14.5-6.9z
    M230 26c-28-27.9-78.5-22.8-112.6 11.3-31.8 31.8-38.3 77.8-16.5 106.5l-29.6 29.6-.7-.7a16 16 0 0 0-22.6 0l-27.3 27.3a16 16 0 0 0 0 22.6l12.7 12.7a16 16 0 0 0 22.6 0l27.3-27.3a16 16 0 0 0 0-22.6l-.7-.7 29.6-29.6c11.3 8.6 25.3 12.8 40 12.8 22.7 0 47.3-10 66.6-29.3 34-34.1 39.1-84.6 11.2-112.6zm-185.3 198l-12.7-12.7 27.3-27.3 6.4 6.3 6.3 6.4zm179.5-120h-24.1v-32h32a72.4 72.4 0 0 1-7.9 32zm-88.2 45.6a44.2 44.2 0 0 1-29.6-29.6h29.6zm-32-45.6a72.2 72.2 0 0 1 7.9-32h24.1v32zm48-32h32v32h-32zm77.7-16h-29.6v-29.7a44.2 44.2 0 0 1 29.6 29.6zm-45.8-32h.1v32h-32v-24.2a72.5 72.5 0 0 1 31.9-7.9zm-47.9 18.1v13.8h-13.8a89.7 89.7 0 0 1 6.5-7.3 93.2 93.2 0 0 1 7.3-6.5zm16 109.9v-32h32v24.2a72.2 72.2 0 0 1-32 7.8zm48-18.2v-13.8h14a91.6 91.6 0 0 1-6.6 7.3 89.6 89.6 0 0 1-7.3 6.5z
    M201.6 54.5a104 104 0 1 0 0 147 103.4 103.4 0 0 0 0-147zm-135.8 11.3a87.6 87.6 0 0 1 53.6-25.3 87.3 87.3 0 0 1-25.4 53.6 87.4 87.4 0 0 1-53.6 25.3 87.6 87.6 0 0 1 25.4-53.6zm-25.5 69.7a103.3 103.3 0 0 0 65-30.1 103.2 103.2 0 0 0 30.2-65 87.8 87.8 0 0 1 80.1 80.1 104 104 0 0 0-95.1 95.1 87.8 87.8 0 0 1-80.2-80.1zm149.9 54.7a87.7 87.7 0 0 1-53.6 25.3 88 88 0 0 1 79-78.9 87.6 87.6 0 0 1-25.4 53.6z
    M24.8 115.4a103.9 103.9 0 0 1 90.6-90.6 4 4 0 0 1 4.5 3.7 87.8 87.8 0 0 1-91.3 91.4 4 4 0 0 1-3.8-4.5zm202.6 20.7c-1.2 0-2.3-.1-3.4-.1a87.8 87.8 0 0 0-87.9 91.4 4 4 0 0 0 4.5 3.8 103.9 103.9 0 0 0 90.6-90.6 4 4 0 0 0-3.8-4.5zm-76.9 14.4a103.3 103.3 0 0 1 73.5-30.5c1 0 2.1 0 3.1 0a4 4 0 0 0 4.1-4.4 103.9 103.9 0 0 0-90.9-90.9 4 4 0 0 0-4.4 4.1 103.7 103.7 0 0 1-30.4 76.7 103.3 103.3 0 0 1-73.5 30.5c-1 0-2.1 0-3.1 0a4 4 0 0 0-4.1 4.4 103.9 103.9 0 0 0 90.9 90.9 4 4 0 0 0 4.4-4.1 103.7 103.7 0 0 1 30.4-76.7z
    M255.3 188.8l-64-144a8 8 0 0 0-7.3-4.8h-112a8 8 0 0 0-7.3 4.7 .2 .2 0 0 0 0 .1v.1l-64 143.9a8 8 0 0 0 7.3 11.2h240a8 8 0 0 0 7.3-11.2zm-191.3-4.8h-43.7l43.7-98.3zm16 0v-98.3l43.7 98.3zm61.2 0l-56.9-128h94.5l56.9 128z
    M255.3 188.8l-64-144a8 8 0 0 0-7.3-4.8h-112a8 8 0 0 0-7.3 4.8v.1l-64 143.9a8 8 0 0 0 7.3 11.2h240a8 8 0 0 0 7.3-11.2zm-191.3-4.8h-43.7l43.7-98.3zm16 0v-98.3l43.7 98.3z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm32 32a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm152 40h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm-24 40h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm8 48h128a8 8 0 0 0 0-16h-128a8 8 0 0 0 0 16zm176 24h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm-48 40h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm184 32h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16zm0 40h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm0 40h-128a8 8 0 0 0 0 16h128a8 8 0 0 0 0-16z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm8 72h176a8 8 0 0 0 0-16h-176a8 8 0 0 0 0 16zm104 48h-104a8 8 0 0 0 0 16h104a8 8 0 0 0 0-16zm88 0h-16v-16a8 8 0 0 0-16 0v16h-16a8 8 0 0 0 0 16h16v16a8 8 0 0 0 16 0v-16h16a8 8 0 0 0 0-16z
    M208 24h-136a32 32 0 0 0-32 32v168a8 8 0 0 0 8 8h144a8 8 0 0 0 0-16h-136a16 16 0 0 1 16-16h136a8 8 0 0 0 8-8v-160a8 8 0 0 0-8-8zm-88 16h48v72l-19.2-14.4a8 8 0 0 0-9.6 0l-19.2 14.4zm80 144h-128a31.8 31.8 0 0 0-16 4.3v-132.3a16 16 0 0 1 16-16h32v88a8 8 0 0 0 12.8 6.4l27.2-20.4 27.2 20.4a8 8 0 0 0 4.8 1.6 8 8 0 0 0 8-8v-88h16z
    M208 24h-136a32 32 0 0 0-32 32v168a8 8 0 0 0 8 8h144a8 8 0 0 0 0-16h-136a16 16 0 0 1 16-16h136a8 8 0 0 0 8-8v-160a8 8 0 0 0-8-8zm-24 96l-25.6-19.2a4 4 0 0 0-4.8 0l-25.6 19.2v-80h56z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16.1 16.1 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-176 176zm176-32h-136a8 8 0 0 0-5.2 2l-34.8 30v-160h176zm-128-80a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8zm0 32a8 8 0 0 1 8-8h64a8 8 0 1 1 0 16h-64a8 8 0 0 1-8-8z
    M216 48h-176a16 16 0 0 0-16 16v160a15.8 15.8 0 0 0 9.2 14.5 16 16 0 0 0 6.8 1.5 15.9 15.9 0 0 0 10.2-3.8h.1l32.7-28.2h133a16 16 0 0 0 16-16v-128a16 16 0 0 0-16-16zm-56 104h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16zm0-32h-64a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm184 32h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm0 40h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16zm0 40h-176a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16z
    M32 64a8 8 0 0 1 8-8h176a8 8 0 0 1 0 16h-176a8 8 0 0 1-8-8zm8 72h72a8 8 0 0 0 0-16h-72a8 8 0 0 0 0 16zm88 48h-88a8 8 0 0 0 0 16h88a8 8 0 0 0 0-16zm109.7 13.7a8 8 0 0 1-11.4 0l-20.3-20.3a40 40 0 1 1 11.4-11.4l20.3 20.3a8 8 0 0 1 0 11.4zm-53.7-29.7a24 24 0 1 0-24-24 24 24 0 0 0 24 24z
    M100 56h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48v-88a16 16 0 0 0-16-16zm0 80h-60v-64h60zm116-80h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48v-88a16 16 0 0 0-16-16zm0 80h-60v-64h60z
    M248 208a8 8 0 0 1-8 8h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32.2 32.2 0 0 1 4.6-8.6 32 32 0 0 1 51.2 38.5l-33.6 44.8h32a8 8 0 0 1 8 8zm-98.8-158a8 8 0 0 0-11.2 .8l-46 53-46-53a8 8 0 0 0-12 10.4l47.4 54.8-47.4 54.8a8 8 0 0 0 12.1 10.4l46-53 45.9 53a8 8 0 1 0 12.2-10.4l-47.6-54.8 47.4-54.8a8 8 0 0 0-.8-11.2z
    M248 144a8 8 0 0 1-8 8h-48a8 8 0 0 1-6.4-12.8l43.2-57.6a16 16 0 1 0-27.9-15 8 8 0 0 1-15.1-5.3 32 32 0 1 1 55.8 29.9l-33.6 44.8h32a8 8 0 0 1 8 8zm-98.8-70a8 8 0 0 0-11.2 .8l-46 53-46-53a8 8 0 0 0-12 10.4l47.4 54.8-47.4 54.8a8 8 0 0 0 12.1 10.4l46-53 45.9 53a8 8 0 1 0 12.2-10.4l-47.6-54.8 47.4-54.8a8 8 0 0 0-.8-11.2z
    M217 34.8a15.9 15.9 0 0 0-14.8-1.7c-14 5.5-42.4 14.6-74.2 14.6s-60.2-9.1-74.2-14.6a16 16 0 0 0-21.8 14.9v55.8c0 35.8 9.6 69.6 27.2 95.2 18.1 26.4 42.6 41 68.8 41s50.7-14.6 68.8-41c17.6-25.6 27.2-59.4 27.2-95.2v-55.8a16 16 0 0 0-7-13.2zm-9 69c0 32.6-8.7 63.2-24.4 86.1-15.1 22-34.8 34.1-55.6 34.1s-40.5-12.1-55.6-34.1c-15.7-22.9-24.4-53.5-24.4-86.1v-55.8c15.1 5.9 45.6 15.7 80 15.7s64.9-9.8 80-15.7v55.8zm-18 18.9a8 8 0 1 1-12 10.6c-2.7-3-8.8-5.3-14-5.3s-11.4 2.3-14 5.3a8 8 0 1 1-12-10.6c5.7-6.4 16.1-10.7 26-10.7s20.2 4.3 26 10.7zm-98 5.3c-5.2 0-11.4 2.3-14 5.3a8 8 0 1 1-12-10.6c5.8-6.4 16.2-10.7 26-10.7s20.2 4.3 26 10.7a8 8 0 1 1-12 10.6c-2.6-3-8.8-5.3-14-5.3zm76.4 45.2a52.9 52.9 0 0 1-80.9 0 8 8 0 1 1 12.2-10.4 36.9 36.9 0 0 0 56.6 0 8 8 0 0 1 12.1 10.4z
    M217 34.8a15.9 15.9 0 0 0-14.8-1.7c-14 5.5-42.4 14.6-74.2 14.6s-60.2-9.1-74.2-14.6a16 16 0 0 0-21.8 14.9v55.8c0 35.8 9.6 69.6 27.2 95.2 18.1 26.4 42.6 41 68.8 41s50.7-14.6 68.8-41c17.6-25.6 27.2-59.4 27.2-95.2v-55.8a16 16 0 0 0-7-13.2zm-139 98.5a8 8 0 1 1-12-10.6c5.8-6.4 16.2-10.7 26-10.7s20.2 4.3 26 10.7a8 8 0 1 1-12 10.6c-2.7-3-8.8-5.3-14-5.3s-11.4 2.3-14 5.3zm90.5 47.9a52.9 52.9 0 0 1-80.9 0 8 8 0 1 1 12.1-10.4 36.9 36.9 0 0 0 56.6 0 8 8 0 0 1 12.1 10.4zm20.8-47.2a8 8 0 0 1-11.3-.6c-2.6-3-8.8-5.4-14-5.4s-11.3 2.4-14 5.4a8 8 0 1 1-12-10.7c5.7-6.4 16.1-10.7 26-10.7s20.2 4.3 26 10.7a8 8 0 0 1-.7 11.3z
    M128 153v-105a8 8 0 0 0-16 0v105a32 32 0 1 0 16 0zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm40-66v-86a40 40 0 0 0-80 0v86a64 64 0 1 0 80 0zm-40 98a48 48 0 0 1-27.4-87.4 8 8 0 0 0 3.4-6.6v-90a24 24 0 0 1 48 0v90a8 8 0 0 0 3.4 6.6 48 48 0 0 1-27.4 87.4zm57.3-151.2a8 8 0 0 1 2.3-11.1c15-9.8 26.9-4.8 35.5-1.1 7.9 3.4 12.7 5.4 20.5 .3a8 8 0 0 1 8.8 13.4c-6.5 4.2-12.4 5.7-17.7 5.7-7 0-12.9-2.5-17.8-4.6-7.9-3.4-12.7-5.4-20.5-.3a8 8 0 0 1-11.1-2.3zm69.4 22.4a8 8 0 0 1-2.3 11.1c-6.5 4.2-12.4 5.7-17.7 5.7-7 0-12.9-2.5-17.8-4.6-7.9-3.4-12.7-5.4-20.5-.3a8 8 0 0 1-8.8-13.4c15-9.8 26.9-4.7 35.5-1.1 7.9 3.4 12.7 5.4 20.5 .3a8 8 0 0 1 11.1 2.3z
    M248.9 77.7l-20 6.5 12.3 17a8 8 0 1 1-12.9 9.4l-12.3-17-12.3 17a8 8 0 0 1-13-9.4l12.4-17-20-6.5a8 8 0 0 1 4.9-15.2l20 6.5v-21a8 8 0 0 1 16 0v21l20-6.5a8 8 0 0 1 5 15.2zm-96.9 106.3a32 32 0 1 1-40-31v-33a8 8 0 0 1 16 0v33a32.1 32.1 0 0 1 24 31zm-16 0a16 16 0 1 0-16 16 16 16 0 0 0 16-16zm48 0a64 64 0 1 1-104-50v-86a40 40 0 0 1 80 0v86a64.1 64.1 0 0 1 24 50zm-16 0a48.1 48.1 0 0 0-20.6-39.4 8 8 0 0 1-3.4-6.6v-90a24 24 0 0 0-48 0v90a8 8 0 0 1-3.4 6.6 48 48 0 1 0 75.4 39.4z
    M136 153v-65a8 8 0 0 0-16 0v65a32 32 0 1 0 16 0zm-8 47a16 16 0 1 1 16-16 16 16 0 0 1-16 16zm40-66v-86a40 40 0 0 0-80 0v86a64 64 0 1 0 80 0zm-40 98a48 48 0 0 1-27.4-87.4 8 8 0 0 0 3.4-6.6v-90a24 24 0 0 1 48 0v90a8 8 0 0 0 3.4 6.6 48 48 0 0 1-27.4 87.4z
    M152 146.1v-106.1a32 32 0 0 0-64 0v106.1a56 56 0 1 0 64 0zm-16-90.1h-32v-16a16 16 0 0 1 32 0zm41.3 24.8a8 8 0 0 1 2.3-11.1c15-9.8 26.9-4.8 35.5-1.1 7.9 3.4 12.7 5.4 20.5 .3a8 8 0 0 1 8.8 13.4c-6.5 4.2-12.4 5.7-17.7 5.7-7 0-12.9-2.5-17.8-4.6-7.9-3.4-12.7-5.4-20.5-.3a8 8 0 0 1-11.1-2.3zm69.4 22.4a8 8 0 0 1-2.3 11.1c-6.5 4.2-12.4 5.7-17.7 5.7-7 0-12.9-2.5-17.8-4.6-7.9-3.4-12.7-5.4-20.5-.3a8 8 0 0 1-8.8-13.4c15-9.8 26.9-4.7 35.5-1.1 7.9 3.4 12.7 5.4 20.5 .3a8 8 0 0 1 11.1 2.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm0-135a53.8 53.8 0 1 0 53.8 53.7 53.8 53.8 0 0 0-53.8-53.7zm0 94a40.3 40.3 0 1 1 40.3-40.3 40.4 40.4 0 0 1-40.3 40.3zm20.4-63a6.7 6.7 0 0 1 0 9.6l-15.6 15.6a6.7 6.7 0 0 1-9.6-9.5l15.7-15.7a6.7 6.7 0 0 1 9.5 0zm-40.6-46.7a6.7 6.7 0 0 1 6.8-6.7h26.8a6.7 6.7 0 0 1 0 13.4h-26.8a6.7 6.7 0 0 1-6.8-6.7z
    M120 64a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8zm52.3 133.1l3.5 24.6a16 16 0 0 1-15.8 18.3h-64a16 16 0 0 1-15.8-18.3l3.5-24.6a96.1 96.1 0 0 1-51.7-85.1 8 8 0 0 1 8-8h16v-64a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16v64h16a8 8 0 0 1 8 8 96.1 96.1 0 0 1-51.7 85.1zm-100.3-93.1h112v-64h-112zm85.1 99.5a96.2 96.2 0 0 1-58.2 0l-2.9 20.5h64zm50.5-83.5h-159.2a80 80 0 0 0 159.2 0z
    M60 88h136a4 4 0 0 0 4-4v-44a16 16 0 0 0-16-16h-112a16 16 0 0 0-16 16v44a4 4 0 0 0 4 4zm28-40h15.7a8.2 8.2 0 0 1 8.3 7.5 8 8 0 0 1-8 8.5h-15.7a8.2 8.2 0 0 1-8.3-7.5 8 8 0 0 1 8-8.5zm136 64.1a8 8 0 0 0-8-8.1h-176a8 8 0 0 0-8 8.1 96.1 96.1 0 0 0 51.7 85l-3.5 24.3a16.4 16.4 0 0 0 1.6 10 16 16 0 0 0 14.2 8.6h63.7a16.5 16.5 0 0 0 9.7-3 16 16 0 0 0 6.4-15.2l-3.5-24.6a96.1 96.1 0 0 0 51.7-85.1zm-128 111.9l2.9-20.5a96.2 96.2 0 0 0 58.2 0l2.9 20.5z
    M224 64h-48v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-48a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-128-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm128 24v32h-32v-8a8 8 0 0 0-16 0v8h-96v-8a8 8 0 0 0-16 0v8h-32v-32zm0 112h-192v-64h32v8a8 8 0 0 0 16 0v-8h96v8a8 8 0 0 0 16 0v-8h32v64z
    M224 64h-48v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-48a16 16 0 0 0-16 16v28a4 4 0 0 0 4 4h44v-15.7a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8v16h96v-15.7a8.2 8.2 0 0 1 7.5-8.3 8 8 0 0 1 8.5 8v16h44a4 4 0 0 0 4-4v-28a16 16 0 0 0-16-16zm-64 0h-64v-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8zm80 68v60a16 16 0 0 1-16 16h-192a16 16 0 0 1-16-16v-60a4 4 0 0 1 4-4h44v16a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.3v-15.7h96v16a8 8 0 0 0 8.5 8 8.2 8.2 0 0 0 7.5-8.2v-15.8h44a4 4 0 0 1 4 4z
    M232 40a8 8 0 0 1-8 8h-168a8 8 0 0 1 0-16h168a8 8 0 0 1 8 8zm-48 32a8 8 0 0 0-8-8h-144a8 8 0 0 0 0 16h144a8 8 0 0 0 8-8zm-16 32a8 8 0 0 0-8-8h-104a8 8 0 0 0 0 16h104a8 8 0 0 0 8-8zm16 32a8 8 0 0 0-8-8h-88a8 8 0 0 0 0 16h88a8 8 0 0 0 8-8zm0 24h-64a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16zm-24 32h-32a8 8 0 0 0 0 16h32a8 8 0 0 0 0-16zm-32 32h-16a8 8 0 0 0 0 16h16a8 8 0 0 0 0-16z
    M72 128a134.6 134.6 0 0 1-14.2 60.5 8 8 0 1 1-14.3-7.1 118.8 118.8 0 0 0 12.5-53.4 71.7 71.7 0 0 1 27-56.2 8 8 0 1 1 10 12.5 55.8 55.8 0 0 0-21 43.7zm56-8a8 8 0 0 0-8 8 184.1 184.1 0 0 1-23 89.1 8 8 0 0 0 14 7.8 200.2 200.2 0 0 0 25-96.9 8 8 0 0 0-8-8zm0-32a40 40 0 0 0-40 40 8 8 0 0 0 16 0 24 24 0 0 1 48 0 214.1 214.1 0 0 1-20.5 92 8 8 0 1 0 14.5 6.8 230 230 0 0 0 22-98.8 40 40 0 0 0-40-40zm0-64a104.1 104.1 0 0 0-104 104 87.8 87.8 0 0 1-5 29.3 8 8 0 0 0 15.1 5.4 103.9 103.9 0 0 0 5.9-34.7 88 88 0 0 1 176 0 282.2 282.2 0 0 1-5.3 54.4 8 8 0 0 0 6.3 9.4 8.2 8.2 0 0 0 1.6 .2 8 8 0 0 0 7.8-6.4 298.4 298.4 0 0 0 5.6-57.6 104.1 104.1 0 0 0-104-104zm-33.6 128.2a8 8 0 0 0-9.4 6.2 151 151 0 0 1-17.2 45.5 8 8 0 0 0 13.8 8 166.7 166.7 0 0 0 19-50.3 8 8 0 0 0-6.2-9.4zm33.6-96.2a72.8 72.8 0 0 0-9 .6 8 8 0 0 0 2 15.8 56.1 56.1 0 0 1 63 55.6 252.1 252.1 0 0 1-1.9 31 8 8 0 0 0 6.9 9 8.4 8.4 0 0 0 1 .1 8 8 0 0 0 7.9-7 266.5 266.5 0 0 0 2-33 72.1 72.1 0 0 0-71.9-72.1zm57.9 128.2a8 8 0 0 0-9.7 5.8c-1.5 5.7-3.2 11.4-5 17a8 8 0 0 0 5 10.1 7.9 7.9 0 0 0 2.5 .5 8 8 0 0 0 7.6-5.5c2-5.9 3.8-12 5.4-18.1a8 8 0 0 0-5.8-9.7z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-16-112a8 8 0 0 1-8 8h-8v40a8 8 0 0 1-16 0v-40h-8a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8zm80 0v48a8 8 0 0 1-16 0v-26.7l-14 16a8 8 0 0 1-12 0l-14-16v26.7a8 8 0 0 1-16 0v-48a8 8 0 0 1 14-5.3l22 25.1 22-25.1a8 8 0 0 1 14 5.3z
    M184 24h-112a32 32 0 0 0-32 32v128a32 32 0 0 0 32 32h8l-14.4 19.2a8 8 0 1 0 12.8 9.6l21.6-28.8h56l21.6 28.8a8 8 0 1 0 12.8-9.6l-14.4-19.2h8a32 32 0 0 0 32-32v-128a32 32 0 0 0-32-32zm-128 96v-40h64v40zm80-40h64v40h-64zm-64-40h112a16 16 0 0 1 16 16v8h-144v-8a16 16 0 0 1 16-16zm112 160h-112a16 16 0 0 1-16-16v-48h144v48a16 16 0 0 1-16 16zm-88-28a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M184 48h-48v-24h32a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16h32v24h-48a32 32 0 0 0-32 32v104a32 32 0 0 0 32 32h8l-14.4 19.2a8 8 0 1 0 12.8 9.6l21.6-28.8h56l21.6 28.8a8 8 0 1 0 12.8-9.6l-14.4-19.2h8a32 32 0 0 0 32-32v-104a32 32 0 0 0-32-32zm-112 16h112a16 16 0 0 1 16 16v40h-144v-40a16 16 0 0 1 16-16zm112 136h-112a16 16 0 0 1-16-16v-48h144v48a16 16 0 0 1-16 16zm-88-28a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M208 48h-160a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h160a24 24 0 0 0 24-24v-112a24 24 0 0 0-24-24zm-168 48h176v16h-56a8 8 0 0 0-8 8 24 24 0 0 1-48 0 8 8 0 0 0-8-8h-56zm8-32h160a8 8 0 0 1 8 8v8h-176v-8a8 8 0 0 1 8-8zm160 128h-160a8 8 0 0 1-8-8v-56h48.8a40 40 0 0 0 78.4 0h48.8v56a8 8 0 0 1-8 8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm31.4-135h-24.7v-9h15.7a6.7 6.7 0 0 0 0-13.4h-44.8a6.7 6.7 0 0 0 0 13.4h15.7v9h-24.7a20.2 20.2 0 0 0-20.1 20.1v58.3a20.2 20.2 0 0 0 20.1 20.1l-5.3 7.2a6.7 6.7 0 1 0 10.7 8.1l11.4-15.3h29.2l11.4 15.3a6.7 6.7 0 0 0 10.7-8.1l-5.3-7.2a20.2 20.2 0 0 0 20.1-20.1v-58.3a20.2 20.2 0 0 0-20.1-20.1zm-62.8 13.4h62.8a6.7 6.7 0 0 1 6.7 6.7v20.2h-76.2v-20.2a6.7 6.7 0 0 1 6.7-6.7zm62.8 71.7h-62.8a6.7 6.7 0 0 1-6.7-6.7v-24.7h76.2v24.7a6.7 6.7 0 0 1-6.7 6.7zm-44.8-15.7a9 9 0 1 1-9-9 9 9 0 0 1 9 9zm44.8 0a9 9 0 1 1-9-9 9 9 0 0 1 9 9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-72.6-44.8h-26.9v-13.4h17.9a4.5 4.5 0 0 0 0-9h-44.8a4.5 4.5 0 0 0 0 9h17.9v13.4h-26.9a17.9 17.9 0 0 0-17.9 17.9v58.3a17.9 17.9 0 0 0 17.9 17.9h4.5l-8 10.7a4.5 4.5 0 1 0 7.1 5.4l12.1-16.1h31.4l12.1 16.1a4.5 4.5 0 1 0 7.1-5.4l-8-10.7h4.5a17.9 17.9 0 0 0 17.9-17.9v-58.3a17.9 17.9 0 0 0-17.9-17.9zm0 85.1h-62.8a9 9 0 0 1-8.9-8.9v-31.4h80.6v31.4a9 9 0 0 1-8.9 8.9zm-49.3-15.7a6.7 6.7 0 1 1-6.7-6.7 6.7 6.7 0 0 1 6.7 6.7zm49.3 0a6.7 6.7 0 1 1-6.8-6.7 6.7 6.7 0 0 1 6.8 6.7z
    M184 48h-48v-24h32a8 8 0 0 0 0-16h-80a8 8 0 0 0 0 16h32v24h-48a32 32 0 0 0-32 32v104a32 32 0 0 0 32 32h8l-14.4 19.2a8 8 0 1 0 12.8 9.6l21.6-28.8h56l21.6 28.8a8 8 0 1 0 12.8-9.6l-14.4-19.2h8a32 32 0 0 0 32-32v-104a32 32 0 0 0-32-32zm0 152h-112a16 16 0 0 1-16-16v-56h144v56a16 16 0 0 1-16 16zm-88-28a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm88 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12z
    M216 48h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a8 8 0 0 0 0 16h8v144a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-144h8a8 8 0 0 0 0-16zm-120-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8h-64zm96 168h-128v-144h128zm-80-104v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm48 0v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-132.8h-20.2v-6.7a15.7 15.7 0 0 0-15.7-15.7h-26.8a15.7 15.7 0 0 0-15.7 15.7v6.7h-20.2a6.7 6.7 0 0 0 0 13.4h2.3v76.2a11.2 11.2 0 0 0 11.2 11.2h71.6a11.2 11.2 0 0 0 11.2-11.2v-76.2h2.3a6.7 6.7 0 0 0 0-13.4zm-65-6.7a2.2 2.2 0 0 1 2.3-2.3h26.8a2.2 2.2 0 0 1 2.3 2.3v6.7h-31.4zm49.3 94.1h-67.2v-74h67.2zm-40.3-56v35.8a6.7 6.7 0 0 1-13.5 0v-35.8a6.7 6.7 0 0 1 13.5 0zm26.9 0v35.8a6.7 6.7 0 0 1-13.5 0v-35.8a6.7 6.7 0 0 1 13.5 0z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-44.8h-22.4v-4.5a13.4 13.4 0 0 0-13.5-13.4h-26.8a13.4 13.4 0 0 0-13.5 13.4v4.5h-22.4a4.5 4.5 0 0 0 0 9h4.5v80.6a9 9 0 0 0 9 9h71.6a9 9 0 0 0 9-9v-80.6h4.5a4.5 4.5 0 0 0 0-9zm-58.3 67.2a4.5 4.5 0 0 1-8.9 0v-35.8a4.5 4.5 0 0 1 8.9 0zm26.9 0a4.5 4.5 0 0 1-8.9 0v-35.8a4.5 4.5 0 0 1 8.9 0zm0-67.2h-35.8v-4.5a4.5 4.5 0 0 1 4.5-4.5h26.8a4.5 4.5 0 0 1 4.5 4.5z
    M216 48h-40v-8a24 24 0 0 0-24-24h-48a24 24 0 0 0-24 24v8h-40a8 8 0 0 0 0 16h8v144a16 16 0 0 0 16 16h128a16 16 0 0 0 16-16v-144h8a8 8 0 0 0 0-16zm-104 120a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm48 0a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm0-120h-64v-8a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 16v104h-28.7a15.9 15.9 0 0 0-11.3 4.7l-19.3 19.3h-41.4l-19.3-19.3a15.9 15.9 0 0 0-11.3-4.7h-28.7v-104zm0 160h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 16v104h-28.7a15.9 15.9 0 0 0-11.3 4.7l-19.3 19.3h-41.4l-19.3-19.3a15.9 15.9 0 0 0-11.3-4.7h-28.7v-104zm0 160h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40zm-117.7-82.3a8 8 0 0 1 11.4-11.4l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4l-32 32a8 8 0 0 1-11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-117.7 82.3a8 8 0 0 1 11.4 0l18.3 18.4v-60.7a8 8 0 0 1 16 0v60.7l18.3-18.4a8 8 0 0 1 11.4 11.4l-32 32a8 8 0 0 1-11.4 0l-32-32a8 8 0 0 1 0-11.4zm117.7 93.7h-160v-40h28.7l19.3 19.3a15.9 15.9 0 0 0 11.3 4.7h41.4a15.9 15.9 0 0 0 11.3-4.7l19.3-19.3h28.7v40z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm44.8-144h-89.6a11.2 11.2 0 0 0-11.2 11.2v89.6a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-89.6a11.2 11.2 0 0 0-11.2-11.2zm-2.2 13.4v51.6h-13.9a11.1 11.1 0 0 0-7.9 3.2l-10.2 10.2h-21.2l-10.2-10.2a11.1 11.1 0 0 0-7.9-3.2h-13.9v-51.6zm-85.2 85.2v-20.2h12.9l10.2 10.2a11.1 11.1 0 0 0 7.9 3.2h23.2a11.1 11.1 0 0 0 7.9-3.2l10.2-10.2h12.9v20.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-59.2-53.8h-89.6a9 9 0 0 0-9 9v89.6a9 9 0 0 0 9 9h89.6a9 9 0 0 0 9-9v-89.6a9 9 0 0 0-9-9zm0 98.6h-89.6v-22.4h16.1l10.8 10.8a8.9 8.9 0 0 0 6.3 2.6h23.2a8.9 8.9 0 0 0 6.3-2.6l10.8-10.8h16.1v22.4z
    M198.1 62.6a76 76 0 0 0-140.2 0 71.7 71.7 0 0 0-41.9 65.2c-.1 38.2 32 71.2 70.1 72.2a72.1 72.1 0 0 0 33.9-7.5v39.5a8 8 0 0 0 16 0v-39.5a72.2 72.2 0 0 0 32 7.5h1.8c38.2-1 70.3-34 70.2-72.2a71.7 71.7 0 0 0-41.9-65.2zm-28.7 121.4a56.1 56.1 0 0 1-33.4-10v-41l43.6-21.8a8 8 0 1 0-7.2-14.3l-36.4 18.2v-27.1a8 8 0 0 0-16 0v51.1l-36.4-18.3a8 8 0 1 0-7.2 14.4l43.6 21.7v17a56 56 0 0 1-33.4 10c-29.7-.7-54.7-26.4-54.6-56.1a55.8 55.8 0 0 1 35.1-51.8 8 8 0 0 0 4.5-4.7 60 60 0 0 1 112.8 0 8 8 0 0 0 4.5 4.7 55.8 55.8 0 0 1 35.1 51.8c.1 29.7-24.9 55.4-54.6 56.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm41-126.3a44.8 44.8 0 0 0-82 0 42.6 42.6 0 0 0 34.3 77.8v18.7a6.7 6.7 0 0 0 13.4 0v-18.6a42.7 42.7 0 0 0 15.7 3h1.1a42.6 42.6 0 0 0 17.5-80.9zm-17.8 67.4a29.1 29.1 0 0 1-16.5-4.6v-20.3l23.2-11.6a6.7 6.7 0 1 0-6-12l-17.2 8.5v-11.5a6.7 6.7 0 0 0-13.4 0v25l-17.2-8.6a6.7 6.7 0 0 0-6 12l23.2 11.6v6.9a29.3 29.3 0 0 1-16.5 4.6c-15.4-.4-28.4-13.7-28.3-29.2a29 29 0 0 1 18.2-26.9 6.7 6.7 0 0 0 3.8-3.9 31.4 31.4 0 0 1 59 0 6.7 6.7 0 0 0 3.8 3.9 29 29 0 0 1 18.2 26.9c.1 15.4-12.9 28.8-28.3 29.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-104 33.5a40.6 40.6 0 0 0 4.5 2.6v22.1a4.5 4.5 0 0 1-9 0v-22.1a40.6 40.6 0 0 0 4.5-2.6zm39.3-70.1a42.6 42.6 0 0 0-78.6 0 40.2 40.2 0 0 0-23.4 36.5c-.1 21.4 17.9 39.9 39.3 40.4a40.4 40.4 0 0 0 18.9-4.2v-19.9l-24.4-12.2a4.5 4.5 0 1 1 4-8l20.4 10.2v-28.6a4.5 4.5 0 0 1 9 0v15.2l20.4-10.2a4.5 4.5 0 1 1 4 8l-24.4 12.2v33.3a40.4 40.4 0 0 0 17.9 4.2h1c21.4-.5 39.4-19 39.3-40.4a40.2 40.2 0 0 0-23.4-36.5z
    M128 187.8a72.4 72.4 0 0 0 8 4.7v39.5a8 8 0 0 1-16 0v-39.5a72.4 72.4 0 0 0 8-4.7zm70.1-125.2a76 76 0 0 0-140.2 0 71.7 71.7 0 0 0-41.9 65.2c-.1 38.2 32 71.2 70.1 72.2a72.2 72.2 0 0 0 33.9-7.5v-35.6l-43.6-21.7a8 8 0 1 1 7.2-14.4l36.4 18.3v-51.1a8 8 0 0 1 16 0v27.1l36.4-18.3a8 8 0 1 1 7.2 14.4l-43.6 21.7v59.6a72.2 72.2 0 0 0 32 7.5h1.8c38.2-1 70.3-34 70.2-72.2a71.7 71.7 0 0 0-41.9-65.2z
    M232 64h-24v-16a8 8 0 0 0-8-8h-144a8 8 0 0 0-8 8v16h-24a16 16 0 0 0-16 16v16a40 40 0 0 0 40 40h3.6a80.1 80.1 0 0 0 68.4 55.6v24.4h-24a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-24.4c31.9-3.2 58.4-25.7 68.1-55.6h3.9a40 40 0 0 0 40-40v-16a16 16 0 0 0-16-16zm-184 56a24 24 0 0 1-24-24v-16h24v32q0 4 .4 8zm144-8.9c0 35.5-29 64.6-64 64.9a64 64 0 0 1-64-64v-56h128zm40-15.1a24 24 0 0 1-24 24h-.5a81.8 81.8 0 0 0 .5-8.9v-31.1h24z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm58.2-126.1h-11.2v-6.7a6.7 6.7 0 0 0-6.7-6.7h-80.6a6.7 6.7 0 0 0-6.7 6.7v6.7h-11.2a11.2 11.2 0 0 0-11.2 11.2v9a24.7 24.7 0 0 0 24.6 24.6h.4a47.1 47.1 0 0 0 37.7 30.9v9.4h-11.2a6.7 6.7 0 0 0 0 13.5h35.8a6.7 6.7 0 0 0 0-13.5h-11.2v-9.4c17.3-2.5 31.7-14.7 37.5-30.9h.6a24.7 24.7 0 0 0 24.6-24.6v-9a11.2 11.2 0 0 0-11.2-11.2zm-114.2 20.2v-6.7h9v15.6c0 .7 0 1.4 0 2.1a11.2 11.2 0 0 1-9-11zm89.6 8.4c0 18.7-15 34-33.3 34.1a33.6 33.6 0 0 1-33.9-33.6v-29.1h67.2zm22.4-8.4a11.2 11.2 0 0 1-9 11c0-.9 0-1.7 0-2.6v-15.1h9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-45.8-35.8h-13.4v-9a4.5 4.5 0 0 0-4.5-4.5h-80.6a4.5 4.5 0 0 0-4.5 4.5v9h-13.4a9 9 0 0 0-9 8.9v9a22.4 22.4 0 0 0 22.4 22.4h2a44.9 44.9 0 0 0 38.3 31.1v13.7h-13.4a4.5 4.5 0 0 0 0 8.9h35.8a4.5 4.5 0 0 0 0-8.9h-13.4v-13.7c17.9-1.8 32.7-14.4 38.1-31.1h2.2a22.4 22.4 0 0 0 22.4-22.4v-9a9 9 0 0 0-9-8.9zm-103 31.3a13.4 13.4 0 0 1-13.4-13.4v-9h13.4v17.9q0 2.3 .2 4.5zm103-13.4a13.4 13.4 0 0 1-13.4 13.4h-.3a45.8 45.8 0 0 0 .3-5v-17.4h13.4z
    M232 64h-24v-16a8 8 0 0 0-8-8h-144a8 8 0 0 0-8 8v16h-24a16 16 0 0 0-16 16v16a40 40 0 0 0 40 40h3.6a80.1 80.1 0 0 0 68.4 55.6v24.4h-24a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-24.4c31.9-3.2 58.4-25.7 68.1-55.6h3.9a40 40 0 0 0 40-40v-16a16 16 0 0 0-16-16zm-184 56a24 24 0 0 1-24-24v-16h24v32q0 4 .4 8zm184-24a24 24 0 0 1-24 24h-.5a81.8 81.8 0 0 0 .5-8.9v-31.1h24z
    M247.6 61.2l-51.8-28.2a8 8 0 0 0-3.8-1h-32a8 8 0 0 0-8 8 24 24 0 0 1-48 0 8 8 0 0 0-8-8h-32a8 8 0 0 0-3.8 1l-51.8 28.2a15.8 15.8 0 0 0-6.6 21.3l19.3 36.8a16.4 16.4 0 0 0 14.6 8.7h20.3v80a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-80h20.3a16.4 16.4 0 0 0 14.6-8.7l19.3-36.8a15.8 15.8 0 0 0-6.6-21.3zm-211.9 50.8a.6 .6 0 0 1-.4-.1l-19.2-36.6 39.9-21.8v58.5zm148.3 96h-112v-160h16.8a40 40 0 0 0 78.4 0h16.8zm36.8-96.1a.6 .6 0 0 1-.5 .1h-20.3v-58.5l39.9 21.8z
    M247.6 61.2l-51.8-28.2a8 8 0 0 0-3.8-1h-32a8 8 0 0 0-8 8 24 24 0 0 1-48 0 8 8 0 0 0-8-8h-32a8 8 0 0 0-3.8 1l-51.8 28.2a15.8 15.8 0 0 0-6.6 21.3l19.3 36.8a16.4 16.4 0 0 0 14.6 8.7h20.3v80a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-80h20.3a16.4 16.4 0 0 0 14.6-8.7l19.3-36.8a15.8 15.8 0 0 0-6.6-21.3zm-211.9 50.8a.6 .6 0 0 1-.4-.1l-19.2-36.6 39.9-21.8v58.5zm185-.1a.6 .6 0 0 1-.4 .1h-20.3v-58.5l39.9 21.8z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm49.3-126.1h-33.1l15.5-15.4a6.7 6.7 0 0 0-9.6-9.5l-22.1 22.1-22.1-22.1a6.7 6.7 0 0 0-9.5 9.5l15.4 15.4h-33.1a11.2 11.2 0 0 0-11.2 11.2v67.2a11.2 11.2 0 0 0 11.2 11.2h98.6a11.2 11.2 0 0 0 11.2-11.2v-67.2a11.2 11.2 0 0 0-11.2-11.2zm-2.3 76.2h-94v-62.7h94z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-54.7-35.8h-38.5l19.2-19.3a4.5 4.5 0 1 0-6.3-6.3l-23.7 23.7-23.7-23.7a4.5 4.5 0 0 0-6.3 6.3l19.2 19.3h-38.5a9 9 0 0 0-8.9 8.9v67.2a9 9 0 0 0 8.9 9h98.6a9 9 0 0 0 8.9-9v-67.2a9 9 0 0 0-8.9-8.9zm0 76.1h-98.6v-67.2h98.6v67.2zm-9-56v44.8a2.2 2.2 0 0 1-2.2 2.3h-76.2a2.2 2.2 0 0 1-2.2-2.3v-44.8a2.2 2.2 0 0 1 2.2-2.2h76.2a2.2 2.2 0 0 1 2.2 2.2z
    M216 64h-68.7l34.4-34.3a8 8 0 1 0-11.4-11.4l-42.3 42.4-42.3-42.4a8 8 0 0 0-11.4 11.4l34.4 34.3h-68.7a16 16 0 0 0-16 16v120a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-120a16 16 0 0 0-16-16zm0 136h-176v-120h176v120zm-16-100v80a4 4 0 0 1-4 4h-136a4 4 0 0 1-4-4v-80a4 4 0 0 1 4-4h136a4 4 0 0 1 4 4z
    M240 126.6a112.4 112.4 0 0 0-188.2-72.8 111.6 111.6 0 0 0-35.8 72.8 16 16 0 0 0 16 17.4h88v56a32 32 0 0 0 64 0 8 8 0 0 0-16 0 16 16 0 0 1-32 0v-56h88a16 16 0 0 0 16-17.4zm-208 1.4a96.2 96.2 0 0 1 76.2-85.9c-11.7 15.9-26.4 44-28 85.9zm64.2 0c1.3-30.8 10.5-52.8 18.2-66.2a106.4 106.4 0 0 1 13.6-18.6 106.3 106.3 0 0 1 13.5 18.6c13.3 22.9 17.5 47.5 18.3 66.2zm79.6 0c-1.7-41.9-16.3-70-28-85.9a96.1 96.1 0 0 1 76.2 85.9z
    M240 126.6a112.2 112.2 0 0 0-112-102.6 112.2 112.2 0 0 0-112 102.6 16 16 0 0 0 16 17.4h88v56a32 32 0 0 0 64 0 8 8 0 0 0-16 0 16 16 0 0 1-32 0v-56h88a16 16 0 0 0 16-17.4zm-208 1.4a96.2 96.2 0 0 1 76.2-85.9c-11.7 15.9-26.4 44-28 85.9h-48.2zm143.8 0c-1.6-41.9-16.3-70-28-85.9a96.1 96.1 0 0 1 76.2 85.9z
    M200 224a8 8 0 0 1-8 8h-128a8 8 0 0 1 0-16h128a8 8 0 0 1 8 8zm-72-24a64.1 64.1 0 0 0 64-64v-80a8 8 0 0 0-16 0v80a48 48 0 0 1-96 0v-80a8 8 0 0 0-16 0v80a64.1 64.1 0 0 0 64 64z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm39.4-117l-32 80a8 8 0 0 1-14.8 0l-32-80a8 8 0 0 1 14.8-6l24.6 61.5 24.6-61.5a8 8 0 1 1 14.8 6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm39.4 75l-32 80a8 8 0 0 1-14.8 0l-32-80a8 8 0 0 1 14.8-6l24.6 61.5 24.6-61.5a8 8 0 1 1 14.8 6z
    M251.8 73a8 8 0 0 0-8.2 .4l-35.6 23.6v-25a16 16 0 0 0-16-16h-160a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-25l35.6 23.7a8 8 0 0 0 4.4 1.3 8 8 0 0 0 8-8v-96a8 8 0 0 0-4.2-7zm-59.8 111h-160v-112h160v112zm48-23l-32-21.3v-23.4l32-21.3z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm68-120.9a6.7 6.7 0 0 0-7 .6l-14 10.1v-9.2a11.2 11.2 0 0 0-11.2-11.2h-89.6a11.2 11.2 0 0 0-11.2 11.2v62.8a11.2 11.2 0 0 0 11.2 11.2h89.6a11.2 11.2 0 0 0 11.2-11.2v-9.2l14 10.1a6.7 6.7 0 0 0 10.7-5.4v-53.8a6.7 6.7 0 0 0-3.7-6zm-34.4 62h-85.1v-58.2h85.1zm24.6-15.4l-11.2-8.2v-11l11.2-8.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-68.2-31.4v62.8a9 9 0 0 1-8.9 8.9h-80.7a9 9 0 0 1-8.9-8.9v-62.8a9 9 0 0 1 8.9-8.9h80.7a9 9 0 0 1 8.9 8.9zm32.5 .2a4.6 4.6 0 0 0-3.7 .7l-18.8 12.5a2.2 2.2 0 0 0-1 1.9v32.2a2.2 2.2 0 0 0 1 1.9l18.9 12.6a4.5 4.5 0 0 0 4.8 .1 4.7 4.7 0 0 0 2.2-4v-53.6a4.5 4.5 0 0 0-3.4-4.3z
    M192 72v112a16 16 0 0 1-16 16h-144a16 16 0 0 1-16-16v-112a16 16 0 0 1 16-16h144a16 16 0 0 1 16 16zm58 .2a8.2 8.2 0 0 0-6.6 1.3l-33.6 22.4a4 4 0 0 0-1.8 3.3v57.6a4 4 0 0 0 1.8 3.3l33.8 22.6a8 8 0 0 0 8.5 .2 8.3 8.3 0 0 0 3.9-7.2v-95.7a8 8 0 0 0-6-7.8z
    M251.8 73a8 8 0 0 0-8.2 .4l-35.6 23.6v-25a16 16 0 0 0-16-16h-78.9a8 8 0 0 0 0 16h78.9v87.6a8 8 0 0 0 16 0v-.6l35.6 23.7a8 8 0 0 0 4.4 1.3 8 8 0 0 0 8-8v-96a8 8 0 0 0-4.2-7zm-11.8 88l-32-21.3v-23.4l32-21.3zm-186.1-126.4a8 8 0 1 0-11.8 10.8l9.6 10.6h-19.7a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h150.6l19.5 21.4a8 8 0 1 0 11.8-10.8zm-21.9 149.4v-112h34.3l101.8 112z
    M256 80.2v95.5a8.3 8.3 0 0 1-3.9 7.1 8 8 0 0 1-8.5-.1l-33.8-22.6a4 4 0 0 1-1.8-3.3v-57.6a4 4 0 0 1 1.8-3.3l33.8-22.6a8 8 0 0 1 9.7 .7 8.2 8.2 0 0 1 2.7 6.2zm-202.1-45.6a8 8 0 1 0-11.8 10.8l9.6 10.6h-19.7a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h150.6l19.5 21.4a8 8 0 1 0 11.8-10.8zm131.1 120.5a4 4 0 0 0 7-2.7v-80.4a16 16 0 0 0-16-16h-72a4 4 0 0 0-3 6.7z
    M216 48v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-128 152h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm120-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-120-120h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 16 0v-32h32a8 8 0 0 0 0-16z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm51.5-132.8v22.4a6.7 6.7 0 0 1-13.4 0v-15.7h-15.7a6.7 6.7 0 0 1 0-13.4h22.4a6.7 6.7 0 0 1 6.7 6.7zm-73.9 82.9h-15.7v-15.7a6.7 6.7 0 0 0-13.4 0v22.4a6.7 6.7 0 0 0 6.7 6.7h22.4a6.7 6.7 0 0 0 0-13.4zm67.2-22.4a6.7 6.7 0 0 0-6.7 6.7v15.7h-15.7a6.7 6.7 0 0 0 0 13.4h22.4a6.7 6.7 0 0 0 6.7-6.7v-22.4a6.7 6.7 0 0 0-6.7-6.7zm-67.2-67.2h-22.4a6.7 6.7 0 0 0-6.7 6.7v22.4a6.7 6.7 0 0 0 13.4 0v-15.7h15.7a6.7 6.7 0 0 0 0-13.4z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-52.5-44.8v22.4a6.7 6.7 0 0 1-13.4 0v-15.7h-15.7a6.7 6.7 0 0 1 0-13.4h22.4a6.7 6.7 0 0 1 6.7 6.7zm-73.9 82.9h-15.7v-15.7a6.7 6.7 0 0 0-13.4 0v22.4a6.7 6.7 0 0 0 6.7 6.7h22.4a6.7 6.7 0 0 0 0-13.4zm67.2-22.4a6.7 6.7 0 0 0-6.7 6.7v15.7h-15.7a6.7 6.7 0 0 0 0 13.4h22.4a6.7 6.7 0 0 0 6.7-6.7v-22.4a6.7 6.7 0 0 0-6.7-6.7zm-67.2-67.2h-22.4a6.7 6.7 0 0 0-6.7 6.7v22.4a6.7 6.7 0 0 0 13.4 0v-15.7h15.7a6.7 6.7 0 0 0 0-13.4z
    M123.5 98.8l-24 64a8 8 0 0 1-15 0l-24-64a8 8 0 1 1 15-5.6l16.5 44 16.5-44a8 8 0 1 1 15 5.6zm132.5 29.2a80.1 80.1 0 0 1-80 80h-96a80 80 0 0 1 0-160h96a80.1 80.1 0 0 1 80 80zm-16 0a64.1 64.1 0 0 0-64-64h-96a64 64 0 0 0 0 128h96a64.1 64.1 0 0 0 64-64zm-59.2 10.4l10.2 17.6a8 8 0 0 1-13.9 7.9l-11.4-20c-.6 0-1.1 .1-1.7 .1h-12v16a8 8 0 0 1-16 0v-64a8 8 0 0 1 8-8h20a28 28 0 0 1 16.8 50.4zm-28.8-10.4h12a12 12 0 0 0 0-24h-12z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm81.7 136.6a88 88 0 0 1-93.4 3.8l16.3-28.4h83a87.2 87.2 0 0 1-5.9 24.6zm-118.6-112.5a87.6 87.6 0 0 1 24.2-7.2 88 88 0 0 1 50 79.1h-32.7zm124.5 71.9h-34.2a104.2 104.2 0 0 0-35.8-78.2 88.2 88.2 0 0 1 70 78.2zm-138.3-63.9l17.1 29.7a104.1 104.1 0 0 0-49.9 70.1 88 88 0 0 1 32.8-99.8zm-18.4 126.3a88 88 0 0 1 43.5-82.8l16.4 28.4-41.5 71.9a88.6 88.6 0 0 1-18.4-17.5zm69.1 33.6a87.5 87.5 0 0 1-36.9-8.1l17.1-29.7a104.2 104.2 0 0 0 85.6 8.2 87.8 87.8 0 0 1-65.8 29.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm87.6 96h-34.2a104.2 104.2 0 0 0-35.8-78.2 88.2 88.2 0 0 1 70 78.2zm-171.1 35.9a88 88 0 0 1 32.8-99.8l17.1 29.7a104.1 104.1 0 0 0-49.9 70.1zm14.4 26.5a88 88 0 0 1 43.5-82.8l16.4 28.4-41.5 71.9a88.6 88.6 0 0 1-18.4-17.5zm150.8-21.8a88 88 0 0 1-93.4 3.8l16.3-28.4h83a87.2 87.2 0 0 1-5.9 24.6z
    M216 64h-160a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16h-136a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm0 128h-160a8 8 0 0 1-8-8v-105.4a23.8 23.8 0 0 0 8 1.4h160zm-48-60a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    M216 64h-160a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16h-136a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-36 80a12 12 0 1 1 12-12 12 12 0 0 1-12 12z
    M48 64a8 8 0 0 1 8-8h16v-16a8 8 0 0 1 16 0v16h16a8 8 0 0 1 0 16h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1-8-8zm136 128h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16zm56-48h-16v-16a8 8 0 0 0-16 0v16h-16a8 8 0 0 0 0 16h16v16a8 8 0 0 0 16 0v-16h16a8 8 0 0 0 0-16zm-20.7-64l-139.3 139.3a16 16 0 0 1-22.6 0l-20.7-20.7a16 16 0 0 1 0-22.6l139.3-139.3a16 16 0 0 1 22.6 0l20.7 20.7a16 16 0 0 1 0 22.6zm-54.6 32l-20.7-20.7-96 96 20.7 20.7zm43.3-43.3l-20.7-20.7-32 32 20.7 20.7z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-80-144a64 64 0 1 0 64 64 64.1 64.1 0 0 0-64-64zm0 112a48 48 0 1 1 48-48 48 48 0 0 1-48 48zm72-108a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-74.3 49.7l-16 16a8 8 0 0 1-11.4-11.4l16-16a8 8 0 0 1 11.4 11.4zm32-3.4a8 8 0 0 1 0 11.4l-32 32a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 0z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-80 152a56 56 0 1 1 56-56 56 56 0 0 1-56 56zm60-104a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm-54.3 29.7l-32 32a8 8 0 0 1-11.4-11.4l32-32a8 8 0 0 1 11.4 11.4zm32-3.4a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4-11.4l48-48a8 8 0 0 1 11.4 0z
    M222.2 177.2a8 8 0 0 1-1 11.3c-17.4 14.4-32.9 19.5-47 19.5-18.6 0-34.9-8.8-50-17-25.3-13.8-47.2-25.6-79 .7a8 8 0 1 1-10.3-12.3c40.2-33.2 70.4-16.9 97-2.4 25.3 13.7 47.2 25.6 79-.8a8 8 0 0 1 11.3 1zm-11.3-57c-31.8 26.4-53.7 14.6-79.1 .8-26.6-14.4-56.7-30.8-96.9 2.5a8 8 0 0 0 10.2 12.3c31.8-26.4 53.7-14.5 79.1-.8 15.1 8.2 31.3 17 49.9 17 14.1 0 29.7-5.1 47-19.5a8 8 0 1 0-10.2-12.3zm-165.8-40.4c31.8-26.4 53.7-14.5 79.1-.7 15.1 8.2 31.3 17 49.9 17 14.1 0 29.7-5.2 47-19.5a8 8 0 1 0-10.2-12.4c-31.8 26.4-53.7 14.6-79.1 .8-26.6-14.4-56.7-30.8-96.9 2.5a8 8 0 1 0 10.2 12.3z
    M245.7 42.3l-32-32a8 8 0 0 0-11.4 11.4l1.5 1.4-55.2 41.4-38.2 7.7a8 8 0 0 0-4.1 2.1l-83.3 83.4a24 24 0 0 0 0 33.9l41.4 41.4a24 24 0 0 0 33.9 0l83.4-83.3a8 8 0 0 0 2.1-4.1l7.7-38.2 41.4-55.2 1.4 1.5a8 8 0 0 0 11.4-11.3zm-149.7 65l52.7 52.7-44.7 44.7-52.7-52.7zm-14.6 116.7a7.9 7.9 0 0 1-5.7-2.3l-41.4-41.4a8 8 0 0 1 0-11.3l5.7-5.7 52.7 52.7-5.7 5.7a8 8 0 0 1-5.6 2.3zm96.2-124.8a7.9 7.9 0 0 0-1.4 3.2l-7.6 37.7-8.6 8.6-52.7-52.7 8.6-8.6 37.7-7.6a7.9 7.9 0 0 0 3.2-1.4l58.4-43.8 6.2 6.2z
    M245.7 42.3l-32-32a8 8 0 0 0-11.4 11.4l1.5 1.4-55.2 41.4-38.2 7.7a8 8 0 0 0-4.1 2.1l-83.3 83.4a24 24 0 0 0 0 33.9l41.4 41.4a24 24 0 0 0 33.9 0l83.4-83.3a8 8 0 0 0 2.1-4.1l7.7-38.2 41.4-55.2 1.4 1.5a8 8 0 0 0 11.4-11.3zm-164.3 181.7a7.9 7.9 0 0 1-5.7-2.3l-41.4-41.4a8 8 0 0 1 0-11.3l5.7-5.7 52.7 52.7-5.7 5.7a8 8 0 0 1-5.6 2.3zm96.2-124.8a7.9 7.9 0 0 0-1.4 3.2l-7.6 37.7-8.6 8.6-52.7-52.7 8.6-8.6 37.7-7.6a7.9 7.9 0 0 0 3.2-1.4l58.4-43.8 6.2 6.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm-38.1-105.9v35.8a6.7 6.7 0 0 1-13.4 0v-35.8a6.7 6.7 0 0 1 13.4 0zm15.7-42.6a6.7 6.7 0 0 0-6.7 6.7v107.6a6.7 6.7 0 0 0 13.4 0v-107.6a6.7 6.7 0 0 0-6.7-6.7zm22.4 17.9a6.7 6.7 0 0 0-6.7 6.8v71.6a6.7 6.7 0 0 0 13.4 0v-71.6a6.7 6.7 0 0 0-6.7-6.8zm22.4 18a6.7 6.7 0 0 0-6.7 6.7v35.8a6.7 6.7 0 0 0 13.4 0v-35.8a6.7 6.7 0 0 0-6.7-6.7zm22.4-9a6.7 6.7 0 0 0-6.7 6.7v53.8a6.7 6.7 0 0 0 13.4 0v-53.8a6.7 6.7 0 0 0-6.7-6.7z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-142.1-17.9v35.8a6.7 6.7 0 0 1-13.4 0v-35.8a6.7 6.7 0 0 1 13.4 0zm15.7-42.6a6.7 6.7 0 0 0-6.7 6.7v107.6a6.7 6.7 0 0 0 13.4 0v-107.6a6.7 6.7 0 0 0-6.7-6.7zm22.4 17.9a6.7 6.7 0 0 0-6.7 6.8v71.6a6.7 6.7 0 0 0 13.4 0v-71.6a6.7 6.7 0 0 0-6.7-6.8zm22.4 18a6.7 6.7 0 0 0-6.7 6.7v35.8a6.7 6.7 0 0 0 13.4 0v-35.8a6.7 6.7 0 0 0-6.7-6.7zm22.4-9a6.7 6.7 0 0 0-6.7 6.7v53.8a6.7 6.7 0 0 0 13.4 0v-53.8a6.7 6.7 0 0 0-6.7-6.7z
    M240 128a8 8 0 0 1-8 8h-27.1l-37.7 75.6a8 8 0 0 1-7.2 4.4h-.4a8 8 0 0 1-7.1-5.1l-57.1-150.1-32.1 70.5a8 8 0 0 1-7.3 4.7h-32a8 8 0 0 1 0-16h26.8l37.9-83.3a8 8 0 0 1 14.8 .5l57.5 151 31.8-63.8a8 8 0 0 1 7.2-4.4h32a8 8 0 0 1 8 8z
    M216 40h-176a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-144a16 16 0 0 0-16-16zm0 160h-176v-144h176v144zm-32.3-72a5.8 5.8 0 0 1-5.8 5.8h-11.8l-17.6 35.2a5.8 5.8 0 0 1-5.1 3.2h-.3a5.8 5.8 0 0 1-5.1-3.7l-25.8-67.8-13.5 29.7a5.8 5.8 0 0 1-5.3 3.4h-15.3a5.8 5.8 0 0 1 0-11.6h11.6l17.7-38.8a5.8 5.8 0 0 1 10.6 .3l26.1 68.4 13.3-26.7a5.8 5.8 0 0 1 5.2-3.2h15.3a5.8 5.8 0 0 1 5.8 5.8z
    M56 96v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm-2.1-61.4a8 8 0 1 0-11.8 10.8l37.9 41.7v136.9a8 8 0 0 0 16 0v-119.3l24 26.4v60.9a8 8 0 0 0 16 0v-43.3l66.1 72.7a8 8 0 1 0 11.8-10.8zm34.1 9.8a8 8 0 0 0 8-8v-4.4a8 8 0 0 0-16 0v4.4a8 8 0 0 0 8 8zm40 44a8 8 0 0 0 8-8v-16.4a8 8 0 0 0-16 0v16.4a8 8 0 0 0 8 8zm40 44a8 8 0 0 0 8-8v-28.4a8 8 0 0 0-16 0v28.4a8 8 0 0 0 8 8zm40-60.4a8 8 0 0 0-8 8v88.4a8 8 0 0 0 16 0v-88.4a8 8 0 0 0-8-8z
    M168 104a40 40 0 1 0-40 40 40 40 0 0 0 40-40zm-64 0a24 24 0 1 1 24 24 24 24 0 0 1-24-24zm120 96h-88v-16.4a80 80 0 1 0-16 0v16.4h-88a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16zm-160-96a64 64 0 1 1 64 64 64.1 64.1 0 0 1-64-64z
    M160 104a32 32 0 1 1-32-32 32 32 0 0 1 32 32zm72 104a8 8 0 0 1-8 8h-192a8 8 0 0 1 0-16h88v-16.4a80 80 0 1 1 16 0v16.4h88a8 8 0 0 1 8 8zm-104-56a48 48 0 1 0-48-48 48 48 0 0 0 48 48z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm9-45.4a9 9 0 1 1-9-9 9 9 0 0 1 9 9zm53.5-67.3a98.6 98.6 0 0 0-125 0 6.7 6.7 0 1 0 8.5 10.4 85.1 85.1 0 0 1 108 0 6.7 6.7 0 1 0 8.5-10.4zm-18 20a71.7 71.7 0 0 0-89 0 6.7 6.7 0 0 0 8.4 10.6 58.2 58.2 0 0 1 72.2 0 6.7 6.7 0 0 0 8.4-10.6zm-18.1 20a44.8 44.8 0 0 0-52.8 0 6.7 6.7 0 0 0 8 10.9 31.4 31.4 0 0 1 36.8 0 6.7 6.7 0 1 0 8-10.9z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-95 42.6a9 9 0 1 1-9-9 9 9 0 0 1 9 9zm53.5-67.3a98.6 98.6 0 0 0-125 0 6.7 6.7 0 1 0 8.5 10.4 85.1 85.1 0 0 1 108 0 6.7 6.7 0 1 0 8.5-10.4zm-18 20a71.7 71.7 0 0 0-89 0 6.7 6.7 0 0 0 8.4 10.6 58.2 58.2 0 0 1 72.2 0 6.7 6.7 0 0 0 8.4-10.6zm-18.1 20a44.8 44.8 0 0 0-52.8 0 6.7 6.7 0 0 0 8 10.9 31.4 31.4 0 0 1 36.8 0 6.7 6.7 0 1 0 8-10.9z
    M229.7 98.3a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4l-18.4 18.3zm-101.7 93.7a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm44.7-33.5a76 76 0 0 0-89.4 0 8 8 0 0 0 9.4 13 60 60 0 0 1 70.6 0 8 8 0 1 0 9.4-13zm-37.1-94.3a8 8 0 1 0 .8-16c-2.8-.1-5.6-.2-8.4-.2a172.4 172.4 0 0 0-109.1 39 8 8 0 1 0 10.2 12.4 156.2 156.2 0 0 1 98.9-35.4c2.5 0 5.1 .1 7.6 .2zm-.1 48a8 8 0 1 0 1-16c-2.8-.1-5.7-.2-8.5-.2a122.7 122.7 0 0 0-77 26.7 8 8 0 0 0 5 14.3 7.9 7.9 0 0 0 5-1.7 106.9 106.9 0 0 1 67-23.3c2.5 0 5 .1 7.5 .2z
    M168 128a40 40 0 1 1-40-40 40 40 0 0 1 40 40zm40 0a79.7 79.7 0 0 0-20.4-53.3 8 8 0 1 0-11.9 10.6 64 64 0 0 1 0 85.4 8 8 0 0 0 11.9 10.6 79.8 79.8 0 0 0 20.4-53.3zm-127.7-42.7a8 8 0 1 0-11.9-10.6 79.9 79.9 0 0 0 0 106.6 8 8 0 0 0 11.9-10.6 64 64 0 0 1 0-85.4zm158.3-4a119.5 119.5 0 0 0-24.9-37.3 8 8 0 1 0-11.4 11.2 103.9 103.9 0 0 1 0 145.6 8 8 0 1 0 11.4 11.2 120.1 120.1 0 0 0 24.9-130.7zm-206.4 87.2a103.9 103.9 0 0 1 21.5-113.3 8 8 0 1 0-11.4-11.2 119.9 119.9 0 0 0 0 168 8 8 0 1 0 11.4-11.2 103.6 103.6 0 0 1-21.5-32.3z
    M213.9 210.6a8 8 0 1 1-11.8 10.8l-52-57.2a60 60 0 0 0-57.4 7.3 8 8 0 1 1-9.5-13 75.4 75.4 0 0 1 44.8-14.5c1.3 0 2.6 0 3.8 .1l-26.9-29.6a108 108 0 0 0-43.9 20.8 8 8 0 0 1-11.3-1.3 8 8 0 0 1 1.3-11.2 124.3 124.3 0 0 1 41.7-21.7l-23.3-25.7a155.4 155.4 0 0 0-40.3 24 8 8 0 0 1-10.2-12.4 171.9 171.9 0 0 1 39.1-24.1l-15.9-17.5a8 8 0 1 1 11.8-10.8zm-85.9-18.6a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm109.1-105a172.3 172.3 0 0 0-131.1-37.6 8 8 0 1 0 2 15.9 158.3 158.3 0 0 1 20-1.3 156.2 156.2 0 0 1 98.9 35.4 8 8 0 0 0 10.2-12.4zm-42.1 48.3a8 8 0 0 0 11.2-1.3 8 8 0 0 0-1.3-11.2 124.2 124.2 0 0 0-51.7-24.2 8 8 0 1 0-3.2 15.6 108.1 108.1 0 0 1 45 21.1z
    M205.3 103.7l-21.7-74a8 8 0 0 0-7.7-5.7h-95.8a8 8 0 0 0-7.7 5.7l-21.7 74a63.5 63.5 0 0 0 17.4 64.6 87.4 87.4 0 0 0 51.9 23.3v40.4h-32a8 8 0 1 0 0 16h80a8 8 0 1 0 0-16h-32v-40.4a87.4 87.4 0 0 0 51.9-23.3 63.5 63.5 0 0 0 17.4-64.6zm-119.2-63.7h83.8l20.1 68.2c.1 .3 .2 .6 .2 .9-21.4 7.7-45.5-1.6-58.6-8.2-25.2-12.8-45.2-14.4-59.9-12zm90.9 116.6a71.7 71.7 0 0 1-98 0 47.6 47.6 0 0 1-13-48.4l.4-1.5c12-4.1 31.1-5.2 58 8.4 11.1 5.7 29.1 12.9 48.4 12.9a68.6 68.6 0 0 0 19.1-2.6 47.2 47.2 0 0 1-14.9 31.2z
    M205.3 103.7l-21.7-74a8 8 0 0 0-7.7-5.7h-95.8a8 8 0 0 0-7.7 5.7l-21.7 74a63.5 63.5 0 0 0 17.4 64.6 87.4 87.4 0 0 0 51.9 23.3v40.4h-32a8 8 0 1 0 0 16h80a8 8 0 1 0 0-16h-32v-40.4a87.4 87.4 0 0 0 51.9-23.3 63.5 63.5 0 0 0 17.4-64.6zm-119.2-63.7h83.8l20.1 68.2c.1 .3 .2 .6 .2 .9-21.4 7.7-45.5-1.6-58.6-8.2-25.2-12.8-45.2-14.4-59.9-12z
    M240 128h-22.1l21.5-53a8 8 0 1 0-14.8-6l-24 59h-41.2l-24-59a8 8 0 0 0-14.8 0l-24 59h-41.2l-24-59a8 8 0 0 0-14.8 6l21.5 53h-22.1a8 8 0 0 0 0 16h28.6l24 59a8 8 0 0 0 14.8 0l24-59h41.3l24 59a8 8 0 0 0 14.8 0l24-59h28.5a8 8 0 0 0 0-16zm-164 50.8l-14.1-34.8h28.2zm37.9-50.8l14.1-34.7 14.1 34.7zm66.1 50.8l-14.1-34.8h28.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm62.7-90.2h-9l10.8-26.6a6.7 6.7 0 0 0-12.5-5.1l-12.9 31.7h-20l-12.9-31.7a6.7 6.7 0 0 0-12.4 0l-12.9 31.7h-20.1l-12.8-31.7a6.7 6.7 0 0 0-12.5 5.1l10.8 26.6h-9a6.7 6.7 0 0 0 0 13.4h14.5l12.9 31.7a6.7 6.7 0 0 0 12.4 0l12.9-31.7h20.1l12.9 31.7a6.7 6.7 0 0 0 12.4 0l12.9-31.7h14.4a6.7 6.7 0 0 0 0-13.4zm-91.8 24.7l-4.6-11.3h9.2zm24.5-24.7l4.6-11.3 4.6 11.3zm33.7 24.7l-4.6-11.3h9.2z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-41.3-2.2h-9l10.8-26.6a6.7 6.7 0 0 0-12.5-5.1l-12.9 31.7h-20l-12.9-31.7a6.7 6.7 0 0 0-12.4 0l-12.9 31.7h-20.1l-12.8-31.7a6.7 6.7 0 0 0-12.5 5.1l10.8 26.6h-9a6.7 6.7 0 0 0 0 13.4h14.5l12.9 31.7a6.7 6.7 0 0 0 12.4 0l12.9-31.7h20.1l12.9 31.7a6.7 6.7 0 0 0 12.4 0l12.9-31.7h14.4a6.7 6.7 0 0 0 0-13.4zm-91.8 24.7l-4.6-11.3h9.2zm24.5-24.7l4.6-11.3 4.6 11.3zm33.7 24.7l-4.6-11.3h9.2z
    M226.8 69a8 8 0 0 0-12.9-2.9l-40.3 37.2-17.2-3.7-3.7-17.2 37.2-40.3a8 8 0 0 0-2.9-12.9 72 72 0 0 0-99 66.8 72.3 72.3 0 0 0 6 28.9l-60.2 52.1c-.2 .1-.3 .3-.4 .4a32 32 0 0 0 45.2 45.2c.2-.1 .3-.2 .4-.4l52.1-60.2a72 72 0 0 0 100.9-66 71.6 71.6 0 0 0-5.2-27zm-66.8 83a56.1 56.1 0 0 1-27.1-7 8 8 0 0 0-9.9 1.8l-55.9 64.7a16 16 0 0 1-22.6-22.6l64.7-55.9a8 8 0 0 0 1.8-9.9 56 56 0 0 1 58.3-82.3l-31.2 33.8a8 8 0 0 0-1.9 7.1l5.6 26.3a8 8 0 0 0 6.2 6.1l26.3 5.7a8 8 0 0 0 7.1-1.9l33.8-31.2a56.1 56.1 0 0 1-55.2 65.3z
    M232 96a72 72 0 0 1-100.9 66l-52.1 60.2c-.1 .2-.3 .3-.4 .4a32 32 0 0 1-45.2-45.2c.1-.2 .2-.3 .4-.4l60.2-52.1a72.1 72.1 0 0 1 83.5-98.7 8 8 0 0 1 4 13.1l-37.5 40.7 5.7 26.4 26.3 5.6 40.6-37.5a8 8 0 0 1 13.2 3.9 72.6 72.6 0 0 1 2.2 17.6z
    M248 80v24a8 8 0 0 1-16 0v-16h-98.4l-46.1 122.8a8 8 0 0 1-15 0l-48-128a8 8 0 1 1 15-5.6l40.5 108 40.5-108a8 8 0 0 1 7.5-5.2h112a8 8 0 0 1 8 8z
    M235.3 116.7l-96-96a16 16 0 0 0-22.6 0l-96 96a16 16 0 0 0 0 22.6l96.1 96a16 16 0 0 0 22.5 0l96.1-96a16 16 0 0 0 0-22.6zm-107.3 107.3l-96-96 96-96 96 96zm37-66.8a5.5 5.5 0 0 1-7.8 7.8l-29.2-29.2-29.2 29.2a5.5 5.5 0 0 1-7.8-7.8l29.2-29.2-29.2-29.2a5.5 5.5 0 0 1 7.8-7.8l29.2 29.2 29.2-29.2a5.5 5.5 0 0 1 7.8 7.8l-29.2 29.2z
    M240 128a15.8 15.8 0 0 1-4.7 11.3l-96 96a16 16 0 0 1-22.6 0l-96-96a16 16 0 0 1 0-22.6l96.1-96a16 16 0 0 1 22.5 0l96.1 96a15.8 15.8 0 0 1 4.6 11.3zm-75 29.2a5.5 5.5 0 0 1-7.8 7.8l-29.2-29.2-29.2 29.2a5.5 5.5 0 0 1-7.8-7.8l29.2-29.2-29.2-29.2a5.5 5.5 0 0 1 7.8-7.8l29.2 29.2 29.2-29.2a5.5 5.5 0 0 1 7.8 7.8l-29.2 29.2z
    M160 40a88.1 88.1 0 0 0-78.7 48.7 64 64 0 1 0-9.3 127.3h88a88 88 0 0 0 0-176zm0 160h-88a48 48 0 0 1 0-96c1.1 0 2.2 0 3.3 .1a88 88 0 0 0-3.3 23.9 8 8 0 0 0 16 0 72 72 0 1 1 72 72zm29.7-82.3l-18.4 18.3 18.4 18.3a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4z
    M247.9 124.5c-1.8-47-40.8-84.5-87.8-84.5a88.1 88.1 0 0 0-78.8 48.7 87.5 87.5 0 0 0-9.3 39 8.2 8.2 0 0 1-7.4 8.3 8 8 0 0 1-8.6-8 103.7 103.7 0 0 1 5.3-32.9 4 4 0 0 0-4.7-5.2 64.1 64.1 0 0 0-48.6 62.1c0 35.2 29.8 64 65 64h87a88.1 88.1 0 0 0 87.9-91.5zm-58.2 29.8a8 8 0 0 1-11.4 11.4l-18.3-18.4-18.3 18.4a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4l-18.4 18.3z
    M227.3 80.2l-51.5-51.5a15.9 15.9 0 0 0-11.4-4.7h-72.8a15.9 15.9 0 0 0-11.4 4.7l-51.5 51.5a15.9 15.9 0 0 0-4.7 11.4v72.8a15.9 15.9 0 0 0 4.7 11.4l51.5 51.5a15.9 15.9 0 0 0 11.4 4.7h72.8a15.9 15.9 0 0 0 11.4-4.7l51.5-51.5a15.9 15.9 0 0 0 4.7-11.4v-72.8a15.9 15.9 0 0 0-4.7-11.4zm-11.3 84.2l-51.6 51.6h-72.8l-51.6-51.6v-72.8l51.6-51.6h72.8l51.6 51.6zm-46.1-3.4a6.2 6.2 0 0 1-8.9 8.9l-33-33.1-33 33.1a6.2 6.2 0 0 1-8.9-8.9l33.1-33-33.1-33a6.2 6.2 0 0 1 8.9-8.9l33 33.1 33-33.1a6.2 6.2 0 0 1 8.9 8.9l-33.1 33z
    M227.3 80.2l-51.5-51.5a16.1 16.1 0 0 0-11.4-4.7h-72.8a16.1 16.1 0 0 0-11.4 4.7l-51.5 51.5a16.1 16.1 0 0 0-4.7 11.4v72.8a16.1 16.1 0 0 0 4.7 11.4l51.5 51.5a16.1 16.1 0 0 0 11.4 4.7h72.8a16.1 16.1 0 0 0 11.4-4.7l51.5-51.5a16.1 16.1 0 0 0 4.7-11.4v-72.8a16.1 16.1 0 0 0-4.7-11.4zm-57.4 80.8a6.2 6.2 0 0 1-8.9 8.9l-33-33.1-33 33.1a6.2 6.2 0 0 1-8.9-8.9l33.1-33-33.1-33a6.2 6.2 0 0 1 8.9-8.9l33 33.1 33-33.1a6.2 6.2 0 0 1 8.9 8.9l-33.1 33z
    M232 56v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-65.4 102.5a5.8 5.8 0 0 1-8.1 8.1l-30.5-30.4-30.5 30.4a5.8 5.8 0 0 1-8.1-8.1l30.4-30.5-30.4-30.5a5.8 5.8 0 0 1 8.1-8.1l30.5 30.4 30.5-30.4a5.8 5.8 0 0 1 8.1 8.1l-30.4 30.5z
    M225.9 102.8c-3.8-3.9-7.7-8-9.2-11.6-1.3-3.2-1.4-8.6-1.5-13.9-.2-9.7-.3-20.8-8-28.5s-18.7-7.9-28.5-8c-5.3-.1-10.7-.2-13.9-1.5-3.6-1.5-7.7-5.4-11.6-9.2-6.9-6.6-14.8-14.1-25.2-14.1s-18.3 7.5-25.2 14.1c-3.9 3.8-8 7.7-11.6 9.2-3.2 1.3-8.6 1.4-13.9 1.5-9.7 .1-20.8 .3-28.5 8s-7.8 18.8-8 28.5c-.1 5.3-.2 10.7-1.5 13.9-1.5 3.6-5.4 7.7-9.2 11.6-6.6 6.9-14.1 14.8-14.1 25.2s7.5 18.3 14.1 25.2c3.8 3.9 7.7 8 9.2 11.6 1.3 3.2 1.4 8.6 1.5 13.9 .2 9.7 .3 20.8 8 28.5s18.8 7.8 28.5 8c5.3 .1 10.7 .2 13.9 1.5 3.6 1.5 7.7 5.4 11.6 9.2 6.9 6.6 14.8 14.1 25.2 14.1s18.3-7.5 25.2-14.1c3.9-3.8 8-7.7 11.6-9.2 3.2-1.3 8.6-1.4 13.9-1.5 9.7-.2 20.8-.3 28.5-8s7.8-18.7 8-28.5c.1-5.3 .2-10.7 1.5-13.9 1.5-3.6 5.4-7.7 9.2-11.6 6.6-6.9 14.1-14.8 14.1-25.2s-7.5-18.3-14.1-25.2zm-11.6 39.3c-4.8 5-9.7 10.2-12.4 16.5-2.5 6.1-2.6 13.1-2.7 19.8-.1 7-.2 14.4-3.3 17.5s-10.4 3.2-17.4 3.3c-6.8 .1-13.8 .2-19.9 2.7-6.3 2.7-11.5 7.6-16.5 12.4s-10.1 9.7-14.1 9.7-9.1-4.9-14.1-9.7-10.2-9.7-16.5-12.4c-6.1-2.5-13.1-2.6-19.8-2.7-7-.1-14.4-.2-17.5-3.3s-3.2-10.4-3.3-17.4c-.1-6.8-.2-13.8-2.7-19.9-2.7-6.3-7.6-11.5-12.4-16.5s-9.7-10.1-9.7-14.1 4.9-9.1 9.7-14.1 9.7-10.2 12.4-16.5c2.5-6.1 2.6-13.1 2.7-19.8 .1-7 .2-14.4 3.3-17.5s10.4-3.2 17.5-3.3c6.7-.1 13.7-.2 19.8-2.7 6.3-2.7 11.5-7.6 16.5-12.4s10.1-9.7 14.1-9.7 9.1 4.9 14.1 9.7 10.2 9.7 16.5 12.4c6.1 2.5 13.1 2.6 19.9 2.7 7 .1 14.3 .2 17.4 3.3s3.2 10.4 3.3 17.5c.1 6.7 .2 13.7 2.7 19.8 2.7 6.3 7.6 11.5 12.4 16.5s9.7 10.1 9.7 14.1-4.9 9.1-9.7 14.1zm-46.1 17.7a6 6 0 0 1-8.5 8.5l-31.7-31.8-31.8 31.7a6 6 0 0 1-8.5-8.5l31.8-31.7-31.7-31.8a6 6 0 0 1 8.5-8.5l31.7 31.8 31.8-31.8a6 6 0 0 1 8.5 8.5l-31.8 31.8z
    M240 128c0 10.4-7.5 18.3-14.1 25.2-3.8 3.9-7.7 8-9.2 11.6-1.3 3.2-1.4 8.6-1.5 13.9-.2 9.7-.3 20.8-8 28.5s-18.7 7.8-28.5 8c-5.3 .1-10.7 .2-13.9 1.5-3.6 1.5-7.7 5.4-11.6 9.2-6.9 6.6-14.8 14.1-25.2 14.1s-18.3-7.5-25.2-14.1c-3.9-3.8-8-7.7-11.6-9.2-3.2-1.3-8.6-1.4-13.9-1.5-9.7-.2-20.8-.3-28.5-8s-7.9-18.7-8-28.5c-.1-5.3-.2-10.7-1.5-13.9-1.5-3.6-5.4-7.7-9.2-11.6-6.6-6.9-14.1-14.8-14.1-25.2s7.5-18.3 14.1-25.2c3.8-3.9 7.7-8 9.2-11.6 1.3-3.2 1.4-8.6 1.5-13.9 .2-9.7 .3-20.8 8-28.5s18.8-7.9 28.5-8c5.3-.1 10.7-.2 13.9-1.5 3.6-1.5 7.7-5.4 11.6-9.2 6.9-6.6 14.8-14.1 25.2-14.1s18.3 7.5 25.2 14.1c3.9 3.8 8 7.7 11.6 9.2 3.2 1.3 8.6 1.4 13.9 1.5 9.7 .2 20.8 .3 28.5 8s7.8 18.8 8 28.5c.1 5.3 .2 10.7 1.5 13.9 1.5 3.6 5.4 7.7 9.2 11.6 6.6 6.9 14.1 14.8 14.1 25.2zm-71.8 31.8a6 6 0 0 1-8.5 8.5l-31.7-31.8-31.8 31.7a6 6 0 0 1-8.5-8.5l31.8-31.7-31.7-31.8a6 6 0 0 1 8.5-8.5l31.7 31.8 31.8-31.8a6 6 0 0 1 8.5 8.5l-31.8 31.8z
    M208 40h-160a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.8 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2v-56a16 16 0 0 0-16-16zm0 72c0 37.1-13.7 67.2-40.6 89.4a129.3 129.3 0 0 1-39.4 22.2 128.2 128.2 0 0 1-38.9-21.8c-27.3-22.3-41.1-52.5-41.1-89.8v-56h160zm-39.8 39.8a6 6 0 0 1-8.5 8.5l-31.7-31.8-31.8 31.7a6 6 0 0 1-8.5-8.5l31.8-31.7-31.7-31.8a6 6 0 0 1 8.5-8.5l31.7 31.8 31.8-31.8a6 6 0 0 1 8.5 8.5l-31.8 31.8z
    M224 56v56c0 52.7-25.5 84.7-46.9 102.2-23.1 18.8-46 25.3-47 25.5a8 8 0 0 1-4.2 0c-1-.2-23.9-6.7-47-25.5-21.4-17.5-46.9-49.5-46.9-102.2v-56a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-55.8 95.8a6 6 0 0 1-8.5 8.5l-31.7-31.8-31.8 31.7a6 6 0 0 1-8.5-8.5l31.8-31.7-31.7-31.8a6 6 0 0 1 8.5-8.5l31.7 31.8 31.8-31.8a6 6 0 0 1 8.5 8.5l-31.8 31.8z
    M206.2 53.1l-61.3 74.9h31.1a8 8 0 0 1 0 16h-40v16h40a8 8 0 0 1 0 16h-40v40a8 8 0 0 1-16 0v-40h-40a8 8 0 0 1 0-16h40v-16h-40a8 8 0 0 1 0-16h31.1l-61.3-74.9a8 8 0 0 1 12.4-10.2l65.8 80.5 65.8-80.5a8 8 0 1 1 12.4 10.2z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88zm45.5-128.5l-31.3 38.3h12.7a6.7 6.7 0 0 1 0 13.4h-20.2v9h20.2a6.7 6.7 0 0 1 0 13.4h-20.2v15.7a6.7 6.7 0 0 1-13.4 0v-15.7h-20.2a6.7 6.7 0 0 1 0-13.4h20.2v-9h-20.2a6.7 6.7 0 0 1 0-13.4h12.7l-31.3-38.3a6.7 6.7 0 1 1 10.4-8.6l35.1 43 35.1-43a6.7 6.7 0 1 1 10.4 8.6z
    M232 128a104 104 0 1 1-104-104 104.1 104.1 0 0 1 104 104zm-58.5-40.5l-31.3 38.3h12.7a6.7 6.7 0 0 1 0 13.4h-20.2v9h20.2a6.7 6.7 0 0 1 0 13.4h-20.2v15.7a6.7 6.7 0 0 1-13.4 0v-15.7h-20.2a6.7 6.7 0 0 1 0-13.4h20.2v-9h-20.2a6.7 6.7 0 0 1 0-13.4h12.7l-31.3-38.3a6.7 6.7 0 1 1 10.4-8.6l35.1 43 35.1-43a6.7 6.7 0 1 1 10.4 8.6z
    M208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm0 176h-160v-160h160v160zm-34.5-120.5l-31.3 38.3h12.7a6.7 6.7 0 0 1 0 13.4h-20.2v9h20.2a6.7 6.7 0 0 1 0 13.4h-20.2v15.7a6.7 6.7 0 0 1-13.4 0v-15.7h-20.2a6.7 6.7 0 0 1 0-13.4h20.2v-9h-20.2a6.7 6.7 0 0 1 0-13.4h12.7l-31.3-38.3a6.7 6.7 0 1 1 10.4-8.6l35.1 43 35.1-43a6.7 6.7 0 1 1 10.4 8.6z
    M224 48v160a16 16 0 0 1-16 16h-160a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16zm-50.5 39.5l-31.3 38.3h12.7a6.7 6.7 0 0 1 0 13.4h-20.2v9h20.2a6.7 6.7 0 0 1 0 13.4h-20.2v15.7a6.7 6.7 0 0 1-13.4 0v-15.7h-20.2a6.7 6.7 0 0 1 0-13.4h20.2v-9h-20.2a6.7 6.7 0 0 1 0-13.4h12.7l-31.3-38.3a6.7 6.7 0 1 1 10.4-8.6l35.1 43 35.1-43a6.7 6.7 0 1 1 10.4 8.6z
    M128 24a104 104 0 1 0 104 104 104.1 104.1 0 0 0-104-104zm-88 104a88.1 88.1 0 0 1 88-88 40 40 0 0 1 0 80 56 56 0 0 0-50.6 80 88 88 0 0 1-37.4-72zm88 88a40 40 0 0 1 0-80 56 56 0 0 0 50.6-80 88 88 0 0 1-50.6 160zm12-40a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-24-96a12 12 0 1 1 12 12 12 12 0 0 1-12-12z
    """
}
