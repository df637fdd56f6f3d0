import type { FoundPage, FoundPages } from '../../guide/search/search-index.ts'
import { searchTexts } from '../../i18n/guide/guide.ts'
import { addresses } from '../../site.ts'

type Find = (wanted: string) => FoundPages

const nothing: FoundPages = { pages: [], isGuess: false }

const mostResults = 8

/** The guide's search: a field with the results below it. The index is fetched at the first use of the field. */
class GuideSearch extends HTMLElement {
  readonly #field = this.#part('input')
  readonly #results = this.#part('[role="listbox"]')
  readonly #status = this.#part('[role="status"]')
  #finding: Promise<Find> | undefined
  #chosen = -1
  #isGuess = false

  connectedCallback(): void {
    this.#field.addEventListener('focus', () => void this.#find().catch(() => undefined))
    this.#field.addEventListener('input', () => void this.#show())
    this.#field.addEventListener('keydown', (event) => this.#pressed(event))
    if (this.#field.value) void this.#show()
  }

  #part<Part extends HTMLElement>(selector: string): Part & HTMLInputElement {
    const part = this.querySelector<Part & HTMLInputElement>(selector)
    if (!part) throw new Error(`The search has no ${selector}.`)
    return part
  }

  /** Loads the index; after a failure, the next use tries again. */
  #find(): Promise<Find> {
    this.#finding ??= this.#load().catch((error) => {
      this.#finding = undefined
      throw error
    })
    return this.#finding
  }

  async #load(): Promise<Find> {
    const [{ readIndex }, response] = await Promise.all([
      import('../../guide/search/search.ts'),
      fetch(this.dataset.index ?? '', { cache: 'force-cache' }),
    ])
    if (!response.ok) throw new Error(`The index was answered by ${response.status}.`)
    return readIndex(await response.text())
  }

  async #show(): Promise<void> {
    const wanted = this.#field.value.trim()
    try {
      const find = await this.#find()
      // Another text may have been typed while the index was loading.
      if (wanted === this.#field.value.trim()) this.#draw(wanted, find(wanted))
    } catch {
      this.#status.textContent = searchTexts.failed
    }
  }

  #draw(wanted: string, { pages, isGuess }: FoundPages): void {
    this.#chosen = -1
    this.#isGuess = isGuess
    this.#field.removeAttribute('aria-activedescendant')
    this.#results.replaceChildren(...pages.slice(0, mostResults).map(drawPage))
    this.#results.hidden = pages.length === 0
    this.#field.setAttribute('aria-expanded', String(pages.length > 0))
    this.#status.textContent = wanted === '' ? '' : said(wanted, pages.length, isGuess)
  }

  #pressed(event: KeyboardEvent): void {
    const options = [...this.#results.querySelectorAll('a')]
    if (event.key === 'Escape') this.#draw('', nothing)
    // Enter opens a guess only if it was chosen.
    if (event.key === 'Enter') options[this.#isGuess ? this.#chosen : Math.max(0, this.#chosen)]?.click()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options.length === 0) return
    event.preventDefault()
    this.#chosen = (this.#chosen + step + options.length) % options.length
    for (const [index, option] of options.entries())
      option.setAttribute('aria-selected', String(index === this.#chosen))
    const option = options[this.#chosen]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) this.#field.setAttribute('aria-activedescendant', option.id)
  }
}

function said(wanted: string, count: number, isGuess: boolean): string {
  if (count === 0) return searchTexts.none(wanted)
  return isGuess ? searchTexts.guess(wanted) : searchTexts.found(count)
}

function drawPage({ address, name, picture, isGroup, part }: FoundPage, index: number): HTMLElement {
  const option = document.createElement('a')
  option.id = `rezultat-${index}`
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.href = address
  option.tabIndex = -1
  const image = new Image(32, 32)
  image.src = addresses.picture(picture)
  image.alt = ''
  option.append(image, isGroup ? searchTexts.group(name) : part ? searchTexts.part(name, part) : name)
  return option
}

customElements.define('guide-search', GuideSearch)
