import type { Person } from '../support/person.ts'
import { expect, moving, test } from '../support/test.ts'

test.use(moving)

/** More rows than the screen shows; fruit comes before them. */
const many = Array.from({ length: 40 }, (_, at) => `lucru ${at + 1}a`).join('\n')

async function openForTwo(newPerson: (options?: object) => Promise<Person>): Promise<[Person, Person]> {
  const ana = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const link = await ana.openNewList('Cină', many)
  const mihai = await newPerson()
  await mihai.open(link)
  await Promise.all([ana.isLive(), mihai.isLive()])
  return [ana, mihai]
}

const toEnd = ({ page }: Person) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
const newsOf = ({ page }: Person) => page.getByRole('button', { name: /^\d+ (nou|noi) sus$/ })

test('an addition above the rows in sight is announced, and a press shows it', async ({ newPerson }) => {
  const [ana, mihai] = await openForTwo(newPerson)
  await toEnd(ana)
  await mihai.add('banane')
  await expect(newsOf(ana)).toHaveText('1 nou sus')
  await mihai.add('mere')
  await expect(newsOf(ana)).toHaveText('2 noi sus')
  await newsOf(ana).click()
  await expect(ana.row('banane')).toBeInViewport({ ratio: 1 })
  await expect(newsOf(ana)).toHaveCount(0)
})

test('the announcement ends when the row is in sight or deleted', async ({ newPerson }) => {
  const [ana, mihai] = await openForTwo(newPerson)
  await toEnd(ana)
  await mihai.add('banane')
  await expect(newsOf(ana)).toHaveText('1 nou sus')
  await ana.page.evaluate(() => scrollTo(0, 0))
  await expect(newsOf(ana)).toHaveCount(0)
  await toEnd(ana)
  await mihai.add('mere')
  await expect(newsOf(ana)).toHaveText('1 nou sus')
  await mihai.remove('mere')
  await expect(newsOf(ana)).toHaveCount(0)
})

test('what is in sight or below, or added here, is not told', async ({ newPerson }) => {
  const [ana, mihai] = await openForTwo(newPerson)
  await mihai.add('banane')
  await mihai.add('zzz')
  await expect(ana.row('zzz')).toHaveCount(1)
  await expect(newsOf(ana)).toHaveCount(0)
  await toEnd(mihai)
  await mihai.add('pere')
  await expect(ana.row('pere')).toHaveCount(1)
  await expect(newsOf(mihai)).toHaveCount(0)
  // Only what is added above counts, once the code for it is there.
  await toEnd(mihai)
  await ana.add('mere')
  await expect(newsOf(mihai)).toHaveText('1 nou sus')
  await toEnd(ana)
  await mihai.add('kiwi')
  await expect(newsOf(ana)).toHaveText('1 nou sus')
})
