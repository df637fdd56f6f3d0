import { atom, type ReadableAtom } from 'nanostores'
import { cleanText } from '../domain/check.ts'
import { createListReasons, failureTexts, toastTitles } from '../i18n/errors.ts'
import { listTexts } from '../i18n/list.ts'
import { limits } from '../site.ts'
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
    return await create(cleanText(name) || listTexts.defaultName)
  } finally {
    $busy.set(false)
  }
}

async function create(name: string): Promise<CreatedList | undefined> {
  if ([...name].length > limits.listNameLength) return tellFailure(createListReasons.nameLength)
  const made = await makeList(name).catch(() => undefined)
  if (!made) return tellFailure(createListReasons.storage)
  return made.where === 'nowhere' ? tellFailure(createListReasons.server) : made
}

function tellFailure(reason: string): undefined {
  showToast({ tone: 'error', title: toastTitles.failure, text: failureTexts.createList(reason) })
}
