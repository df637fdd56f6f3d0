/**
 * Format of a text in plain lines: one `line`; `paragraphs` with empty lines between them; `questions`, each above its
 * answer; `entries`, each a title above its text; `phrases`, one on each line.
 */
export type TextKind = 'line' | 'paragraphs' | 'questions' | 'entries' | 'phrases'

/** A text that admins can change, in the version of its file. */
export interface PageText {
  /** Such as 'about.story'. */
  key: string
  /** The address of its page. */
  page: string
  kind: TextKind
  /** Plain lines. */
  text: string
  /** Required number of parts; absent if any number is valid. */
  count?: number
  /** The names in braces that every version must have. */
  placeholders?: string[]
}
