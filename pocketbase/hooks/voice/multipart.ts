import type { AudioClip } from './recording.ts'

const lineEnd = '\r\n'

/**
 * A form with a recording, in the format of RFC 7578. PocketBase's own form labels every file `application/octet-stream`,
 * which some engines refuse.
 *
 * @param boundary letters and digits that the recording cannot contain
 */
export function multipart(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  { bytes, format }: AudioClip,
): Uint8Array {
  const texts = Object.entries(fields).map(
    ([name, value]) => part(boundary, `name="${name}"`, '') + value + lineEnd,
  )
  const file = part(
    boundary,
    `name="file"; filename="${format.fileName}"`,
    `Content-Type: ${format.contentType}${lineEnd}`,
  )
  return Buffer.concat([
    Buffer.from(texts.join('') + file, 'utf8'),
    bytes,
    Buffer.from(`${lineEnd}--${boundary}--${lineEnd}`, 'utf8'),
  ])
}

function part(boundary: string, disposition: string, headers: string): string {
  return `--${boundary}${lineEnd}Content-Disposition: form-data; ${disposition}${lineEnd}${headers}${lineEnd}`
}
