import { type RefObject, useEffect, useRef } from 'react'

/**
 * Group names stick right below the header, however tall it is. The rule for them stands in a style sheet of its own: a
 * property for them to inherit would have every row of the list looked at anew.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => {
      sheet.replaceSync(`.list-group-name { inset-block-start: ${element.offsetHeight}px }`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [])
  return header
}
