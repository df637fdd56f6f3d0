import { expect, test } from 'vitest'
import { documentTitle, headTags } from '../../../src/seo/head.ts'

test('a page’s title carries the site’s name, and so does the home page’s', () => {
  expect(documentTitle({ title: 'Cumpărături' })).toBe('Cumpărături – Lista Noastră')
  expect(documentTitle({ title: 'Roșii: de ales', hasOwnTitle: true })).toBe('Roșii: de ales')
  expect(documentTitle()).toBe('Lista Noastră – Lista de cumpărături a familiei, mereu la zi')
})

test('a private page is kept from search engines and from the Referer header', () => {
  const tags = headTags({ title: 'Cumpărături', description: 'd', isPrivate: true }).map(
    (tag) => tag.attributes,
  )
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags).toContainEqual({ name: 'referrer', content: 'no-referrer' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Cumpărături' })
})

test('a public page says its own address', () => {
  const tags = headTags({ description: 'd', canonical: new URL('https://lista.example/') })
  expect(tags).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: 'https://lista.example/' },
  })
  expect(JSON.stringify(tags)).not.toContain('noindex')
})

test('a page with a picture says where it is and how large', () => {
  const picture = new URL('https://lista.example/share/rosii.png')
  const tags = headTags({ description: 'd', picture }).map((tag) => tag.attributes)
  expect(tags).toContainEqual({ property: 'og:image', content: picture.href })
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(JSON.stringify(headTags({ description: 'd' }))).not.toContain('og:image')
})

test('a page whose address nobody shares has no preview', () => {
  const tags = JSON.stringify(headTags({ title: 'Cumpărături', description: 'd', isUnshared: true }))
  expect(tags).not.toContain('og:')
  expect(tags).toContain('description')
})
