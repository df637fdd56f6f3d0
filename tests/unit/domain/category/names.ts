import { type CategoryKey, categoryKeys } from '../../../../src/domain/item/fields.ts'

/** Returns the rows of a table that lists names by category: each name with its category. */
export function rowsOf(table: Record<CategoryKey, string>): [name: string, category: CategoryKey][] {
  return categoryKeys.flatMap((category) =>
    table[category]
      .split(/, |\n/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name): [string, CategoryKey] => [name, category]),
  )
}
