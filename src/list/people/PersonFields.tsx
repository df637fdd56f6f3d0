import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { nicknameLength, personColors } from '../../domain/list/person.ts'
import { Icon } from '../../ui/Icon.tsx'
import { $person, setPerson } from '../settings/device-settings.ts'
import { personColorNames, settingsTexts } from '../settings/texts.ts'

/** Nickname and colour of a person without an account. */
export function PersonFields() {
  return (
    <fieldset className="person-fields">
      <legend className="settings-title">{settingsTexts.person}</legend>
      <Nickname />
      <Colors />
    </fieldset>
  )
}

/** Saved when it is complete, so that other people do not see it being typed. */
function Nickname() {
  const { name } = useStore($person)
  const [draft, setDraft] = useState(name)
  const [isRefused, setIsRefused] = useState(false)
  const keep = () => setIsRefused(!setPerson({ name: draft }))
  const type = (typed: string) => {
    setDraft(typed)
    setIsRefused(false)
  }
  return (
    <label className="person-name">
      <span className="settings-label">{settingsTexts.name}</span>
      <input
        className="field"
        value={draft}
        maxLength={nicknameLength}
        placeholder={settingsTexts.namePlaceholder}
        autoComplete="nickname"
        enterKeyHint="done"
        aria-invalid={isRefused}
        aria-describedby="nickname-hint"
        onChange={(event) => type(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      <span className={isRefused ? 'settings-problem' : 'settings-hint'} id="nickname-hint" role="status">
        {isRefused ? settingsTexts.nameProblem : settingsTexts.nameHint}
      </span>
    </label>
  )
}

function Colors() {
  const { color: chosen } = useStore($person)
  return (
    <fieldset className="person-colors">
      <legend className="settings-label">{settingsTexts.color}</legend>
      {personColors.map((color) => (
        <label key={color} className="person-color" data-person={color} title={personColorNames[color]}>
          <input
            type="radio"
            name="person-color"
            aria-label={personColorNames[color]}
            checked={color === chosen}
            onChange={() => setPerson({ color })}
          />
          {color === chosen && <Icon name="check" />}
        </label>
      ))}
    </fieldset>
  )
}
