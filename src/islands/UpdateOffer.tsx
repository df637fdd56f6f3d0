import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { updateTexts } from '../i18n/pages/offline.ts'
import { toastTexts } from '../i18n/toasts.ts'
import {
  $newVersionWaits,
  putOffNewVersion,
  takeNewVersion,
  watchForNewVersion,
} from '../stores/device/site-version.ts'
import { Icon } from './Icon.tsx'

/** A new version is offered, and waits for as long as somebody is busy with the old one. */
export function UpdateOffer() {
  const waits = useStore($newVersionWaits)
  useEffect(watchForNewVersion, [])
  if (!waits) return null
  return (
    <div className="toast toast-info">
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
