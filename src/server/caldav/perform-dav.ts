import type { IncomingHttpHeaders } from 'node:http'
import type { WantedTasks } from '../../protocol/list-keys.ts'
import type { KeyedList, RefusedByList } from '../list-api/keyed-list.ts'
import { type DavAnswer, davError } from './dav-answer.ts'
import type { DavMethod } from './dav-headers.ts'
import { davList, isKnown, revisionIn } from './dav-list.ts'
import type { DavPlace } from './dav-paths.ts'
import { answerPropfind } from './propfind.ts'
import { elementsIn } from './query-filter.ts'
import { readXml, type XmlElement } from './read-xml.ts'
import { answerReport, tokenIn } from './report.ts'
import { deleteFile, readFile, writeFile } from './task-file.ts'
import { writeProperties } from './write-properties.ts'
import { caldav, dav } from './write-xml.ts'

/** A CalDAV request, parsed but not checked. */
export interface DavRequest {
  method: Exclude<DavMethod, 'OPTIONS'>
  place: DavPlace
  keyed: KeyedList
  headers: IncomingHttpHeaders
  body: string
}

/** Performs the request of a program. */
export function performDav(asked: DavRequest): Promise<DavAnswer | RefusedByList> {
  switch (asked.method) {
    case 'PROPFIND':
    case 'PROPPATCH':
    case 'REPORT':
      return performXml(asked)
    default:
      return performFile(asked)
  }
}

async function performFile(asked: DavRequest): Promise<DavAnswer | RefusedByList> {
  const { place, keyed } = asked
  const tasks = place.kind === 'task' ? { named: place.name } : ('names' as const)
  const opened = await keyed.open({ tasks })
  if ('refusal' in opened) return opened
  if (place.kind !== 'task')
    return asked.method === 'GET' || asked.method === 'HEAD' ? { status: 405 } : { status: 403 }
  const file = { ...asked, list: davList(opened), name: place.name }
  if (asked.method === 'PUT') return writeFile(file)
  return asked.method === 'DELETE' ? deleteFile(file) : readFile(file)
}

async function performXml({
  method,
  place,
  keyed,
  headers,
  body,
}: DavRequest): Promise<DavAnswer | RefusedByList> {
  const root = body.trim() === '' ? undefined : readXml(body)
  const isRead = body.trim() === '' ? method === 'PROPFIND' : root !== undefined
  if (method === 'REPORT')
    return isRead && root ? report(place, keyed, root) : withKey(keyed, { status: 400 })
  const opened = await keyed.open({ tasks: wantedBy(root) })
  if ('refusal' in opened) return opened
  if (!isRead) return { status: 400 }
  const list = davList(opened)
  return method === 'PROPPATCH'
    ? writeProperties({ list, keyed, place, root })
    : answerPropfind(list, place, root, headers.depth?.toString())
}

/** Returns a refusal, but checks the key first, so that an unknown key gets 401. */
async function withKey(keyed: KeyedList, answer: DavAnswer): Promise<DavAnswer | RefusedByList> {
  const opened = await keyed.open()
  return 'refusal' in opened ? opened : answer
}

async function report(
  place: DavPlace,
  keyed: KeyedList,
  root: XmlElement,
): Promise<DavAnswer | RefusedByList> {
  if (place.kind !== 'calendar') return withKey(keyed, davError(403, dav('supported-report')))
  const token = tokenIn(root)
  const since = token === '' ? 0 : revisionIn(token)
  if (since === undefined) return withKey(keyed, unknownToken)
  const opened = await keyed.open({ tasks: wantedBy(root), since })
  if ('refusal' in opened) return opened
  const list = davList(opened)
  return token === '' || isKnown(list, token, since) ? answerReport(list, root, since) : unknownToken
}

/** Elements of questions that only the texts of tasks can answer. */
const ofTexts = [
  dav('allprop'),
  dav('getcontentlength'),
  caldav('calendar-data'),
  caldav('prop-filter'),
  caldav('time-range'),
]

/** Texts are read only if a question needs them, because they are many times longer than the list. */
function wantedBy(root: XmlElement | undefined): WantedTasks {
  const names = root ? Array.from(elementsIn(root), ({ name }) => name) : [dav('allprop')]
  const isOfParts = names.filter((name) => name === caldav('comp-filter')).length > 2
  const isOfTexts = isOfParts || names.some((name) => ofTexts.includes(name))
  return isOfTexts ? 'texts' : 'names'
}

const unknownToken = davError(403, dav('valid-sync-token'))
