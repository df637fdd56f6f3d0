/** The names that a description begins with: as many as go into it, in small letters. */
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
