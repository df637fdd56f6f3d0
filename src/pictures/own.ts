const files = import.meta.glob<string>('./own/*.svg', { query: '?raw', import: 'default', eager: true })

const wrapper = /^<svg[^>]*>|<\/svg>\s*$/g

/** What is inside our own drawings of foods, by the food's slug: flat SVG of 128 by 128, without text and scripts. */
export const ownDrawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/|\.svg$/g, ''),
    text.trim().replace(wrapper, ''),
  ]),
)
