/** Deliberately few: what the specification calls a low-end device (section 9). */
const fewCores = 2
const littleMemoryGb = 2

/** Lets the style sheet keep its animations short on devices of 2 cores or fewer, or 2 GB of memory or less. */
export function markLowEnd(): void {
  const { hardwareConcurrency, deviceMemory }: { hardwareConcurrency: number; deviceMemory?: number } =
    navigator
  const isLowEnd = hardwareConcurrency <= fewCores || (deviceMemory ?? Infinity) <= littleMemoryGb
  document.documentElement.toggleAttribute('data-low-end', isLowEnd)
}
