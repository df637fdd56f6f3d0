import { useStore } from '@nanostores/react'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useBriefly } from '../../ui/use-briefly.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { listAddress } from './list-address.ts'
import { QrCode } from './QrCode.tsx'
import { qrTexts } from './qr-texts.ts'
import { shareTexts } from './texts.ts'

const copiedLabelMs = 2000

/** The list's link for the phone across the table. */
export function ShareSheet({ store, close }: PanelProps) {
  const hasArrived = useStore(store.$hasArrived)
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const address = listAddress()
  const copy = async () => (await copyText(address)) && sayCopied()
  return (
    <Sheet title={qrTexts.title} close={close}>
      <div className="qr">
        <p>{hasArrived ? qrTexts.text : shareTexts.early}</p>
        <QrCode text={address} label={qrTexts.picture} />
        <p className="qr-address">{address}</p>
        <button type="button" className="button button-soft" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'link'} />
          <span aria-live="polite">{isCopied ? qrTexts.copied : qrTexts.copy}</span>
        </button>
      </div>
    </Sheet>
  )
}
