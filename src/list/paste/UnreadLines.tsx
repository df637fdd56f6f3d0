import type { Imported } from '../../domain/import/imported.ts'
import { importTexts } from '../import/texts.ts'

/** Most lines that are shown; a larger number would slow the sheet down. */
const mostShown = 200

/** The lines of an import that were not read, folded away. */
export function UnreadLines({ unread = [] }: { unread: readonly string[] | undefined }) {
  if (unread.length === 0) return null
  // The place distinguishes equal lines, and never changes.
  const lines = unread.slice(0, mostShown).map((line, place) => ({ line, key: `${place} ${line}` }))
  return (
    <details className="paste-unread">
      <summary>{importTexts.unread(unread.length)}</summary>
      <ul>
        {lines.map(({ line, key }) => (
          <li key={key}>{line}</li>
        ))}
        {unread.length > mostShown && <li>…</li>}
      </ul>
    </details>
  )
}

/** Returns the reason why an import offers nothing; undefined if it offers an item. */
export function importFault({ format, things }: Imported): string | undefined {
  if (format === 'unknown') return importTexts.unknown
  if (things.length > 0) return undefined
  return format === 'kitchenowl' ? importTexts.catalogue : importTexts.nothing
}
