import { menuTexts } from '../menu/texts.ts'

/** A text to be copied by hand, because the browser copies nothing. */
export function TextByHand({ text }: { text: string }) {
  return (
    <textarea
      className="field menu-by-hand"
      readOnly
      rows={6}
      value={text}
      aria-label={menuTexts.copyByHand}
      onFocus={(event) => event.target.select()}
    />
  )
}
