import { useStore } from '@nanostores/react'
import { $language } from '../language.ts'
import { authTexts } from './texts.ts'

/** The words of accounts in the language that is chosen. */
export function useAuthTexts() {
  return authTexts[useStore($language)]
}
