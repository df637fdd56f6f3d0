import { readListName } from '../../domain/list/list-name.ts'
import { makeListSchema } from '../../list-api/schemas.ts'
import type { KeyedHead, KeyedListsAnswer } from '../../protocol/account-keys.ts'
import { type Asked, notValid, type Outcome, refused } from './asked.ts'
import { detailOfIssues } from './details.ts'
import type { RefusedByList } from './keyed-list.ts'

/** Returns the lists that a program's key opens. */
export async function readLists({ lists }: Pick<Asked, 'lists'>): Promise<Outcome> {
  const read = await lists.read()
  if ('refusal' in read) return refused(read)
  return { kind: 'done', status: 200, answer: { lists: read.lists.map(shown) } }
}

/** Makes a list in the account of a program's key. */
export async function makeList({
  lists,
  body,
  once,
  nextItemId: nextId,
}: Pick<Asked, 'lists' | 'body' | 'once' | 'nextItemId'>): Promise<Outcome> {
  const read = makeListSchema.safeParse(body)
  const name = read.success ? readListName(read.data.name) : undefined
  if (name === undefined) {
    const known = await lists.read()
    if ('refusal' in known) return refused(known)
    return notValid(read.success ? 'Câmpul „name” nu este cel așteptat.' : detailOfIssues(read.error.issues))
  }
  return made(await lists.make({ id: nextId(), name, once }))
}

function made(answer: KeyedListsAnswer | RefusedByList): Outcome {
  if ('refusal' in answer) return refused(answer)
  const [head] = answer.lists
  return head
    ? { kind: 'done', status: 201, answer: shown(head) }
    : { kind: 'problem', problem: 'unknown-list' }
}

/** Answers an account's key that names no list; an unknown key gets 401 first. */
export async function nameList({ lists }: Pick<Asked, 'lists'>): Promise<Outcome> {
  const known = await lists.read()
  return 'refusal' in known ? refused(known) : { kind: 'problem', problem: 'account-key' }
}

function shown({ listId: id, name, rev, changedAt, access }: KeyedHead): object {
  return { id, name, rev, changedAt: changedAt.replace(' ', 'T'), access }
}
