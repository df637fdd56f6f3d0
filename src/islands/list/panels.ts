import type { ComponentType } from 'react'
import type { ListStore } from '../../stores/list.ts'
import { withPanelStyles } from './with-panel-styles.ts'

export interface PanelProps {
  store: ListStore
  /** Shows another panel in this one's place. */
  show: ShowPanel
  close: () => void
  startShopping?: (() => void) | undefined
}

/** What the list's menu opens. The code of each is fetched when it is first wanted. */
export const panels = {
  menu: async () => (await withPanelStyles(import('./MenuSheet.tsx'))).MenuSheet,
  settings: async () => (await withPanelStyles(import('./SettingsSheet.tsx'))).SettingsSheet,
  share: async () => (await withPanelStyles(import('./ShareSheet.tsx'))).ShareSheet,
  deleted: async () => (await withPanelStyles(import('./DeletedSheet.tsx'))).DeletedSheet,
  recap: async () => (await withPanelStyles(import('./RecapSheet.tsx'))).RecapSheet,
  keys: async () => (await withPanelStyles(import('./KeysSheet.tsx'))).KeysSheet,
  link: async () => (await withPanelStyles(import('./LinkSheet.tsx'))).LinkSheet,
} as const satisfies Record<string, () => Promise<ComponentType<PanelProps>>>

/** Shows a panel over the list's screen. */
export type ShowPanel = (name: PanelName) => void

export type PanelName = 'menu' | 'settings' | 'share' | 'deleted' | 'recap' | 'keys' | 'link'
