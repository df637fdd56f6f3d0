import { listTexts } from '../../../i18n/list/list.ts'
import { addresses } from '../../../site.ts'
import { Icon } from '../../Icon.tsx'

export function BackLink() {
  return (
    <a className="icon-button" href={addresses.home} aria-label={listTexts.back}>
      <Icon name="arrow-left" />
    </a>
  )
}
