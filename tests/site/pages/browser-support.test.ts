import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { minimumBrowsers } from '../../../src/minimum-browsers.ts'
import { acceptedInScripts, acceptedInStyles } from '../../support/browsers/accepted.ts'
import { fieldsWithParentheses, newerInScripts } from '../../support/browsers/script-features.ts'
import { newerInStyles } from '../../support/browsers/style-features.ts'
import { readBuiltPages } from './guide-pages.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'

const { safari, chrome, firefox } = minimumBrowsers
const targets = [`safari${safari}`, `ios${safari}`, `chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`]

/**
 * Supported by all three browsers. esbuild does not assume so, because the meaning of a property name depends on the
 * Unicode version.
 */
const supported = { 'regexp-unicode-property-escapes': true }

let served: ServedBuild
const scripts = new Map<string, string>()
const sheets = new Map<string, string>()

beforeAll(async () => {
  const client = join(await ensureSiteBuilt(), 'client')
  for (const file of filesOf(client, '.js')) scripts.set(file, readFileSync(join(client, file), 'utf8'))
  for (const file of filesOf(client, '.css')) sheets.set(file, readFileSync(join(client, file), 'utf8'))
  served = await serveBuild()
  const list = parse((await served.ask('/list/6f1f3ef5-9d3c-4a35-8f0e-3c5f3d3a9b11')).text)
  const pages = (await readBuiltPages()).pages.map(({ document }) => document)
  for (const page of [list, ...pages]) noteInline(page)
})
afterAll(() => served.stop())

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
}

/** Records the inline scripts and style sheets of a page. Identical texts are recorded once. */
function noteInline(page: HTMLElement): void {
  for (const { text } of page.querySelectorAll('style')) sheets.set(text, text)
  for (const script of page.querySelectorAll('script:not([src])'))
    if (!script.getAttribute('type')?.includes('json')) scripts.set(script.text, script.text)
}

test('no script that browsers get is written in words that the oldest of them do not read', async () => {
  expect(scripts.size).toBeGreaterThan(100)
  const unread: string[] = []
  for (const [file, code] of scripts) if (!(await isReadBy(code, targets))) unread.push(file)
  expect(unread).toEqual([])
  const odd = [...scripts].flatMap(([file, code]) => fieldsWithParentheses(file, code))
  expect(odd).toEqual([])
})

test('they use no newer browser features, except optional ones', () => {
  const found = newerInScripts(scripts)
  expect([...found.keys()].sort()).toEqual(Object.values(acceptedInScripts).flat().sort())
})

test('nor do the style sheets', () => {
  const found = newerInStyles(sheets)
  expect([...found.keys()].sort()).toEqual(Object.values(acceptedInStyles).flat().sort())
})

/** True when no syntax in a script has to be transformed for the target browsers. */
async function isReadBy(code: string, target: string[]): Promise<boolean> {
  const [newest, older] = await Promise.all([
    transform(code, { target: 'esnext' }),
    transform(code, { target, supported, logLevel: 'silent' }),
  ])
  return newest.code === older.code && !/\(\?<[=!]/.test(code)
}

test.each([
  'class A { static { a() } }',
  'const a = /(?<=b)c/',
  'const a = /[a--b]/v',
  'using a = b()',
  'await a()\nimport b from "b" with { type: "json" }',
])('%s is noticed as newer', async (code) => {
  expect(await isReadBy(code, targets)).toBe(false)
})

test.each([
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['a.findLast(b)', '.findLast'],
  ['a.at(-1)', '.at'],
  ['a?.toSorted()', '.toSorted'],
  ['a.with(1, 2)', '.with'],
  ['new Set().union(a)', '.union'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['new Intl.Segmenter("ro")', 'Intl.Segmenter'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['structuredClone(a)', 'structuredClone'],
  ['crypto.randomUUID()', 'Crypto.randomUUID'],
  ['navigator.locks.request(a)', 'Navigator.locks'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['new globalThis.BroadcastChannel("a")', 'BroadcastChannel'],
  ['const { locks } = navigator', '.locks'],
  ['a.inert = true', '.inert'],
  ['a.ariaBusy = "true"', '.ariaBusy'],
  ['a.showPopover()', '.showPopover'],
  ['a.checkVisibility()', '.checkVisibility'],
])('%s is noticed as newer', (code, feature) => {
  expect([...newerInScripts(new Map([['a.js', code]])).keys()]).toContain(feature)
})

test.each(['new ResizeObserver(a)', 'a.flatMap(b)', 'a.replaceAll("a", "b")', 'const { at } = a', 'a.at'])(
  '%s is not',
  (code) => {
    expect([...newerInScripts(new Map([['a.js', code]])).keys()]).toEqual([])
  },
)

test('a class field that Safari 15 would read wrongly is noticed', () => {
  const fields = (code: string) => fieldsWithParentheses('a.js', `class A { ${code} }`)
  expect(fields('a = b[(0)]')).toHaveLength(1)
  expect(fields('a = b(() => c)')).toHaveLength(1)
  expect(fields('a = new B(c); d = () => (e)')).toEqual([])
})

test.each([
  ['a{color:color-mix(in oklab,red,blue)}', 'color-mix()'],
  ['a{height:10dvh}', 'dvh'],
  ['a:has(b){color:red}', ':has'],
  ['@container (width>1px){a{color:red}}', '@container'],
  ['@layer a{b{color:red}}', '@layer'],
  ['@starting-style{a{color:red}}', '@starting-style'],
  ['a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a{text-wrap:pretty}', 'text-wrap'],
])('%s is noticed as newer', (sheet, feature) => {
  expect([...newerInStyles(new Map([['a.css', sheet]])).keys()]).toContain(feature)
})

test('README and the pages say which browsers are the oldest', () => {
  const said = [`Safari ${safari} (iOS ${safari})`, `Edge ${chrome}`, `Firefox ${firefox}`]
  const onPage = scripts.get('not-begun.js')
  const readme = readFileSync(inProject('README.md'), 'utf8')
  for (const browser of said) {
    expect(onPage).toContain(browser)
    expect(readme).toContain(browser)
  }
})
