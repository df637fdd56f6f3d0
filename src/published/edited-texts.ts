import { once } from '../domain/lib/once.ts'
import { pageTexts } from './page-texts/page-texts.ts'
import { readPublished } from './read.ts'

/** The texts of pages in this build: those of the files, and in their place those that admins have published. */
export const editedTexts = once(() => pageTexts(readPublished().texts))
