import { useState } from 'react'
import { copyText } from '../../ui/clipboard.ts'
import { useBriefly } from '../../ui/use-briefly.ts'
import type { ListStore } from '../list.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { menuTexts } from '../menu/texts.ts'
import { TextByHand } from '../parts/TextByHand.tsx'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
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
          <TextByHand text={byHand} />
        </li>
      )}
    </>
  )
}
