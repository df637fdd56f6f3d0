import { type CachedList, shownAtFirst } from '../../device/cached-lists.ts'
import { allText, boughtPart, leftText, seenText } from '../../i18n/guide/card-texts.ts'
import { listsSetting, settingPrefix } from '../../storage-keys.ts'

/** Set by the build: the address of a list without its token. */
declare const LIST_ADDRESS: string

/** Draws the stored lists from the template beside this script. */
function drawCachedLists(): void {
  const room = document.getElementById('listele-mele')
  const lists: CachedList[] = JSON.parse(localStorage.getItem(settingPrefix + listsSetting) ?? '[]')
  const part = room?.querySelector('template')?.content.firstElementChild?.cloneNode(true) as
    | Element
    | undefined
  const blank = part?.querySelector('li')
  const all = part?.querySelector('.my-lists-all')
  if (!room || !part || !blank || !all || lists.length === 0) return
  for (const { token, name, remaining, total, seenAt, changedBy, extra } of lists.slice(0, shownAtFirst)) {
    const card = blank.cloneNode(true) as Element
    const say = (of: string, text: string) => {
      const element = card.querySelector(`.list-card-${of}`)
      if (element) element.textContent = text
    }
    card.querySelector('a')?.setAttribute('href', LIST_ADDRESS + token)
    const bought = boughtPart(remaining, total)
    card.querySelector('.list-ring-part')?.setAttribute('stroke-dasharray', `${bought} 100`)
    say('name', name)
    say('note', leftText(remaining, total))
    say('when', seenText(seenAt, Date.now(), changedBy))
    say('extra', extra)
    blank.before(card)
  }
  blank.remove()
  if (lists.length > shownAtFirst) all.textContent = allText(lists.length)
  else all.remove()
  part.setAttribute('data-early', '')
  room.append(part)
}

// Storage may be refused or contain another program's data; the page's island then draws the lists.
try {
  drawCachedLists()
} catch {}
