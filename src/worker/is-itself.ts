/** A proxy that asks its visitor to sign in answers for a file with its own page, which must not be kept in its place. */
export function isItself({ status, redirected }: Response): boolean {
  return status === 200 && !redirected
}
