/** With the grammar, or leaving it aside. */
export const ways = ['grammar', 'free'] as const
export type Way = (typeof ways)[number]

/** What came of all clips in one way, in the order of the clips. */
export interface WayReport {
  answers: { text: string; seconds: number }[]
  peakMemoryMB: number
}
