import { once } from '../domain/lib/once.ts'
import { pageTexts } from './page-texts/page-texts.ts'
import { readPublished } from './read.ts'

/** What the pages of the build that runs say: the files' texts, but for those that admins have published. */
export const editedTexts = once(() => pageTexts(readPublished().texts))
