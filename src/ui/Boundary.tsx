import { Component, type ReactNode } from 'react'
import { Broken } from './Broken.tsx'

interface Props {
  children: ReactNode
  /** Rendered in place of the failed part; by default a message. */
  instead?: ReactNode
  broke?: () => void
}

/**
 * Catches errors in the rendering of its children, so that the rest of the page stays. The error is neither shown nor sent:
 * its message may contain items of a list.
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
