import type { Page } from '@playwright/test'

/**
 * Stands in for the system's mail program, from now on and on this page.
 *
 * @returns reads the addresses that it was handed
 */
export async function catchMails(page: Page): Promise<() => Promise<string[]>> {
  const caught = await page.evaluateHandle(() => {
    const addresses: string[] = []
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.protocol !== 'mailto:') return
      event.preventDefault()
      addresses.push(link.href)
    })
    return addresses
  })
  return () => caught.jsonValue()
}
