import type { CompatStatement } from '@mdn/browser-compat-data'
import { below, compat, isNewer } from './minimums.ts'

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compat.css

/** Excludes `safari_ios`, because differences in pointers on phones do not affect what a browser can render. */
const browsers = ['safari', 'chrome', 'firefox'] as const

const functions = new Map<string, CompatStatement[]>()
for (const [, type] of below(types))
  for (const [name, node] of [...below(type), ...below(type).flatMap(([, part]) => below(part))])
    if (node.__compat) functions.set(name, [...(functions.get(name) ?? []), node.__compat])

const units = 'viewport_percentage_units_dynamic'

/**
 * Returns the newer features that style sheets use, each with the files that use it, such as `@container`, `:has`,
 * `scale`, `color-mix()` and `dvh`.
 */
export function newerInStyles(sheets: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of sheets)
    for (const feature of new Set(usedIn(text))) found.set(feature, [...(found.get(feature) ?? []), file])
  return found
}

function usedIn(text: string): string[] {
  const named = (pattern: RegExp, group: object, sign: string) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) =>
      newerBelow(group, name) ? [`${sign}${name}`] : [],
    )
  const declared = [...text.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([^;{}]*)(?=[;}])/g)]
  return [
    ...named(/@([a-z-]+)/g, atRules, '@'),
    ...named(/(?<=[\s\w)\]*,}>+~({]):(?!:)([a-z-]+)(?=[\s.,:{()>+~[#*])/g, selectors, ':'),
    ...named(/::([a-z-]+)/g, selectors, '::'),
    ...declared.flatMap(([, property = '', value = '']) => inDeclaration(property, value)),
    ...(/\d(?:[sld]v[hwbi])\b/.test(text) && newerBelow(types.length ?? {}, units) ? ['dvh'] : []),
  ]
}

function inDeclaration(property: string, value: string): string[] {
  if (newerBelow(properties, property)) return [property]
  const known = below(properties).find(([name]) => name === property)?.[1] ?? {}
  const words = value.split(/[\s,()/]+/).filter((word) => newerBelow(known, word))
  const called = [...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name = '']) => {
    const statements = functions.get(name)
    return statements && isNewer(statements, browsers) ? [`${name}()`] : []
  })
  return [...words.map((word) => `${property}: ${word}`), ...called]
}

function newerBelow(group: object, name: string): boolean {
  const statement = below(group).find(([known]) => known === name)?.[1].__compat
  return statement !== undefined && isNewer([statement], browsers)
}
