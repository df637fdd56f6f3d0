import { type ReactNode, useId, useState } from 'react'
import { leiText } from '../../domain/money/lei-text.ts'
import { storedPrice } from '../../domain/money/price.ts'
import { moneyTexts } from './texts.ts'

interface Props {
  label: ReactNode
  /** Shown while the field is empty. */
  example?: string
  /** In bani, '' for none. */
  price: string
  keep: (price: string) => void
}

/** A field for a sum of money, saved when it loses the focus. */
export function LeiField({ label, example = moneyTexts.currency, price, keep }: Props) {
  const problemId = useId()
  /** Undefined while the field shows the stored value. */
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    const wanted = typed === undefined ? price : storedPrice(typed)
    setWrong(wanted === undefined)
    if (wanted === undefined) return
    setTyped(undefined)
    if (wanted !== price) keep(wanted)
  }
  return (
    <label className="money-price">
      {label}
      <input
        className="field"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        placeholder={example}
        value={typed ?? leiText(price)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {isWrong && (
        <span className="settings-problem" id={problemId}>
          {moneyTexts.wrong}
        </span>
      )}
    </label>
  )
}
