/** A name as it is written within a text and on a list: 'Salam de Sibiu' → 'salam de Sibiu' */
export function withinText(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
