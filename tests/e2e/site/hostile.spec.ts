import fc from 'fast-check'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import { cleanText } from '../../../src/domain/lib/check.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { testLimits } from '../../support/limits.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { watchExecutions } from '../support/executions.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const textCount = 10_000
const listCount = 10
/** Largest number of changes in one request. */
const batchSize = 100
/** Fields of a list that can contain a stranger's text; repeated entries occur more often, so that most texts are names. */
const places = [
  'name',
  'name',
  'name',
  'author',
  'unit',
  'quantity',
  'category',
  'list-name',
  'note',
  'store',
  'price',
  'taker',
] as const

/** A service worker would show the device's copy when the server takes long to render. */
const withoutWorker = { serviceWorkers: 'block' } as const

test('ten thousand hostile texts are refused or stored as text, and none of them runs', async ({
  newPerson,
  product,
}, { annotations }) => {
  test.setTimeout(testLimits.processesMs)
  const person = await newPerson(withoutWorker)
  const seed = Math.floor(Math.random() * 1e9)
  annotations.push({ type: 'seed', description: String(seed) })
  const executions = await watchExecutions(person.page)
  const texts = fc.sample(hostileText, { numRuns: textCount, seed })
  const perList = textCount / listCount
  for (let start = 0; start < textCount; start += perList)
    await writeAndLook(person, product.url, texts.slice(start, start + perList))

  await test.step('the lists stand on the home page by their names', async () => {
    await person.open('/')
    await person.page.getByRole('button', { name: 'Arată toate cele 10' }).click()
    await expect(person.page.getByRole('link', { name: /Nimic de cumpărat|rămas/ })).toHaveCount(listCount)
  })
  expect(executions).toEqual([])
})

/** Shows the texts on a screen as they arrive live, and then as the server renders them. */
async function writeAndLook(person: Person, url: string, texts: readonly string[]): Promise<void> {
  const list = await makeList(url)
  await person.open(`/list/${list.token}`)
  const stored: string[] = []
  for (let start = 0; start < texts.length; start += batchSize)
    stored.push(...(await write(list, texts.slice(start, start + batchSize), start)))
  await shows(person, list, stored)
  await person.page.reload()
  await person.isAtHand()
  await shows(person, list, stored)
}

/** Sends the texts, and expects each stored text to be the cleaned text that was sent. @returns the stored items' names */
async function write(list: ListClient, texts: readonly string[], firstIndex: number): Promise<string[]> {
  const changes = texts.map((text, index) => changeWith(list, text, firstIndex + index))
  const { results, items } = await list.push(changes)
  expect(results).toHaveLength(texts.length)
  const names: string[] = []
  for (const [index, { status }] of results.entries()) {
    const change = changes[index]
    if (status === 'refused' || change?.kind !== 'add') continue
    const item = { ...itemDefaults, ...items.find(({ id }) => id === change.itemId) }
    const sent: Record<string, unknown> = { ...change.fields }
    for (const [field, value] of Object.entries(sent)) expect(item).toHaveProperty(field, cleaned(value))
    names.push(cleaned(change.fields.name))
  }
  return names
}

function cleaned(value: unknown): string {
  return cleanText(String(value))
}

function changeWith(list: ListClient, text: string, index: number) {
  const place = places[index % places.length]
  if (place === 'list-name') return list.rename(text)
  if (place === 'name' || place === undefined) return list.add(text)
  return list.add(`produs ${index}`, { [place]: text })
}

async function shows(person: Person, list: ListClient, names: readonly string[]): Promise<void> {
  await expect.poll(() => person.page.getByRole('listitem').count()).toBe(names.length)
  const { name } = await list.read()
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(name)
  const rows = (await person.readList()).map(cleanText)
  expect(names.filter((wanted) => !rows.some((row) => row.includes(wanted)))).toEqual([])
}

test('hostile names of lists stay text in all that a page says of its list', async ({ newPerson, product }, {
  annotations,
}) => {
  const person = await newPerson(withoutWorker)
  const seed = Math.floor(Math.random() * 1e9)
  annotations.push({ type: 'seed', description: String(seed) })
  const executions = await watchExecutions(person.page)
  for (const text of fc.sample(hostileText, { numRuns: 40, seed })) {
    const list = await makeList(product.url)
    await list.push([list.rename(text)])
    const { name } = await list.read()
    await person.page.goto(`/list/${list.token}`)
    await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(person.page.locator('meta[property="og:title"]')).toHaveAttribute('content', name)
  }
  expect(executions).toEqual([])
})

test('code that a text makes a page run would be noticed', async ({ person, troubles }) => {
  const executions = await watchExecutions(person.page)
  await person.open('/despre')
  await person.page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="javascript:hostile()" onclick="hostile()">lapte</a>',
    )
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="pâine"></iframe>')
    Reflect.get(window, 'hostile')()
  })
  await expect.poll(() => executions.join('\n')).toContain('a href=javascript:hostile()')
  await expect.poll(() => executions.join('\n')).toContain('a onclick=hostile()')
  await expect.poll(() => executions.join('\n')).toContain('<iframe srcdoc')
  await expect.poll(() => executions.join('\n')).toContain('hostile() was called')
  await expect.poll(() => troubles.join()).toContain('forbids inline')
  troubles.length = 0
})
