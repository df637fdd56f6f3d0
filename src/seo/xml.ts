const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands inside an element or an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}

/** An element of SVG or any other XML. The children are markup already; an attribute without a value is left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const words = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(String(value))}"`],
  )
  return `<${tag}${words.join('')}>${children.join('')}</${tag}>`
}
