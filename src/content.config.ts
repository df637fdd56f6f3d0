import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { foodWords } from './guide/food-words.ts'
import { withPublished } from './published/loader.ts'

export const collections = {
  /** Alimente A-Z: one file per food, and what admins have published over it. */
  alimente: defineCollection({
    loader: withPublished(glob({ pattern: '*.md', base: './src/content/alimente' })),
    schema: foodWords,
  }),
}
