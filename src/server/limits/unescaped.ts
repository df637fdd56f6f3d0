/** A path with its percent-encoding decoded; unchanged if the encoding is malformed. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
