import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addresses } from '../../site.ts'
import { $session } from '../../stores/session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'

/** Signing in and up. Who is signed in has nothing to do here. */
export function AuthScreen() {
  const session = useStore($session)
  const [hasForgotten, setHasForgotten] = useState(false)
  useEffect(() => {
    if (session) location.replace(addresses.home)
  }, [session])
  return (
    <AccountCard>
      {hasForgotten ? (
        <ForgottenForm back={() => setHasForgotten(false)} />
      ) : (
        <AuthTabs forget={() => setHasForgotten(true)} />
      )}
    </AccountCard>
  )
}
