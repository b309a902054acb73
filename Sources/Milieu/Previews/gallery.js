// A preview without a size of its own gets the height of what it shows, between bounds: a row is not lost in an empty frame.
const LEAST = 96
const MOST = 640

function fit(frame) {
  const root = frame.contentDocument?.querySelector('.root')
  if (!root) return
  // The page fills its frame, so its content is measured in one that is as low as it may be.
  frame.style.height = LEAST + 'px'
  frame.style.height = Math.min(MOST, Math.max(LEAST, root.scrollHeight)) + 'px'
}

for (const frame of document.querySelectorAll('iframe[data-fits]')) {
  const start = () => {
    fit(frame)
    const root = frame.contentDocument?.querySelector('.root')
    // Content may come later, such as when what it shows has been loaded.
    if (root) new MutationObserver(() => fit(frame)).observe(root, { childList: true, subtree: true, characterData: true })
  }
  frame.addEventListener('load', start)
  if (frame.contentDocument?.readyState === 'complete') start()
}
