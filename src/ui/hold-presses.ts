/** For so long a press may have been aimed at what was there before. */
const restMs = 600

/** Refuses presses on an element for a moment, which is as long without motion. */
export function hold(element: Element): void {
  element.animate({ pointerEvents: ['none', 'none'] }, restMs)
}

/**
 * The `ref` of an element that comes over others and goes by itself. For a moment after it has come, presses are for what
 * lies beneath, and for a moment after it has gone they are for nothing, because they were aimed at it.
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
