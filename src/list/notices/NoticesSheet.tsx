import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type NoticeKind, noticeKinds, type QuietHours } from '../../domain/notices/subscription.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { type KeptWishes, makeNoticesStore, type NoticesOutcome } from './notices.ts'
import { noticesTexts } from './texts.ts'

/** 'Anunță-mă': notifications on this device about a list that is not open. */
export function NoticesSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [notices] = useState(() => makeNoticesStore(store))
  const { support, isOn, wishes } = useStore(notices.$notices)
  const isOffline = useStore(store.$connection).kind === 'offline'
  const [isBusy, problem, ask] = useAnswer()
  const isHeld = isBusy || isOffline
  const change = (wanted: Parameters<typeof notices.change>[0]) => ask(() => notices.change(wanted))
  const setKind = (kind: NoticeKind, isWanted: boolean) => {
    const kinds = noticeKinds.filter((one) => (one === kind ? isWanted : wishes.kinds.includes(one)))
    // Without any kind, notifications are turned off.
    if (isOn && kinds.length === 0) return ask(notices.stop)
    return change({ kinds })
  }
  if (support === 'installable' || support === 'no') {
    return (
      <Sheet title={noticesTexts.title} close={close}>
        {support === 'no' ? <p>{noticesTexts.unsupported}</p> : <InstallFirst />}
      </Sheet>
    )
  }
  return (
    <Sheet title={noticesTexts.title} close={close}>
      <WishFields wishes={wishes} isDisabled={isHeld} setKind={setKind} change={change} />
      <div className="sheet-end">
        <p className="notices-state" role="status">
          {said(support === 'denied', isOffline, problem) ?? (isOn && noticesTexts.isOn)}
        </p>
        {isOn ? (
          <button
            type="button"
            className="button button-plain"
            disabled={isHeld}
            onClick={() => ask(notices.stop)}
          >
            {noticesTexts.stop}
          </button>
        ) : (
          <button
            type="button"
            className="button button-do"
            disabled={isHeld || support === 'denied' || wishes.kinds.length === 0}
            onClick={() => ask(notices.start)}
          >
            {noticesTexts.start}
          </button>
        )}
      </div>
    </Sheet>
  )
}

interface WishFieldsProps {
  wishes: KeptWishes
  isDisabled: boolean
  setKind: (kind: NoticeKind, isWanted: boolean) => void
  change: (wanted: Partial<KeptWishes>) => void
}

/** Events that are notified, hours without notifications, and names in notifications. */
function WishFields({ wishes, isDisabled, setKind, change }: WishFieldsProps) {
  return (
    <div className="settings">
      <p>{noticesTexts.intro}</p>
      <fieldset className="notices-part">
        <legend className="settings-title">{noticesTexts.what}</legend>
        {noticeKinds.map((kind) => (
          <SwitchRow
            key={kind}
            {...noticesTexts.kinds[kind]}
            isOn={wishes.kinds.includes(kind)}
            isDisabled={isDisabled}
            set={(isWanted) => setKind(kind, isWanted)}
          />
        ))}
      </fieldset>
      <QuietHoursFields hours={wishes} isDisabled={isDisabled} set={change} />
      <SwitchRow
        label={noticesTexts.names}
        hint={noticesTexts.namesHint}
        isOn={wishes.showsNames}
        isDisabled={isDisabled}
        set={(showsNames) => change({ showsNames })}
      />
    </div>
  )
}

/** Reason for which notifications are not possible, or the last press failed. */
function said(isDenied: boolean, isOffline: boolean, problem: NoticesOutcome): string | undefined {
  if (isDenied) return noticesTexts.denied
  if (isOffline) return noticesTexts.offline
  switch (problem) {
    case 'denied':
      return noticesTexts.notAllowed
    case 'failed':
      return noticesTexts.failed
    case 'done':
      return undefined
  }
}

/**
 * Sends one request at a time. @returns true while a request is under way, the result of the last press, and the function
 * that sends a request
 */
function useAnswer(): [boolean, NoticesOutcome, (task: () => Promise<NoticesOutcome>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<NoticesOutcome>('done')
  const ask = async (task: () => Promise<NoticesOutcome>) => {
    setIsBusy(true)
    setOutcome(await task().catch(() => 'failed' as const))
    setIsBusy(false)
  }
  return [isBusy, outcome, ask]
}

/** Instructions for installing the app, for browsers in which only apps may send notifications. */
function InstallFirst() {
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

interface QuietHoursProps {
  hours: QuietHours
  isDisabled: boolean
  set: (hours: Partial<QuietHours>) => void
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** Hours without notifications. */
function QuietHoursFields({ hours, isDisabled, set }: QuietHoursProps) {
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
