import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { addresses } from '../../site.ts'
import { refreshAccount } from '../../stores/account/account.ts'
import { $session } from '../../stores/account/session.ts'
import { AccountCard } from '../auth/AccountCard.tsx'
import { AddressPart } from './AddressPart.tsx'
import { DataPart } from './DataPart.tsx'
import { NamePart } from './NamePart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { RemovalPart } from './RemovalPart.tsx'
import { SavedListsPart } from './SavedListsPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { useAccountTexts } from './use-account-texts.ts'

/** All that can be done with the account. Who is not signed in is led to where one does. */
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
      <SessionsPart />
      <DataPart />
      <RemovalPart />
    </AccountCard>
  )
}
