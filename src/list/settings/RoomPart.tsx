import { useEffect, useState } from 'react'
import { tellRoom } from './storage-quota.ts'
import { roomTexts } from './texts.ts'

/** Reports whether the browser stores this device's lists permanently; empty if it does not report that. */
export function RoomPart() {
  const [sentences, setSentences] = useState<readonly string[]>([])
  useEffect(() => {
    void tellRoom().then(setSentences)
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
