import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useBriefly } from '../../ui/use-briefly.ts'
import { TextByHand } from '../parts/TextByHand.tsx'
import { sendText } from '../share/send-link.ts'
import { shareTexts } from '../share/texts.ts'
import { recapTexts } from './texts.ts'

/** Duration of the confirmation (specification, section 9). */
const copiedLabelMs = 2000

/** Sends the recap as a message with one press, or copies it; without both, it is shown to be copied by hand. */
export function ShareRecap({ title, text }: { title: string; text: string }) {
  const [isByHand, setByHand] = useState(false)
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const share = async () => {
    const outcome = await sendText(title, text)
    if (outcome === 'copied') sayCopied()
    else if (outcome === 'failed') setByHand(true)
  }
  return (
    <>
      <button type="button" className="recap-share" onClick={share}>
        <Icon name={isCopied ? 'check' : 'users'} />
        <span aria-live="polite">{isCopied ? shareTexts.shared : recapTexts.share}</span>
      </button>
      {isByHand && <TextByHand text={text} />}
    </>
  )
}
