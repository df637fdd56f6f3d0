import type { CachedList } from '../../device/cached-lists.ts'
import { allText, boughtPart, leftText, seenText } from '../../i18n/guide/card-texts.ts'
import { addresses } from '../../site.ts'
import { listsSetting, settingPrefix } from '../../storage-keys.ts'

const tools = { allText, boughtPart, leftText, seenText, listAddress: addresses.list }

/**
 * Draws the stored lists from the template beside it. Its source is written into the page, so it may use no name from
 * outside.
 *
 * @param mostCards the number of lists that are shown first
 */
function drawCachedLists(key: string, mostCards: number, use: typeof tools): void {
  const room = document.getElementById('listele-mele')
  const lists: CachedList[] = JSON.parse(localStorage.getItem(key) ?? '[]')
  const part = room?.querySelector('template')?.content.firstElementChild?.cloneNode(true) as
    | Element
    | undefined
  const blank = part?.querySelector('li')
  const all = part?.querySelector('.my-lists-all')
  if (!room || !part || !blank || !all || lists.length === 0) return
  for (const { token, name, remaining, total, seenAt, changedBy, extra } of lists.slice(0, mostCards)) {
    const card = blank.cloneNode(true) as Element
    const say = (of: string, text: string) => {
      const element = card.querySelector(`.list-card-${of}`)
      if (element) element.textContent = text
    }
    const bought = use.boughtPart(remaining, total)
    card.querySelector('a')?.setAttribute('href', use.listAddress(token))
    card.querySelector('.list-ring-part')?.setAttribute('stroke-dasharray', `${bought} 100`)
    say('name', name)
    say('note', use.leftText(remaining, total))
    say('when', use.seenText(seenAt, Date.now(), changedBy))
    say('extra', extra)
    blank.before(card)
  }
  blank.remove()
  if (lists.length > mostCards) all.textContent = use.allText(lists.length)
  else all.remove()
  part.setAttribute('data-early', '')
  room.append(part)
}

/** @param mostCards the number of lists that are shown first */
export function myListsScript(mostCards: number): string {
  const toolTexts = Object.entries(tools).map(([name, tool]) => `${name}:${tool}`)
  return `try{(${drawCachedLists})('${settingPrefix + listsSetting}',${mostCards},{${toolTexts.join()}})}catch{}`
}
