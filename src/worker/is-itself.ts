/**
 * True when a response is the requested file. A proxy that requires a login responds with its own page, which must not be
 * cached in place of the file.
 */
export function isItself({ status, redirected }: Response): boolean {
  return status === 200 && !redirected
}
