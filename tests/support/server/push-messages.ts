import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { PushedBrowser } from '../people/push-target.ts'
import type { Received } from './outside-service.ts'

const [saltBytes, idLengthBytes, tagBytes] = [16, 21, 16]

/** Decrypts a message as a browser does (RFC 8188 and 8291), with the browser's own keys only. */
export function decrypt({ target, privateKey }: PushedBrowser, body: Buffer): unknown {
  const salt = body.subarray(0, saltBytes)
  const idLength = body[idLengthBytes - 1] ?? 0
  const senderKey = body.subarray(idLengthBytes, idLengthBytes + idLength)
  const sealed = body.subarray(idLengthBytes + idLength)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(target.p256dh, 'base64url'),
    senderKey,
  ])
  const common = derived(ecdh.computeSecret(senderKey), Buffer.from(target.auth, 'base64url'), info, 32)
  const key = derived(common, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(common, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  // The last record ends with a 2, followed by zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/**
 * Returns the claims of a site's VAPID token (RFC 8292) if they are signed by the key with which browsers subscribed;
 * otherwise undefined.
 */
export function signedBy(publicKey: string, { headers }: Received): Record<string, unknown> | undefined {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned && key === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined
}
