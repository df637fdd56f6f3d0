import type { AccountOutcome } from '../account-outcome.ts'
import { AccountField } from './AccountField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { askForConfirmation, signUp } from './auth.ts'
import { displayNameLength, passwordLengths } from './lengths.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** An account that was just created. */
export interface SignedUp {
  email: string
  displayName: string
  /** Result of the confirmation mail. */
  mailed: AccountOutcome
}

interface Props {
  /** Initial values of the fields. */
  typed: { email?: string; displayName?: string }
  signedUp: (account: SignedUp) => void
}

export function SignUpForm({ typed: { email, displayName }, signedUp }: Props) {
  const texts = useAuthTexts()
  const make = async (typed: (name: string) => string): Promise<AccountOutcome> => {
    const [displayName, email] = [typed('displayName'), typed('email').trim()]
    const outcome = await signUp(displayName, email, typed('password'))
    if (outcome.kind === 'done') signedUp({ email, displayName, mailed: await askForConfirmation(email) })
    return outcome
  }
  return (
    <AccountForm label={texts.createAccount} busyLabel={texts.creatingAccount} act={make}>
      <AccountField
        label={texts.displayName}
        name="displayName"
        autoComplete="name"
        defaultValue={displayName}
        maxLength={displayNameLength}
      />
      <AccountField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <AccountField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        placeholder={texts.choosePassword}
        hint={texts.passwordHint}
        {...passwordLengths}
      />
    </AccountForm>
  )
}
