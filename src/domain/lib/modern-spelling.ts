import { normalized } from './normalized.ts'

/** Replaces the spelling until 1993, which many people still use: "pîine" becomes "pâine". */
export function modernSpelling(text: string): string {
  return normalized(text, 'NFC').replace(/([b-df-hj-np-tv-zșțşţ])î/gi, '$1â')
}
