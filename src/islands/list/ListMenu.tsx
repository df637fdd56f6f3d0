import { type ComponentType, useCallback, useState } from 'react'
import { menuTexts } from '../../i18n/menu.ts'
import { showToast } from '../../stores/toasts.ts'
import { Icon } from '../Icon.tsx'
import { type PanelName, type PanelProps, panels } from './panels.ts'

type Props = Pick<PanelProps, 'store' | 'startShopping'>

/** The '…' of the header, and the panel that it opened. */
export function ListMenu({ store, startShopping }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const close = useCallback(() => setPanel(undefined), [])
  const show = async (name: PanelName) => {
    const panel = await panels[name]().catch(() => undefined)
    setPanel(() => panel)
    if (!panel) showToast({ tone: 'error', text: menuTexts.notLoaded })
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={menuTexts.open}
        aria-haspopup="dialog"
        onClick={() => show('menu')}
      >
        <Icon name="ellipsis" />
      </button>
      {Panel && <Panel store={store} show={show} close={close} startShopping={startShopping} />}
    </>
  )
}
