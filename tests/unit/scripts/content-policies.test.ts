import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from '../../../scripts/lib/build/astro/content-policies.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('every inline script and style is named by its very bytes', () => {
  const script = 'if (a < b && c) show("ș</p>")'
  const style = '\n.a > .b { content: "„" }\n'
  const page = `<head><style>${style}</style></head><body><script>${script}</script><script type="module">go()</script>`
  expect(inlineHashes(page)).toEqual({
    scripts: [hashOf(script), hashOf('go()')],
    styles: [hashOf(style)],
  })
})

test('data, and scripts that are files, need no hash', () => {
  const page =
    '<script src="/_astro/a.js"></script><script type="application/ld+json">{"@graph":[]}</script><p>x</p>'
  expect(inlineHashes(page)).toEqual({ scripts: [], styles: [] })
})
