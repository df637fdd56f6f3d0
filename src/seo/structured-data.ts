import type { BreadcrumbList, FAQPage, Graph, Thing } from 'schema-dts'

/** A step of a trail. */
export interface Crumb {
  name: string
  /** An address of this site. */
  address: string
}

/** The entries of a page as JSON-LD, escaped so that no text can end the script element around it. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** The trail to a page; the page is its last step. */
export function trailTo(base: URL, steps: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, base).href,
    })),
  }
}

export function faqPage(entries: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
