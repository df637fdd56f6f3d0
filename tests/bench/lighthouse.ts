import lighthouse from 'lighthouse'
import { freePort } from '../../scripts/pocketbase/launch.ts'
import { type Figure, figure } from './figure.ts'
import type { Measurement } from './workbench.ts'

const rounds = 3
/** One page of each kind that is the same for everybody. */
const pages = ['/alimente/rosii/', '/alimente/litera/c/', '/alimente/categorie/legume/', '/alimente/']

/** Lighthouse's scores, from 0 to 100, of the pages as a phone of the middle kind sees them. */
export const lighthouseScores: Measurement = async (bench) => {
  const url = await bench.product()
  const port = await freePort()
  await bench.browser(port)
  const figures: Figure[] = []
  for (const path of pages) figures.push(...(await scoresOf(url, path, port)))
  return figures
}

async function scoresOf(url: string, path: string, port: number): Promise<Figure[]> {
  const found = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url + path, { port, logLevel: 'error' })
    for (const { id, score } of Object.values(result?.lhr.categories ?? {})) {
      found.set(id, [...(found.get(id) ?? []), Math.round((score ?? 0) * 100)])
    }
  }
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
    figure(`${category} of ${path}`, 'score', found.get(category) ?? [0], { atLeast: 100 }),
  )
}
