import { type ReactNode, useId } from 'react'

/** One matter of the account. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
