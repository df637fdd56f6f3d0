/** Replaces the placeholders of a text: '{foods} din cămară' becomes '412 alimente din cămară'. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
