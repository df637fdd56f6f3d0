import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grade, preloadNobody } from '../../support/pages/observatory.ts'
import { makeList } from '../../support/people/api.ts'
import { makeCertificate } from '../../support/server/certificate.ts'
import { type Site, startSite } from '../../support/server/site.ts'
import { startTlsFront, type TlsFront } from '../../support/server/tls-front.ts'
import { Upstream } from './upstream.ts'

const leastScore = 125

const certificate = makeCertificate()
let site: Site
let front: TlsFront
let list: string

beforeAll(async () => {
  preloadNobody()
  setDefaultCACertificates([certificate.cert])
  site = await startSite({ isProxyTrusted: true })
  front = await startTlsFront(site.url, certificate)
  list = `/list/${(await makeList(site.url)).token}`
})
afterAll(async () => {
  await front.stop()
  await site.stop()
})

const aScript = () =>
  `/_astro/${readdirSync(join(site.distDir, 'client/_astro')).find((name) => name.endsWith('.js'))}`

describe(`The Observatory gives ${leastScore} or more to`, () => {
  test.each<[what: string, status: number, address: () => string]>([
    ['the home page', 200, () => '/'],
    ['a page', 200, () => '/functii'],
    ['a page of the guide', 200, () => '/alimente/rosii/'],
    ['the 404 page', 404, () => '/nimic'],
    ['the 404 page of the guide', 404, () => '/alimente/nimic/'],
    ['a list', 200, () => list],
    ['a list that is not there', 404, () => '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
    ['a script', 200, aScript],
    ['a picture', 200, () => '/pictures/basket.svg'],
    ['the service worker', 200, () => '/sw.js'],
    ['robots.txt', 200, () => '/robots.txt'],
    ['the site map', 200, () => '/sitemap.xml'],
    ['the target of a redirect', 200, () => '/alimente/ROSII'],
    ['an answer of the API', 404, () => '/api/list'],
    ['an unknown address of the API', 404, () => '/api/nimic'],
  ])('%s (%i)', async (_, status, address) => {
    const found = await grade(front, address())
    expect(found.status).toBe(status)
    expect(found.score, JSON.stringify(found.because)).toBeGreaterThanOrEqual(leastScore)
  })
})

test('It gives little to a server that says nothing of security', async () => {
  const plain = await Upstream.start()
  const plainFront = await startTlsFront(plain.url, certificate)
  expect(await grade(plainFront, '/')).toMatchObject({
    status: 200,
    score: 30,
    because: {
      'csp-not-implemented': -25,
      'hsts-not-implemented': -20,
      'x-content-type-options-not-implemented': -5,
      'x-frame-options-not-implemented': -20,
    },
  })
  await Promise.all([plainFront.stop(), plain.stop()])
})
