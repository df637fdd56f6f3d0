/**
 * The first foods' names in lower case, for a description.
 *
 * @param mostCharacters of the names together, with their commas and spaces
 */
export function firstNames(foods: readonly { name: string }[], mostCharacters = 70): string[] {
  const names: string[] = []
  let length = 0
  for (const { name } of foods) {
    length += name.length + 2
    if (length > mostCharacters) break
    names.push(name.toLowerCase())
  }
  return names
}
