import type { ChangeEvent } from 'react'
import { arrivingTexts } from '../../i18n/list/move.ts'
import { Icon } from '../Icon.tsx'

/** Opens a file of this device; the same one again, too. */
export function FilePicker({ open }: { open: (file: File) => Promise<void> }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void open(file)
    target.value = ''
  }
  return (
    <label className="button button-soft move-picker">
      <Icon name="archive-restore" />
      {arrivingTexts.file}
      <input type="file" accept=".json,application/json" onChange={pick} />
    </label>
  )
}
