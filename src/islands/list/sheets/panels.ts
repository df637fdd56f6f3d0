import type { ComponentType } from 'react'
import type { PanelName, PanelProps } from '../parts/panel-props.ts'
import { withPanelStyles } from '../parts/with-panel-styles.ts'

/** Panels that the list's menu opens. The code of each is loaded when it is first needed. */
export const panels = {
  menu: async () => (await withPanelStyles(import('./MenuSheet.tsx'))).MenuSheet,
  settings: async () => (await withPanelStyles(import('./SettingsSheet.tsx'))).SettingsSheet,
  share: async () => (await withPanelStyles(import('../share/ShareSheet.tsx'))).ShareSheet,
  deleted: async () => (await withPanelStyles(import('./DeletedSheet.tsx'))).DeletedSheet,
  recap: async () => (await withPanelStyles(import('./RecapSheet.tsx'))).RecapSheet,
  keys: async () => (await withPanelStyles(import('./KeysSheet.tsx'))).KeysSheet,
  link: async () => (await withPanelStyles(import('../share/LinkSheet.tsx'))).LinkSheet,
} as const satisfies Record<PanelName, () => Promise<ComponentType<PanelProps>>>
