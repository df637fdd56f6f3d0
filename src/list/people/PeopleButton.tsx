import { useStore } from '@nanostores/react'
import type { Person } from '../../domain/list/person.ts'
import { othersOf } from '../../domain/list/presence.ts'
import type { ListStore } from '../list.ts'
import { $person } from '../settings/device-settings.ts'
import { presenceTexts } from './texts.ts'

const mostAvatars = 3

/** The other people present, those with names first. A press opens the sheet for sharing. */
export function PeopleButton({ store, open }: { store: ListStore; open: () => void }) {
  const { count, people } = useStore(store.$presence)
  const person = useStore($person)
  const others = othersOf(people, person)
  const shown = others.slice(0, mostAvatars)
  const more = count - 1 - shown.length
  const names = others.flatMap(({ name }) => name || [])
  return (
    <button
      type="button"
      className="people"
      aria-label={presenceTexts.here(count, names)}
      aria-haspopup="dialog"
      onClick={open}
    >
      {shown.map((other) => (
        <Avatar key={other.id} {...other} />
      ))}
      {more > 0 && (
        <span className="avatar avatar-more" aria-hidden="true">
          {presenceTexts.more(more)}
        </span>
      )}
    </button>
  )
}

/** Avatar of a person: their initial in their colour, a question mark if they have no name. */
export function Avatar({ name, color }: Person) {
  const [initial = '?'] = name
  return (
    <span className="avatar" data-person={name && color} title={name} aria-hidden="true">
      {initial.toLocaleUpperCase('ro')}
    </span>
  )
}
