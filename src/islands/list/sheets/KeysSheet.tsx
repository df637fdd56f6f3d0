import { keysTexts } from '../../../i18n/list/settings.ts'
import { Sheet } from '../../Sheet.tsx'
import type { PanelProps } from '../parts/panel-props.ts'

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
