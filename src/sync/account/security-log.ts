import { readSetting, writeSetting } from '../device/device-settings.ts'
import { readForTab, storeForTab } from '../device/tab-settings.ts'

/** What happened to an account on this device, as the specification names its parts (section 3). */
export interface SecurityEntry {
  /** Null for who is not signed in. */
  user_id: string | null
  event_type: string
  event_data: Readonly<Record<string, string | number>>
  /** ISO 8601. */
  timestamp: string
}

/** What the check finds odd. */
export type Suspicion = { kind: 'auth_errors'; count: number } | { kind: 'rapid_requests'; gapMs: number }

const logName = 'security-log'
const errorsName = 'auth-errors'

// Specification, section 9.
const mostEntries = 100
const toleratedErrors = 3
const leastGapMs = 100

/** Adds an entry; the oldest gives way to the 101st. */
export function addSecurityEntry(entry: SecurityEntry): void {
  writeSetting(logName, [...readSecurityLog(), entry].slice(-mostEntries))
}

export function readSecurityLog(): readonly SecurityEntry[] {
  const kept = readSetting(logName)
  return Array.isArray(kept) ? kept : []
}

/** How often signing in or up failed in this tab since it last succeeded. */
export function readAuthErrors(): number {
  return Number(readForTab(errorsName)) || 0
}

export function keepAuthErrors(count: number): void {
  storeForTab(errorsName, String(count))
}

/**
 * More than 3 failures, and requests less than 100 ms apart.
 *
 * @param requestTimesMs in the order they were sent
 */
export function findSuspicions(authErrors: number, requestTimesMs: readonly number[]): Suspicion[] {
  const gaps = requestTimesMs.slice(1).map((timeMs, index) => timeMs - (requestTimesMs[index] ?? timeMs))
  const gapMs = Math.min(...gaps)
  return [
    ...(authErrors > toleratedErrors ? [{ kind: 'auth_errors', count: authErrors } as const] : []),
    ...(gapMs < leastGapMs ? [{ kind: 'rapid_requests', gapMs: Math.round(gapMs) } as const] : []),
  ]
}
