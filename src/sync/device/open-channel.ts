/**
 * A channel to this device's other tabs; undefined where the browser has none (Safari before 15.4). They hear from the
 * server then, like other devices.
 */
export function openChannel(name: string, heard?: () => void): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined
  const channel = new BroadcastChannel(name)
  if (heard) channel.addEventListener('message', heard)
  return channel
}
