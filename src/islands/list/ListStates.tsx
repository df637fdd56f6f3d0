import { listStates, listTexts } from '../../i18n/list.ts'
import { addresses } from '../../site.ts'
import { BackLink } from './BackLink.tsx'

const skeletonRows = ['one', 'two', 'three', 'four', 'five', 'six']

/** Only while nothing at all is known. */
export function ListLoading() {
  return (
    <div className="list-screen">
      <header className="list-header">
        <div className="list-header-inner list-header-row">
          <BackLink />
          <div className="skeleton-name" />
        </div>
      </header>
      <main className="list-main" aria-busy="true">
        <p className="visually-hidden" role="status">
          {listStates.loading}
        </p>
        <div className="skeleton" aria-hidden="true">
          {skeletonRows.map((row) => (
            <div key={row} className="skeleton-row" />
          ))}
        </div>
      </main>
    </div>
  )
}

export function ListMissing() {
  const { title, text } = listStates.missing
  return (
    <main className="list-state list-state-page">
      <StatePicture name="magnifying-glass-tilted-right" />
      <h1>{title}</h1>
      <p>{text}</p>
      <a className="button button-do" href={addresses.home}>
        {listTexts.back}
      </a>
    </main>
  )
}

export function ListFailed({ retry }: { retry: () => void }) {
  const { title, text, retry: label } = listStates.failed
  return (
    <main className="list-state list-state-page">
      <StatePicture name="satellite-antenna" />
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="button button-do" onClick={retry}>
        {label}
      </button>
      <a className="button button-plain" href={addresses.home}>
        {listTexts.back}
      </a>
    </main>
  )
}

export function EmptyList() {
  const { title, text } = listStates.empty
  return (
    <div className="list-state">
      <StatePicture name="basket" />
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

export function AllDone() {
  return <p className="list-note">{listStates.allDone}</p>
}

function StatePicture({ name }: { name: string }) {
  return <img src={addresses.picture(name)} alt="" width="96" height="96" />
}
