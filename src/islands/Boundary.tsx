import { Component, type ReactNode } from 'react'
import { Broken } from './Broken.tsx'

interface Props {
  children: ReactNode
  /** Drawn in place of what broke; by default a message. */
  instead?: ReactNode
  broke?: () => void
}

/**
 * Keeps an error in the drawing of its children from taking the rest of the page away. Nothing of the error is shown or
 * sent: its message may hold what stands on a list.
 */
export class Boundary extends Component<Props> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.broke?.()
  }

  override render(): ReactNode {
    const { children, instead = <Broken /> } = this.props
    return this.state.isBroken ? instead : children
  }
}
