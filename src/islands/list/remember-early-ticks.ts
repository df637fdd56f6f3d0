/**
 * A list drawn by the server can be tapped before its script is there. What is tapped then is marked on its row, where
 * the style sheet shows it; `tickEarly` takes it from there. A program of its own, so that it runs with the page.
 */
document.addEventListener('click', ({ target }) => {
  const isEarly = document.documentElement.dataset.rowsAtHand === undefined
  if (!isEarly || !(target instanceof Element) || !target.closest('[data-control="check"]')) return
  target.closest('[data-item]')?.toggleAttribute('data-early-tick')
})
