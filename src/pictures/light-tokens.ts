/**
 * Reads the colours of the light theme.
 *
 * @param css `tokens.css`, which has them before its first condition
 * @returns a colour as '#rrggbb' by its token's name; throws on a name without a colour
 */
export function readLightTokens(css: string): (token: string) => string {
  const [light = ''] = css.split('@media')
  const colours = new Map(
    [...light.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
  return (token) => {
    const colour = colours.get(token)
    if (!colour) throw new Error(`The tokens have no colour "${token}".`)
    return colour
  }
}
