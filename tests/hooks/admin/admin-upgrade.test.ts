import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { readContent, readSiteFiles, updateRecords } from '../../../scripts/lib/publish/admin-content.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { stepBack } from '../../support/server/step-back.ts'

const whenFoodsWereLaidOut = '1795219217'
const whenRecipesHadAllergens = '1795219229'

/** Texts that an admin wrote in addition to the files, before all foods were in the dashboard. */
const former = {
  rosii: {
    metaTitle: 'Roșii de grădină și de seră',
    usageTips: [
      'Un sfat despre roșii, destul de lung.',
      'Alt sfat despre roșii, și el lung.',
      'Al treilea sfat, la fel de lung ca ele.',
    ],
    substitutes: [
      { food: 'ardei-kapia', ratio: '1:1', reason: 'Aduce dulceața și culoarea roșiilor.' },
      { name: 'Roșii uscate', ratio: '1:2', reason: 'Au același gust, numai că mai strâns.' },
    ],
    faq: ['Una', 'Alta', 'A treia'].map((which) => ({
      question: `${which} dintre întrebări este bună?`,
      answer: 'Da, fiindcă are un răspuns destul de lung ca să poată sta pe pagina unui aliment.',
    })),
    nutrition: { calories: 19, protein: 0.9 },
    source: { table: 'CIQUAL 2020', entry: 'Tomate, crue', id: '20047' },
    measures: [{ measure: 'o felie', grams: 20 }],
    addAs: { quantity: '1.5', unit: 'kg' },
    allergens: [],
    cooking: { heading: 'Cât se fierbe', text: 'Sosul scade în jumătate de oră, la foc mic și descoperit.' },
    knownWords: ['prunișoare'],
  },
} as const

test('earlier changes by admins are shown in the dashboard, and still override the files', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  await server.kill9()
  stepBack(server, whenFoodsWereLaidOut)
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  write(database, 'rosii', former.rosii)
  await server.restart()

  const files = readSiteFiles((await ensureHooksBuilt()).hooks)
  updateRecords(database, files, Date.now())
  const { nutrition, allergens: _, ...said } = former.rosii
  expect(readContent(database, files)).toEqual({
    content: {
      foods: [{ slug: 'rosii', ...said, nutrition: { ...nutrition, kilojoules: 79 } }],
      texts: [],
      suggestions: [],
      notices: [],
    },
  })
  const { conflicts } = database.prepare(`SELECT conflicts FROM guide_foods WHERE slug = 'rosii'`).get() ?? {}
  expect(conflicts).toBe('{}')
})

test('allergens that a label may name, as admins chose them, depend on the recipe, and those of files have their state', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  await server.kill9()
  stepBack(server, whenRecipesHadAllergens)
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  write(database, 'rosii', { mayContain: ['Soia'], changed: { mayContain: '["Niciunul"]' } })
  write(database, 'paine-alba', { mayContain: ['Soia', 'Lupin'], changed: {} }, 'b')
  await server.restart()

  updateRecords(database, readSiteFiles((await ensureHooksBuilt()).hooks), Date.now())
  const states = (slug: string) =>
    database.prepare('SELECT recipeAllergens, mayContain, changed FROM guide_foods WHERE slug = ?').get(slug)
  expect(states('rosii')).toEqual({
    recipeAllergens: '["Soia"]',
    mayContain: '["Niciunul"]',
    changed: '{"recipeAllergens":"[\\"Niciunul\\"]"}',
  })
  expect(states('paine-alba')).toEqual({
    recipeAllergens: '["Soia","Lapte","Semințe de susan"]',
    mayContain: '["Lupin"]',
    changed: '{}',
  })
})

function write(database: DatabaseSync, slug: string, record: object, letter = 'a'): void {
  const row = { id: letter.repeat(15), slug, ...record }
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  database
    .prepare(`INSERT INTO guide_foods (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
    .run(...values)
}
