import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { type BuiltPage, readBuiltPages } from './guide-pages.ts'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

let client: string
let pages: readonly BuiltPage[]

beforeAll(async () => {
  client = join(await ensureSiteBuilt(), 'client')
  pages = (await readBuiltPages()).pages
})

const contentOf = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
const pathOf = (page: BuiltPage) => new URL(contentOf(page, 'og:image') ?? 'none:').pathname

/** Pages that may be shared: other pages have the robots tag noindex. */
const publicPages = () => pages.filter((page) => !contentOf(page, 'robots')?.includes('noindex'))

test('every public page has a picture to be shared by, at a whole address', () => {
  expect(publicPages().length).toBeGreaterThan(385)
  expect(
    publicPages()
      .filter((page) => !/^https?:\/\/[^/]+\/share\/[a-z-]+\.png$/.test(contentOf(page, 'og:image') ?? ''))
      .map(({ address }) => address),
  ).toEqual([])
})

test('every such picture is a PNG of the size that its page says, below 100 KB', () => {
  for (const page of publicPages()) {
    const png = readFileSync(join(client, pathOf(page)))
    expect({
      address: page.address,
      isPng: png.subarray(0, 8).equals(signature),
      width: String(png.readUInt32BE(16)),
      height: String(png.readUInt32BE(20)),
      isSmall: png.length < 100_000,
    }).toEqual({
      address: page.address,
      isPng: true,
      width: contentOf(page, 'og:image:width'),
      height: contentOf(page, 'og:image:height'),
      isSmall: true,
    })
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test.each([
  ['/', '/share/acasa.png'],
  ['/despre', '/share/despre.png'],
  ['/functii', '/share/functii.png'],
  ['/lista-de-cumparaturi', '/share/lista-de-cumparaturi.png'],
  ['/confidentialitate', '/share/acasa.png'],
  ['/alimente/', '/share/alimente.png'],
  ['/alimente/litera/r/', '/share/alimente.png'],
  ['/alimente/categorie/legume/', '/share/alimente.png'],
  ['/alimente/sezon/iulie/', '/share/alimente.png'],
  ['/alimente/rosii/', '/share/rosii.png'],
])('%s is shared by %s', (address, path) => {
  expect(pages.filter((page) => page.address === address).map(pathOf)).toEqual([path])
})

test('no two foods share a picture', () => {
  const paths = publicPages()
    .filter(({ address }) => /^\/alimente\/(?!surse)[a-z-]+\/$/.test(address))
    .map(pathOf)
  expect(paths.length).toBeGreaterThan(385)
  expect(new Set(paths).size).toBe(paths.length)
})
