import { describe, expect, test } from 'vitest'
import { pageHeadTexts } from '../../../src/i18n/pages/page-heads.ts'
import { documentTitle, headTags } from '../../../src/seo/head.ts'
import { pageHead, type SitePageName } from '../../../src/seo/page-heads.ts'

const base = new URL('https://lista.example/')
const alone = { sisters: { swedish: undefined, romanian: undefined } }
const names = Object.keys(pageHeadTexts) as SitePageName[]

describe.each(names)('the page “%s”', (name) => {
  const head = pageHead(name, base, alone)

  test('has a title of at most 60 characters and a description of 60 to 170', () => {
    expect(documentTitle(head).length).toBeLessThanOrEqual(60)
    expect(head.description.length).toBeGreaterThanOrEqual(60)
    expect(head.description.length).toBeLessThanOrEqual(170)
  })

  test('names no other language where there is no sister site', () => {
    expect(JSON.stringify(headTags(head))).not.toContain('hreflang')
  })
})

test('with a Swedish sister site a page names itself and its sister', () => {
  const sisters = { swedish: 'https://syster.example/', romanian: undefined }
  const links = headTags(pageHead('features', base, { sisters })).filter(
    ({ attributes }) => 'hreflang' in attributes,
  )
  expect(links.map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', href: 'https://lista.example/functii', hreflang: 'ro' },
    { rel: 'alternate', href: 'https://syster.example/funktioner', hreflang: 'sv' },
  ])
})

test('a page that the sister does not have names no other language', () => {
  const sisters = { swedish: 'https://syster.example/', romanian: undefined }
  expect(JSON.stringify(headTags(pageHead('licences', base, { sisters })))).not.toContain('hreflang')
})

test('no two pages have the same title', () => {
  const titles = names.map((name) => documentTitle(pageHead(name, base, alone)))
  expect(new Set(titles).size).toBe(titles.length)
})
