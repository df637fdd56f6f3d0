import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/**
 * A certificate for this machine's own name, with its key. It is new in each run, so clients have to trust it explicitly.
 */
export interface Certificate {
  /** PEM. */
  cert: string
  /** PEM. */
  key: string
}

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const commonName = objectId('550403')
const otherNames = objectId('551d11')
const dayMs = 24 * 3_600_000

/** A self-signed certificate, valid from yesterday to tomorrow (RFC 5280, 4.1). */
export function makeCertificate(names: readonly string[] = ['localhost']): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const content = contentFor(publicKey, names, Date.now())
  const signature = bits(sign('sha256', content, privateKey))
  const der = sequence(content, ecdsaWithSha256, signature)
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

function contentFor(publicKey: KeyObject, hosts: readonly string[], nowMs: number): Buffer {
  const name = sequence(set(sequence(commonName, tagged(0x0c, Buffer.from(hosts[0] ?? '')))))
  const names = sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))))
  const extensions = sequence(sequence(otherNames, tagged(0x04, names)))
  return sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(time(nowMs - dayMs), time(nowMs + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  )
}

/** A value in DER (ITU-T X.690, 8.1): its tag, its length, its content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(value.length)]), value])
}

/** @param length below 65,536 */
function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, ...parts)
}

function set(...parts: readonly Buffer[]): Buffer {
  return tagged(0x31, ...parts)
}

function bits(value: Buffer): Buffer {
  return tagged(0x03, Buffer.from([0]), value)
}

/** @param value below 128 */
function integer(value: number): Buffer {
  return tagged(0x02, Buffer.from([value]))
}

function objectId(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function time(ms: number): Buffer {
  const text = new Date(ms).toISOString().replace(/\.\d+|[-:T]/g, '')
  return tagged(0x17, Buffer.from(text.slice(2)))
}
