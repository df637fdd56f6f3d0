import { noticesTexts } from '../../../i18n/list/notices.ts'

/** How a list becomes an app, where only apps may tell anything. */
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
