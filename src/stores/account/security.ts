import {
  addSecurityEntry,
  findSuspicions,
  keepAuthErrors,
  readAuthErrors,
  type Suspicion,
} from '../../sync/account/security-log.ts'
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
