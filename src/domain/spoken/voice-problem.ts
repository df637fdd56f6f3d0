/** Reasons for which speech input gave no text; the messages are in `src/i18n/list/voice.ts`. */
export type VoiceProblem =
  | 'denied'
  | 'missing'
  | 'not-started'
  | 'too-short'
  | 'no-text'
  | 'not-recognised'
  | 'failed'
  | 'offline'
  | 'unreachable'
  | 'browser'
