/** Observes a page while it is used. All functions here run in the page. */
interface Notes {
  /** The durations of tasks over 50 ms, in ms. */
  longTasks: number[]
  /** For each event of a person: the time from the touch to the next paint, in ms, in steps of 8, from 16 ms up. */
  events: number[]
}

declare global {
  interface Window {
    notes: Notes
    tick: { shown: Promise<number>; touched: Set<Node> }
  }
}

/** Starts the observation; it has to run before the page's own script. */
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

/** Returns the observations since the last call. */
export function readNotes(): Notes {
  const { notes } = window
  window.notes = { longTasks: [], events: [] }
  return notes
}

/** Returns the middle of a circle to tick, near the middle of the screen. */
export function circleInReach(): { itemId: string; x: number; y: number } {
  for (const button of document.querySelectorAll<HTMLElement>(
    '.item:not(.item-completed) [data-control="check"]',
  )) {
    const box = button.getBoundingClientRect()
    const y = (box.top + box.bottom) / 2
    const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item
    const x = (box.left + box.right) / 2
    // The header, dock and floating buttons may cover rows.
    const isOnTop = button.contains(document.elementFromPoint(x, y))
    if (itemId && isOnTop && y > innerHeight * 0.3) return { itemId, x, y }
  }
  throw new Error('no row is in reach')
}

/** Begins to watch a row; call it before the tap. */
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

/** The time from the touch to the frame with the ticked row, in ms. */
export function untilShown(): Promise<number> {
  return window.tick.shown
}

/** The number of elements and texts that were added, removed or changed since the tap. */
export function countTouched(): number {
  return window.tick.touched.size
}

export function isAtRest(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  return !isMoving && !document.querySelector('.status-line, .item-ticked')
}
