export interface Tone {
  frequencyHz: number
  durationS: number
}

/** From 0 to 1: audible in a conversation without drowning it. */
const loudness = 0.2
/** Without a fade, a tone clicks at its begin and end. */
const fadeS = 0.02
/**
 * Delays the tone until after the next paint, because making a context can take longer than a frame. A touch counts as user
 * activation for much longer.
 */
const afterPaintMs = 50

let context: AudioContext | undefined

/** Plays a soft tone; no sound if the browser has none, or blocks it before the page was first touched. */
export async function playTone(tone: Tone): Promise<void> {
  if (typeof AudioContext === 'undefined' || !isTouched()) return
  await new Promise((resolve) => setTimeout(resolve, afterPaintMs))
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    sound(context, tone)
  } catch {
    // No output device, or too many pages with sound: the action itself has succeeded.
  }
}

/** True if the person has interacted with this page: before that, browsers block sound and log a warning. */
export function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive !== false
}

function sound(audio: AudioContext, { frequencyHz, durationS }: Tone): void {
  const start = audio.currentTime
  const end = start + durationS
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.frequency.value = frequencyHz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + fadeS)
  volume.gain.setValueAtTime(loudness, end - fadeS)
  volume.gain.linearRampToValueAtTime(0, end)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(end)
}
