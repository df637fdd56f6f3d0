import { forgetTexts } from '../../i18n/list/recent.ts'
import { forgetMyList, type MyList } from '../../stores/lists/my-lists.ts'
import { Sheet } from '../Sheet.tsx'

/** Asks before changes are lost that nobody else has seen. */
export function ForgetSheet({ list, close }: { list: MyList; close: () => void }) {
  const forget = () => {
    close()
    void forgetMyList(list)
  }
  return (
    <Sheet title={forgetTexts.title} close={close}>
      <p>{forgetTexts.warning(list.name, list.waiting)}</p>
      <div className="sheet-actions">
        <button type="button" className="button button-alert" onClick={forget}>
          {forgetTexts.confirm}
        </button>
        <button type="button" className="button button-plain" onClick={close}>
          {forgetTexts.cancel}
        </button>
      </div>
    </Sheet>
  )
}
