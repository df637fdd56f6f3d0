import { readMyData } from '../../stores/account/account.ts'
import type { AccountOutcome } from '../../stores/account/account-outcome.ts'
import { AccountForm } from '../auth/AccountForm.tsx'
import { AccountPart } from './AccountPart.tsx'
import { saveJson } from './save-json.ts'
import { useAccountTexts } from './use-account-texts.ts'

const fileName = 'lista-noastra-cont.json'

export function DataPart() {
  const texts = useAccountTexts()
  return (
    <AccountPart title={texts.data}>
      <AccountForm tone="soft" label={texts.exportData} busyLabel={texts.preparing} act={exportData}>
        <p className="account-text">{texts.dataText}</p>
      </AccountForm>
    </AccountPart>
  )
}

async function exportData(): Promise<AccountOutcome> {
  const data = await readMyData()
  if (!data) return { kind: 'refused', problem: 'unexpected' }
  saveJson(fileName, data)
  return { kind: 'done' }
}
