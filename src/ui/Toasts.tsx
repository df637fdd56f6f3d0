import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { updateTexts } from '../i18n/pages/offline.ts'
import { overOthers } from './hold-presses.ts'
import { Icon } from './Icon.tsx'
import { $newVersionWaits, putOffNewVersion, takeNewVersion, watchForNewVersion } from './site-version.ts'
import { toastTexts } from './toast-texts.ts'
import { $openSheets, $toast, dismissToast, type Toast } from './toasts.ts'

/**
 * Temporary messages, one at a time. The live region is always present, so that screen readers announce its changes, and is
 * inside the sheet that is open, because a modal dialog covers and silences the rest of the page. A press on a message does
 * not move the focus, so that the keyboard stays open while typing and nothing moves under the finger.
 *
 * @param props.isQuiet true if only errors and questions are shown
 * @param props.children shown on the page itself while there is no message
 */
export function Toasts({ isQuiet = false, children }: { isQuiet?: boolean; children?: ReactNode }) {
  const latest = useStore($toast)
  const [sheet] = useStore($openSheets)
  const unwanted = isQuiet && latest?.tone === 'info' && !latest.action ? latest.id : undefined
  const toast = unwanted === undefined ? latest : undefined
  // Otherwise it would appear later, out of place.
  useEffect(() => {
    if (unwanted !== undefined) dismissToast(unwanted)
  }, [unwanted])
  const region = (
    <div
      className="toasts"
      role="status"
      aria-label={toastTexts.region}
      onMouseDown={(event) => event.preventDefault()}
    >
      {toast ? <ToastCard key={toast.id} toast={toast} /> : !sheet && (children || <UpdateOffer />)}
    </div>
  )
  return sheet ? createPortal(region, sheet) : region
}

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div ref={overOthers} className={`toast toast-${toast.tone}`}>
      <p className="toast-text">
        {toast.title && <strong className="toast-title">{toast.title}</strong>}
        {toast.text}
      </p>
      {toast.action && <ToastAction toast={toast} action={toast.action} />}
      <button
        type="button"
        className="icon-button"
        aria-label={toastTexts.dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

function ToastAction({ toast, action }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  const runOnce = () => {
    action.run()
    dismissToast(toast.id)
  }
  return (
    <button type="button" className="toast-action" onClick={runOnce}>
      {action.label}
    </button>
  )
}

/** Offers a new version, which waits as long as a person is busy with the old one. */
function UpdateOffer() {
  const waits = useStore($newVersionWaits)
  useEffect(watchForNewVersion, [])
  if (!waits) return null
  return (
    <div ref={overOthers} className="toast toast-info">
      <p className="toast-text">{updateTexts.offer}</p>
      <button type="button" className="toast-action" onClick={takeNewVersion}>
        {updateTexts.take}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={toastTexts.dismiss}
        onClick={putOffNewVersion}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
