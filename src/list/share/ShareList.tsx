import { useState } from 'react'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useBriefly } from '../../ui/use-briefly.ts'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'
import { listAddress } from './list-address.ts'
import { sendLink } from './send-link.ts'
import { shareTexts } from './texts.ts'
import { useWordsFit } from './use-words-fit.ts'

/** Duration of the confirmation on the buttons (specification, section 9). */
const sharedLabelMs = 2000
const savedLabelMs = 3000

const fetchAddress = async () => (await import('./AddressByHand.tsx')).AddressByHand

const tell = (text: string) => showToast({ tone: 'info', text })

/**
 * Shares the list's link, or saves it; if nothing can be copied, the link is shown to be copied by hand. On phones the
 * buttons float above the dock, with labels as long as these cover nothing.
 */
export function ShareList({ name, store }: { name: string; store: ListStore }) {
  const [isByHand, setIsByHand] = useState(false)
  const isInWords = useWordsFit(store)
  const fail = (toast: Failure) => {
    setIsByHand(true)
    showToast({ tone: 'error', ...toast })
  }
  return (
    <div className={isInWords ? 'list-share' : 'list-share list-share-pictures'}>
      <ShareButton name={name} store={store} fail={fail} />
      <SaveButton store={store} fail={fail} />
      {isByHand && <Fetched fetch={fetchAddress} props={{ store }} />}
    </div>
  )
}

interface Failure {
  title?: string
  text: string
}

interface ButtonProps {
  store: ListStore
  fail: (toast: Failure) => void
}

function ShareButton({ name, store, fail }: ButtonProps & { name: string }) {
  const [isShared, sayShared] = useBriefly(sharedLabelMs)
  const share = async () => {
    const outcome = await sendLink(name, listAddress())
    const hasArrived = store.$hasArrived.get()
    if (outcome === 'failed') fail({ text: shareTexts[hasArrived ? 'shareFailed' : 'early'] })
    else if (outcome && !hasArrived) tell(shareTexts[outcome === 'sent' ? 'early' : 'copiedEarly'])
    else if (outcome === 'copied') sayShared()
  }
  return (
    <button type="button" className="button button-soft" onClick={share}>
      <Icon name={isShared ? 'check' : 'users'} />
      <span className="list-share-word" aria-live="polite">
        {isShared ? shareTexts.shared : shareTexts.share}
      </span>
    </button>
  )
}

function SaveButton({ store, fail }: ButtonProps) {
  const [isSaved, saySaved] = useBriefly(savedLabelMs)
  const save = async () => {
    if (!(await copyText(listAddress()))) return fail(shareTexts.saveFailed)
    saySaved()
    if (!store.$hasArrived.get()) tell(shareTexts.copiedEarly)
  }
  return (
    <button type="button" className="button button-plain" onClick={save}>
      <Icon name={isSaved ? 'check' : 'link'} />
      <span className="list-share-word" aria-live="polite">
        {isSaved ? shareTexts.saved : shareTexts.save}
      </span>
    </button>
  )
}
