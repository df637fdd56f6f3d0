import { useEffect, useState } from 'react'
import { addresses } from '../../site.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBriefly } from '../../ui/use-briefly.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { useServerAction } from '../parts/use-server-action.ts'
import { makeReadLink, readLinkOf, takeBackReadLink } from './link-control.ts'
import { linkTexts } from './link-texts.ts'

const copiedLabelMs = 2000

/** The second link, by which the list can only be read. */
export function ReadLink({ token }: { token: string }) {
  const [readToken, setReadToken] = useState<string | undefined>('')
  const [isKnown, setKnown] = useState(false)
  const [isBusy, ask] = useServerAction()
  useEffect(() => {
    void readLinkOf(token)
      .then(setReadToken)
      .then(() => setKnown(true))
  }, [token])
  const make = () =>
    ask(async () => {
      const made = await makeReadLink(token)
      if (made) setReadToken(made)
      return made !== undefined
    })
  const takeBack = () =>
    ask(async () => {
      const isDone = await takeBackReadLink(token)
      if (isDone) setReadToken('')
      return isDone
    })
  return (
    <LinkPart icon="eye" title={linkTexts.readOnly.title} text={linkTexts.readOnly.text}>
      {readToken === undefined && <p className="link-note">{linkTexts.readOnly.unknown}</p>}
      {readToken === '' && (
        <button type="button" className="button button-plain" disabled={isBusy || !isKnown} onClick={make}>
          {linkTexts.readOnly.make}
        </button>
      )}
      {readToken && <MadeLink readToken={readToken} isBusy={isBusy} takeBack={takeBack} />}
    </LinkPart>
  )
}

interface MadeProps {
  readToken: string
  isBusy: boolean
  takeBack: () => void
}

function MadeLink({ readToken, isBusy, takeBack }: MadeProps) {
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const address = location.origin + addresses.list(readToken)
  const copy = async () => (await copyText(address)) && sayCopied()
  return (
    <>
      <input
        className="field"
        readOnly
        aria-label={linkTexts.readOnly.address}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="sheet-actions">
        <button type="button" className="button button-soft" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? linkTexts.readOnly.copied : linkTexts.readOnly.copy}</span>
        </button>
        <button type="button" className="button button-plain" disabled={isBusy} onClick={takeBack}>
          {linkTexts.readOnly.takeBack}
        </button>
      </div>
    </>
  )
}
