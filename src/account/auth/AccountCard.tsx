import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { addresses, siteName } from '../../site.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { $language } from '../language.ts'
import { startSecurityCheck } from '../security.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  /** Headline of the page, below the product's name. */
  title: string
  children: ReactNode
}

/** Frame of all account pages: link back, language switch, product name. */
export function AccountCard({ title, children }: Props) {
  const texts = useAuthTexts()
  const language = useStore($language)
  useEffect(startSecurityCheck, [])
  return (
    <div className="account" lang={language}>
      <div className="account-ways">
        <a className="account-back" href={addresses.home}>
          <Icon name="arrow-left" />
          {texts.back}
        </a>
        <LanguageSwitch />
      </div>
      <div className="account-card">
        <div>
          <p className="account-product">{siteName}</p>
          <h1 className="account-name">{title}</h1>
        </div>
        <Boundary>{children}</Boundary>
      </div>
    </div>
  )
}
