import { useStore } from '@nanostores/react'
import { accountTexts } from '../../i18n/account/account.ts'
import { $language } from '../../stores/device/language.ts'

/** The texts of the account's page in the chosen language. */
export function useAccountTexts() {
  return accountTexts[useStore($language)]
}
