import { AccountCard } from './AccountCard.tsx'
import { AccountField } from './AccountField.tsx'
import { confirmNewEmail } from './auth.ts'
import { LinkForm } from './LinkForm.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

/** Page that the mail to an account's new address links to. */
export function NewAddressScreen() {
  const texts = useAuthTexts()
  return (
    <AccountCard title={texts.newAddressTitle}>
      <p className="account-text">{texts.newAddressText}</p>
      <LinkForm label={texts.confirmAddress} doneText={texts.addressSaved} act={confirmNewEmail}>
        <AccountField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </LinkForm>
    </AccountCard>
  )
}
