import { brokenTexts } from './trouble-texts.ts'

/** Message that a part of the page has failed, with a button that reloads the page. */
export function Broken() {
  return (
    <p className="list-banner" role="alert" lang="ro">
      {brokenTexts.part}{' '}
      <button type="button" className="button button-plain" onClick={() => location.reload()}>
        {brokenTexts.reload}
      </button>
    </p>
  )
}
