import { type ChangeEvent, useRef, useState } from 'react'
import type { Imported } from '../../domain/import/imported.ts'
import { readImport } from '../../domain/import/read-import.ts'
import { longestImport } from '../../domain/lib/reading-limits.ts'
import { importFault, UnreadLines } from '../paste/UnreadLines.tsx'
import { isArchive, longestArchive, readFile } from './read-file.ts'
import { importTexts } from './texts.ts'

/**
 * Takes another program's file or pasted text.
 *
 * @param take receives what was read, if it has any items; undefined if it has none
 */
export function ImportForm({ take }: { take: (imported: Imported | undefined) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [given, setGiven] = useState<Imported>()
  const [problem, setProblem] = useState('')
  const look = (imported: Imported | string) => {
    const read = typeof imported === 'string' ? undefined : imported
    const fault = read ? (importFault(read) ?? '') : String(imported)
    setGiven(read)
    setProblem(fault)
    take(fault === '' ? read : undefined)
  }
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    look(await importOf(file).catch(() => importTexts.failed))
    // The same file may be chosen again after it has been corrected.
    target.value = ''
  }
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault()
        look(importOfText(field.current?.value ?? ''))
      }}
    >
      <p className="paste-source">{importTexts.intro}</p>
      <label className="button button-plain import-file">
        {importTexts.file}
        <input type="file" className="visually-hidden" onChange={pick} />
      </label>
      <label className="import-field">
        {importTexts.field}
        <textarea ref={field} className="field" rows={4} maxLength={longestImport} spellCheck={false} />
      </label>
      <p role="alert" className="import-problem">
        {problem}
      </p>
      <UnreadLines unread={given?.unread} />
      <button type="submit" className="button button-do">
        {importTexts.read}
      </button>
    </form>
  )
}

/** Returns what a file contains, or the reason why it was not read. */
async function importOf(file: File): Promise<Imported | string> {
  if (file.size > longestArchive) return importTexts.tooLong
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length > longestImport && !isArchive(bytes)) return importTexts.tooLong
  return readFile(file.name, bytes)
}

function importOfText(text: string): Imported | string {
  return /^\s*https?:\/\/\S+\s*$/.test(text) ? importTexts.onlyAddress : readImport(text)
}
