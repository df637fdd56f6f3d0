import { useState } from 'react'
import type { Imported } from '../../domain/import/imported.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { ImportPreview } from '../paste/PastePreview.tsx'
import { ImportForm } from './ImportForm.tsx'
import { importTexts } from './texts.ts'

/** Imports another program's file or pasted text, and shows its contents before anything is added. */
export function ImportSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [imported, setImported] = useState<Imported>()
  if (imported) return <ImportPreview store={store} imported={imported} putBack={() => {}} close={close} />
  return (
    <Sheet title={importTexts.title} close={close}>
      <ImportForm take={setImported} />
    </Sheet>
  )
}
