import { type RefObject, useEffect } from 'react'

/** On a slow connection people type before the script is there: that text is theirs, and stays. */
export function useTypedBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  setText: (text: string) => void,
): void {
  useEffect(() => {
    if (field.current?.value) setText(field.current.value)
  }, [field, setText])
}
