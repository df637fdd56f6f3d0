import type { ClientDirective } from 'astro'

/** Pages in the background have no frames. */
const longestWaitMs = 500

/**
 * Hydrates an island after the page's next frame, in which its rows are painted. The preloads in the page's
 * `template[data-preloads]` begin then as well, so that scripts do not delay the pictures of the first rows.
 */
const afterPaint: ClientDirective = (load) => {
  let hasBegun = false
  const begin = async () => {
    if (hasBegun) return
    hasBegun = true
    const preloads = document.querySelector<HTMLTemplateElement>('template[data-preloads]')
    if (preloads) document.head.append(preloads.content)
    const hydrate = await load()
    await hydrate()
  }
  setTimeout(begin, longestWaitMs)
  requestAnimationFrame(() => setTimeout(begin))
}

export default afterPaint
