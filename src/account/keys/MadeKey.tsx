import { useEffect, useId, useRef } from 'react'
import { addresses } from '../../site.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useBriefly } from '../../ui/use-briefly.ts'
import { useAccountKeysTexts } from './use-account-keys-texts.ts'

const copiedLabelMs = 2000

/** A key that was just created, and the values that a tasks program asks for. It is shown only once. */
export function MadeKey({ made }: { made: string }) {
  const texts = useAccountKeysTexts()
  const id = useId()
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const copy = async () => (await copyText(made)) && sayCopied()
  return (
    <div className="account-made">
      <label htmlFor={id}>{texts.key}</label>
      <input
        ref={field}
        id={id}
        className="field"
        readOnly
        autoComplete="off"
        value={made}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button button-do" onClick={copy}>
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </button>
      <p className="account-text">{texts.made}</p>
      <dl>
        <dt>{texts.server}</dt>
        <dd>{location.origin + addresses.dav}</dd>
        <dt>{texts.user}</dt>
        <dd>{texts.anyUser}</dd>
        <dt>{texts.password}</dt>
        <dd>{texts.keyAsPassword}</dd>
      </dl>
    </div>
  )
}
