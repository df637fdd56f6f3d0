import { type IcsPart, isTickedTask, readCalendar } from './ics-tasks.ts'
import { type Imported, type ImportedThing, thingOf } from './imported.ts'

/** Reads the tasks of a calendar (RFC 5545); undefined for any other text. */
export function fromIcs(text: string): Imported | undefined {
  const calendar = readCalendar(text)
  if (!calendar) return undefined
  const tasks = calendar.parts.filter(({ kind }) => kind === 'VTODO').map(taskOf)
  return { format: 'ics', name: calendar.name, things: tasks.filter((thing) => thing.text !== '') }
}

function taskOf({ properties }: IcsPart): ImportedThing {
  const description = properties.get('DESCRIPTION') ?? ''
  return thingOf(
    (properties.get('SUMMARY') ?? '').trim(),
    isTickedTask(properties),
    description === '' ? {} : { note: description },
  )
}
