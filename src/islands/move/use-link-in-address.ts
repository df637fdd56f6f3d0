import { useEffect } from 'react'
import { fieldsOf } from '../../domain/lib/fields-of.ts'

/**
 * Takes what stands behind the hash out of the address, at once, and hands it on. The entry of the browser's history keeps
 * it: a page that is loaded anew, as phones do, still has it.
 *
 * @param open always the same one
 */
export function useLinkInAddress(open: (text: string) => void): void {
  useEffect(() => {
    const take = () => {
      const text = location.hash.slice(1)
      // The way past the head of the page.
      if (document.getElementById(text)) return
      const { moved } = fieldsOf(history.state)
      const kept = typeof moved === 'string' ? moved : ''
      if (text) history.replaceState({ moved: text }, '', location.pathname)
      if (text || kept) open(text || kept)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [open])
}
