import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Milliseconds after which a test file counts as slow, and between two reports. */
const slowMs = 5 * 60_000

/** Milliseconds in which vitest ends after its last test. */
const endMs = 60_000

interface Running {
  since: number
  /** Name of the test that runs; undefined while the file is loaded, or one of its hooks runs. */
  test?: string | undefined
}

/** A vitest reporter that names slow test files while they run, which others name when they have ended, and that ends vitest. */
export default class Unfinished implements Reporter {
  readonly #running = new Map<string, Running>()

  onInit(): void {
    setInterval(() => process.stdout.write(this.describe()), slowMs).unref()
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.set(moduleId, { since: Date.now() })
  }

  onTestCaseReady({ module: { moduleId }, fullName }: TestCase): void {
    const running = this.#running.get(moduleId)
    if (running) running.test = fullName
  }

  onTestCaseResult({ module: { moduleId } }: TestCase): void {
    const running = this.#running.get(moduleId)
    if (running) running.test = undefined
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId)
  }

  /**
   * Ends vitest if it does not end by itself: it waits until the output of its workers is closed, which a process that outlives
   * its test can have inherited.
   */
  onTestRunEnd(): void {
    setTimeout(() => {
      process.stdout.write(' … a process that a test started still has the output of the tests open\n')
      process.exit()
    }, endMs).unref()
  }

  /** Returns a line for each slow test file, with its minutes and the test that runs. */
  describe(): string {
    const slow = [...this.#running].filter(([, { since }]) => Date.now() - since >= slowMs)
    const lines = slow.map(([path, { since, test }]) => {
      const minutes = Math.round((Date.now() - since) / 60_000)
      return ` … ${path} has run for ${minutes} minutes: ${test ?? 'between tests'}\n`
    })
    return lines.join('')
  }
}
