import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { OperationName } from '../../list-api/api-calls.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import type { KeyedList, RefusedByList } from './keyed-list.ts'
import type { RequestIds } from './once-only.ts'

/** A request of a program, parsed but not checked. */
export interface Asked extends RequestIds {
  operation: OperationName
  list: KeyedList
  /** Hosts of the operator that webhooks may reach beside public ones. */
  ownHosts: OwnHosts
  /** Item id in its path; '' for none. */
  itemId: string
  /** Parsed JSON. */
  body: unknown
}

export type Outcome =
  | { kind: 'done'; status: 200 | 201; answer: object }
  | { kind: 'empty' }
  | { kind: 'problem'; problem: ApiProblemCode; detail?: string | undefined; retryAfterSeconds?: number }

export function notValid(detail: string): Outcome {
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
