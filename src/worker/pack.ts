/**
 * Many texts of the site as one file, in which common parts are stored once. So the guide's pages take a quarter of the
 * bytes, and one request instead of three hundred.
 */
export interface Pack {
  /** Content policies, each once. */
  policies: readonly string[]
  /** Pieces of text, each once. */
  pieces: readonly string[]
  /** By address: the index of its policy, then the indices of its pieces, in order. */
  texts: Readonly<Record<string, readonly [policy: number, ...pieces: number[]]>>
}

export interface PackedText {
  text: string
  policy: string
}

/** The beginnings of elements that pages share, or that occur in lists of similar ones. */
const seams =
  /(?=<(?:style|script|svg|header|footer|main|section|nav|li|meta|link|div|a|img|h2|h3|p|td|tr|path)\b)/

export function makePack(texts: ReadonlyMap<string, PackedText>): Pack {
  const policies = numbered()
  const pieces = numbered()
  const placed = [...texts].map(
    ([address, { text, policy }]) =>
      [address, [policies.place(policy), ...text.split(seams).map(pieces.place)] as const] as const,
  )
  return { policies: policies.all(), pieces: pieces.all(), texts: Object.fromEntries(placed) }
}

/** @returns undefined for an address that is not in the pack */
export function unpack({ policies, pieces, texts }: Pack, address: string): PackedText | undefined {
  const [, text] = Object.entries(texts).find(([known]) => known === address) ?? []
  if (!text) return undefined
  const [policy, ...places] = text
  return { policy: policies[policy] ?? '', text: places.map((place) => pieces[place] ?? '').join('') }
}

function numbered() {
  const places = new Map<string, number>()
  return {
    place: (value: string): number => {
      const known = places.get(value)
      if (known !== undefined) return known
      places.set(value, places.size)
      return places.size - 1
    },
    all: () => [...places.keys()],
  }
}
