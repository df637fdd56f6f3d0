/** Below it is what other programs may ask, by a key of a list. */
const listApiPath = '/api/v1/'

/** Whether an address is of the API for other programs, which tells errors in the standard's format. */
export function isOfListApi(url: string | undefined): boolean {
  return url?.startsWith(listApiPath) ?? false
}
