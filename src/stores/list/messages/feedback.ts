import { $settings } from '../../device/settings.ts'
import { isTouched, playTone, type Tone } from '../../device/tone.ts'

/** What a person has just done here themselves; what others do makes no sound. */
export type FeedbackKind = 'added' | 'completed' | 'removed' | 'allDone'

/** In milliseconds: on, off, on (specification, section 9). */
const light = [50]
const medium = [100]
const double = [50, 50, 50]

/** Tones and vibrations of section 9 of the specification. Twice: look, something is gone, or nothing is left. */
const feedbackOf: Readonly<Record<FeedbackKind, { tone: Tone; vibrationMs: number[] }>> = {
  added: { tone: { frequencyHz: 800, durationS: 0.2 }, vibrationMs: light },
  completed: { tone: { frequencyHz: 600, durationS: 0.15 }, vibrationMs: medium },
  removed: { tone: { frequencyHz: 400, durationS: 0.1 }, vibrationMs: double },
  allDone: { tone: { frequencyHz: 1200, durationS: 0.3 }, vibrationMs: double },
}

/** Lets a person hear and feel what they did, as far as they want it and the device can. Never throws. */
export function giveFeedback(kind: FeedbackKind): void {
  const { tone, vibrationMs } = feedbackOf[kind]
  if ($settings.get().isSoundOn) void playTone(tone)
  vibrate(vibrationMs)
}

/** Lets a person feel something, as far as they want it and the device can. */
export function vibrate(vibrationMs = light): void {
  if ($settings.get().isVibrationOn && isTouched()) navigator.vibrate?.(vibrationMs)
}

/** Plays what 'added' sounds like, whatever the settings: to set the volume by. */
export function testSound(): void {
  void playTone(feedbackOf.added.tone)
}
