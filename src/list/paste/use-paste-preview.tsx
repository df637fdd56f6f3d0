import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { longestImport } from '../../domain/lib/reading-limits.ts'
import { hasSeveralLines } from '../../domain/text/lines/first-lines.ts'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'
import type { PastePreviewProps } from './PastePreview.tsx'

interface Shown {
  Preview: ComponentType<PastePreviewProps>
  pasted: string
}

/** The likes of JSON, which may be one line. */
const data = /^\s*[[{]\s*[[{"]/

/**
 * Opens a preview for pasted lists before they are added.
 *
 * @param putBack takes the lines that stay in the field
 * @returns the preview, while it is open; and a function that opens it for pasted text of several lines, or returns false
 * for any other text, which is left to the field
 */
export function usePastePreview(
  store: ListStore,
  putBack: (lines: readonly string[]) => void,
): [preview: ReactNode, pasteLines: (pasted: string) => boolean] {
  const [shown, setShown] = useState<Shown>()
  const close = useCallback(() => setShown(undefined), [])
  const open = async (pasted: string) => {
    const isLast = askToOpen()
    const code = await withPanelStyles(import('./PastePreview.tsx')).catch(() => undefined)
    if (code && isLast()) setShown({ Preview: closingWhenBroken(code.PastePreview), pasted })
    // Without a connection the code may be missing, or another sheet may have been opened: the field takes the lines
    // unchanged.
    else putBack([pasted])
  }
  const pasteLines = (given: string) => {
    const pasted = given.slice(0, longestImport)
    const isList = hasSeveralLines(pasted) || data.test(pasted)
    if (isList) void open(pasted)
    return isList
  }
  const preview = shown && (
    <shown.Preview store={store} pasted={shown.pasted} putBack={putBack} close={close} />
  )
  return [preview, pasteLines]
}
