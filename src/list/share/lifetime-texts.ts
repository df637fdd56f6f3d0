import { once } from '../../domain/lib/once.ts'

/**
 * Shows the same day to everybody, wherever the device or the server is. A phone takes 50 to 150 ms to make its first
 * format.
 */
const dayFormat = once(
  () => new Intl.DateTimeFormat('ro', { day: 'numeric', month: 'long', timeZone: 'Europe/Bucharest' }),
)

/** A day in words: '3 decembrie'. */
const dayOf = (atMs: number) => dayFormat().format(atMs)

/** Texts about the lifetime of lists. */
export const lifetimeTexts = {
  rule: 'Lista rămâne cât timp o deschide cineva. Se șterge singură după 30 de zile în care n-o deschide și n-o schimbă nimeni.',
  wasDue: (atMs: number) =>
    `Lista urma să fie ștearsă pe ${dayOf(atMs)}, fiindcă n-a mai deschis-o nimeni. Ați deschis-o, așa că rămâne încă 30 de zile.`,
  /** For a list that this device has not opened for weeks; it does not know whether others have. */
  endsAt: (atMs: number, nowMs: number) =>
    atMs > nowMs
      ? `deschideți-o până pe ${dayOf(atMs)} ca să rămână`
      : 'nedeschisă de peste 30 de zile, poate ștearsă',
} as const
