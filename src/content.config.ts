import { defineCollection } from 'astro:content'
import { glob, type Loader } from 'astro/loaders'
import { foodWords } from './guide/food-words.ts'
import { layOver } from './published/overlay.ts'
import { readPublished } from './published/read.ts'

export const collections = {
  /** Alimente A-Z: one file per food, with what admins have published over it. */
  alimente: defineCollection({
    loader: withPublished(glob({ pattern: '*.md', base: './src/content/alimente' })),
    schema: foodWords,
  }),
}

/** Loads the files of foods, and replaces what admins have published. */
function withPublished(files: Loader): Loader {
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
        // No file has this digest, so a later build reads the file again.
        store.set({ id: food.slug, data, body: description, digest: generateDigest(food) })
      }
    },
  }
}
