import type { Page } from '@playwright/test'

/**
 * Replaces the system's mail program on this page, from now on.
 *
 * @returns reads the mailto addresses that were opened
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
