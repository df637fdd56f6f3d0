import type { ComponentType } from 'react'
import type { ListStore } from '../../stores/list.ts'

export interface PanelProps {
  store: ListStore
  /** Shows another panel in this one's place. */
  show: ShowPanel
  close: () => void
  startShopping?: (() => void) | undefined
}

/** What the list's menu opens. The code of each is fetched when it is first wanted. */
export const panels = {
  menu: async () => (await import('./MenuSheet.tsx')).MenuSheet,
  settings: async () => (await import('./SettingsSheet.tsx')).SettingsSheet,
  share: async () => (await import('./ShareSheet.tsx')).ShareSheet,
  deleted: async () => (await import('./DeletedSheet.tsx')).DeletedSheet,
  recap: async () => (await import('./RecapSheet.tsx')).RecapSheet,
  keys: async () => (await import('./KeysSheet.tsx')).KeysSheet,
  link: async () => (await import('./LinkSheet.tsx')).LinkSheet,
} as const satisfies Record<string, () => Promise<ComponentType<PanelProps>>>

/** Shows a panel over the list's screen. */
export type ShowPanel = (name: PanelName) => void

export type PanelName = 'menu' | 'settings' | 'share' | 'deleted' | 'recap' | 'keys' | 'link'
