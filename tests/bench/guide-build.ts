import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parse, stringify } from 'yaml'
import { runQuietly } from '../../scripts/lib/process/run-quietly.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const times = 10
const copied = ['src', 'public', 'scripts', 'astro.config.mjs', 'tsconfig.json', 'package.json']

/** Builds the site with ten times as many foods, which should take at most four times as long. Without share pictures. */
export const guideBuild: Measurement = async (bench) => {
  const once = await buildMs(1, (ending) => bench.atEnd(ending))
  const often = await buildMs(times, (ending) => bench.atEnd(ending))
  return [
    figure('building the site', 'ms', [once]),
    figure(`building it with ${times} times the foods`, 'ms', [often], { median: 4 * once }),
  ]
}

async function buildMs(copies: number, atEnd: (ending: () => void) => void): Promise<number> {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/guide-build-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of copied) cpSync(inProject(name), join(folder, name), { recursive: true })
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  rmSync(join(folder, 'src/pages/share'), { recursive: true, force: true })
  allowLargePacks(join(folder, 'scripts/lib/build/astro/pwa-options.ts'))
  for (let copy = 1; copy < copies; copy += 1) addFoods(join(folder, 'src/content'), `-copie-${letter(copy)}`)
  const began = performance.now()
  await runQuietly('astro', ['build', '--root', folder])
  return performance.now() - began
}

/** Raises the limit for the files that browsers store for offline use, because there are ten times as many pages here. */
function allowLargePacks(options: string): void {
  const bound = 'maximumFileSizeToCacheInBytes: 8 *'
  const text = readFileSync(options, 'utf8')
  if (!text.includes(bound)) throw new Error(`${options} bounds what is kept in another way.`)
  writeFileSync(options, text.replace(bound, `${bound} ${times} *`))
}

/** Quotes days, because YAML reads an unquoted day as a date. */
const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const

const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)

/** Copies every food with another slug and its own titles. */
function addFoods(content: string, suffix: string): void {
  const slugs = readdirSync(join(content, 'alimente')).filter((name) => !name.includes('-copie-'))
  for (const name of slugs) {
    const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(content, `alimente/${name}`)) ?? []
    const words = parse(head)
    for (const key of ['shortDescription', 'metaTitle', 'metaDescription']) {
      words[key] = `${suffix.slice(1)} ${words[key]}`.slice(0, key === 'metaTitle' ? 60 : 160).trim()
    }
    const path = join(content, 'alimente', name.replace('.md', `${suffix}.md`))
    writeFileSync(path, `---\n${stringify(words, quoted)}---\n${text}`)
  }
  for (const table of ['foods', 'foods_unmatched', 'allergens', 'keeping', 'measures'])
    addRows(content, table, suffix)
}

function addRows(content: string, table: string, suffix: string): void {
  const path = `tables/${table}.csv`
  const lines = read(content, path).trimEnd().split(/\r?\n/)
  const rows = lines.slice(1).filter((line) => !line.split(',')[0]?.includes('-copie-'))
  const more = rows.map((line) => line.replace(/^[a-z-]+/, (slug) => slug + suffix))
  writeFileSync(join(content, path), `${[...lines, ...more].join('\n')}\n`)
}

function read(content: string, path: string): string {
  return readFileSync(join(content, path), 'utf8')
}
