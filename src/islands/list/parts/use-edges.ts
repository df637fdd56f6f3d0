import { type RefObject, useEffect, useRef } from 'react'
import { whenResized } from './when-resized.ts'

/** In px: a keyboard is taller, the bars of a browser that come and go are not. */
const leastKeyboardPx = 120
/** In px: what a group's name takes below the header, and a breath above the dock. */
const [namePx, breathPx] = [32, 8]
/** In px: so far above the dock floats what floats. */
const floatPx = 12

/**
 * Keeps to the edges of what is in sight: group names stick right below the header, however tall it is; what is scrolled
 * to or focused lies between header and dock; and where a keyboard covers the page instead of making it smaller (iOS),
 * header and dock follow what is left. The rules stand in a style sheet of their own: properties for rows to inherit would
 * have every row of the list looked at anew.
 *
 * @returns for the element that holds header and dock
 */
export function useEdges(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = screen.current
    if (!element) return
    const { replace, remove } = 'replaceSync' in CSSStyleSheet.prototype ? ownSheet() : inLastSheet()
    const leaving = new AbortController()
    const measure = () => replace(rulesFor(element))
    const unwatch = whenResized(element.querySelectorAll('.list-header, .dock'), measure)
    for (const change of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(change, measure, { signal: leaving.signal })
    return () => {
      leaving.abort()
      unwatch()
      remove()
    }
  }, [])
  return screen
}

/** Rules of which the newest replace those before. */
interface Rules {
  replace: (rules: string) => void
  remove: () => void
}

function ownSheet(): Rules {
  const sheet = new CSSStyleSheet()
  // Chrome before 99 takes another array only.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    replace: (rules) => sheet.replaceSync(rules),
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/** Safari before 16.4 makes no sheets, and the content policy allows no other: the rules come last in one of the page. */
function inLastSheet(): Rules {
  const sheet = document.styleSheets[document.styleSheets.length - 1]
  let at: number | undefined
  const remove = () => {
    if (at !== undefined) sheet?.deleteRule(at)
    at = undefined
  }
  return {
    replace(rules) {
      remove()
      at = sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length)
    },
    remove,
  }
}

function rulesFor(screen: HTMLElement): string {
  const header = screen.querySelector<HTMLElement>('.list-header')?.offsetHeight ?? 0
  const { top, bottom } = keyboardEdges()
  const dock = dockHeight(screen)
  return `
    html { scroll-padding-block: ${top + header + namePx}px ${bottom + dock + breathPx}px }
    .list-header { inset-block-start: ${top}px }
    .list-group-name { inset-block-start: ${top + header}px }
    ${dock > 0 ? `.list-share { inset-block-end: ${dock + floatPx}px }` : ''}
    ${bottom > 0 ? `.dock { inset-block-end: ${bottom}px }` : ''}
  `
}

/** 0 where it stands beside the rows. */
function dockHeight(screen: HTMLElement): number {
  const dock = screen.querySelector<HTMLElement>('.dock')
  return dock && dock.offsetWidth > screen.offsetWidth / 2 ? dock.offsetHeight : 0
}

/** How much of the page's top and bottom is out of sight while a keyboard covers it, in px. */
function keyboardEdges(): { top: number; bottom: number } {
  const { height = innerHeight, offsetTop = 0, scale = 1 } = window.visualViewport ?? {}
  const bottom = innerHeight - height - offsetTop
  return scale === 1 && innerHeight - height > leastKeyboardPx
    ? { top: offsetTop, bottom: Math.max(bottom, 0) }
    : { top: 0, bottom: 0 }
}
