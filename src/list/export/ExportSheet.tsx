import { useState } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { dayOf } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { readAllLists } from './all-lists.ts'
import { type ExportFormat, exportFile, exportFormats } from './export-files.ts'
import { exportTexts } from './texts.ts'

type What = 'this' | 'all'

/** Saves this list, or all of the device and the account, as a file of the person's choice. */
export function ExportSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [what, setWhat] = useState<What>('this')
  const [outcome, tell] = useState('')
  const save = async (format: ExportFormat) => {
    const missing = await (what === 'this' ? saveThis(store, format) : saveAll(format))
    tell(missing === 0 ? exportTexts.saved : exportTexts.missing(missing))
  }
  return (
    <Sheet title={exportTexts.title} close={close}>
      <fieldset className="export-what">
        <legend className="visually-hidden">{exportTexts.what}</legend>
        {(['this', 'all'] as const).map((one) => (
          <label key={one} className="paste-ticked">
            <input
              type="radio"
              name="export-what"
              className="pasted-check"
              checked={what === one}
              onChange={() => setWhat(one)}
            />
            {exportTexts.whats[one]}
          </label>
        ))}
      </fieldset>
      <ul className="menu">
        {exportFormats.map((format) => (
          <MenuEntry
            key={format}
            icon="download"
            label={exportTexts.formats[format]}
            run={() => void save(format)}
          />
        ))}
      </ul>
      <p role="status" className="paste-source">
        {outcome}
      </p>
    </Sheet>
  )
}

/** @returns the number of lists that could not be read */
function saveThis(store: ListStore, format: ExportFormat): number {
  const [name, items] = [store.$name.get(), [...store.$items.get().values()]]
  const { text, ending, type } = exportFile(format, [{ name, items }], Date.now())
  saveFile(`${name}.${ending}`, text, type)
  return 0
}

/** @returns the number of lists that could not be read */
async function saveAll(format: ExportFormat): Promise<number> {
  const { lists, missing } = await readAllLists()
  const nowMs = Date.now()
  const { text, ending, type } = exportFile(format, lists, nowMs)
  saveFile(`liste-${dayOf(nowMs)}.${ending}`, text, type)
  return missing
}
