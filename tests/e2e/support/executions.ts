import type { Page } from '@playwright/test'

/**
 * Records every script execution that a text causes, and every node it adds that could run a script, from the start of the
 * page: calls of `hostile()`, dialogs, and elements or attributes with code.
 *
 * @returns the records so far; the array grows
 */
export async function watchExecutions(page: Page): Promise<string[]> {
  const executions: string[] = []
  await page.exposeFunction('hostile', () => executions.push('hostile() was called'))
  await page.exposeFunction('noteExecution', (what: string) => executions.push(what))
  page.on('dialog', async (dialog) => {
    executions.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  await page.addInitScript(noteWhatCouldRun)
  return executions
}

declare const noteExecution: (what: string) => void

/** Runs in the page. */
function noteWhatCouldRun(): void {
  const forbidden =
    'iframe, frame, object, embed, base, math, marquee, form[action], [srcdoc], [http-equiv=refresh]'
  const leads = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href'])
  const runs = /^\s*(?:javascript|vbscript|data\s*:\s*text)/i
  const look = (element: Element) => {
    const isCode = element.localName === 'script' && element.textContent.includes('hostile')
    if (isCode || element.matches(forbidden)) noteExecution(element.outerHTML.slice(0, 200))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || (leads.has(name) && runs.test(value)))
        noteExecution(`${element.localName} ${name}=${value}`)
  }
  const lookInto = (node: Node) => {
    if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) look(element)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element) look(target)
      addedNodes.forEach(lookInto)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
