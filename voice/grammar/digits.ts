import { type Node, newNode } from './graph.ts'

const anyDigit = '0123456789'
const firstDigit = '123456789'
const mostDigits = 4
const mostDecimals = 2

/** Numbers in digits up to 9999, with up to two decimals behind a comma or a dot. */
export function digitsGraph(): Node {
  const [beforeDecimals, ...decimals] = chain(anyDigit, anyDigit, mostDecimals)
  const [root, ...whole] = chain(firstDigit, anyDigit, mostDigits)
  for (const node of [...whole, ...decimals]) node.exits.add('digits')
  for (const node of whole) for (const sign of ',.') node.next.set(sign, beforeDecimals)
  return root
}

/** Nodes behind one another, each behind any of the digits. */
function chain(first: string, others: string, length: number): [Node, ...Node[]] {
  const root = newNode()
  const behind: Node[] = []
  for (let node = root; behind.length < length; ) {
    const next = newNode()
    for (const digit of behind.length === 0 ? first : others) node.next.set(digit, next)
    behind.push(next)
    node = next
  }
  return [root, ...behind]
}
