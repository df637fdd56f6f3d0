import { useStore } from '@nanostores/react'
import { $language } from '../language.ts'
import { accountKeysTexts } from './texts.ts'

/** The texts about keys in the chosen language. */
export function useAccountKeysTexts() {
  return accountKeysTexts[useStore($language)]
}
