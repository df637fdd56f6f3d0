import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { version } from '../../../src/version.ts'
import { type BuiltPage, readBuiltPages } from './guide-pages.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Astro and React write `<meta/>` and `maxLength`, which HTML treats like `<meta>` and `maxlength`.
    'void-style': 'off',
    'attr-case': 'off',
    // Files from the site's own server need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The results of a search field are a listbox, which cannot be a <select>.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
}

let pages: readonly BuiltPage[]

beforeAll(async () => {
  pages = (await readBuiltPages()).pages
})

/** Returns the page without Astro's additions: a style with the first island, and a second copy of fallbacks. */
function ownMarkup(text: string): string {
  return text
    .replace(/<style>astro-island,astro-slot.*?<\/style>/, '')
    .replace(/<template data-astro-template="fallback">.*?<\/template>/gs, '')
}

test('every page is valid HTML, by the rules for documents and for everybody’s access too', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const faults = new Map<string, string>()
  for (const { address, text } of pages) {
    const { results } = await validator.validateString(ownMarkup(text), address)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.set(`${ruleId}: ${message} (${selector})`, address)
    }
  }
  expect([...faults].map(([fault, address]) => `${address} ${fault}`)).toEqual([])
})

const pageBytes = 13 * 1024

test('every page is at most 13 KB, its style sheets included, as it is sent', () => {
  const heavy = pages.filter(({ sentBytes }) => sentBytes > pageBytes)
  expect(heavy.map(({ address, sentBytes }) => `${address} ${sentBytes}`)).toEqual([])
})

test('the foot of every page says which version it is', () => {
  const feet = pages.flatMap(({ address, document }) => {
    const foot = document.querySelector('.site-footer')
    return foot ? [{ address, text: foot.text }] : []
  })
  expect(feet.length).toBeGreaterThan(300)
  expect(feet.filter(({ text }) => !text.includes(`versiunea ${version}`))).toEqual([])
})
