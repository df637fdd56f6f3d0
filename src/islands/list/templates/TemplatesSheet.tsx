import { useState } from 'react'
import type { Template } from '../../../domain/templates/template.ts'
import { templates } from '../../../domain/templates/templates.ts'
import { templatesTexts } from '../../../i18n/shop/templates.ts'
import { templateTexts } from '../../../i18n/templates.ts'
import { Sheet } from '../../Sheet.tsx'
import type { PanelProps } from '../parts/panel-props.ts'
import { OneTemplate } from './OneTemplate.tsx'

/** Ready lists for occasions: one is chosen, and put on this list or made a new one. */
export function TemplatesSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [chosen, choose] = useState<Template>()
  if (chosen) {
    const back = () => choose(undefined)
    return <OneTemplate key={chosen.key} template={chosen} store={store} close={close} back={back} />
  }
  return (
    <Sheet title={templatesTexts.title} close={close}>
      <ul className="menu">
        {templates.map((template) => (
          <li key={template.key}>
            <button type="button" className="menu-entry template-entry" onClick={() => choose(template)}>
              <span className="template-title">{templateTexts[template.key].title}</span>
              <span className="template-intro">{templateTexts[template.key].intro}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
