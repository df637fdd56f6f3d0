import { dropShared } from '../../sync/device/shared-text.ts'

export { readShared } from '../../sync/device/shared-text.ts'

let chosen: string | undefined

/** The text is for the list that opens next. */
export function shareWithNextList(text: string): void {
  chosen = text
  forgetShared()
}

/** @returns the text that was meant for this list, once */
export function takeShared(): string | undefined {
  const text = chosen
  chosen = undefined
  return text
}

/** The person wants the shared text on no list. */
export function forgetShared(): void {
  void dropShared().catch(() => undefined)
}
