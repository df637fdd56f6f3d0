import { beside, type Figure } from '../kit/figure.ts'
import { makeFirstPair } from '../kit/pair.ts'
import type { Measurement, Workbench } from '../kit/workbench.ts'

const writes = 400

/** Compares the time from a write to another reader's event with that of a server that only passes the text on. */
export const eventRatio: Measurement = async (bench) => {
  const bare = await timesAt(bench, (await bench.bareServer()).url)
  const alone = await timesAt(bench, await bench.pocketBase())
  const through = await timesAt(bench, await bench.product())
  const compare = (way: string, of: number[], ratio: number): Figure =>
    beside(`write to event, ${way}, beside a bare server`, 'ms', { of, beside: bare }, { ratio })
  return [compare('PocketBase alone', alone, 2.2), compare('through the site', through, 3)]
}

async function timesAt(bench: Workbench, url: string): Promise<number[]> {
  const times = await (await makeFirstPair(bench, url)).timeWrites(writes)
  await bench.clear()
  return times
}
