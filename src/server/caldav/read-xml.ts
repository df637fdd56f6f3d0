import { SaxesParser } from 'saxes'

/** An element of a request, whatever prefixes its program uses. */
export interface XmlElement {
  /** '{DAV:}prop' */
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}

/** Deeper than any request is. */
const mostDeep = 32

interface Open extends XmlElement {
  children: Open[]
}

/** Parses a request; undefined if it is not XML, or contains a DOCTYPE, which could define entities. */
export function readXml(text: string): XmlElement | undefined {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** @throws for XML that is refused */
function parse(text: string): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: Open[] = []
  let root: XmlElement | undefined
  const refuse = (why: unknown): never => {
    throw why
  }
  const take = (said: string) => {
    const element = open.at(-1)
    if (element) element.text += said
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length >= mostDeep) refuse('too deep')
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element: Open = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

/** The first element of a name within another. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}
