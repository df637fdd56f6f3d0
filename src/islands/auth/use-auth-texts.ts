import { useStore } from '@nanostores/react'
import { authTexts } from '../../i18n/account/auth.ts'
import { $language } from '../../stores/device/language.ts'

/** The words of accounts in the language that is chosen. */
export function useAuthTexts() {
  return authTexts[useStore($language)]
}
