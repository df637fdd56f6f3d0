import type { ReadableAtom } from 'nanostores'
import { settingAtom } from '../ui/setting-atom.ts'
import { type Language, languages } from './auth/texts.ts'

const $kept = settingAtom<Language>(
  'language',
  (kept) => languages.find((name) => name === kept) ?? ofBrowser(),
)

/** The language of the account pages: the last one chosen, by default that of the browser (specification, section 2). */
export const $language: ReadableAtom<Language> = $kept

export const setLanguage = $kept.set

function ofBrowser(): Language {
  return globalThis.navigator?.language?.toLowerCase().startsWith('ro') ? 'ro' : 'en'
}
