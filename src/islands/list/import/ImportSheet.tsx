import { type ChangeEvent, useRef, useState } from 'react'
import { readImport } from '../../../domain/import/read-import.ts'
import { longestImport } from '../../../domain/lib/reading-limits.ts'
import { importTexts } from '../../../i18n/list/import.ts'
import { Sheet } from '../../Sheet.tsx'
import type { PanelProps } from '../parts/panel-props.ts'
import { PastePreview } from '../paste/PastePreview.tsx'

/** Imports another program's file or pasted text, and shows its contents before anything is added. */
export function ImportSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [given, setGiven] = useState<string>()
  const [problem, setProblem] = useState('')
  const look = (text: string) => {
    const fault = faultOf(text)
    setProblem(fault ?? '')
    if (fault === undefined) setGiven(text)
  }
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    if (file.size > longestImport) setProblem(importTexts.tooLong)
    else look(await file.text())
    // The same file may be chosen again, once it was mended.
    target.value = ''
  }
  if (given !== undefined)
    return <PastePreview store={store} pasted={given} putBack={() => {}} close={close} />
  return (
    <Sheet title={importTexts.title} close={close}>
      <form
        className="import-form"
        onSubmit={(event) => {
          event.preventDefault()
          look(field.current?.value ?? '')
        }}
      >
        <p className="paste-source">{importTexts.intro}</p>
        <label className="button button-plain import-file">
          {importTexts.file}
          <input type="file" className="visually-hidden" onChange={pick} />
        </label>
        <label className="import-field">
          {importTexts.field}
          <textarea ref={field} className="field" rows={6} maxLength={longestImport} spellCheck={false} />
        </label>
        <p role="alert" className="import-problem">
          {problem}
        </p>
        <button type="submit" className="button button-do">
          {importTexts.read}
        </button>
      </form>
    </Sheet>
  )
}

/** Returns the reason why no item can be read from a text; undefined if one can. */
function faultOf(text: string): string | undefined {
  if (/^\s*https?:\/\/\S+\s*$/.test(text)) return importTexts.onlyAddress
  return readImport(text).things.length === 0 ? importTexts.nothing : undefined
}
