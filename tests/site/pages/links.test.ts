import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOurs, type Link, linksOf } from './built-links.ts'
import { type BuiltPages, readBuiltPages } from './guide-pages.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'

let site: BuiltPages
let served: ServedBuild
let links: Link[]
/** Addresses that are no file, with the target of the server's redirect. */
const moved = new Map<string, string>()

beforeAll(async () => {
  site = await readBuiltPages()
  served = await serveBuild()
  links = site.pages.flatMap(linksOf)
  const others = new Set(links.filter(isOurs).map(({ url }) => url.pathname))
  for (const address of [...others].filter((one) => !site.addresses.has(one))) {
    const { location } = await served.ask(address)
    if (location) moved.set(address, new URL(location, 'http://site').pathname)
  }
})

afterAll(() => served.stop())

const whereTo = ({ url }: Link) => moved.get(url.pathname) ?? url.pathname
const shown = ({ from, url }: Link) => `${from} -> ${url.href.replace('http://site', '')}`

test('every link of every page leads somewhere, if need be by one redirect', () => {
  expect(links.length).toBeGreaterThan(10_000)
  expect(links.filter((link) => isOurs(link) && !site.addresses.has(whereTo(link))).map(shown)).toEqual([])
})

test('only the words of the Swedish sister site are redirected', () => {
  expect([...moved.keys()].sort()).toEqual(['/funktioner', '/inkopslista', '/om'])
})

test('every link into a page leads to a part that it has', () => {
  const byAddress = new Map(site.pages.map((page) => [page.address, page]))
  const wanted = links.filter((link) => isOurs(link) && link.url.hash !== '' && byAddress.has(whereTo(link)))
  expect(wanted.length).toBeGreaterThan(site.pages.length)
  const broken = wanted.filter((link) => {
    const id = decodeURIComponent(link.url.hash.slice(1))
    return !byAddress.get(whereTo(link))?.document.getElementById(id)
  })
  expect(broken.map(shown)).toEqual([])
})

test('every public page can be reached from the home page', () => {
  const onward = new Map(site.pages.map((page) => [page.address, linksOf(page).filter(isOurs).map(whereTo)]))
  const reached = new Set(['/'])
  for (const address of reached) for (const next of onward.get(address) ?? []) reached.add(next)
  const isPublic = ({ document }: (typeof site.pages)[number]) => !document.querySelector('meta[name=robots]')
  const isolated = site.pages.filter((page) => isPublic(page) && !reached.has(page.address))
  expect(isolated.map(({ address }) => address)).toEqual([])
})

test('no page fetches anything from anybody else', () => {
  expect(links.filter(({ isFetched }) => isFetched).length).toBeGreaterThan(1000)
  const strangers = links.filter((link) => link.isFetched && !isOurs(link) && link.url.protocol !== 'data:')
  expect(strangers.map(shown)).toEqual([])
})
