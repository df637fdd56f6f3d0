/** Why nothing came of it; the words for each stand in `i18n/voice.ts`. */
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
