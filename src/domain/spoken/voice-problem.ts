/** Reasons for which speech input gave no text; the messages are in `src/list/voice/texts.ts`. */
export type VoiceProblem =
  | 'denied'
  | 'missing'
  | 'not-started'
  | 'too-short'
  | 'muted'
  | 'no-text'
  | 'not-recognised'
  | 'failed'
  | 'offline'
  | 'unreachable'
  | 'browser'
