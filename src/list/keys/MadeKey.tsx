import { useEffect, useRef } from 'react'
import { addresses } from '../../site.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBriefly } from '../../ui/use-briefly.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { apiKeysTexts } from './texts.ts'

const copiedLabelMs = 2000

/** A key that was just created. It is shown only once: nobody can show it again. */
export function MadeKey({ made, done }: { made: string; done: () => void }) {
  const [isCopied, sayCopied] = useBriefly(copiedLabelMs)
  const field = useRef<HTMLInputElement>(null)
  // The button that created it was removed.
  useEffect(() => field.current?.focus(), [])
  const copy = async () => (await copyText(made)) && sayCopied()
  return (
    <LinkPart icon="check" title={apiKeysTexts.made} text={apiKeysTexts.madeText}>
      <input
        ref={field}
        className="field"
        readOnly
        autoComplete="off"
        aria-label={apiKeysTexts.key}
        value={made}
        onFocus={(event) => event.target.select()}
      />
      <div className="sheet-actions">
        <button type="button" className="button button-do" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? apiKeysTexts.copied : apiKeysTexts.copy}</span>
        </button>
        <button type="button" className="button button-plain" onClick={done}>
          {apiKeysTexts.done}
        </button>
      </div>
      <TasksAccount />
    </LinkPart>
  )
}

/** Values that a tasks program asks for. */
function TasksAccount() {
  return (
    <section className="tasks-account" aria-labelledby="tasks-account">
      <h4 className="settings-label" id="tasks-account">
        {apiKeysTexts.tasks}
      </h4>
      <p className="settings-hint">{apiKeysTexts.tasksText}</p>
      <dl>
        <dt>{apiKeysTexts.server}</dt>
        <dd>{location.origin + addresses.dav}</dd>
        <dt>{apiKeysTexts.user}</dt>
        <dd>{apiKeysTexts.anyUser}</dd>
        <dt>{apiKeysTexts.password}</dt>
        <dd>{apiKeysTexts.keyAsPassword}</dd>
      </dl>
    </section>
  )
}
