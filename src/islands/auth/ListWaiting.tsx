import { useState } from 'react'
import { addresses } from '../../site.ts'
import { listToSave } from '../../stores/saved-lists.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** For which list an account was asked for, and the way back to it; nothing for who came by themselves. */
export function ListWaiting() {
  const texts = useAuthTexts()
  const [list] = useState(() => listToSave())
  if (!list) return null
  return (
    <div className="account-list">
      <p>{texts.savesList(list.name)}</p>
      <a className="account-link" href={addresses.list(list.token)}>
        {texts.backToList}
      </a>
    </div>
  )
}
