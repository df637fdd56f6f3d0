import { saveDisplayName } from '../../stores/account/account.ts'
import { AccountField } from '../auth/AccountField.tsx'
import { AccountForm } from '../auth/AccountForm.tsx'
import { displayNameLength } from '../auth/lengths.ts'
import { AccountPart } from './AccountPart.tsx'
import { useAccountTexts } from './use-account-texts.ts'

export function NamePart({ displayName }: { displayName: string }) {
  const texts = useAccountTexts()
  return (
    <AccountPart title={texts.profile}>
      <AccountForm
        tone="soft"
        label={texts.save}
        busyLabel={texts.saving}
        doneText={texts.nameSaved}
        act={(typed) => saveDisplayName(typed('displayName'))}
      >
        <AccountField
          label={texts.displayName}
          name="displayName"
          autoComplete="name"
          defaultValue={displayName}
          maxLength={displayNameLength}
        />
      </AccountForm>
    </AccountPart>
  )
}
