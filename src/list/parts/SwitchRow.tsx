interface Props {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  set: (isOn: boolean) => void
}

/** A switch with a description of its effect. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, set }: Props) {
  return (
    <label className="switch-row">
      <span>
        <span className="settings-label">{label}</span>
        <span className="settings-hint">{hint}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => set(event.target.checked)}
      />
    </label>
  )
}
