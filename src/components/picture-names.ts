import { categoryPictures, wordPictures } from '../islands/list/picture-words.ts'

const screenPictures = [
  'basket',
  'magnifying-glass-tilted-right',
  'party-popper',
  'satellite-antenna',
  'compass',
]

/** Every picture that the site shows. */
export const pictureNames: readonly string[] = [
  ...new Set([...Object.keys(wordPictures), ...Object.values(categoryPictures), ...screenPictures]),
]
