import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { OperationName } from '../../list-api/api-calls.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import type { AllKeyedLists, KeyedList, RefusedByList } from './keyed-list.ts'
import type { RequestIds } from './once-only.ts'

/** A request of a program, parsed but not checked. */
export interface Asked extends RequestIds {
  operation: OperationName
  /** The list that it names, or the only one of its key. */
  list: KeyedList
  lists: AllKeyedLists
  /** True for an account's key in a request that names no list. */
  isWithoutList: boolean
  /** Revision after which the changes are requested; undefined for the whole list. */
  since: number | undefined
  /** Value of If-Match. */
  ifMatch: string | undefined
  /** Hosts of the operator that webhooks may reach beside public ones. */
  ownHosts: OwnHosts
  /** Item id in its path; '' for none. */
  itemId: string
  /** Parsed JSON. */
  body: unknown
}

export type Outcome =
  | {
      kind: 'done'
      status: 200 | 201
      answer: object
      /** ETag of the one item in the answer. */
      etag?: string
    }
  | { kind: 'empty' }
  | { kind: 'problem'; problem: ApiProblemCode; detail?: string | undefined; retryAfterSeconds?: number }

export function notValid(detail: string): Outcome & { kind: 'problem' } {
  return { kind: 'problem', problem: 'not-valid', detail }
}

export function refused({ refusal, retryAfterSeconds }: RefusedByList): Outcome {
  // Only changes from calendar programs have texts.
  if (refusal === 'too-much-text') return { kind: 'problem', problem: 'list-full' }
  return {
    kind: 'problem',
    problem: refusal,
    ...(refusal === 'unavailable' && { retryAfterSeconds }),
  }
}
