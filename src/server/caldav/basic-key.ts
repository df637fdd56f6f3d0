import { readProgramKey } from '../../protocol/key-calls.ts'

/** Returns the key that a program sends as the password of any user (RFC 7617); undefined if it sends none. */
export function basicKey(authorization: string | undefined): string | undefined {
  const [, encoded] = /^basic +([A-Za-z\d+/=]+)$/i.exec(authorization ?? '') ?? []
  const said = Buffer.from(encoded ?? '', 'base64').toString()
  // Pasted keys often come with a space.
  return readProgramKey(said.slice(said.indexOf(':') + 1).trim())
}
