import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

/** In squares: a reader needs this much light around a code (ISO/IEC 18004). */
const quietZone = 4

/** A text as a code to be scanned; dark on white in dark colours too, because many readers know nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} />
    </svg>
  )
}
