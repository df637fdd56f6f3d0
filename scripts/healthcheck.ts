/** Exits with code 0 when the site on this machine is healthy according to `GET /api/health`, otherwise with 1. */
import { settings } from '../src/settings/here.ts'

const patienceMs = 5_000

const url = new URL(`http://127.0.0.1:${settings.PORT}/api/health`)
if (settings.HOST) url.hostname = settings.HOST
const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
