import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For so long a press may have been aimed at what was there before. */
const restMs = 600

/**
 * Refuses presses on an element for a moment after its contents have moved.
 *
 * @param order changes whenever they move; undefined if they never do by themselves
 */
export function useHeldAfter<Held extends Element>(order: unknown): RefObject<Held | null> {
  const held = useRef<Held>(null)
  useLayoutEffect(() => {
    if (order !== undefined && held.current) hold(held.current)
  }, [order])
  return held
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
    Object.assign(cover.style, {
      position: 'fixed',
      zIndex: '20',
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    document.body.append(cover)
    cover.animate(null, restMs).onfinish = () => cover.remove()
  }
}

/** From when the element is seen: its style sheet may delay that. The time is the same without motion. */
function hold(element: Element): void {
  const delay = 1_000 * (Number.parseFloat(getComputedStyle(element).animationDelay) || 0)
  element.animate({ pointerEvents: ['none', 'none'] }, { delay, duration: restMs })
}
