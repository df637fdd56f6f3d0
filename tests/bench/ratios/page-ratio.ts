import { beside } from '../kit/figure.ts'
import { ask, load } from '../kit/load.ts'
import { makeLongList } from '../kit/realistic-items.ts'
import type { Measurement } from '../kit/workbench.ts'

const items = 500
const people = 4
const requests = 100
const compressed = { 'Accept-Encoding': 'br' }

/** Compares the CPU time of the page of a long list with that of the same page as a text in memory. */
export const pageRatio: Measurement = async (bench) => {
  const { url, processes } = await bench.installation()
  const bare = await bench.bareServer()
  const { token } = await makeLongList(url, items)
  const address = `${url}/list/${token}`
  const page = await (await fetch(address)).text()
  await fetch(`${bare.url}/page`, { method: 'POST', body: page })
  const priceOf = async (asked: string, pid: number) =>
    (
      await load(
        Array(people).fill(() => ask(asked, 'GET', compressed)),
        requests,
        [pid],
      )
    ).processorMs
  return [
    beside(`the page of ${items} items, beside the same page from memory`, 'ms', {
      of: await priceOf(address, processes().site),
      beside: await priceOf(`${bare.url}/page`, bare.pid),
    }),
  ]
}
