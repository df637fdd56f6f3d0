import type { IconName } from '../icons.ts'

/** One drawing from the sheet that every page carries: the names cost no JavaScript. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
