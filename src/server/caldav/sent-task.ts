import { isTickedTask, readCalendar } from '../../domain/import/ics-tasks.ts'
import { cleanText } from '../../domain/lib/check.ts'

/** A task as a program has written it, cleaned; of what else it says nothing is kept. */
export interface SentTask {
  summary: string
  note: string
  isTicked: boolean
}

/** @returns why not, where it is no task */
export function readTask(text: string): SentTask | 'no-calendar' | 'no-task' {
  const calendar = readCalendar(text)
  if (!calendar) return 'no-calendar'
  // Of one that repeats, its exceptions come with it.
  const tasks = calendar.parts.filter(({ kind }) => kind === 'VTODO')
  const properties = (tasks.find((one) => !one.properties.has('RECURRENCE-ID')) ?? tasks[0])?.properties
  if (!properties) return 'no-task'
  return {
    summary: cleanText(properties.get('SUMMARY') ?? ''),
    note: cleanText(properties.get('DESCRIPTION') ?? ''),
    isTicked: isTickedTask(properties),
  }
}
