import { type ReactNode, useId } from 'react'
import { Boundary } from '../ui/Boundary.tsx'

/** A section of the account's page. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Boundary>{children}</Boundary>
    </section>
  )
}
