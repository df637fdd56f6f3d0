import type { ComponentType } from 'react'
import { Boundary } from './Boundary.tsx'
import { showToast } from './toasts.ts'
import { brokenTexts } from './trouble-texts.ts'

/** The same sheet; if its rendering fails, it closes with a message, and the page below it stays. */
export function closingWhenBroken<Props extends { close: () => void }>(
  Sheet: ComponentType<Props>,
): ComponentType<Props> {
  return (props) => {
    const broke = () => {
      props.close()
      showToast({ tone: 'error', text: brokenTexts.sheet })
    }
    return (
      <Boundary instead={null} broke={broke}>
        <Sheet {...props} />
      </Boundary>
    )
  }
}
