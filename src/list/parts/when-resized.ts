/**
 * Calls `tell` once at the start, and again whenever the size of one of the elements changes.
 *
 * @returns a function that stops the calls
 */
export function whenResized(elements: Iterable<Element>, tell: () => void): () => void {
  // Fallback for browsers without `ResizeObserver`: the elements are taken to change size with the window.
  if (!globalThis.ResizeObserver) {
    tell()
    addEventListener('resize', tell)
    return () => removeEventListener('resize', tell)
  }
  const observer = new ResizeObserver(tell)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
