import { atom, computed, type ReadableAtom } from 'nanostores'
import {
  cacheLists,
  dropCachedList,
  type MyList,
  readCachedLists,
  shownAtFirst,
} from '../device/cached-lists.ts'
import { readSetting } from '../device/setting-storage.ts'
import { followSent } from '../device/worker-messages.ts'
import { sessionSetting, tokenSign } from '../storage-keys.ts'
import { showToast } from '../ui/toasts.ts'
import { cacheMyLists } from './cache-my-lists.ts'
import { listHere } from './list-here.ts'
import { accountLists, lostLists, mergeLists } from './merge-lists.ts'
import { $recentLists, forgetHere, loadRecentLists } from './recent-lists.ts'
import { recentTexts } from './texts.ts'

export type { MyList }
export { followSent, shownAtFirst }

/** Only loaded for visitors with an account. */
const account = () => import('../account/account-lists.ts')

const $saved = atom<readonly MyList[]>([])
/** The cached lists, as last read. */
const $kept = atom<readonly MyList[]>([])

/** The lists of this device and of the account, the last used first; undefined until they are known. */
export const $myLists: ReadableAtom<readonly MyList[] | undefined> = computed(
  [$recentLists, $saved, $kept],
  (recent, saved, kept) => {
    const here = recent?.map(listHere)
    return here && mergeLists([...here, ...lostLists(kept, [...here, ...saved])], saved)
  },
)

/** Reads the lists again. Those of the account are cached ones until it has answered, or if it is unavailable. */
export async function loadMyLists(): Promise<void> {
  const kept = readCachedLists()
  const before = kept.filter(({ isSaved }) => isSaved)
  $kept.set(kept)
  const isSignedIn = mayBeSignedIn()
  $saved.set(isSignedIn ? before : [])
  await loadRecentLists()
  keep()
  if (isSignedIn) await loadSaved(before)
}

/** Removes a list from this device and from the account, and offers to undo that. */
export async function forgetMyList({ id, token, name, isHere, isSaved }: MyList): Promise<void> {
  const kept = readCachedLists()
  try {
    const saveAgain = isSaved ? await (await account()).leaveAccountList(id, token) : undefined
    dropCachedList(id)
    $kept.set(readCachedLists())
    const bringBack = isHere ? await forgetHere(id) : undefined
    if (isSaved) $saved.set($saved.get().filter((list) => list.id !== id))
    const undo = async () => {
      cacheLists(kept)
      await Promise.all([saveAgain?.(), bringBack?.()])
      await loadMyLists()
    }
    tellForgotten(isSaved ? recentTexts.forgottenSaved(name) : recentTexts.forgotten(name), () => void undo())
  } catch {
    showToast({ tone: 'error', text: recentTexts.notForgotten })
  }
  await loadRecentLists()
  keep()
}

async function loadSaved(before: readonly MyList[]): Promise<void> {
  const saved = await account()
    .then(({ readAccountLists }) => readAccountLists())
    .catch(() => undefined)
  if (!saved) return
  $saved.set(accountLists(saved, before))
  keep()
}

function keep(): void {
  cacheMyLists($myLists.get() ?? [], Date.now())
}

function tellForgotten(text: string, undo: () => void): void {
  showToast({ tone: 'info', text, action: { label: recentTexts.undo, run: undo } })
}

/** True if somebody may be signed in, checked without the code of accounts, so that other visitors need not load it. */
function mayBeSignedIn(): boolean {
  return JSON.stringify(readSetting(sessionSetting) ?? '').includes(tokenSign)
}
