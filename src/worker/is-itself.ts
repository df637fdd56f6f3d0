/**
 * Whether an answer is the requested file. A proxy that asks its visitor to sign in answers with its own page, which must
 * not be stored in place of the file.
 */
export function isItself({ status, redirected }: Response): boolean {
  return status === 200 && !redirected
}
