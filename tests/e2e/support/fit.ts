import type { Locator } from '@playwright/test'

/** Runs in the page. @returns true if the corners of the element are on the screen and not below another element */
export function isWhollyShown(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [x, top + 3],
    [x, bottom - 3],
    [x, y],
  ] as const
  return points.every(([px, py]) => {
    const seen = document.elementFromPoint(px, py)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })
}

/** Returns the words of the elements that are drawn in more than one line. */
export function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => {
    const words = found.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const parts: { node: Node; from: number; word: string }[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const match of (node.textContent ?? '').matchAll(/\p{L}+/gu))
          parts.push({ node, from: match.index, word: match[0] })
      return parts
    })
    return words.flatMap(({ node, from, word }) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, from + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    })
  })
}

/** Returns the texts of elements whose words are in more than one line, or whose end is cut. */
export function wrappedOrCut(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => {
    const linesOf = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const tops = new Set<number>()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        for (const { top } of lines) tops.add(Math.round(top))
      }
      return tops.size
    }
    return found
      .filter((element) => linesOf(element) > 1 || element.scrollWidth > element.clientWidth + 1)
      .map(({ textContent }) => textContent ?? '')
  })
}

/** Returns the placeholders that are wider than their fields. */
export function cutPlaceholders(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((found) =>
    found.flatMap((field) => {
      const { placeholder } = field as HTMLInputElement
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const ruler = document.createElement('canvas').getContext('2d')
      if (ruler) ruler.font = font
      const needed =
        (ruler?.measureText(placeholder).width ?? 0) + parseFloat(paddingLeft) + parseFloat(paddingRight)
      return needed > field.clientWidth + 1 ? [placeholder] : []
    }),
  )
}
