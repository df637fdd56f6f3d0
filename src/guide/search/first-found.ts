/** Returns what the first way finds that finds anything. */
export function firstFound<Page>(ways: readonly (() => Page[])[]): Page[] {
  for (const way of ways) {
    const pages = way()
    if (pages.length > 0) return pages
  }
  return []
}
