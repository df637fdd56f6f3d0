import { AccountField } from './AccountField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { askForReset } from './auth.ts'
import { useAuthTexts } from './use-auth-texts.ts'

export function ForgottenForm({ back }: { back: () => void }) {
  const texts = useAuthTexts()
  return (
    <>
      <p className="account-text">{texts.forgottenText}</p>
      <AccountForm
        label={texts.sendLink}
        busyLabel={texts.sending}
        doneText={texts.linkSent}
        act={(typed) => askForReset(typed('email'))}
      >
        <AccountField label={texts.email} name="email" type="email" autoComplete="username" />
      </AccountForm>
      <button type="button" className="account-link" onClick={back}>
        {texts.backToSignIn}
      </button>
    </>
  )
}
