import { useStore } from '@nanostores/react'
import { Toasts } from '../../ui/Toasts.tsx'
import { $undo } from '../actions/undo.ts'

/** The messages of a list's screen; screen readers also announce the last action. */
export function ListToasts({ isQuiet = false }: { isQuiet?: boolean }) {
  const undo = useStore($undo)
  return <Toasts isQuiet={isQuiet}>{undo !== undefined && <p className="visually-hidden">{undo}</p>}</Toasts>
}
