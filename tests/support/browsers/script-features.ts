import type { CompatStatement } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { below, compat, isNewer } from './minimums.ts'

/** Interfaces of global objects, by the name of the object. */
const kinds: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  location: 'Location',
  history: 'History',
}
const globals = new Set(['globalThis', 'window', 'self'])

type Known = Map<string, CompatStatement[]>

const builtIns = compat.javascript.builtins
const known = { names: new Map() as Known, owned: new Map() as Known, members: new Map() as Known }
/** Methods of the language. Only calls count, because our own fields share many of these short names. */
const methods = new Set(below(builtIns).flatMap(([, owner]) => below(owner).map(([name]) => name)))

for (const [owner, node] of [...below(compat.api), ...below(builtIns)]) {
  note(known.names, owner, node.__compat)
  for (const [member, { __compat }] of below(node)) {
    const name = member.replace(/_static$/, '')
    note(known.owned, `${owner}.${name}`, __compat)
    if (name === member) note(known.members, name, __compat)
  }
}

function note(features: Known, name: string, statement: CompatStatement | undefined): void {
  if (statement) features.set(name, [...(features.get(name) ?? []), statement])
}

/**
 * Returns the newer features of JavaScript and of browsers that scripts use, each with the files that use it. Globals
 * have their name (`BroadcastChannel`), members their owner and name (`AbortSignal.any`), or only their name when the
 * owner is unknown (`.findLast`). A name that the scripts give to a field of their own counts as that field.
 */
export function newerInScripts(scripts: ReadonlyMap<string, string>): Map<string, string[]> {
  const trees = [...scripts].map(([file, code]) =>
    ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS),
  )
  const own = new Set(trees.flatMap(definedIn))
  const found = new Map<string, string[]>()
  for (const tree of trees)
    for (const feature of new Set(usedIn(tree, own)))
      found.set(feature, [...(found.get(feature) ?? []), tree.fileName])
  return found
}

function usedIn(tree: ts.SourceFile, own: ReadonlySet<string>): string[] {
  return nodesOf(tree).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) return memberUsed(node, own)
    if (ts.isBindingElement(node)) return fieldTaken((node.propertyName ?? node.name).getText(tree), own)
    return ts.isIdentifier(node) && isName(node) ? ofNames(node.text) : []
  })
}

function memberUsed(node: ts.PropertyAccessExpression, own: ReadonlySet<string>): string[] {
  const name = node.name.text
  const owner = ts.isIdentifier(node.expression) ? node.expression.text : ''
  if (globals.has(owner)) return ofNames(name)
  const owned = `${kinds[owner] ?? owner}.${name}`
  const statements = known.owned.get(owned)
  if (statements) return isNewer(statements) ? [owned] : []
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node
  return isCalled ? ofMembers(name, own) : fieldTaken(name, own)
}

function fieldTaken(name: string, own: ReadonlySet<string>): string[] {
  return methods.has(name) ? [] : ofMembers(name, own)
}

function ofNames(name: string): string[] {
  const statements = known.names.get(name) ?? known.owned.get(`Window.${name}`)
  return statements && isNewer(statements) ? [name] : []
}

function ofMembers(name: string, own: ReadonlySet<string>): string[] {
  const statements = known.members.get(name)
  const isOwn = own.has(name) && !methods.has(name)
  return statements && !isOwn && isNewer(statements) ? [`.${name}`] : []
}

/** True when an identifier is a reference by itself, not the name of a member. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent)
  return !(isMember && parent.name === node)
}

function definedIn(tree: ts.SourceFile): string[] {
  return nodesOf(tree).flatMap((node) => {
    const isField =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isGetAccessor(node)
    if (isField && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) return [node.name.text]
    const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
    const isOfThis =
      isSet &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.expression.kind === ts.SyntaxKind.ThisKeyword
    return isOfThis ? [node.left.name.text] : []
  })
}

/**
 * Returns class fields that Safari before 16 parses wrongly (WebKit bug 236843): Safari forgets the names in an
 * initializer when a parenthesis follows that does not belong to a call.
 */
export function fieldsWithParentheses(file: string, code: string): string[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isPropertyDeclaration(node) || !node.initializer) return []
    const isFunction = ts.isFunctionLike(node.initializer)
    const [first, ...rest] = nodesOf(node.initializer)
    const all = first && ts.isParenthesizedExpression(first) ? [first] : rest
    const isRead = all.some((one) => ts.isParenthesizedExpression(one) || ts.isArrowFunction(one))
    return isRead && !isFunction ? [node.getText(tree)] : []
  })
}

/** Returns a node and all its descendants. */
function nodesOf(top: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(top)
  return found
}
