import { useStore } from '@nanostores/react'
import { accountTexts } from '../../i18n/account/account.ts'
import { $language } from '../../stores/device/language.ts'

/** The words of the account's own page in the language that is chosen. */
export function useAccountTexts() {
  return accountTexts[useStore($language)]
}
