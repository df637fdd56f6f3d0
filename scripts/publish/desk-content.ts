import { deskTexts } from '../../src/i18n/desk.ts'
import { publicationTexts } from '../../src/i18n/publications.ts'
import type { ContentCollection } from '../../src/published/columns.ts'
import {
  type PublishedContent,
  publishedFood,
  publishedNotice,
  publishedSuggestion,
} from '../../src/published/schemas.ts'

export type Records = (collection: ContentCollection) => Record<string, unknown>[]

/** What admins have written, or what is wrong with it, in sentences for them. */
export type DeskContent = { content: PublishedContent } | { faults: string[] }

/** Reads the desk's records by the schema, which needs no package for development; their prose is looked at elsewhere. */
export function readContent(records: Records): DeskContent {
  const read = {
    foods: readAll(records('guide_foods'), publishedFood, 'slug'),
    suggestions: readAll(records('suggestions'), publishedSuggestion, 'name'),
    notices: readAll(records('notices'), publishedNotice, 'text'),
  }
  const faults = Object.values(read).flatMap((of) => of.faults)
  if (faults.length > 0) return { faults }
  const { foods, suggestions, notices } = read
  return { content: { foods: foods.values, suggestions: suggestions.values, notices: notices.values } }
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** Records are checked as they are saved; one may be of before the schema was another. */
function readAll<Value>(records: readonly Record<string, unknown>[], schema: Schema<Value>, key: string) {
  const values: Value[] = []
  const faults: string[] = []
  for (const record of records) {
    const read = schema.safeParse(record)
    if (read.success) values.push(read.data)
    else
      faults.push(
        ...read.error.issues.map(({ path, message }) =>
          publicationTexts.fault(String(record[key]), path.join('.'), deskTexts.issue(message)),
        ),
      )
  }
  return { values, faults }
}
