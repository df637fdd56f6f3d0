import type { ListStore } from '../list.ts'

/** Shows a panel over the list's screen. */
export type ShowPanel = (name: PanelName) => void

/** Panels that the list's menu opens. */
export type PanelName = 'menu' | 'settings' | 'share' | 'deleted' | 'recap' | 'keys' | 'link'

export interface PanelProps {
  store: ListStore
  /** Shows another panel in place of this one. */
  show: ShowPanel
  close: () => void
  startShopping?: (() => void) | undefined
}
