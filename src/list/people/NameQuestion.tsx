import { type FormEvent, useId, useState } from 'react'
import { nicknameLength, readNickname } from '../../domain/list/person.ts'
import { focusHeading } from '../parts/focus.ts'
import { askNoName, setPerson } from '../settings/device-settings.ts'
import { settingsTexts } from '../settings/texts.ts'
import { nameQuestionTexts } from './name-question-texts.ts'

/**
 * Asks for a nickname, which the other people see: one line, which can be skipped.
 *
 * @param answered called instead of moving the focus to the list's heading
 */
export function NameQuestion({ answered = focusHeading }: { answered?: (isNamed: boolean) => void }) {
  const [name, setName] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const fieldId = useId()
  const type = (typed: string) => {
    setName(typed)
    setIsRefused(false)
  }
  const answer = (event: FormEvent) => {
    event.preventDefault()
    if (!setPerson({ name })) return setIsRefused(true)
    answered(readNickname(name) !== '')
  }
  const passOver = () => {
    askNoName()
    answered(false)
  }
  return (
    <form className="name-question" onSubmit={answer}>
      <Question fieldId={fieldId} />
      <input
        id={fieldId}
        className="field"
        value={name}
        maxLength={nicknameLength}
        placeholder={nameQuestionTexts.placeholder}
        autoComplete="nickname"
        enterKeyHint="done"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${fieldId}-problem` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className="name-question-done">
        {nameQuestionTexts.done}
      </button>
      <button type="button" className="name-question-pass" onClick={passOver}>
        {nameQuestionTexts.passOver}
      </button>
      {isRefused && (
        <p className="settings-problem" id={`${fieldId}-problem`}>
          {settingsTexts.nameProblem}
        </p>
      )}
    </form>
  )
}

function Question({ fieldId }: { fieldId: string }) {
  const [begin, others, end] = nameQuestionTexts.question
  return (
    <label htmlFor={fieldId}>
      {begin}
      <span>{others}</span>
      {end}
    </label>
  )
}
