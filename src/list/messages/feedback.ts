import { $settings } from '../settings/device-settings.ts'
import { isTouched, playTone, type Tone } from './tone.ts'

/** An action of this device's person; changes by others make no sound. */
export type FeedbackKind = 'added' | 'completed' | 'removed' | 'allDone'

/** In milliseconds: on, off, on (specification, section 9). */
const light = [50]
const medium = [100]
const double = [50, 50, 50]

/**
 * Tones and vibrations of section 9 of the specification. A double vibration means that an item is gone, or that none is
 * left.
 */
const feedbackOf: Readonly<Record<FeedbackKind, { tone: Tone; vibrationMs: number[] }>> = {
  added: { tone: { frequencyHz: 800, durationS: 0.2 }, vibrationMs: light },
  completed: { tone: { frequencyHz: 600, durationS: 0.15 }, vibrationMs: medium },
  removed: { tone: { frequencyHz: 400, durationS: 0.1 }, vibrationMs: double },
  allDone: { tone: { frequencyHz: 1200, durationS: 0.3 }, vibrationMs: double },
}

/** Plays the tone and the vibration of an action, if they are on and the device supports them. Never throws. */
export function giveFeedback(kind: FeedbackKind): void {
  const { tone, vibrationMs } = feedbackOf[kind]
  if ($settings.get().isSoundOn) playTone(tone)
  vibrate(vibrationMs)
}

/** Vibrates, if vibration is on and the device supports it. */
export function vibrate(vibrationMs = light): void {
  if ($settings.get().isVibrationOn && isTouched()) navigator.vibrate?.(vibrationMs)
}

/** Plays the tone of 'added' regardless of the settings, so that the person can set the volume. */
export function testSound(): void {
  playTone(feedbackOf.added.tone)
}
