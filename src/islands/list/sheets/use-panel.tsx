import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { askToOpen } from '../../ask-to-open.ts'
import { closingWhenBroken } from '../../closing-when-broken.tsx'
import { onDemand } from '../../on-demand.ts'
import type { PanelName, PanelProps, ShowPanel } from '../parts/panel-props.ts'
import { panels } from './panels.ts'

/**
 * One panel at a time over a list's screen.
 *
 * @returns a function that opens a panel, and the open panel, to be rendered
 */
export function usePanel(
  given: Pick<PanelProps, 'store' | 'startShopping'>,
): [show: ShowPanel, panel: ReactNode] {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const close = useCallback(() => setPanel(undefined), [])
  const show = useCallback(async (name: PanelName) => {
    const isLast = askToOpen()
    const panel = await onDemand(panels[name]())
    if (panel && isLast()) setPanel(() => closingWhenBroken(panel))
  }, [])
  return [show, Panel && <Panel {...given} show={show} close={close} />]
}
