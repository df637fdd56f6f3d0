import { isTickedTask, readCalendar } from '../../domain/import/ics-tasks.ts'
import { cleanText } from '../../domain/lib/check.ts'

/** The stored properties of a task from a program, cleaned; all others are dropped. */
export interface SentTask {
  summary: string
  note: string
  isTicked: boolean
}

/** @returns otherwise the reason for which it is no task */
export function readTask(text: string): SentTask | 'no-calendar' | 'no-task' {
  const calendar = readCalendar(text)
  if (!calendar) return 'no-calendar'
  // The file of a recurring task also contains its exceptions.
  const tasks = calendar.parts.filter(({ kind }) => kind === 'VTODO')
  const properties = (tasks.find((one) => !one.properties.has('RECURRENCE-ID')) ?? tasks[0])?.properties
  if (!properties) return 'no-task'
  return {
    summary: cleanText(properties.get('SUMMARY') ?? ''),
    note: cleanText(properties.get('DESCRIPTION') ?? ''),
    isTicked: isTickedTask(properties),
  }
}
