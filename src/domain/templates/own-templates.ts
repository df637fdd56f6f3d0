import { cleanText } from '../lib/check.ts'
import { type OptionKey, readOption } from '../list/options.ts'
import { readOwnTemplate, type TemplateThing } from '../list/own-template.ts'

const kind = 'template/'

/** For the name of a template, in characters. */
export const templateNameLength = 60

/** A template that a list keeps for all who hold its link. */
export interface OwnTemplate {
  key: OptionKey
  name: string
  things: readonly TemplateThing[]
}

/** The option in which a list keeps the template of a name; undefined for what is no name. */
export function ownTemplateOption(name: string): OptionKey | undefined {
  return readOption(`${kind}${cleanText(name.replaceAll('/', ' '))}`, '')?.key
}

/** The templates that a list was told, by their names. */
export function ownTemplatesOf(told: ReadonlyMap<string, string>): OwnTemplate[] {
  const all = [...told].flatMap(([key, value]) => {
    const option = key.startsWith(kind) ? readOption(key, value) : undefined
    const things = option && readOwnTemplate(option.value)
    return things ? [{ key: option.key, name: key.slice(kind.length), things }] : []
  })
  return all.sort((one, other) => one.name.localeCompare(other.name, 'ro'))
}
