import { deleteAccount } from '../../stores/account/account.ts'
import { AccountField } from '../auth/AccountField.tsx'
import { AccountForm } from '../auth/AccountForm.tsx'
import { AccountPart } from './AccountPart.tsx'
import { useAccountTexts } from './use-account-texts.ts'

export function RemovalPart() {
  const texts = useAccountTexts()
  return (
    <AccountPart title={texts.removal}>
      <AccountForm
        tone="alert"
        label={texts.remove}
        busyLabel={texts.removing}
        act={(typed) => deleteAccount(typed('password'))}
      >
        <p className="account-text">{texts.removalText}</p>
        <AccountField
          label={texts.yourPassword}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
    </AccountPart>
  )
}
