import { dropShared } from '../../device/shared-text.ts'

export { readShared } from '../../device/shared-text.ts'

let chosen: string | undefined

/** Keeps the text for the next list that is opened. */
export function shareWithNextList(text: string): void {
  chosen = text
  forgetShared()
}

/** @returns the text for this list, once */
export function takeShared(): string | undefined {
  const text = chosen
  chosen = undefined
  return text
}

/** Discards the shared text. */
export function forgetShared(): void {
  void dropShared().catch(() => undefined)
}
