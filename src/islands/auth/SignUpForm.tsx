import { signUp } from '../../stores/auth.ts'
import { AccountField } from './AccountField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { displayNameLength, passwordLengths } from './lengths.ts'
import { useAuthTexts } from './use-auth-texts.ts'

export function SignUpForm() {
  const texts = useAuthTexts()
  return (
    <AccountForm
      label={texts.createAccount}
      busyLabel={texts.creatingAccount}
      doneText={texts.confirmationSent}
      act={(typed) => signUp(typed('displayName'), typed('email'), typed('password'))}
    >
      <AccountField
        label={texts.displayName}
        name="displayName"
        autoComplete="name"
        maxLength={displayNameLength}
      />
      <AccountField label={texts.email} name="email" type="email" autoComplete="username" />
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
