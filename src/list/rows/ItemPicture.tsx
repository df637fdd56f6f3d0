import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import type { Suggestion } from '../../domain/suggest/suggest.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'

type Code = typeof import('./pictures.ts')

const $code = atom<Code | undefined>()

onMount($code, () => {
  loadPictures().catch(() => addEventListener('online', loadPictures, { once: true }))
})

/** Loads the table of pictures, which is larger than all else that a row needs. The server awaits it before it renders. */
export async function loadPictures(): Promise<void> {
  $code.set(await import('./pictures.ts'))
}

/** Returns the function that knows the addresses of pictures; undefined until the table is loaded. */
export function pictureAddressNow(): Code['pictureAddress'] | undefined {
  return $code.get()?.pictureAddress
}

interface Props extends Pick<Suggestion, 'name' | 'category'> {
  className: string
  size: number
  loading?: 'lazy'
}

/** The picture of an item or a suggestion, loaded after the first rows, so that they can be ticked without it. */
export function ItemPicture({ name, category, className, size, loading }: Props) {
  const address = useStore($code)?.pictureAddress(name, effectiveCategory({ name, category }))
  return (
    <img
      className={className}
      src={address}
      alt=""
      width={size}
      height={size}
      loading={loading}
      // The server's address stays in place until the table is here.
      suppressHydrationWarning
    />
  )
}
