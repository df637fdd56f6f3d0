import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { MovedList } from '../../domain/list/moved-lists.ts'
import { QrCode } from '../../list/share/QrCode.tsx'
import { addresses } from '../../site.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { saveJson } from '../../ui/save-file.ts'
import { useBriefly } from '../../ui/use-briefly.ts'
import { $moving, fileToKeep, linkPart, loadMoving } from './moving-lists.ts'
import { moveTexts, movingTexts } from './texts.ts'

const copiedLabelMs = 2000
/** With more lists, the squares of a code are too small for a phone that is held over a screen. */
const mostInCode = 24

/** Moves all lists of this device and of the account to another device: by a code, a link, or a file. */
export function MoveSheet({ close }: { close: () => void }) {
  const moving = useStore($moving)
  useEffect(() => void loadMoving(), [])
  return (
    <Sheet title={moveTexts.title} close={close}>
      <div className="move">
        {!moving && <p>{movingTexts.loading}</p>}
        {moving && moving.lists.length > 0 && <WaysOut lists={moving.lists} />}
        {moving && moving.lists.length === 0 && <p>{movingTexts.none}</p>}
        {moving && moving.unsent.length > 0 && (
          <p className="move-note">{movingTexts.unsent(moving.unsent)}</p>
        )}
        <a className="move-bring" href={addresses.move}>
          {movingTexts.bring}
        </a>
      </div>
    </Sheet>
  )
}

function WaysOut({ lists }: { lists: readonly MovedList[] }) {
  const link = `${location.origin}${addresses.move}#${linkPart(lists)}`
  const save = () => saveJson(...fileToKeep(lists, new Date()))
  return (
    <>
      <p>{movingTexts.text(lists.length)}</p>
      {lists.length > mostInCode ? (
        <p className="move-note">{movingTexts.tooMany(lists.length, mostInCode)}</p>
      ) : (
        <QrCode text={link} label={movingTexts.picture} />
      )}
      <CopyLink link={link} />
      <button type="button" className="button button-plain" onClick={save}>
        <Icon name="copy" />
        {movingTexts.save}
      </button>
      <p className="move-note">{movingTexts.key}</p>
    </>
  )
}

/** A button that copies the link; if the browser refuses, the link is shown for copying by hand. */
function CopyLink({ link }: { link: string }) {
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const [isByHand, setIsByHand] = useState(false)
  const copy = async () => ((await copyText(link)) ? sayCopied() : setIsByHand(true))
  return (
    <>
      <button type="button" className="button button-soft" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'link'} />
        <span aria-live="polite">{isCopied ? movingTexts.copied : movingTexts.copy}</span>
      </button>
      {isByHand && (
        <label className="move-by-hand">
          {movingTexts.byHand}
          <input className="field" value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
