import { type RefObject, useEffect, useRef } from 'react'
import { whenResized } from './when-resized.ts'

/** In px: keyboards are taller, the bars that browsers show and hide are not. */
const leastKeyboardPx = 120
/** In px: height of a group's name below the header, and a gap above the dock. */
const [namePx, breathPx] = [32, 8]
/** In px: the line about the connection above the dock, in two lines, with the gap below it. */
const linePx = 80
/** In px: room around the buttons above the dock. */
const stripPx = 8

/**
 * Follows the edges of the visible area: group names stick directly below the header, however tall it is; scrolling and
 * focusing keep elements between header and dock; and if a keyboard covers the page instead of resizing it (iOS), header and
 * dock move into the visible part. The rules are in a separate style sheet, because inherited custom properties would make
 * the browser restyle every row of the list. Sheets end above the keyboard, too.
 *
 * @returns a ref for the element that contains header and dock
 */
export function useViewportInsets(): RefObject<HTMLDivElement | null> {
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

/** A set of rules; a new set replaces the earlier one. */
interface Rules {
  replace: (rules: string) => void
  remove: () => void
}

function ownSheet(): Rules {
  const sheet = new CSSStyleSheet()
  // Before version 99 Chrome accepts only a new array.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    replace: (rules) => sheet.replaceSync(rules),
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/**
 * Safari before 16.4 cannot create sheets, and the content policy allows no inline ones: the rules are added at the end of
 * an existing sheet of the page.
 */
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
  const [dock, strip] = [dockHeight(screen), stripHeight(screen)]
  const end = bottom + strip + breathPx + (dock > 0 ? dock + linePx : 0)
  return `
    html { scroll-padding-block: ${top + header + namePx}px ${end}px }
    .list-header { inset-block-start: ${top}px }
    .list-group-name { inset-block-start: ${top + header}px }
    .news-above { inset-block-start: ${top + header + breathPx}px }
    ${dock > 0 ? `.list-share-strip { --dock: ${dock}px } .status-line { --strip: ${strip}px }` : ''}
    ${bottom > 0 ? `.dock { inset-block-end: ${bottom}px }` : ''}
    ${sheetRule({ top, bottom })}
  `
}

/** Height of the dock, with the room below it; 0 if it is beside the rows. */
function dockHeight(screen: HTMLElement): number {
  const dock = screen.querySelector<HTMLElement>('.dock')
  if (!dock || dock.offsetWidth <= screen.offsetWidth / 2) return 0
  return dock.offsetHeight + Number.parseFloat(getComputedStyle(dock).marginBottom)
}

/** Height of the buttons that stay above the dock; 0 if they scroll with the list, or are hidden during typing. */
function stripHeight(screen: HTMLElement): number {
  const strip = screen.querySelector('.list-share-strip')
  const button = strip?.querySelector<HTMLElement>('button')
  if (!strip || !button) return 0
  const { position, visibility } = getComputedStyle(strip)
  return position === 'sticky' && visibility === 'visible' ? button.offsetHeight + 2 * stripPx : 0
}

/** Keeps a sheet, with the actions at its end, in the visible part of the page. */
function sheetRule({ top, bottom }: { top: number; bottom: number }): string {
  if (top + bottom === 0) return ''
  const most = innerHeight - top - bottom - breathPx
  return `.sheet[open] { inset-block: ${top}px ${bottom}px; max-block-size: ${most}px }`
}

/** Height of the page's hidden parts at its top and bottom while a keyboard covers it, in px. */
function keyboardEdges(): { top: number; bottom: number } {
  const { height = innerHeight, offsetTop = 0, scale = 1 } = window.visualViewport ?? {}
  const bottom = innerHeight - height - offsetTop
  return scale === 1 && innerHeight - height > leastKeyboardPx
    ? { top: offsetTop, bottom: Math.max(bottom, 0) }
    : { top: 0, bottom: 0 }
}
