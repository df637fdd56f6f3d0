import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addresses } from '../site.ts'
import { saveJson } from '../ui/save-file.ts'
import { AccountPart } from './AccountPart.tsx'
import {
  askForNewEmail,
  deleteAccount,
  readMyData,
  refreshAccount,
  saveDisplayName,
  signOut,
  signOutEverywhere,
} from './account.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { AccountCard } from './auth/AccountCard.tsx'
import { AccountField } from './auth/AccountField.tsx'
import { AccountForm } from './auth/AccountForm.tsx'
import { displayNameLength } from './auth/lengths.ts'
import { useAuthTexts } from './auth/use-auth-texts.ts'
import { KeysPart } from './keys/KeysPart.tsx' // part: integrations
import { PasswordPart } from './PasswordPart.tsx'
import { SavedListsPart } from './SavedListsPart.tsx'
import { $session } from './session.ts'
import { useAccountTexts } from './use-account-texts.ts'

/** All actions on the account. Visitors who are not signed in are redirected to the sign-in page. */
export function AccountScreen() {
  const texts = useAccountTexts()
  const session = useStore($session)
  const isSignedIn = session !== undefined
  useEffect(() => {
    if (!isSignedIn) location.replace(addresses.auth)
    else void refreshAccount()
  }, [isSignedIn])
  if (!session) return <AccountCard title={texts.title}>{texts.loading}</AccountCard>
  return (
    <AccountCard title={texts.title}>
      <p className="account-text">{texts.signedInAs(session.email)}</p>
      <SavedListsPart />
      <NamePart displayName={session.displayName} />
      <AddressPart />
      <PasswordPart />
      <KeysPart /* part: integrations */ />
      <SessionsPart />
      <DataPart />
      <RemovalPart />
    </AccountCard>
  )
}

function NamePart({ displayName }: { displayName: string }) {
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

function AddressPart() {
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

function SessionsPart() {
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

const fileName = 'lista-noastra-cont.json'

function DataPart() {
  const texts = useAccountTexts()
  return (
    <AccountPart title={texts.data}>
      <AccountForm tone="soft" label={texts.exportData} busyLabel={texts.preparing} act={exportData}>
        <p className="account-text">{texts.dataText}</p>
      </AccountForm>
    </AccountPart>
  )
}

async function exportData(): Promise<AccountOutcome> {
  const data = await readMyData()
  if (!data) return { kind: 'refused', problem: 'unexpected' }
  saveJson(fileName, data)
  return { kind: 'done' }
}

function RemovalPart() {
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
