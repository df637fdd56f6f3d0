/** In characters. */
export const suggestionLength = 2000

interface Mail {
  to: string
  subject: string
  body: string
}

/**
 * The address that opens the visitor's mail program with a written mail (RFC 6068): percent-encoded, line breaks as CRLF.
 * A body over 2000 characters is cut; half a character, which cannot be encoded, becomes U+FFFD.
 */
export function mailtoAddress({ to, subject, body }: Mail): string {
  const cut = Array.from(body.trim()).slice(0, suggestionLength).join('')
  const recipient = encoded(to).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encoded(subject)}&body=${encoded(cut)}`
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'))
}
