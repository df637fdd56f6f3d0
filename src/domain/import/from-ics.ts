import { type IcsPart, isTickedTask, readCalendar } from './ics-tasks.ts'
import { type Imported, type ImportedThing, thingOf, unknownImport } from './imported.ts'

/** Reads the tasks of a calendar (RFC 5545), those that were cancelled left out; undefined for any other text. */
export function fromIcs(text: string): Imported | undefined {
  const calendar = readCalendar(text)
  if (!calendar) return undefined
  const tasks = calendar.parts.filter(({ kind }) => kind === 'VTODO')
  if (tasks.length === 0 && calendar.parts.length > 0) return unknownImport
  const things = tasks.filter((task) => !isCancelled(task)).map(taskOf)
  return {
    format: 'ics',
    name: calendar.name,
    things: things.filter((thing) => thing.text !== ''),
    unread: calendar.parts
      .filter(({ kind }) => kind === 'VEVENT' || kind === 'VJOURNAL')
      .map(({ properties }) => (properties.get('SUMMARY') ?? '').trim())
      .filter(Boolean),
  }
}

function isCancelled({ properties }: IcsPart): boolean {
  return properties.get('STATUS')?.trim().toUpperCase() === 'CANCELLED'
}

function taskOf({ properties }: IcsPart): ImportedThing {
  const description = properties.get('DESCRIPTION') ?? ''
  return thingOf(
    (properties.get('SUMMARY') ?? '').trim(),
    isTickedTask(properties),
    description === '' ? {} : { note: description },
  )
}
