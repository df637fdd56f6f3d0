import { useState } from 'react'
import { moveHere } from '../../ui/open-here.ts'
import { showToast } from '../../ui/toasts.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { useServerAction } from '../parts/use-server-action.ts'
import { changeLink } from './link-control.ts'
import { linkTexts } from './link-texts.ts'

/** Replaces the full link by another one; this device continues with the new link. */
export function ChangeLink({ token, close }: { token: string; close: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const opener = useFocusBack(isAsked)
  const [isBusy, ask] = useServerAction()
  const change = () =>
    ask(async () => {
      const moved = await changeLink(token)
      if (!moved) return false
      close()
      moveHere(moved)
      showToast({ tone: 'info', text: linkTexts.change.changed })
      return true
    })
  return (
    <LinkPart icon="link" title={linkTexts.change.title} text={linkTexts.change.text}>
      {isAsked ? (
        <div className="link-question">
          <p>
            <strong>{linkTexts.change.question}</strong> {linkTexts.change.meaning}
          </p>
          <div className="sheet-actions">
            <button type="button" className="button button-alert" disabled={isBusy} onClick={change}>
              {linkTexts.change.confirm}
            </button>
            <button
              type="button"
              className="button button-plain"
              // biome-ignore lint/a11y/noAutofocus: the person has just asked for it, and harm is one press further
              autoFocus
              onClick={() => setIsAsked(false)}
            >
              {linkTexts.close}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" ref={opener} className="button button-plain" onClick={() => setIsAsked(true)}>
          {linkTexts.change.change}
        </button>
      )}
    </LinkPart>
  )
}
