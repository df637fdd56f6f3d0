import { type InputHTMLAttributes, type InvalidEvent, useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { AuthProblem } from './texts.ts'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  hint?: string
}

/**
 * A required field; the browser's validation message is shown below it, in the page's language. What is typed as a password
 * can be shown.
 */
export function AccountField({ label, hint, ...input }: Props) {
  const id = useId()
  const { problems, show, hide } = useAuthTexts()
  const [isShown, setShown] = useState(false)
  const isPassword = input.type === 'password'
  const [problem, setProblem] = useState<AuthProblem>()
  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    setProblem(problemOf(event.currentTarget.validity))
    // Replaces the browser's own bubble, so it has to focus the first invalid field itself.
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget)
      event.currentTarget.focus()
  }
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div className="account-typed">
        <input
          {...input}
          type={isShown ? 'text' : input.type}
          id={id}
          className="field"
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onInvalid={refuse}
          onInput={() => setProblem(undefined)}
        />
        {isPassword && (
          <button
            type="button"
            className="icon-button"
            aria-label={isShown ? hide : show}
            aria-controls={id}
            data-shown={isShown || undefined}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        )}
      </div>
      <p className="account-note" id={`${id}-note`} data-problem={problem} aria-live="polite">
        {problem ? problems[problem] : hint}
      </p>
    </div>
  )
}

function problemOf({ valueMissing, typeMismatch, patternMismatch, tooShort }: ValidityState): AuthProblem {
  if (valueMissing) return 'missing'
  if (typeMismatch || patternMismatch) return 'email'
  return tooShort ? 'password-short' : 'unexpected'
}
