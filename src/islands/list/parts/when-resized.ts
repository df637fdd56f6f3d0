/**
 * Calls back with the size of these elements, now and whenever it changes.
 *
 * @returns ends it
 */
export function whenResized(elements: Iterable<Element>, tell: () => void): () => void {
  // Where nothing observes sizes, they follow the window's.
  if (!globalThis.ResizeObserver) {
    tell()
    addEventListener('resize', tell)
    return () => removeEventListener('resize', tell)
  }
  const observer = new ResizeObserver(tell)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
