import { arrivingTexts } from '../../i18n/list/move.ts'
import type { IconName } from '../../icons.ts'
import type { ArrivingList } from '../../stores/lists/arriving-lists.ts'
import { Icon } from '../Icon.tsx'

const icons: Readonly<Record<ArrivingList['state'], IconName>> = {
  asked: 'ellipsis',
  new: 'plus',
  here: 'check',
  gone: 'search-x',
  silent: 'wifi-off',
}

/** Which lists came, and what is known of each. */
export function ArrivingLists({ lists }: { lists: readonly ArrivingList[] }) {
  if (lists.length === 0) return null
  return (
    <ul className="move-lists">
      {lists.map(({ token, name, state }) => (
        <li key={token} className={`move-list move-list-${state}`}>
          <Icon name={icons[state]} />
          <span>
            <span className="move-list-name">{name || arrivingTexts.nameless}</span>{' '}
            <span className="move-note">{arrivingTexts.states[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
