import type { Suggestion } from '../../domain/suggest/suggest.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { effectiveCategory } from '../words/categories.ts'

/** A thing as its picture and its name, to be tapped. */
export function ChipFace({ name, category }: Suggestion) {
  const picture = pictureAddress(name, effectiveCategory({ name, category }))
  return (
    <>
      <img className="chip-picture" src={picture} alt="" width="24" height="24" />
      <span className="chip-name">{name}</span>
    </>
  )
}
