/** The link of the list on the screen, for sharing, saving and the QR code. */
export function listAddress(): string {
  return location.origin + location.pathname
}
