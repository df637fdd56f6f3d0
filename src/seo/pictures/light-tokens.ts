/** A colour by its token's name, as '#rrggbb'. */
export type ColourOf = (token: string) => string

/**
 * The colours of the light theme: what `tokens.css` says before its first condition.
 *
 * @returns a function that throws on a name that is no colour
 */
export function readLightTokens(css: string): ColourOf {
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
