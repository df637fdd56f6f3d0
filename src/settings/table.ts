import { clusterRows } from './cluster-rows.ts' // part: cluster
import { mailRows } from './mail-rows.ts'
import { type Setting, text } from './setting.ts'
import { siteRows } from './site-rows.ts'
import { speechRows } from './speech-rows.ts' // part: voice
import { upkeepRows } from './upkeep-rows.ts'

const adminRows = {
  LISTA_ADMIN_EMAIL: { read: text, unset: 'made up, in `admin.json`', says: 'PocketBase’s superuser' },
  LISTA_ADMIN_PASSWORD: {
    read: text,
    unset: 'made up, in `admin.json`',
    says: 'the superuser’s password; both are set, or neither',
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>

/** All settings, in the order of the operator's page, which is generated from this table. */
export const settingsTable = {
  ...siteRows,
  ...mailRows,
  ...adminRows,
  ...speechRows, // part: voice
  ...upkeepRows,
  ...clusterRows, // part: cluster
}

export type SettingName = keyof typeof settingsTable
