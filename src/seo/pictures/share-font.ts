import { readFileSync } from 'node:fs'
import { fromRoot } from '../from-root.ts'

/** The heading face as a program that draws wants it. */
export const shareFont = readFileSync(fromRoot('src/seo/pictures/fonts/fraunces-lista.ttf'))
