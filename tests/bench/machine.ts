import { availableParallelism, cpus, hostname, totalmem } from 'node:os'
import { Workbench } from './workbench.ts'

export interface Machine {
  name: string
  cpus: number
  model: string
  memoryGb: number
  node: string
  chromium: string
}

/** What the figures were measured on. */
export async function describeMachine(): Promise<Machine> {
  return {
    name: hostname(),
    cpus: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: await chromiumVersion(),
  }
}

async function chromiumVersion(): Promise<string> {
  const bench = new Workbench()
  try {
    return (await bench.browser()).version()
  } finally {
    await bench.clear()
  }
}
