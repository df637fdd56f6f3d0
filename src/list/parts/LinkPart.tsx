import { type ReactNode, useId } from 'react'
import type { IconName } from '../../icons.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  children: ReactNode
}

/** A part of the sheet about a list's links. */
export function LinkPart({ icon, title, text, children }: Props) {
  const titleId = useId()
  return (
    <section className="link-part" aria-labelledby={titleId}>
      <h3 className="settings-title" id={titleId}>
        <Icon name={icon} />
        {title}
      </h3>
      <p className="settings-hint">{text}</p>
      {children}
    </section>
  )
}
