import { AccountCard } from './AccountCard.tsx'
import { AccountField } from './AccountField.tsx'
import { savePassword } from './auth.ts'
import { LinkForm } from './LinkForm.tsx'
import { passwordLengths } from './lengths.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** Page that the mail for a forgotten password links to. */
export function NewPasswordScreen() {
  const texts = useAuthTexts()
  return (
    <AccountCard title={texts.newPasswordTitle}>
      <LinkForm label={texts.savePassword} doneText={texts.passwordSaved} act={savePassword}>
        <AccountField
          label={texts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          {...passwordLengths}
        />
      </LinkForm>
    </AccountCard>
  )
}
