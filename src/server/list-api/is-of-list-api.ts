/** Prefix of the calls that other programs may make, with a key of a list. */
const listApiPath = '/api/v1/'

/** True for addresses of the API for other programs, which reports errors in the standard's format. */
export function isOfListApi(url: string | undefined): boolean {
  return url?.startsWith(listApiPath) ?? false
}
