import { useState } from 'react'
import { askForNewEmail } from '../../stores/account/account.ts'
import { AccountField } from '../auth/AccountField.tsx'
import { AccountForm } from '../auth/AccountForm.tsx'
import { useAuthTexts } from '../auth/use-auth-texts.ts'
import { AccountPart } from './AccountPart.tsx'
import { useAccountTexts } from './use-account-texts.ts'

export function AddressPart() {
  const texts = useAccountTexts()
  const { sending } = useAuthTexts()
  const [sentTo, setSentTo] = useState('')
  return (
    <AccountPart title={texts.email}>
      <AccountForm
        tone="soft"
        label={texts.changeEmail}
        busyLabel={sending}
        doneText={texts.emailSent(sentTo)}
        act={(typed) => {
          setSentTo(typed('newEmail'))
          return askForNewEmail(typed('newEmail'))
        }}
      >
        <AccountField label={texts.newEmail} name="newEmail" type="email" autoComplete="email" />
      </AccountForm>
    </AccountPart>
  )
}
