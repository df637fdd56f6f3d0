import type { ChildProcess } from 'node:child_process'

/**
 * Names a process that must not outlive this one. `bootstrap.mjs`, when it is the parent, ends it should this process
 * be gone before it could do so itself.
 */
export function entrust(child: ChildProcess): void {
  const { pid } = child
  if (!pid || !process.send) return
  process.send({ entrust: pid })
  child.on('close', () => process.connected && process.send?.({ release: pid }))
}
