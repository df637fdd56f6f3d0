import type { Suggestion } from '../../../domain/suggest/suggest.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'
import { pictureAddress } from '../parts/pictures.ts'

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
