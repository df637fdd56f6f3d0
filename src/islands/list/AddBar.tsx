import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { Icon } from '../Icon.tsx'
import { useTypedBeforeHydration } from '../use-typed-before-hydration.ts'

/** The field for new items. Enter adds; pasted lines stay lines; what is refused stays in the field. */
export function AddBar({ store }: { store: ListStore }) {
  const [text, setText] = useState('')
  const field = useGrowingField(text)
  useTypedBeforeHydration(field, setText)
  const isBlank = text.trim() === ''
  const add = () => {
    if (isBlank) return
    const { refused } = store.addText(text)
    setText(refused.map((part) => part.text).join('\n'))
    field.current?.focus()
  }
  const addOnSubmit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <form className="add-bar" onSubmit={addOnSubmit}>
      <textarea
        ref={field}
        className="field add-field"
        rows={1}
        value={text}
        aria-label={addTexts.label}
        placeholder={addTexts.placeholder}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <button type="submit" className="add-submit" aria-label={addTexts.submit} disabled={isBlank}>
        <Icon name="plus" />
      </button>
    </form>
  )
}

/** A text area as tall as its text; the style sheet bounds it. */
function useGrowingField(text: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = ''
    if (text === '') return
    const border = element.offsetHeight - element.clientHeight
    element.style.height = `${element.scrollHeight + border}px`
  }, [text])
  return field
}
