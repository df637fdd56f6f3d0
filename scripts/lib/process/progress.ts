const tickMs = 10_000

/**
 * Does a step that may take a minute, and tells the operator its name, every ten seconds how long it has been running, and
 * at its end how long it took.
 *
 * @param name 'Building the site'
 * @param say receives each line
 */
export async function withProgress<Value>(
  name: string,
  step: () => Promise<Value>,
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Value> {
  const startedAt = performance.now()
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  say(`${name} …`)
  const ticking = setInterval(() => say(`  … ${seconds()}`), tickMs)
  try {
    return await step()
  } finally {
    clearInterval(ticking)
    say(`  ${seconds()}`)
  }
}
