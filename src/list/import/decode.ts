/** Control characters that no text contains, in any encoding read here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds exactly these
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * Returns the text of a file; undefined for bytes that are no text. UTF-8 and UTF-16 are recognised by their byte order
 * mark or their bytes; anything else is Windows-1250, in which Excel in Romanian saves tables.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1250')
  return text === undefined || binary.test(text) ? undefined : text
}

function encodingOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return 'utf-8'
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
