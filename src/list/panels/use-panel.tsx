import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import type { PanelName, PanelProps, ShowPanel } from './panel-props.ts'
import { withPanelStyles } from './with-panel-styles.tsx'

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

/** Panels that the list's menu opens. The code of each is loaded when it is first needed. */
const panels = {
  menu: async () => (await withPanelStyles(import('../menu/MenuSheet.tsx'))).MenuSheet,
  settings: async () => (await withPanelStyles(import('../settings/SettingsSheet.tsx'))).SettingsSheet,
  share: async () => (await withPanelStyles(import('../share/ShareSheet.tsx'))).ShareSheet,
  deleted: async () => (await withPanelStyles(import('../menu/DeletedSheet.tsx'))).DeletedSheet,
  recap: async () => (await withPanelStyles(import('../recap/RecapSheet.tsx'))).RecapSheet,
  keys: async () => (await withPanelStyles(import('../keyboard/KeysSheet.tsx'))).KeysSheet,
  link: async () => (await withPanelStyles(import('../share/LinkSheet.tsx'))).LinkSheet,
} as const satisfies Record<PanelName, () => Promise<ComponentType<PanelProps>>>
