import { useStore } from '@nanostores/react'
import { linesOf } from '../../domain/text/lines/pasted-lines.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { $recentLists } from '../recent-lists.ts'
import { recentTexts } from '../texts.ts'
import { createList } from './create-list.ts'
import { forgetShared, shareWithNextList } from './shared-text.ts'
import { sharedTexts } from './shared-texts.ts'

const shownLines = 4

interface Props {
  text: string
  open: (token: string) => Promise<void>
  close: () => void
}

/** Asks for the list of a shared text; that list shows the read items before it adds them. */
export function SharedSheet({ text, open, close }: Props) {
  const lists = (useStore($recentLists) ?? []).filter(({ isReadOnly }) => !isReadOnly)
  const putOn = (token: string) => {
    shareWithNextList(text)
    close()
    void open(token)
  }
  const putOnNew = async () => {
    const created = await createList('')
    if (created) putOn(created.token)
  }
  const refuse = () => {
    forgetShared()
    close()
  }
  return (
    <Sheet title={sharedTexts.title} close={refuse}>
      <SharedLines lines={linesOf(text)} />
      <ul className="shared-lists">
        {lists.map(({ id, token, name, remaining }) => (
          <li key={id}>
            <button type="button" className="shared-list" onClick={() => putOn(token)}>
              <span className="shared-list-name">{name}</span>
              <span className="shared-list-note">{recentTexts.remaining(remaining)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="sheet-actions">
        <button type="button" className="button button-do" onClick={putOnNew}>
          {sharedTexts.newList}
        </button>
      </div>
      <p className="create-hint">{sharedTexts.next}</p>
    </Sheet>
  )
}

function SharedLines({ lines }: { lines: readonly string[] }) {
  const left = lines.length - shownLines
  return (
    <>
      <p>{sharedTexts.received(lines.length)}</p>
      <blockquote className="shared-text">
        {lines.slice(0, shownLines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which never changes
          <p key={index}>{line}</p>
        ))}
        {left > 0 && <p>{sharedTexts.more(left)}</p>}
      </blockquote>
    </>
  )
}
