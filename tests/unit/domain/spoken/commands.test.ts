import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../src/domain/spoken/read-commands.ts'
import { readSpoken } from '../../../../src/domain/with-all-words.ts'
import { commandSentences } from './command-sentences.ts'
import { rowsIn } from './spoken-cases.ts'

function written(command: Command): string {
  const { kind, name } = command
  return command.kind === 'set' ? `${kind} ${name} ${command.quantity} ${command.unit}` : `${kind} ${name}`
}

describe.each(Object.entries(commandSentences))('%s', (_, table) => {
  test.each(rowsIn(table))('%s', (sentence, expected) => {
    const { commands, items } = readSpoken(sentence)
    const added = items.length > 0 ? [`+ ${items.map(({ name }) => name).join(', ')}`] : []
    expect([commands.map(written).join(', '), ...added].join(' ').trim()).toBe(expected)
  })
})
