import { settingNames } from '../../../src/settings/read-settings.ts'
import type { Setting } from '../../../src/settings/setting.ts'
import { type SettingName, settingsTable } from '../../../src/settings/table.ts'

const head = ['name', 'default', 'meaning']

/** The table of settings for docs/operating.md, formatted. */
export function writtenTable(): string {
  const rows = settingNames.map((name) => [`\`${name}\``, defaultOf(name), meaningOf(name)])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[], filling = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filling)).join(' | ')} |`
  const rule = line(
    head.map(() => ''),
    '-',
  )
  return `${[line(head), rule, ...rows.map((row) => line(row))].join('\n')}\n`
}

function rowOf(name: SettingName): Setting<unknown> {
  return settingsTable[name]
}

function defaultOf(name: SettingName): string {
  const { standard, unset = 'none' } = rowOf(name)
  return standard === undefined ? unset : `\`${standard}\``
}

function meaningOf(name: SettingName): string {
  const { says, isBuiltIn, isSecret } = rowOf(name)
  if (isSecret) return `${says}; or \`${name}_FILE\`, a file with it`
  return isBuiltIn ? `${says}; a change builds the site again` : says
}

const ofTable = /(?<=\n## Settings\n.*?\n\n)\| name .*?\n(?=\n)/s

/** Replaces the table of settings in a page. */
export function withTable(page: string): string {
  return page.replace(ofTable, writtenTable())
}
