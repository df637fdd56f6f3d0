import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  back: () => void
  children: ReactNode
}

/** Returns from a part of a sheet to the whole, at its head: it is in sight however long the part is. */
export function BackInSheet({ back, children }: Props) {
  return (
    <button type="button" className="sheet-back" onClick={back}>
      <Icon name="arrow-left" />
      {children}
    </button>
  )
}
