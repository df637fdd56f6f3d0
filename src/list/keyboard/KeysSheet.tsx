import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { keysTexts } from '../settings/texts.ts'

/** Keyboard shortcuts. */
export function KeysSheet({ close }: PanelProps) {
  return (
    <Sheet title={keysTexts.title} close={close}>
      <dl className="keys">
        {keysTexts.keys.map(({ keys, text }) => (
          <div key={text} className="keys-row">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
