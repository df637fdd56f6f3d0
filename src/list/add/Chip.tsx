import type { Suggestion } from '../../domain/suggest/suggest.ts'
import { ItemPicture } from '../rows/ItemPicture.tsx'

/** A thing as its picture and its name, to be tapped. */
export function ChipFace({ name, category }: Suggestion) {
  return (
    <>
      <ItemPicture className="chip-picture" name={name} category={category} size={24} />
      <span className="chip-name">{name}</span>
    </>
  )
}
