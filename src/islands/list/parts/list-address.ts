/** The link of the list on the screen: what is sent, saved and drawn as a code. */
export function listAddress(): string {
  return location.origin + location.pathname
}
