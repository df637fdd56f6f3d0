import { obey } from '../../domain/spoken/obey.ts'
import type { Command } from '../../domain/spoken/read-commands.ts'
import type { AddingNeeds } from '../add/adding.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'

/** Carries out spoken commands about items of the list. */
export interface CommandActions {
  /**
   * @param called description of the action, for the message and the offer to undo it
   * @returns true if the list changes, and the names that are not on it
   */
  obey(commands: readonly Command[], called: string): { isChanged: boolean; missing: string[] }
}

export function makeCommandActions({ items, enact }: Pick<AddingNeeds, 'items' | 'enact'>): CommandActions {
  return {
    obey(commands, called) {
      const { wishes, missing } = obey($vocabulary.get(), items().values(), commands)
      if (wishes.length > 0) enact(wishes, { called })
      return { isChanged: wishes.length > 0, missing }
    },
  }
}
