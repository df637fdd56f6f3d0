import { useStore } from '@nanostores/react'
import { presenceTexts } from '../../i18n/presence.ts'
import type { ListStore } from '../../stores/list.ts'
import type { PeopleHere } from '../../stores/presence.ts'
import { Avatar } from './Avatar.tsx'

const mostAvatars = 3

/** Who types and who is here, in one line: what it has no room for is left out from its end. */
export function Presence({ store }: { store: ListStore }) {
  const presence = useStore(store.$presence)
  const typing = useStore(store.$typing)
  return (
    <p className="presence">
      {typing !== undefined && <span className="presence-typing">{presenceTexts.typing(typing)}</span>}
      <span className={presence.count > 1 ? 'presence-count' : ''}>
        {presenceTexts.count(presence.count)}
      </span>
      {presence.count > 1 && <Avatars {...presence} />}
    </p>
  )
}

function Avatars({ count, people }: PeopleHere) {
  const shown = people.slice(0, mostAvatars)
  const names = people.flatMap(({ name }) => name || [])
  return (
    <>
      {names.length > 0 && <span className="visually-hidden">{` (${names.join(', ')})`}</span>}
      {shown.map((person) => (
        <Avatar key={person.id} {...person} />
      ))}
      {count > shown.length && (
        <span className="avatar avatar-more" aria-hidden="true">
          {presenceTexts.more(count - shown.length)}
        </span>
      )}
    </>
  )
}
