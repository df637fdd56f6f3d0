import ts from 'typescript'

/** Returns the texts of all comments, each without its marks and on one line. Consecutive lines of // are one comment. */
export function commentsIn(file: ts.SourceFile): string[] {
  const { text } = file
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(range.pos, range)
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) found.set(range.pos, range)
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  const ranges = [...found.values()].sort((one, other) => one.pos - other.pos)
  const comments: string[] = []
  let lastEnd = Number.NaN
  for (const { pos, end, kind } of ranges) {
    const words = wordsOf(text.slice(pos, end))
    const goesOn =
      kind === ts.SyntaxKind.SingleLineCommentTrivia && /^\r?\n[ \t]*$/.test(text.slice(lastEnd, pos))
    if (goesOn) comments.push(`${comments.pop()} ${words}`)
    else comments.push(words)
    lastEnd = kind === ts.SyntaxKind.SingleLineCommentTrivia ? end : Number.NaN
  }
  return comments
}

function wordsOf(comment: string): string {
  return comment
    .replace(/^\/[/*]+|\*+\/$/g, '')
    .replace(/^[ \t]*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** True when a comment opens with a question word instead of a noun or a verb. */
export function isQuestion(comment: string): boolean {
  return /^(?:What|Who|Whose|Whom|Whether|Where|Which|How|Whatever|Whoever)\b/.test(comment)
}

/** Returns the constructions in a comment that an outsider has to read twice. */
export function constructionsIn(comment: string): string[] {
  return comment.match(constructions) ?? []
}

const constructions =
  /\b(?:anew|of before|(?:is|are|was|were|been) told|stands? in for|by whom|lets go)\b|(?:^|[.;:] |\b(?:to|for|of|by|from|with|and|or) )who(?:ever)? (?:is|wants|has)\b/gi

/** Returns the number of code lines of each function, without blank lines and comments; an inner function counts in both. */
export function functionLinesIn(file: ts.SourceFile): number[] {
  const lines = file.text.split('\n')
  const counts: number[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [first, last] = [node.getStart(file), node.end].map(
        (at) => file.getLineAndCharacterOfPosition(at).line,
      )
      counts.push(lines.slice(first, (last ?? 0) + 1).filter(isCode).length)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return counts
}

function isCode(line: string): boolean {
  return line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line)
}
