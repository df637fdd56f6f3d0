import type { BreadcrumbList, FAQPage, Graph, Thing } from 'schema-dts'

/** A page on the way to another. */
export interface Crumb {
  name: string
  /** An address of this site. */
  address: string
}

/** Several things of one page as one text; what it says cannot end the script that it stands in. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** The way to a page, which is the last step of it. */
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
