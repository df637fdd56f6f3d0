import type { Person } from '../../domain/list/person.ts'

/** Avatar of a person: their initial in their colour, a question mark if they have no name. */
export function Avatar({ name, color }: Person) {
  const [initial = '?'] = name
  return (
    <span className="avatar" data-person={name && color} title={name} aria-hidden="true">
      {initial.toLocaleUpperCase('ro')}
    </span>
  )
}
