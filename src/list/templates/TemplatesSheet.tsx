import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { type OwnTemplate, ownTemplatesOf } from '../../domain/templates/own-templates.ts'
import type { Template } from '../../domain/templates/template.ts'
import { templates } from '../../domain/templates/templates.ts'
import { countProducts } from '../../i18n/count.ts'
import { addresses } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { optionsOf } from '../options.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { KeepTemplate } from './KeepTemplate.tsx'
import { OneTemplate } from './OneTemplate.tsx'
import { OwnTemplateThings } from './OwnTemplateThings.tsx'
import { templateTexts } from './ready-texts.ts'
import { templatesTexts } from './texts.ts'

type Shown = { ready: Template } | { own: OwnTemplate } | 'keep' | undefined

/**
 * Templates: those that this list has saved, and the site's own for occasions. A template is added to this list or becomes a
 * new one.
 */
export function TemplatesSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [shown, show] = useState<Shown>()
  const own = ownTemplatesOf(useStore(optionsOf(store)))
  const { remaining, completed } = useStore(store.$counts)
  const sheet = { store, close, back: () => show(undefined) }
  if (shown === 'keep') return <KeepTemplate own={own} {...sheet} />
  if (shown && 'own' in shown) return <OwnTemplateThings template={shown.own} {...sheet} />
  if (shown) return <OneTemplate template={shown.ready} {...sheet} />
  return (
    <Sheet title={templatesTexts.title} close={close}>
      <Entries title={own.length > 0 ? templatesTexts.own : undefined}>
        {own.map((template) => (
          <Entry
            key={template.key}
            title={template.name}
            intro={introOf(template)}
            picture={pictureOf(template)}
            show={() => show({ own: template })}
          />
        ))}
        {remaining + completed > 0 && (
          <Entry title={templatesTexts.keep} intro={templatesTexts.keepIntro} show={() => show('keep')} />
        )}
      </Entries>
      <Entries title={templatesTexts.ready}>
        {templates.map((template) => (
          <ReadyEntry key={template.key} template={template} show={() => show({ ready: template })} />
        ))}
      </Entries>
    </Sheet>
  )
}

function Entries({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section>
      {title && <h3 className="recap-title">{title}</h3>}
      <ul className="menu">{children}</ul>
    </section>
  )
}

function ReadyEntry({ template, show }: { template: Template; show: () => void }) {
  const { title, intro, picture } = templateTexts[template.key]
  return <Entry title={title} intro={intro} picture={addresses.picture(picture)} show={show} />
}

interface EntryProps {
  title: string
  intro: string
  /** Address of the picture; a plus without one. */
  picture?: string | undefined
  show: () => void
}

function Entry({ title, intro, picture, show }: EntryProps) {
  return (
    <li>
      <button type="button" className="menu-entry template-entry" onClick={show}>
        {picture ? <img src={picture} alt="" width="32" height="32" loading="lazy" /> : <Icon name="plus" />}
        <span className="template-title">{title}</span>
        <span className="template-intro">{intro}</span>
      </button>
    </li>
  )
}

function pictureOf({ things: [first] }: OwnTemplate): string | undefined {
  return first && pictureAddress(first.name, effectiveCategory(first))
}

/** '18 produse: lapte, pâine, ouă…' */
function introOf({ things }: OwnTemplate): string {
  const names = things.slice(0, 3).map(({ name }) => name)
  return `${countProducts(things.length)}: ${names.join(', ')}${things.length > names.length ? '…' : ''}`
}
