import { useRef } from 'react'
import { askForConfirmation, signIn } from '../../stores/auth.ts'
import { AccountField } from './AccountField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { ConfirmationAgain } from './ConfirmationAgain.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

export function SignInForm({ forget }: { forget: () => void }) {
  const texts = useAuthTexts()
  const email = useRef('')
  return (
    <>
      <AccountForm
        label={texts.signIn}
        busyLabel={texts.signingIn}
        act={(typed) => {
          email.current = typed('email')
          return signIn(email.current, typed('password'))
        }}
        whenRefused={(outcome) =>
          outcome.kind === 'refused' &&
          outcome.problem === 'unconfirmed' && (
            <ConfirmationAgain send={() => askForConfirmation(email.current)} />
          )
        }
      >
        <AccountField label={texts.email} name="email" type="email" autoComplete="username" />
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
