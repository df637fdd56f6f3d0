import { randomUUID } from 'node:crypto'
import { readOption } from '../../domain/list/options.ts'
import type { KeyedList, RefusedByList } from '../list-api/keyed-list.ts'
import { type DavAnswer, multistatus, nothingHeld, propsResponse } from './dav-answer.ts'
import type { DavList } from './dav-list.ts'
import type { DavPlace } from './dav-paths.ts'
import { calendarColor } from './properties.ts'
import { hrefAt, writtenNames } from './propfind.ts'
import { childOf, type XmlElement } from './read-xml.ts'
import { dav, xmlElement } from './write-xml.ts'

interface WantedProperties {
  /** Undefined for the principal and the home. */
  list: DavList | undefined
  keyed: KeyedList
  place: DavPlace
  root: XmlElement | undefined
}

/** Stores the colour of the calendar. A request that also changes another property is refused as a whole (RFC 4918, 9.2). */
export async function writeProperties({
  list,
  keyed,
  place,
  root,
}: WantedProperties): Promise<DavAnswer | RefusedByList> {
  if (root?.name !== dav('propertyupdate')) return { status: 400 }
  const elements = root.children.flatMap((step) =>
    (childOf(step, dav('prop'))?.children ?? []).map((element) => ({ element, step: step.name })),
  )
  const names = writtenNames(elements.map(({ element }) => element))
  if (names === 'too-many') return { status: 400 }
  const last = elements.findLast(({ element }) => element.name === calendarColor)
  const color = last && (last.step === dav('remove') ? '' : last.element.text.trim())
  const isColor = color !== undefined && readOption('color', color) !== undefined
  const isAllowed = place.kind === 'calendar' && list?.access === 'write' && isColor
  const refused = names.filter((name) => !(isAllowed && name === calendarColor))
  const accepted = names.filter((name) => !refused.includes(name))
  if (!list || refused.length > 0 || color === undefined)
    return answerOf(propsResponse(hrefAt(place), [], refused, '403 Forbidden', accepted))
  const change = { id: randomUUID(), listId: list.listId, kind: 'set-option', key: 'color', value: color }
  const changed = await keyed.change({ since: list.rev, changes: [change], itemIds: [] })
  if ('refusal' in changed) return changed
  return answerOf(
    propsResponse(
      hrefAt(place),
      accepted.map((name) => xmlElement(name)),
      [],
    ),
  )
}

function answerOf(response: string): DavAnswer {
  return multistatus([response], nothingHeld)
}
