import { readSetting, writeSetting } from './setting-storage.ts'

const askedAt = 'persistence-asked'

/** Time without a further request after a refusal, because some browsers ask the person. */
const againAfterMs = 14 * 24 * 60 * 60_000

/** A reload within this time belongs to the same visit. */
const visitMs = 30 * 60_000

/** The browser's storage for this site, as far as the browser reports it. */
export interface StorageQuota {
  /** True if the browser deletes nothing by itself, however little space is left. */
  isPersistent: boolean
  /** In bytes: used space, and the quota of this site. */
  taken?: number | undefined
  limit?: number | undefined
}

/** @param leftAt moment at which this list was last left here, in ms since 1970; undefined for another reason to ask */
export async function askToPersist(leftAt: number | undefined, nowMs = Date.now()): Promise<void> {
  const { storage } = navigator
  if (!storage?.persist || (leftAt !== undefined && isSameVisit(nowMs - leftAt))) return
  if (wasAskedLately(nowMs) || (await storage.persisted())) return
  writeSetting(askedAt, nowMs)
  await storage.persist()
}

/** @returns undefined if the browser does not report it */
export async function readStorageQuota(): Promise<StorageQuota | undefined> {
  const { storage } = navigator
  if (!storage?.persisted) return undefined
  const [isPersistent, { usage: taken, quota: limit }] = await Promise.all([
    storage.persisted(),
    estimate(storage),
  ])
  return { isPersistent, taken, limit }
}

/** Returns usage and quota, an estimate that some browsers do not provide. */
async function estimate(storage: StorageManager): Promise<StorageEstimate> {
  return (await storage.estimate?.().catch(() => undefined)) ?? {}
}

/** True for a reload or a return to the page soon after it was left, which is no new visit. */
function isSameVisit(sinceMs: number): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = entry !== undefined && entry.type !== 'navigate'
  return isAgain && sinceMs < visitMs
}

function wasAskedLately(nowMs: number): boolean {
  const asked = readSetting(askedAt)
  return typeof asked === 'number' && Math.abs(nowMs - asked) < againAfterMs
}
