import { cleanText } from '../lib/check.ts'
import { type OptionKey, readOption } from '../list/options.ts'
import { readOwnTemplate, type TemplateThing } from '../list/own-template.ts'

const kind = 'template/'

/** Most characters of a template's name. */
export const templateNameLength = 60

/** A template that a list keeps for everybody who has its link. */
export interface OwnTemplate {
  key: OptionKey
  name: string
  things: readonly TemplateThing[]
}

/** Returns the key of the option in which a list keeps a template; undefined for an invalid name. */
export function ownTemplateOption(name: string): OptionKey | undefined {
  return readOption(`${kind}${cleanText(name.replaceAll('/', ' '))}`, '')?.key
}

/** Returns the templates in a list's options, by their names. */
export function ownTemplatesOf(options: ReadonlyMap<string, string>): OwnTemplate[] {
  const all = [...options].flatMap(([key, value]) => {
    const option = key.startsWith(kind) ? readOption(key, value) : undefined
    const things = option && readOwnTemplate(option.value)
    return things ? [{ key: option.key, name: key.slice(kind.length), things }] : []
  })
  return all.sort((one, other) => one.name.localeCompare(other.name, 'ro'))
}
