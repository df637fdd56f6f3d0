/** What a page notes of itself while it is used. Every function here runs in the page. */
interface Notes {
  /** How long each task of more than 50 ms kept the page busy, in ms. */
  longTasks: number[]
  /** Of each event that somebody caused: from the finger to the next paint, in ms, in steps of 8, from 16 ms up. */
  events: number[]
}

declare global {
  interface Window {
    notes: Notes
    tick: { shown: Promise<number>; touched: Set<Node> }
  }
}

/** To be installed before the page's own script. */
export function takeNotes(): void {
  window.notes = { longTasks: [], events: [] }
  new PerformanceObserver((list) => {
    window.notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    const caused = (list.getEntries() as PerformanceEventTiming[]).filter((entry) => entry.interactionId > 0)
    window.notes.events.push(...caused.map(({ duration }) => duration))
  }).observe(options)
}

/** What was noted since the last call. */
export function readNotes(): Notes {
  const { notes } = window
  window.notes = { longTasks: [], events: [] }
  return notes
}

/** The middle of a circle to tick, in the middle of the screen. */
export function circleInReach(): { itemId: string; x: number; y: number } {
  for (const button of document.querySelectorAll<HTMLElement>(
    '.item:not(.item-completed) [data-control="check"]',
  )) {
    const box = button.getBoundingClientRect()
    const y = (box.top + box.bottom) / 2
    const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item
    const x = (box.left + box.right) / 2
    // Header, dock and floating buttons lie over the rows.
    const isOnTop = button.contains(document.elementFromPoint(x, y))
    if (itemId && isOnTop && y > innerHeight * 0.3) return { itemId, x, y }
  }
  throw new Error('no row is in reach')
}

/** Call it before the tap. */
export function watchTick(itemId: string): void {
  const touched = new Set<Node>()
  const isShown = () => !document.querySelector(`[data-item="${itemId}"]:not(.item-completed)`)
  const shown = new Promise<number>((resolve) => {
    let tappedAt = 0
    addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true })
    const observer = new MutationObserver((records) => {
      for (const record of records) noteTouched(record)
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - tappedAt))
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  window.tick = { shown, touched }

  function noteTouched({ target, addedNodes, removedNodes }: MutationRecord) {
    touched.add(target)
    for (const node of [...addedNodes, ...removedNodes]) noteTree(node)
  }

  function noteTree(node: Node) {
    touched.add(node)
    for (const child of node.childNodes) noteTree(child)
  }
}

/** From the finger until a frame showed the row ticked, in ms. */
export function untilShown(): Promise<number> {
  return window.tick.shown
}

/** The elements and texts that were added, removed, or changed in themselves since the tap. */
export function countTouched(): number {
  return window.tick.touched.size
}

export function isAtRest(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  return !isMoving && !document.querySelector('.status-line, .item-ticked')
}
