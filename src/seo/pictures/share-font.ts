import { readFileSync } from 'node:fs'
import { fromRoot } from '../../from-root.ts'

/** The heading face as a TrueType font. */
export const shareFont = readFileSync(fromRoot('src/seo/pictures/fonts/fraunces-lista.ttf'))
