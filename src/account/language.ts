import type { ReadableAtom } from 'nanostores'
import { type Language, languages } from '../domain/lib/language.ts'
import { mailLanguageParameter } from '../protocol/mail-language.ts'
import { settingAtom } from '../ui/setting-atom.ts'

const $kept = settingAtom<Language>(
  'language',
  (kept) => languages.find((name) => name === kept) ?? ofBrowser(),
)

/** The language of the account pages: the last one chosen, by default that of the browser (specification, section 2). */
export const $language: ReadableAtom<Language> = $kept

export const setLanguage = $kept.set

/** Options of a call that sends a mail: it is written in the language of the screen. */
export function inMyLanguage(): { query: Readonly<Record<string, string>> } {
  return { query: { [mailLanguageParameter]: $language.get() } }
}

function ofBrowser(): Language {
  return globalThis.navigator?.language?.toLowerCase().startsWith('ro') ? 'ro' : 'en'
}
