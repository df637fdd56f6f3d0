import type { Loader } from 'astro/loaders'
import { layOver } from './overlay.ts'
import { readPublished } from './read.ts'

/** Loads the foods' files, and lays over them what admins have published. */
export function withPublished(files: Loader): Loader {
  return {
    ...files,
    name: 'published',
    load: async (context) => {
      await files.load(context)
      const { store, parseData, generateDigest } = context
      for (const food of readPublished().foods) {
        const file = store.get(food.slug)
        const { head, description } = layOver(file && { head: file.data, description: file.body ?? '' }, food)
        const data = await parseData({ id: food.slug, data: head as Record<string, unknown> })
        // No file has this digest, so that a later build reads the file again.
        store.set({ id: food.slug, data, body: description, digest: generateDigest(food) })
      }
    },
  }
}
