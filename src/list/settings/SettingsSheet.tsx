import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { moveTexts } from '../../my-lists/move/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { canStayAwake } from '../../ui/use-wake-lock.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { testSound } from '../messages/feedback.ts'
import { noticesTexts } from '../notices/texts.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { PersonFields } from '../people/PersonFields.tsx'
import { BrowserSpeech } from '../voice/BrowserSpeech.tsx' // part: voice
import { $settings, setSound, setVibration } from './device-settings.ts'
import { describeStorage } from './storage-quota.ts'
import { roomTexts, settingsTexts, tips } from './texts.ts'

/** Preferences of this device's person. Each change takes effect at once; there is no button for saving. */
export function SettingsSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const { isSoundOn, isVibrationOn } = useStore($settings)
  const isReadOnly = useStore(store.$isReadOnly)
  const { LatePanel, open } = useLatePanel()
  if (LatePanel) return <LatePanel store={store} close={close} open={open} />
  return (
    <Sheet title={settingsTexts.title} close={close}>
      {!isReadOnly && (
        <ul className="menu">
          <MenuEntry icon="bell" label={noticesTexts.title} run={() => open('notices')} />
        </ul>
      )}
      <div className="settings">
        <SwitchRow
          label={settingsTexts.sound}
          hint={settingsTexts.soundHint}
          isOn={isSoundOn}
          set={setSound}
        />
        <SwitchRow
          label={settingsTexts.vibration}
          hint={settingsTexts.vibrationHint}
          isOn={isVibrationOn}
          set={setVibration}
        />
        <BrowserSpeech /* part: voice */ />
        <button type="button" className="button button-plain settings-test" onClick={testSound}>
          {settingsTexts.test}
        </button>
        <PersonFields />
        <MoveLists />
        <Tips />
        <RoomPart />
        <p className="settings-hint">{settingsTexts.local}</p>
      </div>
    </Sheet>
  )
}

function Tips() {
  return (
    <section>
      <h3 className="settings-title">{settingsTexts.tips}</h3>
      <ul className="settings-tips">
        {tips.gestures.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
        {canStayAwake() && (
          <li>
            <Icon name="shopping-basket" />
            {tips.awake}
          </li>
        )}
      </ul>
    </section>
  )
}

/** Reports whether the browser stores this device's lists permanently; empty if it does not report that. */
function RoomPart() {
  const [sentences, setSentences] = useState<readonly string[]>([])
  useEffect(() => {
    void describeStorage().then(setSentences)
  }, [])
  if (sentences.length === 0) return null
  return (
    <section>
      <h3 className="settings-title">{roomTexts.title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="settings-hint">
          {sentence}
        </p>
      ))}
    </section>
  )
}

const fetchMoveSheet = async () => (await import('../../my-lists/move/fetch-move-sheet.tsx')).fetchMoveSheet()

/** Leads to taking all lists along to another device. */
function MoveLists() {
  const [MoveSheet, setSheet] = useState<ComponentType<{ close: () => void }>>()
  const show = async () => {
    const sheet = await onDemand(fetchMoveSheet())
    setSheet(() => sheet)
  }
  return (
    <>
      <button type="button" className="button button-plain settings-test" onClick={show}>
        {moveTexts.title}
      </button>
      {MoveSheet && <MoveSheet close={() => setSheet(undefined)} />}
    </>
  )
}
