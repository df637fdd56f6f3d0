export interface Pressed {
  press(): void
  hold(): void
  release(): void
}

/**
 * Reports when a button is pressed, held and released: by a pointer, by the keyboard, or by assistive technology, which only
 * clicks. The focus does not move, and the phone's keyboard stays open.
 *
 * @param signal ends it
 */
export function followPresses(button: HTMLButtonElement, pressed: Pressed, signal: AbortSignal): void {
  const release = () => pressed.release()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (event.type === 'keyup') pressed.release()
    else if (event.repeat) pressed.hold()
    else pressed.press()
  }
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault()
    if (event.button === 0) pressed.press()
  }
  const onClick = ({ detail }: MouseEvent) => {
    // A pointer's click counts itself, and has been followed from its beginning.
    if (detail > 0) return
    pressed.press()
    pressed.release()
  }
  button.addEventListener('pointerdown', onPointerDown, { signal })
  button.addEventListener('keydown', onKey, { signal })
  button.addEventListener('keyup', onKey, { signal })
  button.addEventListener('click', onClick, { signal })
  button.addEventListener('blur', release, { signal })
  // Without this, a finger that stays down would be offered a menu.
  button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', release, { signal })
}
