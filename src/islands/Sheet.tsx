import { type ReactNode, useId } from 'react'
import { sheetTexts } from '../i18n/list/sheet.ts'
import { Icon } from './Icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** The address of what is shown beside the title. */
  picture?: string
  /** Has the sheet taken away. */
  close: () => void
  children: ReactNode
}

/** A panel over the page, from below on phones and in the middle elsewhere. It is open for as long as it is drawn. */
export function Sheet({ title, picture, close, children }: Props) {
  const dialog = useModal(close)
  const titleId = useId()
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId}>
      <div className="sheet-panel">
        <div className="sheet-header">
          {picture && <img className="sheet-picture" src={picture} alt="" width="40" height="40" />}
          <h2 className="sheet-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label={sheetTexts.close}>
              <Icon name="x" />
            </button>
          </form>
        </div>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  )
}
