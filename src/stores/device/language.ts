import type { ReadableAtom } from 'nanostores'
import { type Language, languages } from '../../i18n/account/auth.ts'
import { settingAtom } from './setting-atom.ts'

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
