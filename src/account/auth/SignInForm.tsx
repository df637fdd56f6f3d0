import { useRef } from 'react'
import { AccountField } from './AccountField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { signIn } from './auth.ts'
import { ConfirmationAgain } from './ConfirmationAgain.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  /** Initial value of the field. */
  typedEmail: string | undefined
  forget: () => void
  /** Called before the page is left. */
  signedIn: () => void
}

export function SignInForm({ typedEmail, forget, signedIn }: Props) {
  const texts = useAuthTexts()
  const email = useRef('')
  return (
    <>
      <AccountForm
        label={texts.signIn}
        busyLabel={texts.signingIn}
        act={async (typed) => {
          email.current = typed('email')
          const outcome = await signIn(email.current, typed('password'))
          if (outcome.kind === 'done') signedIn()
          return outcome
        }}
        whenRefused={(outcome) =>
          outcome.kind === 'refused' &&
          outcome.problem === 'unconfirmed' && <ConfirmationAgain email={email.current} />
        }
      >
        <AccountField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={typedEmail}
        />
        <AccountField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
      <button type="button" className="account-link" onClick={forget}>
        {texts.forgotten}
      </button>
    </>
  )
}
