import { type ComponentType, useCallback, useState } from 'react'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import type { LatePanelName, LatePanelProps, OpenLatePanel } from './panel-props.ts'
import { withPanelStyles } from './with-panel-styles.tsx'

type Panel = ComponentType<LatePanelProps>

/** Panels that are opened by lazily loaded parts of the screen, so the screen's first scripts do not contain their names. */
const panels = {
  history: async () => (await withPanelStyles(import('../history/HistorySheet.tsx'))).HistorySheet,
  deleted: async () => (await withPanelStyles(import('../menu/DeletedSheet.tsx'))).DeletedSheet,
  usual: async () => (await withPanelStyles(import('../history/UsualSheet.tsx'))).UsualSheet,
  templates: async () => (await withPanelStyles(import('../templates/TemplatesSheet.tsx'))).TemplatesSheet,
  take: async () => (await withPanelStyles(import('../taking/TakeSheet.tsx'))).TakeSheet,
  money: async () => (await withPanelStyles(import('../money/MoneySheet.tsx'))).MoneySheet,
  apiKeys: async () => (await withPanelStyles(import('../keys/ApiKeysSheet.tsx'))).ApiKeysSheet, // part: integrations
  notices: async () => (await withPanelStyles(import('../notices/NoticesSheet.tsx'))).NoticesSheet,
  shop: async () => (await withPanelStyles(import('../shopping/ShopSheet.tsx'))).ShopSheet,
  export: async () => (await withPanelStyles(import('../export/ExportSheet.tsx'))).ExportSheet,
  import: async () => (await withPanelStyles(import('../import/ImportSheet.tsx'))).ImportSheet,
} as const satisfies Record<LatePanelName, () => Promise<Panel>>

/** A panel that is rendered over the part of the screen that opens it, or in its place. */
export function useLatePanel(): {
  /** Undefined until it is opened and its code is loaded. */
  LatePanel: Panel | undefined
  open: OpenLatePanel
  close: () => void
} {
  const [LatePanel, setPanel] = useState<Panel>()
  const open = useCallback(async (name: LatePanelName) => {
    const isLast = askToOpen()
    const panel = await onDemand<Panel>(panels[name]())
    if (panel && isLast()) setPanel(() => closingWhenBroken(panel))
  }, [])
  const close = useCallback(() => setPanel(undefined), [])
  return { LatePanel, open, close }
}
