/** A path with its percent-encoding taken off; as it is where that is malformed. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
