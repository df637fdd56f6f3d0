import { useState } from 'react'
import { menuTexts } from '../../../i18n/list/menu.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import { copyText } from '../../clipboard.ts'
import { useBriefly } from '../../use-briefly.ts'
import { MenuEntry } from '../parts/MenuEntry.tsx'
import { listAsText } from './list-as-text.ts'

const copiedLabelMs = 2000

/** Copies the list as a message; if nothing can be copied, the text is shown to be copied by hand. */
export function CopyAsText({ store }: { store: ListStore }) {
  const [byHand, setByHand] = useState<string>()
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const copy = async () => {
    const text = listAsText($vocabulary.get(), store.$name.get(), store.$sections.get())
    if (await copyText(text)) sayCopied()
    else setByHand(text)
  }
  return (
    <>
      <MenuEntry
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? menuTexts.copied : menuTexts.copy}
        run={copy}
      />
      {byHand !== undefined && (
        <li>
          <textarea
            className="field menu-by-hand"
            readOnly
            rows={6}
            value={byHand}
            aria-label={menuTexts.copyByHand}
            onFocus={(event) => event.target.select()}
          />
        </li>
      )}
    </>
  )
}
