import { mostLines } from '../lib/reading-limits.ts'
import { type Imported, type ImportedThing, thingOf } from './imported.ts'

const day = /^\d{4}-\d{2}-\d{2} /
const done = /^x (?:\d{4}-\d{2}-\d{2} ){0,2}/
const priority = /^\([A-Z]\) /
const mark = /(?:^|\s)(?:[@+]\S+|[a-z]+:\S+)/g

/** Reads tasks in todo.txt format if at least one line has its syntax; undefined for any other text. */
export function fromTodoTxt(text: string): Imported | undefined {
  const lines = text.split(/\r?\n/, mostLines).filter((line) => line.trim() !== '')
  const isTodoTxt = lines.some((line) => /^x \d{4}-/.test(line) || priority.test(line) || day.test(line))
  if (!isTodoTxt) return undefined
  const tasks = lines.map((line) => ({ line, read: thing(line) }))
  return {
    format: 'todo-txt',
    name: '',
    things: tasks.map(({ read }) => read).filter(({ text }) => text !== ''),
    unread: tasks.filter(({ read }) => read.text === '').map(({ line }) => line),
  }
}

function thing(line: string): ImportedThing {
  const isTicked = done.test(line)
  const task = line.replace(done, '').replace(priority, '').replace(day, '')
  const [, store = ''] = /(?:^|\s)@(\S+)/.exec(task) ?? []
  const text = task.replace(mark, '').trim()
  return thingOf(text, isTicked, store === '' ? {} : { store: store.replaceAll('_', ' ') })
}
