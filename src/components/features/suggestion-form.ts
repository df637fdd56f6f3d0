import { mailtoAddress } from './mailto.ts'

/** Passes the suggestion to the visitor's mail program, and shows thanks; the text stays in the field. */
class SuggestionForm extends HTMLElement {
  connectedCallback(): void {
    this.#field?.addEventListener('input', () => this.#check())
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#open()
    })
  }

  get #field() {
    return this.querySelector('textarea')
  }

  /** Refuses a suggestion of blanks only. */
  #check(): void {
    const field = this.#field
    field?.setCustomValidity(field.value === '' || field.value.trim() ? '' : (this.dataset.missing ?? ''))
  }

  #open(): void {
    const { to = '', subject = '' } = this.dataset
    const thanks = this.querySelector('template')?.content.cloneNode(true)
    if (!thanks) return
    this.querySelector('[role="status"]')?.replaceChildren(thanks)
    const link = this.querySelector<HTMLAnchorElement>('[role="status"] a')
    if (!link) return
    link.href = mailtoAddress({ to, subject, body: this.#field?.value ?? '' })
    link.click()
  }
}

customElements.define('suggestion-form', SuggestionForm)
