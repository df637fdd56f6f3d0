/** What a mail's link carries, behind the hash of the page's address; empty when there is nothing. */
export function linkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}
