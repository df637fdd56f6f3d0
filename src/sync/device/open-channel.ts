/**
 * Opens a channel to this device's other tabs; undefined if the browser has none (Safari before 15.4). Those tabs then
 * receive the news from the server, like other devices.
 */
export function openChannel(name: string, heard?: () => void): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined
  const channel = new BroadcastChannel(name)
  if (heard) channel.addEventListener('message', heard)
  return channel
}
