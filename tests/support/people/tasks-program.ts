import type { KeyAccess } from '../../../src/protocol/key-calls.ts'
import type { ListClient } from './api.ts'
import { programOf } from './program.ts'

/** An answer to a task program. */
export interface DavReply {
  status: number
  headers: Headers
  text: string
}

/** The path of a key's calendar. */
export const calendarPath = '/dav/lists/list/'

/** Returns the path of a task. */
export function taskPath(name: string): string {
  return `${calendarPath}${encodeURIComponent(name)}.ics`
}

/** A task program, which accesses the site by CalDAV and an API key. */
export class TasksProgram {
  readonly url: string
  readonly key: string

  constructor(url: string, key: string) {
    this.url = url
    this.key = key
  }

  async ask(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<DavReply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { Authorization: basicOf(this.key), ...headers },
      ...(body !== undefined && { body }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  propfind(path: string, props: string, depth = '0'): Promise<DavReply> {
    return this.ask('PROPFIND', path, propfindOf(props), { Depth: depth })
  }

  report(kind: string, content: string): Promise<DavReply> {
    const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
    return this.ask('REPORT', calendarPath, `<${kind} ${spaces}>${content}</${kind}>`, { Depth: '1' })
  }

  /** @param steps `set` and `remove` elements */
  propertyUpdate(steps: string): Promise<DavReply> {
    const body = `<propertyupdate xmlns="DAV:">${steps}</propertyupdate>`
    return this.ask('PROPPATCH', calendarPath, body)
  }

  /** Returns the changes since a sync token. @param most number of them */
  async changesSince(
    token: string,
    most?: number,
  ): Promise<{ reply: DavReply; token: string; hrefs: string[]; gone: string[] }> {
    const limit = most === undefined ? '' : `<d:limit><d:nresults>${most}</d:nresults></d:limit>`
    const reply = await this.report(
      'd:sync-collection',
      `<d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${limit}<d:prop><d:getetag/></d:prop>`,
    )
    const responses = responsesIn(reply.text)
    return {
      reply,
      token: /<D:sync-token>(.*?)<\/D:sync-token>/.exec(reply.text)?.[1] ?? '',
      hrefs: responses.filter(({ text }) => text.includes('200 OK')).map(({ href }) => href),
      gone: responses.filter(({ text }) => text.includes('404 Not Found')).map(({ href }) => href),
    }
  }

  put(
    name: string,
    lines: readonly string[],
    headers: Readonly<Record<string, string>> = {},
  ): Promise<DavReply> {
    return this.ask('PUT', taskPath(name), taskOf(name, lines), {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...headers,
    })
  }

  get(name: string): Promise<DavReply> {
    return this.ask('GET', taskPath(name))
  }

  remove(name: string, headers: Readonly<Record<string, string>> = {}): Promise<DavReply> {
    return this.ask('DELETE', taskPath(name), undefined, headers)
  }
}

export function basicOf(key: string, user = 'oricine'): string {
  return `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`
}

function propfindOf(props: string): string {
  return `<?xml version="1.0"?><propfind xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"><prop>${props}</prop></propfind>`
}

export function taskOf(uid: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTODO',
    `UID:${uid}`,
    ...lines,
    'END:VTODO',
    'END:VCALENDAR',
  ]
  return all.map((line) => `${line}\r\n`).join('')
}

export function responsesIn(text: string): { href: string; text: string }[] {
  return Array.from(text.matchAll(/<D:response>.*?<\/D:response>/gs), ([whole]) => ({
    href: /<D:href>(.*?)<\/D:href>/.exec(whole)?.[1] ?? '',
    text: whole,
  }))
}

/** Returns a task program with a new API key of a list. */
export async function tasksProgramOf(list: ListClient, url: string, access: KeyAccess = 'write') {
  const { program, keyId } = await programOf(list, url, access, 'Telefonul Anei')
  return { program: new TasksProgram(url, program.key), keyId }
}
