/** Milliseconds in which a press may still be meant for what was there before. */
const restMs = 600

/** Refuses presses on an element for a moment, which is as long without motion. */
export function hold(element: Element): void {
  element.animate({ pointerEvents: ['none', 'none'] }, restMs)
}

/**
 * The `ref` of an element that appears over other controls and disappears by itself. For a moment after it has appeared,
 * presses reach the controls beneath; for a moment after it has disappeared, presses at its place are ignored, because they
 * were meant for it.
 */
export function overOthers(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  hold(element)
  return () => {
    const { top, left, width, height } = element.getBoundingClientRect()
    const cover = document.createElement('div')
    cover.style.cssText = `position:fixed;z-index:20;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px`
    document.body.append(cover)
    cover.animate(null, restMs).onfinish = () => cover.remove()
  }
}
