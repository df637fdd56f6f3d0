import { addresses } from '../../site.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** The list that the visitor wants to save, with a link back to it. */
export function ListWaiting({ list }: { list: { token: string; name: string } }) {
  const texts = useAuthTexts()
  return (
    <p className="account-list">
      {texts.savesList(list.name)} <a href={addresses.list(list.token)}>{texts.backToList}</a>
    </p>
  )
}
