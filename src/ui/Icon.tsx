import type { IconName } from '../icons.ts'

/** A drawing from the icon sheet of the page, so that no drawing is part of a script. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
