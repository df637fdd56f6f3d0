import { isTickedTask } from '../../domain/import/ics-tasks.ts'
import { cleanText } from '../../domain/lib/check.ts'
import { taskNameLength } from '../../protocol/key-calls.ts'
import { propertiesOf, readTaskLines, type TaskLines, withProperties } from './calendar-lines.ts'
import { withoutForbidden } from './write-xml.ts'

/** A task from a program: the properties that an item has, cleaned, and the text, which is stored as it is. */
export interface SentTask {
  uid: string
  summary: string
  note: string
  isTicked: boolean
  isCancelled: boolean
  text: string
}

/**
 * Reads a task.
 *
 * @param name of its file, which is its UID if it has none
 * @returns otherwise the reason for which it is no task
 */
export function readTask(sent: string, name: string): SentTask | 'no-calendar' | 'no-task' {
  // Characters that no answer in XML can have.
  const text = withoutForbidden(sent)
  const lines = readTaskLines(text)
  if (typeof lines === 'string') return lines
  const uid = cleanText(propertiesOf(lines).get('UID') ?? '').slice(0, taskNameLength)
  if (uid !== '') return { ...saidBy(lines), uid, text }
  return { ...saidBy(lines), uid: name, text: withProperties(lines, new Map([['UID', name]])) }
}

/** Returns the properties that an item has. */
export function saidBy(lines: TaskLines): Omit<SentTask, 'uid' | 'text'> {
  const properties = propertiesOf(lines)
  return {
    summary: cleanText(properties.get('SUMMARY') ?? ''),
    note: cleanText(properties.get('DESCRIPTION') ?? ''),
    isTicked: isTickedTask(properties),
    isCancelled: properties.get('STATUS')?.trim().toUpperCase() === 'CANCELLED',
  }
}
