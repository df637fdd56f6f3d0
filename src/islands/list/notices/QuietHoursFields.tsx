import type { QuietHours } from '../../../domain/notices/subscription.ts'
import { noticesTexts } from '../../../i18n/list/notices.ts'

interface Props {
  hours: QuietHours
  isDisabled: boolean
  set: (hours: Partial<QuietHours>) => void
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** Hours without notifications. */
export function QuietHoursFields({ hours, isDisabled, set }: Props) {
  const ends = [
    { label: noticesTexts.from, end: 'quietFrom' },
    { label: noticesTexts.to, end: 'quietTo' },
  ] as const
  return (
    <fieldset className="notices-part">
      <legend className="settings-title">{noticesTexts.quiet}</legend>
      <div className="notices-hours">
        {ends.map(({ label, end }) => (
          <label key={end} className="notices-hour">
            <span className="settings-label">{label}</span>
            <select
              className="field"
              value={hours[end]}
              disabled={isDisabled}
              onChange={({ target }) => set({ [end]: Number(target.value) })}
            >
              {hoursOfDay.map((hour) => (
                <option key={hour} value={hour}>
                  {noticesTexts.hour(hour)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="settings-hint">{noticesTexts.quietHint}</p>
    </fieldset>
  )
}
