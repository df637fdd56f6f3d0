import { readForTab, readSetting, storeForTab, writeSetting } from '../device/setting-storage.ts'
import { $session } from './session.ts'

const checkEveryMs = 5_000

let requestTimesMs: number[] = []

/** Records an event of the account on this device. Nothing relies on it: accounts are protected on the server. */
export function noteEvent(type: string, data: Readonly<Record<string, string | number>> = {}): void {
  addSecurityEntry({
    user_id: $session.get()?.id ?? null,
    event_type: type,
    event_data: data,
    timestamp: new Date().toISOString(),
  })
}

export function noteRequest(): void {
  requestTimesMs.push(performance.now())
}

export function noteAuthError(problem: string): void {
  keepAuthErrors(readAuthErrors() + 1)
  noteEvent('auth_error', { problem })
}

export function clearAuthErrors(): void {
  keepAuthErrors(0)
}

/** Checks the events since the last check every 5 s (specification, section 9). @returns a function that ends it */
export function startSecurityCheck(): () => void {
  let lastErrors = 0
  const check = () => {
    const errors = readAuthErrors()
    // Failures that were already flagged are not flagged again.
    const found = findSuspicions(errors === lastErrors ? 0 : errors, requestTimesMs)
    lastErrors = errors
    requestTimesMs = []
    for (const suspicion of found) flag(suspicion)
  }
  const timer = setInterval(check, checkEveryMs)
  return () => clearInterval(timer)
}

function flag({ kind, ...data }: Suspicion): void {
  noteEvent('suspicious_activity', { reason: kind, ...data })
}

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
type Suspicion = { kind: 'auth_errors'; count: number } | { kind: 'rapid_requests'; gapMs: number }

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
function readAuthErrors(): number {
  return Number(readForTab(errorsName)) || 0
}

function keepAuthErrors(count: number): void {
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
