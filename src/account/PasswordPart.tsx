import { useStore } from '@nanostores/react'
import { AccountPart } from './AccountPart.tsx'
import { changePassword } from './account.ts'
import { AccountField } from './auth/AccountField.tsx'
import { AccountForm } from './auth/AccountForm.tsx'
import { passwordLengths } from './auth/lengths.ts'
import { useAuthTexts } from './auth/use-auth-texts.ts'
import { $session } from './session.ts'
import { useAccountTexts } from './use-account-texts.ts'

export function PasswordPart() {
  const texts = useAccountTexts()
  const { passwordHint } = useAuthTexts()
  const email = useStore($session)?.email
  return (
    <AccountPart title={texts.password}>
      <AccountForm
        tone="soft"
        label={texts.changePassword}
        busyLabel={texts.saving}
        doneText={texts.passwordSaved}
        act={(typed) => changePassword(typed('oldPassword'), typed('password'))}
      >
        {/* Password managers store the new one under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <AccountField
          label={texts.currentPassword}
          name="oldPassword"
          type="password"
          autoComplete="current-password"
        />
        <AccountField
          label={texts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          {...passwordLengths}
        />
      </AccountForm>
    </AccountPart>
  )
}
