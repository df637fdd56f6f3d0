import { readSetting, writeSetting } from '../device/device-settings.ts'
import { readForTab, storeForTab } from '../device/tab-settings.ts'

/** An event of an account on this device, with the field names of the specification (section 3). */
export interface SecurityEntry {
  /** Null if nobody is signed in. */
  user_id: string | null
  event_type: string
  event_data: Readonly<Record<string, string | number>>
  /** ISO 8601. */
  timestamp: string
}

/** A suspicious pattern found by the check. */
export type Suspicion = { kind: 'auth_errors'; count: number } | { kind: 'rapid_requests'; gapMs: number }

const logName = 'security-log'
const errorsName = 'auth-errors'

// Specification, section 9.
const mostEntries = 100
const toleratedErrors = 3
const leastGapMs = 100

/** Adds an entry; the 101st replaces the oldest. */
export function addSecurityEntry(entry: SecurityEntry): void {
  writeSetting(logName, [...readSecurityLog(), entry].slice(-mostEntries))
}

export function readSecurityLog(): readonly SecurityEntry[] {
  const kept = readSetting(logName)
  return Array.isArray(kept) ? kept : []
}

/** Number of failed attempts to sign in or up in this tab since the last success. */
export function readAuthErrors(): number {
  return Number(readForTab(errorsName)) || 0
}

export function keepAuthErrors(count: number): void {
  storeForTab(errorsName, String(count))
}

/**
 * Finds more than 3 failures, and requests less than 100 ms apart.
 *
 * @param requestTimesMs in the order in which they were sent
 */
export function findSuspicions(authErrors: number, requestTimesMs: readonly number[]): Suspicion[] {
  const gaps = requestTimesMs.slice(1).map((timeMs, index) => timeMs - (requestTimesMs[index] ?? timeMs))
  const gapMs = Math.min(...gaps)
  return [
    ...(authErrors > toleratedErrors ? [{ kind: 'auth_errors', count: authErrors } as const] : []),
    ...(gapMs < leastGapMs ? [{ kind: 'rapid_requests', gapMs: Math.round(gapMs) } as const] : []),
  ]
}
