import { type KeyboardEvent, useRef, useState } from 'react'
import { SignInForm } from './SignInForm.tsx'
import { type SignedUp, SignUpForm } from './SignUpForm.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

const tabs = ['signIn', 'signUp'] as const
type Tab = (typeof tabs)[number]

/** Input from before, and its tab. */
export interface Typed {
  tab?: Tab
  email?: string
  displayName?: string
}

interface Props {
  typed: Typed
  forget: () => void
  signedIn: () => void
  signedUp: (account: SignedUp) => void
}

/** Sign In, to begin with, and Sign Up. */
export function AuthTabs({ typed, forget, signedIn, signedUp }: Props) {
  const texts = useAuthTexts()
  const [chosen, setChosen] = useState<Tab>(typed.tab ?? 'signIn')
  const list = useRef<HTMLDivElement>(null)
  const other = chosen === 'signIn' ? 'signUp' : 'signIn'
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    setChosen(other)
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus()
  }
  return (
    <>
      <div className="account-tabs" role="tablist" aria-label={texts.tabs} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls="tab-panel"
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setChosen(tab)}
          >
            {texts[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`}>
        {chosen === 'signIn' ? (
          <SignInForm typedEmail={typed.email} forget={forget} signedIn={signedIn} />
        ) : (
          <SignUpForm typed={typed} signedUp={signedUp} />
        )}
      </div>
    </>
  )
}
