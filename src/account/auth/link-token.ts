/** Token from a mail's link, in the fragment of the page's address; empty if there is none. */
export function linkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}
