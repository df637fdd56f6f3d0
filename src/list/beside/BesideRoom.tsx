import { useEffect, useState } from 'react'
import { loadStyles } from '../../ui/load-styles.ts'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'
import styles from './beside.css?url'

/** From this width on, there is room below the field. */
const wide = '(min-width: 80em)'

const fetchBeside = async () => {
  const [code] = await Promise.all([import('./Beside.tsx'), loadStyles(styles)])
  return code.Beside
}

/** Place for the news of the list below its field; its code is loaded on wide screens only. */
export function BesideRoom({ store }: { store: ListStore }) {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(wide)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isWide && <Fetched fetch={fetchBeside} props={{ store }} />
}
