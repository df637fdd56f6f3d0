import { addresses } from '../../site.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** For which list an account was asked for, and the way back to it. */
export function ListWaiting({ list }: { list: { token: string; name: string } }) {
  const texts = useAuthTexts()
  return (
    <p className="account-list">
      {texts.savesList(list.name)} <a href={addresses.list(list.token)}>{texts.backToList}</a>
    </p>
  )
}
