import { useStore } from '@nanostores/react'
import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { differs } from '../../domain/item.ts'
import type { SameThing } from '../../domain/plan-adding.ts'
import { sameThingTexts } from '../../i18n/add.ts'
import { effectiveCategory } from '../../stores/categories.ts'
import type { ListStore } from '../../stores/list.ts'
import { amountText } from './amount-text.ts'

type Answer = Parameters<ListStore['answer']>[1]

interface Props {
  store: ListStore
  /** Takes the focus when the last question was answered by the keyboard. */
  focusAfter: () => void
}

/** Asks about what is on the list already, one thing after the other; the field stays usable meanwhile. */
export function SameThingQuestion({ store, focusAfter }: Props) {
  const asked = useStore(store.$asked)
  const panel = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [first] = asked
  // Within the commit: an effect that is put off could run after the next answer has begun, and take its focus for its own.
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const next = first && panel.current?.querySelector('button')
    if (next) next.focus()
    else focusAfter()
  }, [first, focusAfter])
  const answer = (answered: readonly SameThing[], given: Answer) => {
    hadFocus.current = panel.current?.contains(document.activeElement) ?? false
    store.answer(answered, given)
  }
  return (
    <div ref={panel} role="status">
      {first && <Question key={first.present.id} first={first} asked={asked} answer={answer} />}
    </div>
  )
}

interface QuestionProps {
  first: SameThing
  /** All that waits, the first of them included. */
  asked: readonly SameThing[]
  answer: (answered: readonly SameThing[], given: Answer) => void
}

function Question({ first, asked, answer }: QuestionProps) {
  const { present, sum } = first
  const others = asked.length - 1
  return (
    <div className="same-thing" data-category={effectiveCategory(present)}>
      <p className="same-thing-text">
        {sameThingTexts.question(present.name, amountText(present))}{' '}
        {others > 0 && <span className="same-thing-others">{sameThingTexts.others(others)}</span>}
      </p>
      <div className="same-thing-answers">
        {differs(present, sum) && (
          <AnswerButton
            isLikely
            label={sameThingTexts.addUp(amountText(sum) ?? '')}
            give={() => answer([first], 'sum')}
          />
        )}
        {others > 0 && <AnswerButton label={sameThingTexts.addUpAll} give={() => answer(asked, 'sum')} />}
        <AnswerButton label={sameThingTexts.leave} give={() => answer([first], 'leave')} />
        <AnswerButton label={sameThingTexts.newRow} give={() => answer([first], 'row')} />
      </div>
    </div>
  )
}

function AnswerButton({
  label,
  give,
  isLikely = false,
}: {
  label: string
  give: () => void
  isLikely?: boolean
}) {
  return (
    <button
      type="button"
      className={`button ${isLikely ? 'button-soft' : 'button-plain'}`}
      // Who is typing goes on typing: a tap leaves the focus and the phone's keyboard where they are.
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onClick={give}
    >
      {label}
    </button>
  )
}
