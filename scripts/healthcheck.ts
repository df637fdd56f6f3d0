/** Ends with code 0 when the site on this machine is well, as `GET /api/health` tells it, and with 1 when it is not. */
import { settings } from '../src/settings/here.ts'

const patienceMs = 5_000

const url = new URL(`http://127.0.0.1:${settings.PORT}/api/health`)
if (settings.HOST) url.hostname = settings.HOST
const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
