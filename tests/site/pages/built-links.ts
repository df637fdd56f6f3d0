import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage } from './guide-pages.ts'

/** Placeholder for the site's own address. */
const here = 'http://site'

/** A link or a file of a page. */
export interface Link {
  from: string
  url: URL
  /** True if the browser requests it by itself, without an action of a person. */
  isFetched: boolean
}

const ledTo = 'a[href], area[href], form[action], link[rel=canonical], link[rel=alternate]'
const fetched =
  '[src], [poster], object[data], [srcset], link[href]:not([rel=canonical]):not([rel=alternate]), style'

/** Returns all addresses in a page, including those in its styles. */
export function linksOf({ address, document }: BuiltPage): Link[] {
  const linksIn = (selector: string, isFetched: boolean) =>
    document
      .querySelectorAll(selector)
      .flatMap(addressesIn)
      .map((value) => ({ from: address, url: new URL(value, here + address), isFetched }))
  return [...linksIn(ledTo, false), ...linksIn(fetched, true)]
}

export function isOurs({ url }: Link): boolean {
  return url.origin === here
}

function addressesIn(element: HTMLElement): string[] {
  if (element.tagName === 'STYLE') return inStyles(element.textContent)
  const single = ['href', 'src', 'action', 'poster', 'data'].flatMap(
    (name) => element.getAttribute(name) ?? [],
  )
  const candidates = element.getAttribute('srcset')?.split(',') ?? []
  return [...single, ...candidates.map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '')]
}

function inStyles(text: string): string[] {
  return [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)
}
