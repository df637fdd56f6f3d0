import type { Imported } from '../../../domain/import/imported.ts'
import { importTexts } from '../../../i18n/list/import.ts'
import { Icon } from '../../Icon.tsx'

const mostPeople = 50

interface Props {
  imported: Imported
  /** Undefined unless the source is a recipe with a number of people. */
  people: number | undefined
  setPeople: (people: number) => void
  /** Number of items that were ticked in their source, and whether they are included. */
  ticked: { count: number; areWanted: boolean; setWanted: (areWanted: boolean) => void }
}

/** Recognized format of a text, and options for the text as a whole. */
export function PasteSource({ imported, people, setPeople, ticked }: Props) {
  const { format, name, things } = imported
  return (
    <>
      {format !== 'text' && <p className="paste-source">{importTexts.source(format, name, things.length)}</p>}
      {people !== undefined && (
        <fieldset className="paste-people">
          <legend className="visually-hidden">{importTexts.people}</legend>
          <button
            type="button"
            className="icon-button"
            aria-label={importTexts.fewer}
            disabled={people === 1}
            onClick={() => setPeople(people - 1)}
          >
            <Icon name="minus" />
          </button>
          <output>{importTexts.forPeople(people)}</output>
          <button
            type="button"
            className="icon-button"
            aria-label={importTexts.more}
            disabled={people === mostPeople}
            onClick={() => setPeople(people + 1)}
          >
            <Icon name="plus" />
          </button>
        </fieldset>
      )}
      {ticked.count > 0 && (
        <label className="paste-ticked">
          <input
            type="checkbox"
            className="pasted-check"
            checked={ticked.areWanted}
            onChange={(event) => ticked.setWanted(event.target.checked)}
          />
          {importTexts.ticked(ticked.count)}
        </label>
      )}
    </>
  )
}
