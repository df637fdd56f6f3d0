import { useEffect, useState } from 'react'
import { listTexts } from '../../i18n/list.ts'
import { Icon } from '../Icon.tsx'

const copiedLabelMs = 2000

type Sharing = 'idle' | 'copied' | 'by-hand'

/** Sends the list's link: the phone's own share sheet, else the clipboard, else the link itself to copy by hand. */
export function ShareList({ name }: { name: string }) {
  const [sharing, setSharing] = useState<Sharing>('idle')
  useEffect(() => {
    if (sharing !== 'copied') return
    const timer = setTimeout(() => setSharing('idle'), copiedLabelMs)
    return () => clearTimeout(timer)
  }, [sharing])
  const share = async () => setSharing(await sendLink(name, location.href))
  return (
    <div className="list-share">
      <button type="button" className="button button-soft" onClick={share}>
        <Icon name={sharing === 'copied' ? 'check' : 'users'} />
        <span aria-live="polite">{sharing === 'copied' ? listTexts.shared : listTexts.share}</span>
      </button>
      {sharing === 'by-hand' && <AddressByHand />}
    </div>
  )
}

function AddressByHand() {
  return (
    <label className="list-share-address" role="status">
      {listTexts.shareFailed}
      <input className="field" readOnly value={location.href} onFocus={(event) => event.target.select()} />
    </label>
  )
}

async function sendLink(name: string, url: string): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, text: listTexts.shareText(name), url })
      return 'idle'
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'idle'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'by-hand'
  }
}
