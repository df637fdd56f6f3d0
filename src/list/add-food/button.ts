import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import type { AddedFood } from './add-food.ts'
import { addFoodTexts } from './texts.ts'

const code = () => import('./add-food.ts')

/**
 * Puts a food, or all that a dish needs, on the list that was last open here. Only this code is fetched before the press.
 */
class AddToList extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => void this.#add())
    this.querySelector('a')?.addEventListener('click', (event) => void this.#showList(event))
    this.querySelector('select')?.addEventListener('change', showAmounts)
    this.#addEarly()
  }

  /** Handles a press from before the script was loaded (see `early-press-script.ts`). */
  #addEarly(): void {
    if (!this.hasAttribute('aria-busy')) return
    this.removeAttribute('aria-busy')
    void this.#add()
  }

  get #name(): string {
    return this.dataset.name ?? ''
  }

  /** All items that a dish needs, or the food as it is bought. */
  get #items(): WantedItem[] {
    return JSON.parse(this.querySelector('select')?.value ?? this.dataset.items ?? '[]')
  }

  async #add(): Promise<void> {
    if (this.hasAttribute('aria-busy')) return
    this.setAttribute('aria-busy', 'true')
    const added = await code()
      .then(({ addFoods }) => addFoods(this.#items))
      .catch((): AddedFood => ({ kind: 'failed' }))
    this.removeAttribute('aria-busy')
    this.#tell(added)
  }

  #tell(added: AddedFood): void {
    if (added.kind === 'no-list') this.#offerList()
    else this.#say(added.kind === 'added' ? addFoodTexts.added(this.#name, added.list) : addFoodTexts.failed)
  }

  #offerList(): void {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button button-soft'
    button.textContent = addFoodTexts.create(this.#name)
    button.addEventListener('click', () => void this.#create(button))
    this.#say(addFoodTexts.noList, button)
    button.focus()
  }

  async #create(button: HTMLButtonElement): Promise<void> {
    button.disabled = true
    const added = await code()
      .then(({ createListWith }) => createListWith(this.#items))
      .catch((): AddedFood => ({ kind: 'failed' }))
    this.#tell(added)
  }

  #say(text: string, ...more: Node[]): void {
    const room = this.querySelector('[role="status"]')
    const line = document.createElement('p')
    line.textContent = text
    room?.replaceChildren(line, ...more)
  }

  /** Opens the last list, if there is one; the link itself leads to the page for creating lists. */
  async #showList(event: MouseEvent): Promise<void> {
    if (
      !(event.currentTarget instanceof HTMLAnchorElement) ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey
    )
      return
    event.preventDefault()
    if (!navigator.onLine) return this.#say(addFoodTexts.noConnection)
    const { href } = event.currentTarget
    try {
      const { lastListAddress } = await code()
      const address = await lastListAddress()
      if (address) location.assign(address)
      else this.#offerList()
    } catch {
      location.assign(href)
    }
  }
}

/** Shows the amounts for the chosen number of people. */
function showAmounts({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLSelectElement)) return
  for (const amount of document.querySelectorAll<HTMLElement>('[data-amount]'))
    amount.hidden = amount.dataset.amount !== String(currentTarget.selectedIndex)
}

customElements.define('add-to-list', AddToList)
