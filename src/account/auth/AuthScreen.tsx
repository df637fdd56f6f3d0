import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addresses } from '../../site.ts'
import { listToSave, takeListAlong } from '../saved-lists.ts'
import { $session } from '../session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AuthTabs, type Typed } from './AuthTabs.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'
import { MailedPart } from './MailedPart.tsx'
import type { SignedUp } from './SignUpForm.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

type Step =
  | { kind: 'tabs'; typed: Typed }
  | { kind: 'forgotten' }
  /** An account was made, and waits for its mail to be opened. */
  | { kind: 'mailed'; account: SignedUp }

/** Signing in and up. Visitors who are signed in already are redirected. */
export function AuthScreen() {
  const texts = useAuthTexts()
  const session = useStore($session)
  const [step, setStep] = useState<Step>({ kind: 'tabs', typed: {} })
  // The list that the visitor wants to save. After signing in in any browser tab, all of them open it.
  const [list] = useState(() => listToSave())
  useEffect(() => {
    if (session) location.replace(list ? addresses.list(list.token) : addresses.home)
  }, [session, list])
  const toTabs = (typed: Typed = {}) => setStep({ kind: 'tabs', typed })
  return (
    <AccountCard title={titleOf(step, texts)}>
      {list && <ListWaiting list={list} />}
      {step.kind === 'tabs' && (
        <AuthTabs
          typed={step.typed}
          signedIn={() => list && takeListAlong(list)}
          forget={() => setStep({ kind: 'forgotten' })}
          signedUp={(account) => setStep({ kind: 'mailed', account })}
        />
      )}
      {step.kind === 'forgotten' && <ForgottenForm back={() => toTabs()} />}
      {step.kind === 'mailed' && <MailedPart account={step.account} back={toTabs} />}
    </AccountCard>
  )
}

function titleOf(
  { kind }: Step,
  { heading, forgotten, confirmTitle }: ReturnType<typeof useAuthTexts>,
): string {
  switch (kind) {
    case 'tabs':
      return heading
    case 'forgotten':
      return forgotten
    case 'mailed':
      return confirmTitle
  }
}

/** The list that the visitor wants to save, with a link back to it. */
function ListWaiting({ list }: { list: { token: string; name: string } }) {
  const texts = useAuthTexts()
  return (
    <p className="account-list">
      {texts.savesList(list.name)} <a href={addresses.list(list.token)}>{texts.backToList}</a>
    </p>
  )
}
