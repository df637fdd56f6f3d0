import { spawnSync } from 'node:child_process'
import { Webhook } from 'standardwebhooks'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'
import { ensurePackages } from './packages.ts'

interface Message {
  body: string
  headers: Readonly<Record<string, string>>
}

/** A library that verifies webhooks' signatures. */
interface Verifier {
  name: string
  /** Reason why it cannot run; '' if it can. */
  missing: string
  /** Returns the contents of messages; null for those that it refuses. */
  read: (secret: string, messages: readonly Message[]) => readonly unknown[]
}

const python = 'standardwebhooks==1.1.0'

/** The libraries of Standard Webhooks' authors, of npm and of PyPI. */
export function verifiers(): Verifier[] {
  return [{ name: 'standardwebhooks of npm', missing: '', read: readHere }, pythonVerifier()]
}

function readHere(secret: string, messages: readonly Message[]): readonly unknown[] {
  return messages.map(({ body, headers }) => {
    try {
      return new Webhook(secret).verify(body, headers)
    } catch {
      return null
    }
  })
}

function pythonVerifier(): Verifier {
  const verifier = { name: python, missing: '' }
  try {
    const program = ensurePackages([python])
    const script = inProject('tests/support/caldav/verify_webhook.py')
    const read: Verifier['read'] = (secret, messages) => {
      const limits = { encoding: 'utf8', timeout: testLimits.startMs } as const
      const { stdout } = spawnSync(program, [script, secret], { input: JSON.stringify(messages), ...limits })
      return JSON.parse(stdout)
    }
    return { ...verifier, read }
  } catch {
    return { ...verifier, missing: 'needs access to it', read: () => [] }
  }
}
