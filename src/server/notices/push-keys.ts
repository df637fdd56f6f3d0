import { createECDH, scryptSync } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { Problem } from '../../settings/problem.ts'

/** Keys that identify the site to push services (VAPID, RFC 8292): both halves of a P-256 key, in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const curve = 'prime256v1'
const privateBytes = 32
const onlyOwner = 0o600

/**
 * The site's keys: created at the first start and stored in the data folder, readable only by its owner. A browser's
 * subscription is bound to the public key, so several machines, between which lists move, derive the keys from a secret
 * that they have in common.
 *
 * @throws Problem if the file cannot be read or written, or contains something else
 */
export function pushKeys(dataDir: string, commonSecret?: string): PushKeys {
  if (commonSecret !== undefined)
    return keysOf(scryptSync(commonSecret, 'lista-noastra push keys', privateBytes))
  const path = join(dataDir, 'push-keys.json')
  return readKeys(path) ?? makeKeys(path)
}

function readKeys(path: string): PushKeys | undefined {
  const text = textIn(path)
  if (text === undefined) return undefined
  chmodSync(path, onlyOwner)
  const keys = keysIn(text)
  if (keys) return keys
  throw new Problem(
    `${path} contains no keys: delete it, and new ones are created; devices then subscribe again.`,
  )
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (fieldsOf(error).code === 'ENOENT') return undefined
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** The public half is worked out, so that the two always belong together. */
function keysIn(text: string): PushKeys | undefined {
  try {
    const { privateKey } = fieldsOf(JSON.parse(text))
    const bytes = Buffer.from(typeof privateKey === 'string' ? privateKey : '', 'base64url')
    return bytes.length === privateBytes ? keysOf(bytes) : undefined
  } catch {
    return undefined
  }
}

function makeKeys(path: string): PushKeys {
  const made = createECDH(curve)
  made.generateKeys()
  // Without the zeros that it may begin with.
  const privateKey = made.getPrivateKey()
  const keys = keysOf(Buffer.concat([Buffer.alloc(privateBytes - privateKey.length), privateKey]))
  writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: onlyOwner, flag: 'wx' })
  return keys
}

/** @throws for a number that is no key: one in 2^32 */
function keysOf(privateKey: Buffer): PushKeys {
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(privateKey)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
