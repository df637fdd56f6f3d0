import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { foodWords } from './guide/food-words.ts'

export const collections = {
  /** Alimente A-Z: one file per food. */
  alimente: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/content/alimente' }),
    schema: foodWords,
  }),
}
