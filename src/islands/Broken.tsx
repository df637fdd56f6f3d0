import { brokenTexts } from '../i18n/trouble.ts'

/** Says that a part of the page does not work any more, and offers to load it again. */
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
