import { signOut, signOutEverywhere } from '../../stores/account/account.ts'
import { AccountForm } from '../auth/AccountForm.tsx'
import { AccountPart } from './AccountPart.tsx'
import { useAccountTexts } from './use-account-texts.ts'

export function SessionsPart() {
  const texts = useAccountTexts()
  return (
    <AccountPart title={texts.sessions}>
      <button type="button" className="button button-plain" onClick={signOut}>
        {texts.signOut}
      </button>
      <AccountForm
        tone="soft"
        label={texts.signOutEverywhere}
        busyLabel={texts.saving}
        act={signOutEverywhere}
      >
        <p className="account-text">{texts.signOutEverywhereText}</p>
      </AccountForm>
    </AccountPart>
  )
}
