import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations of accessibility rules that axe finds on the page, each with its elements. While a dialog is open,
 * the page behind it is not checked, because nobody reaches it then. Text that still fades in has too little contrast, so
 * that the check begins when each animation with an end has ended.
 *
 * axe runs directly: `@axe-core/playwright` adds its code before each run and passes all results through JSON, which takes
 * ten times as long as the run.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCode)
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: { run: (...of: unknown[]) => Promise<AxeResults> } }
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // A removed element rejects: its animation has ended too.
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const shown = document.querySelector('dialog[open]') ?? document
    const { violations } = await axe.run(shown, { ...given, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => {
      const places = nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`)
      return `${id}: ${places.join(' | ')}`
    })
  }, options)
}
