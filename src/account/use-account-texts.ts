import { useStore } from '@nanostores/react'
import { $language } from './language.ts'
import { accountTexts } from './texts.ts'

/** The texts of the account's page in the chosen language. */
export function useAccountTexts() {
  return accountTexts[useStore($language)]
}
