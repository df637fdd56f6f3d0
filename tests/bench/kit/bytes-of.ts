import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { limits } from '../../../src/server/limits/limits.ts'

/**
 * Returns the number of bytes of an answer's body on the wire.
 *
 * @param coding the only content coding that the client accepts
 * @throws Error when the answer is not a success, or has another coding; short bodies have none
 */
export async function bytesOf(
  url: string,
  coding: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const sent = get(url, { headers: { ...headers, 'Accept-Encoding': coding } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(response)
  const { statusCode, headers: answered } = response
  const isShort = bytes.length < limits.compressFromBytes && answered['content-encoding'] === undefined
  if (statusCode !== 200 || (answered['content-encoding'] !== coding && !isShort)) {
    throw new Error(`${statusCode} in ${answered['content-encoding']} instead of ${coding}`)
  }
  return bytes.length
}
