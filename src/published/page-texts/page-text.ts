/**
 * How a text is written as plain lines: a `line`; `paragraphs` with an empty line between them; `questions`, each over
 * its answer; `entries`, each a title over its text; `phrases`, one a line.
 */
export type TextKind = 'line' | 'paragraphs' | 'questions' | 'entries' | 'phrases'

/** A text of a page that admins can change, as its file has it. */
export interface PageText {
  /** As 'about.story'. */
  key: string
  /** The address of the page that it stands on. */
  page: string
  kind: TextKind
  /** Plain lines. */
  text: string
  /** How many parts it has to have; absent where any number will do. */
  count?: number
  /** The names in braces that it has to keep. */
  placeholders?: string[]
}
