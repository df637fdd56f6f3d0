import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { notLoadedText } from '../../i18n/toasts.ts'
import { showToast } from '../../stores/toasts.ts'
import { type PanelName, type PanelProps, panels, type ShowPanel } from './panels.ts'

/**
 * One panel at a time over a list's screen.
 *
 * @returns what shows one, and the one that is shown, to be drawn
 */
export function usePanel(
  given: Pick<PanelProps, 'store' | 'startShopping'>,
): [show: ShowPanel, panel: ReactNode] {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const close = useCallback(() => setPanel(undefined), [])
  const show = useCallback(async (name: PanelName) => {
    const panel = await panels[name]().catch(() => undefined)
    setPanel(() => panel)
    if (!panel) showToast({ tone: 'error', text: notLoadedText })
  }, [])
  return [show, Panel && <Panel {...given} show={show} close={close} />]
}
