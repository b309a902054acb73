// The page's copy of the elements: applies the steps of PatchEncoder.swift and reports what a person does. An element is the
// node `e` and its number. Its children stand in it or in its child of class `c`; its control is it or its child of class `k`.

const find = id => document.getElementById('e' + id)
const part = (node, name) => [...node.children].find(child => child.classList.contains(name))
const control = id => part(find(id), 'k') ?? find(id)
const parse = html => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
// How often a person changed a control, and whose word an input method has not finished.
const edits = new WeakMap(), editsOf = node => edits.get(node) ?? 0
let composing, waiting

const steps = {
  r: id => {
    const node = find(id)
    if (node.parentNode.className === 'presentations') node.firstChild.close() // gives the focus back
    if (!motion || !leave(node)) node.remove()
  },
  i: (parent, before, html) => [...parse(html).children].forEach(node => {
    place(find(parent), node, before)
    const shown = visible(node), from = keyframe(shown, 'i')
    if (from) shown.animate([from, {}], motion)
  }),
  m: (id, parent, before) => place(find(parent), find(id), before),
  t: (id, text) => find(id).textContent = text,
  h: (id, html) => find(id).innerHTML = html,
  v: (id, value, version) => setValue(control(id), value, version),
  c: (id, position) => find(id).querySelectorAll('option,input')
    .forEach(choice => choice.selected = choice.checked = choice.value == position),
  k: (id, isOn) => control(id).checked = isOn,
  d: (id, isDisabled) => control(id).disabled = isDisabled,
  a: (id, attributes) => setAttributes(find(id), attributes),
  A: animate,
  u: address => {
    const page = open(address, '_blank')
    page ? page.opener = null : location.assign(address)
  },
  s: (id, html) => morph(find(id), parse(html).firstChild),
}

// What the page is called, whatever screen is seen.
const name = document.title
// The screen that is seen, the innermost of several, and how many lie below such ones.
const seen = () => [...document.querySelectorAll('.screen:not([hidden])')].findLast(node => node.getClientRects().length)
const covered = () => document.querySelectorAll('.screen[hidden]:not([hidden] *)').length
// Changes that are animated: what is there goes over to its new look, what comes and goes follows its transition.
let motion, moving
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

function animate(duration, easing, delay) {
  if (isStill.matches) return
  motion = { duration, easing, delay, fill: 'backwards' }
  const { style, classList } = document.documentElement
  style.setProperty('--t', `${duration}ms ${easing} ${delay}ms`)
  classList.add('moving')
  clearTimeout(moving)
  moving = setTimeout(() => classList.remove('moving'), duration + delay)
}

const visible = node => node.matches('.style') && node.firstElementChild ? visible(node.firstElementChild) : node
function keyframe(node, way) {
  const effects = node.dataset[way] ?? 'opacity:0'
  if (!motion || !effects || node.closest('.still,dialog')) return
  return Object.fromEntries(effects.split(';').map(effect => effect.split(':')))
}

// Shows what goes on its way out, where it was; nothing finds it any more.
function leave(node) {
  const shown = visible(node), to = keyframe(shown, 'r')
  if (!to) return
  const { left, top, width, height } = shown.getBoundingClientRect()
  for (const old of [node, ...node.querySelectorAll('[id]')]) old.removeAttribute('id')
  node.inert = true
  shown.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0`
  return shown.animate([{}, to], { ...motion, fill: 'both' }).onfinish = () => node.remove()
}

export function applyPatches(ops) {
  applySteps(ops)
  motion = null
  present()
}

// Puts what is presented on top of the page, and a popover beside what it belongs to.
export function present() {
  for (const dialog of document.querySelectorAll('dialog:not(:modal)')) {
    dialog.open = false
    dialog.showModal()
    // Return must not do what cannot be undone.
    if (!dialog.querySelector('input')) dialog.querySelector('.actions .r-cancel')?.focus()
    const at = find(dialog.dataset.a?.slice(1))?.getBoundingClientRect()
    if (!at) continue
    beside(dialog, at, dialog.dataset.g)
  }
  document.title = [...new Set([seen()?.querySelector('h1')?.textContent, name])].filter(Boolean).join(' – ')
  // The keyboard goes where a new command says; a person may have moved it since an old one.
  for (const node of document.querySelectorAll('[data-f]')) {
    const command = +node.dataset.f, target = part(node, 'k') ?? node
    if (command === (node.command ?? 0)) continue
    node.command = command
    if (command) target[command > 0 ? 'focus' : 'blur']()
  }
}

function beside(node, at, prefersAbove) {
  const { width, height } = node.getBoundingClientRect(), { style } = node
  const above = at.top - height - 8, below = at.bottom + 8, fits = below + height < innerHeight
  style.setProperty('--y', Math.max(8, above > 0 && (prefersAbove || !fits) ? above : below) + 'px')
  style.setProperty('--x', Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8)) + 'px')
}

function applySteps(ops) {
  const focused = document.activeElement, selection = selectionOf(focused)
  const around = [], was = seen()
  if (was) was.left = [scrollY, focused]
  for (let node = focused.parentElement; node; node = node.parentElement) around.push(node)
  for (const [step, ...operands] of ops) {
    try { steps[step](...operands) } catch (error) { console.error('Milieu: no place for', step, operands, error) }
  }
  const now = seen(), depth = covered(), entry = history.state ?? 0
  if (depth) history.scrollRestoration = 'manual'
  if (depth > entry) history.pushState(depth, '')
  else if (depth < entry) history.go(depth - entry)
  if (now && now !== was) { // Another screen: as it was left, or from its top.
    const [top, node] = now.left ?? [0, now]
    if (!now.closest('dialog')) scrollTo(0, top)
    if (focused === document.body || !focused.getClientRects().length)
      return (now.contains(node) ? node : now).focus({ preventScroll: true })
  }
  if (document.activeElement === focused) return
  if (focused.isConnected) { // Moved, by a browser without moveBefore.
    focused.focus({ preventScroll: true })
    if (selection) focused.setSelectionRange(...selection)
  } else if (document.activeElement === document.body) { // Gone: a keyboard goes on near it, not at the page's top.
    const near = around.find(node => node.isConnected)
    near?.querySelector('button:enabled,a[href],[tabindex="0"]')?.focus({ preventScroll: true })
  }
}

function place(parent, node, before) {
  const into = part(parent, 'c') ?? parent
  if (node.matches('.header')) return parent.prepend(node)
  if (node.matches('.footer')) return parent.append(node)
  let next = find(before)
  if (next?.parentNode !== into) next = null
  into[node.isConnected && into.moveBefore ? 'moveBefore' : 'insertBefore'](node, next)
}

function setAttributes(node, attributes) {
  for (const { name } of [...node.attributes]) if (name !== 'id' && !(name in attributes)) node.removeAttribute(name)
  for (const name in attributes) if (node.getAttribute(name) !== attributes[name]) node.setAttribute(name, attributes[name])
}

// Gives a node another's attributes and parts; the element's children, in `c`, stay.
function morph(old, fresh) {
  if (old.localName !== fresh.localName) {
    if (old.matches?.('.field')) fresh.value = old.value
    edits.set(fresh, editsOf(old))
    return old.replaceWith(fresh)
  }
  if (old.nodeType === 3) return void (old.data = fresh.data)
  setAttributes(old, Object.fromEntries([...fresh.attributes].map(({ name, value }) => [name, value])))
  if (old.matches('.c,textarea')) return
  const parts = [...old.childNodes], wanted = [...fresh.childNodes]
  wanted.forEach((node, at) => parts[at] ? morph(parts[at], node) : old.append(node))
  parts.slice(wanted.length).forEach(node => node.remove())
}

const selectionOf = node => node.selectionStart == null ? null : [node.selectionStart, node.selectionEnd]

function setValue(field, value, version) {
  if (version < editsOf(field)) return
  if (field === composing) return waiting = [field, value, version]
  const old = field.value, selection = document.activeElement === field && selectionOf(field)
  if (old === value) return
  field.value = value
  // The caret stays if what is before it is the same, else it keeps its distance from the end.
  const caret = at => value.startsWith(old.slice(0, at)) ? at : Math.max(0, value.length - old.length + at)
  if (selection) field.setSelectionRange(...selection.map(caret))
}

const fields = () => [...document.querySelectorAll('.field')]
const nameOf = field => field.dataset.testid ?? field.ariaLabel ?? ''

// What a person wrote, secrets left out, to be offered to a process that has started anew.
export const fieldStates = () => fields().filter(field => editsOf(field) && field.type !== 'password')
  .map(field => ({ id: field.id, name: nameOf(field), value: field.value }))

export function restoreFields(states) {
  for (const { id, name, value } of states) {
    const same = fields().filter(field => nameOf(field) === name)
    const field = same.length > 1 ? same.find(field => field.id === id) : same[0]
    if (!field || field.disabled || field.value === value) continue
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

// Calls `send(element, name, value, version)` for each thing a person does.
export function listen(send) {
  const on = (type, action) => document.addEventListener(type, action)
  const report = (node, name, value) => {
    const element = node.closest('[id^=e]')
    if (element) send(+element.id.slice(1), name, value, editsOf(node))
  }
  // A person asks to close what is on top; the session does so, or leaves it.
  let pressed
  on('pointerdown', ({ target }) => pressed = target)
  for (const name of ['cancel', 'close']) {
    document.addEventListener(name, event => {
      if (event.target.localName !== 'dialog') return
      event.preventDefault()
      report(event.target, 'dismiss')
      present()
    }, true)
  }
  on('click', event => {
    const { target, detail } = event
    if (target === pressed && target.matches('dialog[data-x]')) return report(target, 'dismiss')
    const node = target.closest('button,[data-e],a,input,select,textarea,label')
    if (node?.popoverTargetElement) return
    if (node) for (const menu of document.querySelectorAll(':popover-open')) menu.hidePopover()
    if (!node?.matches('button,[data-e]') || node.ariaDisabled === 'true') return
    if (node.matches('a')) event.preventDefault()
    if (detail % (node.dataset.n ?? 1) === 0) report(node, node.dataset.e ?? 'tap')
  })
  // A menu opens beside its button, or where it was asked for.
  document.addEventListener('toggle', ({ target, newState }) => {
    const button = newState === 'open' && document.querySelector(`[popovertarget=${target.id}]`)
    if (button) beside(target, button.getBoundingClientRect())
  }, true)
  on('contextmenu', event => {
    const { target, clientX: left, clientY: bottom } = event, menu = target.closest('.ctx')?.lastElementChild
    if (!menu || menu.contains(target)) return
    event.preventDefault()
    menu.showPopover()
    beside(menu, { left, bottom, top: bottom, width: 0 })
  })
  // A button whose look depends on it hears when it is held down, and when it is let go of or left.
  let down
  const letGo = () => {
    if (down) report(down, 'release')
    down = null
  }
  const hold = node => {
    if (!node || node === down || node.disabled || node.ariaDisabled === 'true') return
    letGo()
    report(down = node, 'press')
  }
  on('pointerdown', ({ target, button }) => button || hold(target.closest('[data-press]')))
  on('pointerout', ({ relatedTarget }) => down?.contains(relatedTarget) || letGo())
  for (const name of ['pointerup', 'pointercancel', 'keyup']) on(name, letGo)
  addEventListener('blur', letGo)
  // A pointer that is held or moved: where it is, and where it went down.
  let held
  const say = ({ clientX, clientY }, name) => report(held.node, name,
    [clientX - held.left, clientY - held.top, held.x - held.left, held.y - held.top].map(Math.round).join())
  const finish = (event, name) => {
    clearTimeout(held.timer)
    if (held.isOn) say(event, name)
    held = null
  }
  on('pointerdown', event => {
    const node = event.target.closest('[data-drag]')
    if (!node || held || event.button) return
    const { left, top } = node.getBoundingClientRect(), { clientX: x, clientY: y, pointerId: id } = event
    held = { node, left, top, x, y, id }
    if (!node.dataset.hold) return
    held.isOn = true
    say(event, 'drag')
    held.timer = setTimeout(() => finish(event, 'drop'), node.dataset.hold * 1000)
  })
  on('pointermove', event => {
    if (event.pointerId !== held?.id) return
    const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= held.node.dataset.drag
    if (held.timer) return isFar && finish(event, 'cancel')
    if (!held.isOn && !isFar) return
    held.isOn = true
    say(event, 'drag')
  })
  for (const name of ['pointerup', 'pointercancel']) {
    on(name, event => event.pointerId === held?.id
      && finish(event, held.timer || name === 'pointercancel' ? 'cancel' : 'drop'))
  }
  // Swiping a row shows its button.
  let start
  on('touchstart', ({ touches }) => start = touches[0].clientX)
  on('touchend', ({ target, changedTouches }) => {
    if (start - changedTouches[0].clientX > 60) target.closest('.row')?.querySelector('.swipes button,.delete')?.focus()
  })
  on('keydown', event => {
    const { target, key } = event
    if (event.isComposing || event.repeat) return
    const top = [...document.querySelectorAll('dialog')].at(-1)
    if (key === 'Escape' && top) {
      event.preventDefault()
      report(top, 'dismiss')
    } else if (key === 'Enter' && target.matches('input.field')) report(target, 'submit')
    else if ((key === 'Enter' || key === ' ') && target.matches('[data-press]:not([data-e])')) hold(target)
    else if ((key === 'Enter' || key === ' ') && target.matches('[data-e]:not(button)')) {
      event.preventDefault()
      target.click()
    }
  })
  on('input', ({ target }) => {
    edits.set(target, editsOf(target) + 1)
    if (target.matches('.field')) report(target, 'input', target.value)
    else if (target.type === 'range') report(target, 'change', +target.value)
  })
  on('change', ({ target }) => {
    if (target.type === 'checkbox') report(target, 'change', target.checked)
    else if (target.matches('select,[type=radio]')) report(target, 'change', +target.value)
  })
  addEventListener('popstate', ({ state }) => state < covered() && seen()?.querySelector('.back')?.click())
  for (const [type, name] of [['focusin', 'focus'], ['focusout', 'blur']]) {
    on(type, ({ target }) => target.closest('[id^=e]')?.dataset.f && document.hasFocus() && report(target, name))
  }
  on('compositionstart', ({ target }) => composing = target)
  on('compositionend', () => {
    composing = null
    if (waiting) setValue(...waiting)
    waiting = null
  })
}
