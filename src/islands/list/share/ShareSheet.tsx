import { useStore } from '@nanostores/react'
import { qrTexts } from '../../../i18n/list/qr.ts'
import { shareTexts } from '../../../i18n/list/share.ts'
import { copyText } from '../../clipboard.ts'
import { Icon } from '../../Icon.tsx'
import { Sheet } from '../../Sheet.tsx'
import { useBriefly } from '../../use-briefly.ts'
import { listAddress } from '../parts/list-address.ts'
import type { PanelProps } from '../parts/panel-props.ts'
import { QrCode } from './QrCode.tsx'

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
