import type { Person } from '../../../domain/list/person.ts'

/** A person at a glance: their initial in their colour, a question mark where there is no name. */
export function Avatar({ name, color }: Person) {
  const [initial = '?'] = name
  return (
    <span className="avatar" data-person={name && color} title={name} aria-hidden="true">
      {initial.toLocaleUpperCase('ro')}
    </span>
  )
}
