import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from '../../../.dependency-cruiser.mjs'
import { publishedFile } from '../../../scripts/lib/publish/publication-files.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { addTexts } from '../../../src/list/add/texts.ts'
import { nothingPublished } from '../../../src/published/schemas.ts'
import { addresses } from '../../../src/site.ts'
import { copyWithout } from '../../stages/copy-without.ts'
import { testLimits } from '../../support/limits.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { test as base, expect } from '../support/test.ts'

/** Builds for published content are compressed faster. */
function publishNothing(dataFolder: string): () => void {
  mkdirSync(join(dataFolder, 'pb'))
  writeFileSync(join(dataFolder, 'pb', publishedFile), JSON.stringify(nothingPublished))
  return () => undefined
}

const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(inProject('tests/.output/without-parts-'))
      copyWithout(Object.keys(parts), folder)
      const product = await startProduct({}, folder, publishNothing)
      await use(product)
      await product.end()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: testLimits.processesMs },
  ],
})

test('without its optional parts the product builds, starts, and carries a typed item to another screen', async ({
  person,
  newPerson,
}) => {
  const link = await person.openNewList('Cină')
  const other = await newPerson()
  await other.open(link)
  await person.add('2 l lapte')
  await expect(other.row('lapte')).toContainText('2 l')
  await expect(person.page.getByRole('button', { name: addTexts.voice })).toHaveCount(0)
})

test('without its optional parts it has no address of theirs', async ({ product }) => {
  const theirs = [
    addresses.apiDocs,
    addresses.apiDocument,
    addresses.dav,
    '/.well-known/caldav',
    '/api/voice-to-text',
  ]
  for (const path of theirs) expect((await fetch(`${product.url}${path}`)).status, path).toBe(404)
})
