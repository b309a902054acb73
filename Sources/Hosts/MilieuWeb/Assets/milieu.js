// Keeps a page and its session together: numbered events go up, numbered batches of patches come down, and after a drop
// both go on where they were. The messages are described in Documentation/WebProtocol.md.
import { applyPatches, fieldStates, listen, present, restoreFields } from './patches.js'

const token = document.querySelector('meta[name=milieu]').content
const base = new URL('..', import.meta.url)
const build = import.meta.url.split('/').at(-2)
const short = { tap: 't', input: 'i', change: 'c', submit: 's', increment: '+', decrement: '-' }
const inFlight = 32 // events sent and not confirmed

let socket, isOpen = false, isOver = false, attempts = 0, retry, patience
let events = [], lastEvent = 0
let lastBatch = 0, toldBatch = 0, telling

// MARK: Events

function send(id, name, value, version) {
  const last = events.at(-1)
  if ((name === 'input' || name === 'drag') && last && !last.isSent && last.id === id && last.name === name) {
    last.value = value
    last.version = version
  } else {
    events.push({ number: ++lastEvent, id, name, value, version, isSent: false })
  }
  pump()
}

function pump() {
  if (!isOpen) return
  for (const event of events.slice(0, inFlight)) {
    if (event.isSent) continue
    event.isSent = true
    const message = [event.number, lastBatch, event.id, short[event.name] ?? event.name]
    if (event.version) message.push(event.value ?? null, event.version)
    else if (event.value !== undefined) message.push(event.value)
    socket.send(JSON.stringify(message))
    told()
  }
  expectAnswer()
}

function confirmed(number) {
  events = events.filter(event => event.number > number)
  clearTimeout(patience)
  patience = undefined
}

// The server confirms within about a second. When it does not, the line is dead, whatever the browser thinks.
function expectAnswer() {
  if (events.length) patience ??= setTimeout(reconnect, 10000)
}

// MARK: Batches

function told() {
  toldBatch = lastBatch
  clearTimeout(telling)
  telling = undefined
}

function tell() {
  telling = undefined
  if (isOpen && toldBatch < lastBatch) {
    socket.send(`[0,${lastBatch}]`)
    told()
  }
}

function receive(text) {
  const [number, event, ...operations] = JSON.parse(text)
  confirmed(event)
  if (number === 'w') return welcome()
  if (number > lastBatch) {
    if (number > lastBatch + 1) return startOver()
    applyPatches(operations)
    lastBatch = number
    if (lastBatch - toldBatch >= 4) tell()
    else telling ??= setTimeout(tell, 1000)
  }
  pump()
}

function welcome() {
  isOpen = true
  attempts = 0
  hide()
  for (const event of events) event.isSent = false
  pump()
}

// MARK: Connection

function connect() {
  clearTimeout(retry)
  retry = undefined
  if (socket || isOver) return
  const address = new URL('socket', base)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  let mine
  try { mine = socket = new WebSocket(address) } catch { return again() }
  mine.onopen = () => {
    mine.send(JSON.stringify(['h', build, token, lastBatch]))
    told()
  }
  mine.onmessage = ({ data }) => {
    if (socket !== mine || isOver) return
    try { receive(data) } catch { startOver() }
  }
  mine.onclose = ({ code }) => {
    if (socket !== mine) return
    release()
    if (code === 4000 || code === 4004) startOver()
    else if (code === 4001 || code === 4009) pause()
    else again(code === 4008)
  }
}

function release() {
  socket = undefined
  isOpen = false
  clearTimeout(telling)
  clearTimeout(patience)
  telling = patience = undefined
}

function reconnect() {
  const old = socket
  release()
  old?.close()
  connect()
}

function again(slowly) {
  show('Reconnecting…', 1000)
  if (++attempts % 5 === 0) checkServer()
  const delay = Math.min(10000, (slowly ? 2000 : 200) * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2)
  retry = setTimeout(connect, delay)
}

// A refused handshake looks like a dead line. If the server is there all the same, this page is no longer known to it.
function checkServer() {
  fetch(new URL('build', base), { cache: 'no-store' }).then(answer => answer.ok && startOver()).catch(() => {})
}

function hurry() {
  if (retry && document.visibilityState === 'visible') connect()
}

// MARK: Starting over

function remembered() {
  try { return JSON.parse(sessionStorage.milieu) } catch { return {} }
}

function remember(value) {
  try { sessionStorage.milieu = JSON.stringify(value) } catch {}
}

// Loads the page anew, with what was typed offered again; less and less often when that does not help.
function startOver() {
  if (isOver) return
  isOver = true
  const before = remembered()
  const count = Date.now() - before.at < 60000 ? before.count + 1 : 0
  if (count > 1) show('Reconnecting…')
  setTimeout(() => {
    remember({ path: location.pathname, fields: fieldStates(), at: Date.now(), count })
    location.reload()
  }, count && Math.min(30000, 500 * 2 ** count))
}

// Waits for somebody to come back.
function pause() {
  isOver = true
  show('Paused')
  const wake = () => {
    isOver = false
    startOver()
  }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, wake, { once: true, capture: true })
}

// MARK: Banner

let status, showing

function show(text, delay = 0) {
  if (!status) {
    status = document.createElement('div')
    status.role = 'status'
    status.style.cssText = 'position:fixed;inset:auto 0 12px;width:fit-content;margin:auto;border-radius:99px;'
      + 'background:#333;color:#fff;font:13px system-ui;pointer-events:none;z-index:9999'
    document.documentElement.append(status)
  }
  if (!delay) hide()
  showing ??= setTimeout(() => {
    status.textContent = text
    status.style.padding = '6px 14px'
  }, delay)
}

function hide() {
  clearTimeout(showing)
  showing = undefined
  if (status) status.textContent = status.style.padding = ''
}

// MARK: Surroundings

// What the session is told of the place the page is shown in, and the next page's before it is made.
const questions = ['(prefers-color-scheme: dark)', '(max-width: 45rem)', '(max-height: 30rem)',
  '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)', '(prefers-reduced-transparency: reduce)',
  '(inverted-colors: inverted)'].map(question => matchMedia(question))
let surroundings = decodeURIComponent(document.cookie.match(/milieu-page=([^;]*)/)?.[1] ?? '')

function tellSurroundings() {
  const flags = [...questions.map(({ matches }) => +matches), +document.hidden].join('')
  const text = [flags, devicePixelRatio, Intl.DateTimeFormat().resolvedOptions().timeZone].join('|')
  if (text === surroundings) return
  surroundings = text
  if (!document.hidden) document.cookie = `milieu-page=${text}; path=/; max-age=31536000; samesite=lax`
  send(0, 'page', text)
}

for (const question of questions) question.onchange = tellSurroundings
document.addEventListener('visibilitychange', tellSurroundings)

// MARK: Life

addEventListener('online', hurry)
document.addEventListener('visibilitychange', hurry)
// A page that the browser sets aside whole gives its socket back, and asks for another when it is shown again.
addEventListener('pagehide', ({ persisted }) => {
  clearTimeout(retry)
  retry = undefined
  const old = socket
  release()
  if (persisted) old?.close(4010)
})
addEventListener('pageshow', ({ persisted }) => persisted && connect())

listen(send)
present()
const before = remembered()
if (before.fields && before.path === location.pathname) restoreFields(before.fields)
remember({ at: before.at, count: before.count })
tellSurroundings()
connect()
