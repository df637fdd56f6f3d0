import { noticesTexts } from '../../../i18n/list/notices.ts'

/** Instructions for installing the app, for browsers in which only apps may send notifications. */
export function InstallFirst() {
  return (
    <>
      <h3 className="settings-title">{noticesTexts.installTitle}</h3>
      <ol className="notices-steps">
        {noticesTexts.installSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="settings-hint">{noticesTexts.installHint}</p>
    </>
  )
}
