import { type ReactNode, useEffect } from 'react'
import { addresses } from '../site.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { BackLink } from './header/BackLink.tsx'
import { tellNotLoaded } from './messages/list-toasts.ts'
import { rowTexts } from './rows/texts.ts'
import { listStates, listTexts, servedStates } from './texts.ts'

const skeletonRows = ['one', 'two', 'three', 'four', 'five', 'six']

/** Only while nothing at all is known. */
export function ListLoading() {
  return (
    <div className="list-screen list-loading">
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

/** @param texts explain why the list is missing */
export function ListMissing({ texts = listStates.missing }: Partial<Pick<StatePageProps, 'texts'>>) {
  return <StatePage picture="magnifying-glass-tilted-right" texts={texts} />
}

/** The server's answer to a reader without scripts. */
export function ListUnavailable() {
  return <StatePage picture="satellite-antenna" texts={servedStates.unavailable} />
}

/** Shown when the list is not known and could not be loaded; loading is retried repeatedly. */
export function ListFailed({ retry }: { retry: () => void }) {
  useEffect(tellNotLoaded, [])
  return (
    <>
      <StatePage picture="satellite-antenna" texts={listStates.failed}>
        <button type="button" className="button button-plain" onClick={retry}>
          {listStates.failed.retry}
        </button>
      </StatePage>
      <div className="toast-corner">
        <Toasts />
      </div>
    </>
  )
}

interface StatePageProps {
  picture: string
  texts: { title: string; text: string }
  children?: ReactNode
}

function StatePage({ picture, texts, children }: StatePageProps) {
  return (
    <main className="list-state list-state-page">
      <StatePicture name={picture} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {children}
      <a className="button button-do" href={addresses.home}>
        {listTexts.back}
      </a>
    </main>
  )
}

/** @param children help to fill the list */
export function EmptyList({ texts = listStates.empty, children }: Partial<Omit<StatePageProps, 'picture'>>) {
  const { title, text } = texts
  return (
    <div className={children ? 'list-state list-state-to-fill' : 'list-state'}>
      <StatePicture name="basket" />
      <h2 tabIndex={-1}>{title}</h2>
      <p className={children ? 'list-state-below' : undefined}>{text}</p>
      {children}
    </div>
  )
}

interface AllDoneProps {
  /** Begins the list of the next time. */
  prepare?: () => void
  /** Marks all of them as to buy again. */
  putBack?: () => void
}

/** Shown when everything is bought, with the possible actions. */
export function AllDone({ prepare, putBack }: AllDoneProps) {
  return (
    <div className="list-all-done">
      <StatePicture name="party-popper" />
      <p className="list-all-done-title">{listStates.allDone.title}</p>
      {prepare && (
        <>
          <p>{listStates.allDone.text}</p>
          <button type="button" className="button button-do" onClick={prepare}>
            {listStates.allDone.prepare}
          </button>
        </>
      )}
      {putBack && (
        <button type="button" className="list-bought-action" onClick={putBack}>
          {rowTexts.putBackCompleted}
        </button>
      )}
    </div>
  )
}

function StatePicture({ name }: { name: string }) {
  return <img src={addresses.picture(name)} alt="" width="96" height="96" />
}
