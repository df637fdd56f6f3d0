import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { loadStyles } from '../../ui/load-styles.ts'
import { showToast } from '../../ui/toasts.ts'
import { useBriefly } from '../../ui/use-briefly.ts'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'
import addressStyles from './address.css?url'
import { listAddress } from './list-address.ts'
import { sendLink } from './send-link.ts'
import { shareTexts } from './texts.ts'
import { useHasCompany } from './use-has-company.ts'

/** Duration of the confirmation on the buttons (specification, section 9). */
const sharedLabelMs = 2000
const savedLabelMs = 3000

const fetchAddress = async () => {
  const [code] = await Promise.all([import('./AddressByHand.tsx'), loadStyles(addressStyles)])
  return code.AddressByHand
}

const tell = (text: string) => showToast({ tone: 'info', text })

interface Props {
  store: ListStore
  /** The style sheet shows one of the two places. */
  place: 'header' | 'strip'
}

/**
 * Shares the list's link, or saves it; if nothing can be copied, the link is shown to be copied by hand. With enough room
 * the buttons are in the header. On phones they stay above the dock with their labels until another person has come; after
 * that they are pictures at the end of the list, because a press on the people in the header opens sharing too.
 */
export function ShareList({ store, place }: Props) {
  const name = useStore(store.$name)
  const [isByHand, setIsByHand] = useState(false)
  const hasCompany = useHasCompany(store)
  const fail = (toast: Failure) => {
    setIsByHand(true)
    showToast({ tone: 'error', ...toast })
  }
  return (
    <div className={`list-share list-share-${place}${hasCompany ? ' list-share-pictures' : ''}`}>
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
    <button
      type="button"
      className={isShared ? 'button button-soft said' : 'button button-soft'}
      onClick={share}
    >
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
    <button
      type="button"
      className={isSaved ? 'button button-plain said' : 'button button-plain'}
      onClick={save}
    >
      <Icon name={isSaved ? 'check' : 'link'} />
      <span className="list-share-word" aria-live="polite">
        {isSaved ? shareTexts.saved : shareTexts.save}
      </span>
    </button>
  )
}
