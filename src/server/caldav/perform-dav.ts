import type { IncomingHttpHeaders } from 'node:http'
import type { WantedTasks } from '../../protocol/key-calls.ts'
import type { AllKeyedLists, KeyedList, RefusedByList } from '../list-api/keyed-list.ts'
import { type DavAnswer, davError, nothingHeld } from './dav-answer.ts'
import type { DavMethod } from './dav-headers.ts'
import { davHome, davList, isKnown, revisionIn } from './dav-list.ts'
import { type DavPlace, onlyList } from './dav-paths.ts'
import { answerPropfind, resourcesOfHome, resourcesOfList } from './propfind.ts'
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
  /** True for the key of an account, whose paths have ids of lists. */
  isNamed: boolean
  /** All lists of the key. */
  all: AllKeyedLists
  /** The list of the place. */
  keyed: KeyedList
  headers: IncomingHttpHeaders
  body: string
}

type Answer = DavAnswer | RefusedByList

/** Performs the request of a program. */
export async function performDav(asked: DavRequest): Promise<Answer> {
  const { place, isNamed } = asked
  if (!('list' in place)) return performHome(asked, place.kind)
  // Only the key of an account names its lists.
  if (isNamed === (place.list === onlyList)) return withKey(asked, { status: 404 })
  switch (asked.method) {
    case 'PROPFIND':
    case 'PROPPATCH':
    case 'REPORT':
      return performXml(asked, place)
    default:
      return performFile(asked, place)
  }
}

/** A place with a list. */
type ListPlace = Extract<DavPlace, { list: string }>

async function performHome(asked: DavRequest, kind: 'principal' | 'home'): Promise<Answer> {
  const { method, place, isNamed, all, keyed, headers } = asked
  const known = await all.read()
  if ('refusal' in known) return known
  const { root, isRead } = xmlIn(asked)
  switch (method) {
    case 'PROPFIND':
      if (!isRead) return { status: 400 }
      return answerPropfind(
        resourcesOfHome(davHome(known, isNamed), kind),
        nothingHeld,
        root,
        depthIn(headers),
      )
    case 'PROPPATCH':
      return isRead ? writeProperties({ list: undefined, keyed, place, root }) : { status: 400 }
    case 'REPORT':
      return isRead && root ? davError(403, dav('supported-report')) : { status: 400 }
    default:
      return noFile(method)
  }
}

function noFile(method: DavMethod): DavAnswer {
  return { status: method === 'GET' || method === 'HEAD' ? 405 : 403 }
}

async function performFile(asked: DavRequest, place: ListPlace): Promise<Answer> {
  const tasks = place.kind === 'task' ? { named: place.name } : ('names' as const)
  const opened = await asked.keyed.open({ tasks })
  if ('refusal' in opened) return opened
  if (place.kind !== 'task') return noFile(asked.method)
  const file = { ...asked, list: davList(opened, place.list), name: place.name }
  if (asked.method === 'PUT') return writeFile(file)
  return asked.method === 'DELETE' ? deleteFile(file) : readFile(file)
}

/** Reads the body; only a PROPFIND may have none. */
function xmlIn({ method, body }: DavRequest): { root: XmlElement | undefined; isRead: boolean } {
  const root = body.trim() === '' ? undefined : readXml(body)
  return { root, isRead: body.trim() === '' ? method === 'PROPFIND' : root !== undefined }
}

async function performXml(asked: DavRequest, place: ListPlace): Promise<Answer> {
  const { method, keyed, headers } = asked
  const { root, isRead } = xmlIn(asked)
  if (method === 'REPORT')
    return isRead && root ? report(asked, place, root) : withKey(asked, { status: 400 })
  const opened = await keyed.open({ tasks: wantedBy(root) })
  if ('refusal' in opened) return opened
  if (!isRead) return { status: 400 }
  const list = davList(opened, place.list)
  if (method === 'PROPPATCH') return writeProperties({ list, keyed, place, root })
  const name = place.kind === 'task' ? place.name : undefined
  return answerPropfind(resourcesOfList(list, name), list, root, depthIn(headers))
}

function depthIn({ depth }: IncomingHttpHeaders): string | undefined {
  return depth?.toString()
}

/** Returns a refusal, but checks the key first, so that an unknown key gets 401. */
async function withKey({ all }: DavRequest, answer: DavAnswer): Promise<Answer> {
  const known = await all.read()
  return 'refusal' in known ? known : answer
}

async function report(asked: DavRequest, place: ListPlace, root: XmlElement): Promise<Answer> {
  if (place.kind !== 'calendar') return withKey(asked, davError(403, dav('supported-report')))
  const token = tokenIn(root)
  const since = token === '' ? 0 : revisionIn(token)
  if (since === undefined) return withKey(asked, unknownToken)
  const opened = await asked.keyed.open({ tasks: wantedBy(root), since })
  if ('refusal' in opened) return opened
  const list = davList(opened, place.list)
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
