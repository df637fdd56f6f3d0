import lighthouse from 'lighthouse'
import { freePort } from '../../scripts/lib/free-port.ts'
import { pageKinds } from '../support/pages/page-kinds.ts'
import { type Figure, figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import type { Measurement } from './kit/workbench.ts'

const rounds = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's scores of pages, from 0 to 100, on a simulated mid-range phone. */
export const lighthouseScores: Measurement = async (bench) => {
  const url = await bench.product()
  const port = await freePort()
  await bench.browser(port)
  const figures: Figure[] = []
  for (const path of Object.keys(pageKinds)) {
    const scores = await scoresOf(url + path, port)
    for (const category of categories)
      figures.push(figure(`${category} of ${path}`, 'score', scores.get(category) ?? [0], { atLeast: 100 }))
  }
  return [...figures, await listSpeed(url, port)]
}

/** Of a list's page only the speed score counts, because search engines are kept out of lists. */
async function listSpeed(url: string, port: number): Promise<Figure> {
  const { token } = await makeLongList(url, 60)
  const scores = await scoresOf(`${url}/list/${token}`, port)
  return figure('performance of a list of 60', 'score', scores.get('performance') ?? [0], { atLeast: 98 })
}

/** Returns the scores of each round by category. */
async function scoresOf(address: string, port: number): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error' })
    for (const { id, score } of Object.values(result?.lhr.categories ?? {})) {
      found.set(id, [...(found.get(id) ?? []), Math.round((score ?? 0) * 100)])
    }
  }
  return found
}
