import { addresses } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../texts.ts'

export function BackLink() {
  return (
    <a className="icon-button" href={addresses.home} aria-label={listTexts.back}>
      <Icon name="arrow-left" />
    </a>
  )
}
