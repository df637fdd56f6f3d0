const isStartedByBootstrap = process.connected

/**
 * Resolves when this process is asked to end: by Ctrl-C, SIGTERM, a closed terminal, or the end of the `bootstrap.mjs` that
 * started it. Later requests change nothing.
 */
export function untilAskedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    if (isStartedByBootstrap) process.on('disconnect', resolve)
    if (isStartedByBootstrap && !process.connected) resolve()
  })
}
