import type { ListStore } from '../list.ts'

/** Shows a panel over the list's screen. */
export type ShowPanel = (name: PanelName) => void

/** Panels that the list's menu opens. */
export type PanelName = 'menu' | 'settings' | 'share' | 'recap' | 'keys' | 'link'

export interface PanelProps {
  store: ListStore
  /** Shows another panel in place of this one. */
  show: ShowPanel
  close: () => void
  startShopping?: (() => void) | undefined
}

/** Panels that lazily loaded parts of the screen open. */
export type LatePanelName =
  | 'history'
  | 'deleted'
  | 'usual'
  | 'templates'
  | 'take'
  | 'money'
  | 'apiKeys' // part: integrations
  | 'notices'
  | 'shop'
  | 'export'
  | 'import'

export type OpenLatePanel = (name: LatePanelName) => Promise<void>

export interface LatePanelProps extends Pick<PanelProps, 'store' | 'close'> {
  /** Shows another of these panels in place of this one. */
  open: OpenLatePanel
}
