import { atom, type ReadableAtom } from 'nanostores'
import { readListName } from '../domain/list-name.ts'
import { createListReasons, failureTexts, toastTitles } from '../i18n/errors.ts'
import { makeList } from '../sync/make-list.ts'
import { showToast } from './toasts.ts'

const $busy = atom(false)

export const $isCreating: ReadableAtom<boolean> = $busy

export interface CreatedList {
  token: string
  /** `device`: kept here until there is a connection. */
  where: 'server' | 'device'
}

/**
 * Makes a list. Failures are told in a toast.
 * @param name as typed; blank gives the default name
 * @returns undefined when it failed, or while another one is being made
 */
export async function createList(name: string): Promise<CreatedList | undefined> {
  if ($busy.get()) return undefined
  $busy.set(true)
  try {
    return await create(readListName(name))
  } finally {
    $busy.set(false)
  }
}

async function create(name: string | undefined): Promise<CreatedList | undefined> {
  if (name === undefined) return tellFailure(createListReasons.nameLength)
  const made = await makeList(name).catch(() => undefined)
  if (!made) return tellFailure(createListReasons.storage)
  return made.where === 'nowhere' ? tellFailure(createListReasons.server) : made
}

function tellFailure(reason: string): undefined {
  showToast({ tone: 'error', title: toastTitles.failure, text: failureTexts.createList(reason) })
}
