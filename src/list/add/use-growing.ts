import { type RefObject, useEffect } from 'react'

/** Keeps a text area as tall as its text; the style sheet bounds it. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = ''
    if (text === '') return
    const border = element.offsetHeight - element.clientHeight
    element.style.height = `${element.scrollHeight + border}px`
  }, [field, text])
}
