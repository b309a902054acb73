// The page's copy of the elements: applies what the process sends, and reports what a person does.
// Steps are written by PatchEncoder.swift. An element is the node with its number as identity, `e12`. Its children stand in it,
// or in its child of class `c`; the control a person operates is the node itself or its child of class `k`.

const find = id => document.getElementById('e' + id)
const part = (node, name) => [...node.children].find(child => child.classList.contains(name))
const content = node => part(node, 'c') ?? node
const control = node => node.matches('input,textarea') ? node : part(node, 'k')
const parse = html => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

// How often a person changed a control, and what waits for the end of a composition: an input method's unfinished word.
const edits = new WeakMap()
const waiting = new WeakMap()
let composing = null

// MARK: Patches

const steps = {
  r: id => find(id)?.remove(),
  i: (parent, before, html) => {
    for (const node of [...parse(html).children]) place(find(parent), node, before)
  },
  m: (id, parent, before) => place(find(parent), find(id), before),
  t: (id, text) => { find(id).textContent = text },
  h: (id, html) => { find(id).innerHTML = html },
  v: (id, value, version) => setValue(control(find(id)), value, version),
  c: (id, position) => {
    const node = find(id)
    const menu = part(node, 'k')
    if (menu) menu.value = position
    else for (const radio of node.querySelectorAll('input')) radio.checked = radio.value == position
  },
  k: (id, isOn) => { control(find(id)).checked = !!isOn },
  d: (id, isDisabled) => { control(find(id)).disabled = !!isDisabled },
  a: (id, attributes) => setAttributes(find(id), Object.entries(attributes)),
  s: (id, html) => morph(find(id), parse(html).firstElementChild),
}

export function applyPatches(ops) {
  const focused = document.activeElement
  const selection = focused && selectionOf(focused)
  const surroundings = focused?.parentElement
  for (const [step, ...operands] of ops) {
    try {
      steps[step](...operands)
    } catch (error) {
      console.error('Milieu: a step does not fit the page', step, operands, error)
    }
  }
  if (!focused || focused === document.body || document.activeElement === focused) return
  if (focused.isConnected) {
    // Moved: browsers without moveBefore take the focus from what moves.
    focused.focus({ preventScroll: true })
    if (selection) focused.setSelectionRange(...selection)
  } else if (document.activeElement === document.body) {
    // Gone: whoever uses a keyboard goes on nearby rather than at the top of the page.
    let near = surroundings
    while (near && !near.isConnected) near = near.parentElement
    near?.querySelector('button:enabled,a[href],[tabindex="0"]')?.focus({ preventScroll: true })
  }
}

function place(parent, node, before) {
  const into = content(parent)
  if (into !== parent && node.classList.contains('header')) return parent.prepend(node)
  if (into !== parent && node.classList.contains('footer')) return parent.append(node)
  const sibling = before ? find(before) : null
  const next = sibling?.parentNode === into ? sibling : null
  if (node.isConnected && into.moveBefore) into.moveBefore(node, next)
  else into.insertBefore(node, next)
}

function setAttributes(node, attributes) {
  const names = new Set(attributes.map(([name]) => name))
  for (const { name } of [...node.attributes]) if (name !== 'id' && !names.has(name)) node.removeAttribute(name)
  for (const [name, value] of attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}

function morph(old, fresh) {
  if (old.localName !== fresh.localName) {
    const [from, to] = [content(old), content(fresh)]
    if (from !== old) to.append(...from.childNodes)
    if (fresh.matches('textarea,input')) fresh.value = old.value
    return old.replaceWith(fresh)
  }
  setAttributes(old, [...fresh.attributes].map(({ name, value }) => [name, value]))
  if (fresh.classList.contains('c')) return
  const kept = [...old.childNodes].filter(node => !node.classList?.contains('header') && !node.classList?.contains('footer'))
  const wanted = [...fresh.childNodes]
  wanted.forEach((node, index) => {
    const now = kept[index]
    if (!now) old.append(node)
    else if (now.nodeType === 1 && node.nodeType === 1) morph(now, node)
    else if (now.nodeType !== node.nodeType) now.replaceWith(node)
    else if (now.data !== node.data) now.data = node.data
  })
  kept.slice(wanted.length).forEach(node => node.remove())
}

// MARK: Fields

const selectionOf = node => node.selectionStart == null ? null : [node.selectionStart, node.selectionEnd]

function setValue(field, value, version) {
  if (version < (edits.get(field) ?? 0)) return
  if (field === composing) return waiting.set(field, [value, version])
  const old = field.value
  if (old === value) return
  const selection = document.activeElement === field && selectionOf(field)
  field.value = value
  // The caret keeps its distance from the start if all before it is the same, else from the end.
  if (selection) field.setSelectionRange(...selection.map(at => value.startsWith(old.slice(0, at)) ? at : Math.max(0, value.length - old.length + at)))
}

const fields = () => [...document.querySelectorAll('input.field,textarea.field')]
const nameOf = field => field.dataset.testid ?? field.ariaLabel ?? ''

// What a person wrote in fields, so that it can be offered again after the process has started anew. Secrets are left out.
export const fieldStates = () => fields().filter(field => edits.get(field) && field.type !== 'password')
  .map(field => ({ id: field.id, name: nameOf(field), value: field.value }))

export function restoreFields(states) {
  for (const { id, name, value } of states) {
    const same = fields().filter(field => nameOf(field) === name)
    const field = same.find(field => field.id === id) ?? (same.length === 1 ? same[0] : null)
    if (!field || field.disabled || field.value === value) continue
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

// MARK: Events

// Calls `send(element, name, value, version)` for each thing a person does.
export function listen(send) {
  const report = (node, name, value) => {
    const element = node.closest('[id^=e]')
    if (element) send(+element.id.slice(1), name, value, edits.get(node) ?? 0)
  }
  const on = (type, action) => document.addEventListener(type, action)

  on('click', event => {
    const target = event.target.closest('button,[data-e]')
    if (!target || target.ariaDisabled === 'true') return
    // A control in a row or an area that can be pressed keeps its presses for itself.
    const inner = event.target.closest('a,input,select,textarea,label')
    if (inner && target.contains(inner)) return
    if (event.detail % (target.dataset.n ?? 1)) return
    report(target, target.dataset.e ?? 'tap')
  })
  on('keydown', event => {
    const node = event.target
    if (event.isComposing || event.repeat) return
    if (event.key === 'Enter' && node.matches('input.field')) return report(node, 'submit')
    if ((event.key === 'Enter' || event.key === ' ') && node.matches('[data-e]:not(button)')) {
      event.preventDefault()
      node.click()
    }
  })
  on('input', event => {
    const node = event.target
    if (node.matches('.field,[type=range]')) edits.set(node, (edits.get(node) ?? 0) + 1)
    if (node.matches('.field')) report(node, 'input', node.value)
    else if (node.matches('[type=range]')) report(node, 'change', +node.value)
  })
  on('change', event => {
    const node = event.target
    if (node.matches('[type=checkbox]')) report(node, 'change', node.checked)
    else if (node.matches('select,[type=radio]')) report(node, 'change', +node.value)
  })
  on('compositionstart', event => { composing = event.target })
  on('compositionend', event => {
    composing = null
    const patch = waiting.get(event.target)
    waiting.delete(event.target)
    if (patch) setValue(event.target, ...patch)
  })
}
