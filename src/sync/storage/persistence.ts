import { readSetting, writeSetting } from '../device/device-settings.ts'

const askedAt = 'persistence-asked'

/** After a no the browser is left in peace for so long: some ask their person. */
const againAfterMs = 14 * 24 * 60 * 60_000

/** A page that is loaded anew so soon is the same visit still. */
const visitMs = 30 * 60_000

/** What the browser does with what is kept here, as far as it tells. */
export interface DeviceRoom {
  /** It lets nothing go by itself, however little room is left. */
  isPersistent: boolean
  /** In bytes: what is taken, and what there is for this site. */
  taken?: number | undefined
  limit?: number | undefined
}

/** @param leftAt when this list was last left here before, in ms since 1970; undefined for another reason to ask */
export async function askToPersist(leftAt: number | undefined, nowMs = Date.now()): Promise<void> {
  const { storage } = navigator
  if (!storage?.persist || (leftAt !== undefined && isSameVisit(nowMs - leftAt))) return
  if (wasAskedLately(nowMs) || (await storage.persisted())) return
  writeSetting(askedAt, nowMs)
  await storage.persist()
}

/** @returns undefined where the browser tells nothing of the kind */
export async function readRoom(): Promise<DeviceRoom | undefined> {
  const { storage } = navigator
  if (!storage?.persisted) return undefined
  const [isPersistent, { usage: taken, quota: limit }] = await Promise.all([
    storage.persisted(),
    estimate(storage),
  ])
  return { isPersistent, taken, limit }
}

/** The room is a guess that some browsers do not make. */
async function estimate(storage: StorageManager): Promise<StorageEstimate> {
  return (await storage.estimate?.().catch(() => undefined)) ?? {}
}

/** Who loads a page anew, or goes back to it, has not come again. */
function isSameVisit(sinceMs: number): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = entry !== undefined && entry.type !== 'navigate'
  return isAgain && sinceMs < visitMs
}

function wasAskedLately(nowMs: number): boolean {
  const asked = readSetting(askedAt)
  return typeof asked === 'number' && Math.abs(nowMs - asked) < againAfterMs
}
