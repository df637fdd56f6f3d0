import type { Imported } from '../../domain/import/imported.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importTexts } from '../import/texts.ts'

const mostPeople = 50

/** The number of people; for a recipe without one, the factor of its amounts. */
type Scale = readonly [value: number, set: (value: number) => void]

interface Props {
  imported: Imported
  scale: Scale
  /** Number of items that were ticked in their source, and whether they are included. */
  ticked: { count: number; areWanted: boolean; setWanted: (areWanted: boolean) => void }
}

/** Recognized format of a text, and options for the text as a whole. */
export function PasteSource({ imported, scale, ticked }: Props) {
  const { format, name, things, servings } = imported
  return (
    <>
      {format !== 'text' && <p className="paste-source">{importTexts.source(format, name, things.length)}</p>}
      {servings !== undefined && <People scale={scale} />}
      {servings === undefined && format === 'recipe' && <Factor scale={scale} />}
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

function People({ scale: [people, setPeople] }: { scale: Scale }) {
  return (
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
        disabled={people >= mostPeople}
        onClick={() => setPeople(people + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

function Factor({ scale: [factor, setFactor] }: { scale: Scale }) {
  return (
    <fieldset className="paste-people">
      <legend className="visually-hidden">{importTexts.factor}</legend>
      {importTexts.factors.map(({ value, label, name }) => (
        <label key={value} className="paste-factor">
          <input
            type="radio"
            name="paste-factor"
            className="pasted-check"
            aria-label={name}
            checked={factor === value}
            onChange={() => setFactor(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
