import { fold } from '../../src/domain/lib/fold.ts'
import { corrections, takingBack } from '../../src/domain/spoken/spoken-corrections.ts'
import { closings, openings } from '../../src/domain/spoken/spoken-fillers.ts'
import { moreQualities, notePhrases } from '../../src/domain/spoken/spoken-notes.ts'
import * as asking from '../../src/domain/words/asking.ts'
import * as commands from '../../src/domain/words/command-phrases.ts'
import * as compounds from '../../src/domain/words/compounds.ts'
import * as descriptions from '../../src/domain/words/descriptions.ts'
import { storeNames } from '../../src/domain/words/store-names.ts'

const listedPhrases = (...tables: readonly string[]) => tables.flatMap((table) => table.split(', '))

/** Phrases before an item, folded: wishes, corrections, and commands about items of the list. */
export function openingPhrases(): Set<string> {
  const commandsBefore = listedPhrases(
    commands.removingPhrases,
    commands.tickingPhrases,
    commands.basketPhrases,
    commands.settingPhrases,
  )
  const wishes = listedPhrases(asking.askingPhrases)
  return new Set([
    ...openings,
    ...corrections,
    ...takingBack,
    ...commandsBefore,
    ...wishes,
    'nu',
    ...storesBefore(),
  ])
}

/** "de la piață", "la Lidl": a store that is said first. */
function storesBefore(): string[] {
  const names = fold(storeNames).split(/[,/\n]/)
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => [`de la ${name}`, `la ${name}`, `din ${name}`])
}

/** Phrases behind an item, folded. */
export function closingPhrases(): Set<string> {
  return new Set([
    ...closings,
    ...listedPhrases(
      commands.tickingEndings,
      commands.commandEndings,
      commands.boughtEndings,
      commands.unwantedEndings,
      asking.askingEndings,
    ),
  ])
}

/** Words that describe the item before them, folded: of notes, stores and prices. */
export function detailWords(): Set<string> {
  const stores = fold(storeNames).split(/[^a-z]+/)
  const texts = [descriptions, compounds].flatMap((table) => Object.values(table).flat())
  const words = [
    ...texts,
    ...notePhrases,
    ...moreQualities,
    ...corrections,
    ...asking.conditions.split(', '),
  ].flatMap((text) => fold(text).split(/[^a-z-]+/))
  const others =
    'lei leu bani kilul litrul bucata nota mai foarte bine prea cat putin destul nu nici chiar ceva fiecare kilogramul pe la cu de din o un sub si e este sunt sa fie care ca ce daca'
  return new Set([...stores, ...words, ...others.split(' ')].filter((word) => word !== ''))
}
