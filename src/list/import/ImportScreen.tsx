import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { itemsOfImport } from '../../domain/import/import-rows.ts'
import type { Imported } from '../../domain/import/imported.ts'
import { amountText } from '../../i18n/amount.ts'
import { $isCreating, type CreatedList, createListOf, leaveFor } from '../../my-lists/create/create-list.ts'
import { addresses } from '../../site.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { loadWords } from '../vocabulary/shelving.ts'
import { ImportForm } from './ImportForm.tsx'
import { makeImportedLists } from './imported-lists.ts'
import { importScreenTexts, importTexts } from './texts.ts'

/** Makes a list of another program's file or pasted text, on a page of its own. */
export function ImportScreen() {
  const [imported, setImported] = useState<Imported>()
  useEffect(() => void loadWords(), [])
  return (
    <div className="import-screen">
      <Boundary>
        <ImportForm take={setImported} />
        {imported && <Recognised imported={imported} />}
      </Boundary>
      <div className="toast-corner">
        <Toasts />
      </div>
    </div>
  )
}

/** Most items that are shown; a list has up to a thousand. */
const mostShown = 60

/** Shows the items that were read, and a button that makes a list of them. */
function Recognised({ imported }: { imported: Imported }) {
  const vocabulary = useStore($vocabulary)
  const isCreating = useStore($isCreating)
  const items = useMemo(
    () =>
      itemsOfImport(vocabulary, imported).items.map(({ done, ...item }) => ({
        ...item,
        ...(done && { completed: true }),
      })),
    [vocabulary, imported],
  )
  const make = async () => {
    const { lists, name } = imported
    const made = lists ? await makeImportedLists(lists) : [await createListOf(name, items)]
    const address = addressOf(made.filter((one) => one !== undefined))
    if (address) leaveFor(address)
  }
  return (
    <section className="import-recognised" aria-labelledby="recognised">
      <h2 id="recognised" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {importScreenTexts.recognised}
      </h2>
      <p className="paste-source">{importTexts.source(imported.format, imported.name, items.length)}</p>
      <ul>
        {items.slice(0, mostShown).map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are their places in the text
          <li key={place} className={item.completed ? 'import-ticked' : undefined}>
            {item.name} <b>{amountText(item)}</b>
          </li>
        ))}
        {items.length > mostShown && <li>…</li>}
      </ul>
      <button type="button" className="button button-do" aria-disabled={isCreating} onClick={make}>
        {importScreenTexts.make}
      </button>
    </section>
  )
}

/** A single list is opened; several are on the home page. */
function addressOf([first, ...others]: readonly CreatedList[]): string | undefined {
  if (!first) return undefined
  return others.length > 0 ? addresses.recentLists : addresses.list(first.token)
}
