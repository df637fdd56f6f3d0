export interface Tone {
  frequencyHz: number
  durationS: number
}

/** From 0 to 1: audible in a conversation without drowning it. */
const loudness = 0.2
/** Without a fade, a tone clicks at its begin and end. */
const fadeS = 0.02
let context: AudioContext | undefined

/**
 * Plays a soft tone; no sound if the browser has none, or blocks it before the page was first touched. To be called within
 * the press that the tone belongs to: iOS keeps a context silent that was made or resumed at any other time.
 */
export function playTone(tone: Tone): void {
  if (typeof AudioContext === 'undefined' || !isTouched()) return
  try {
    context ??= new AudioContext()
    const audio = context
    const woken = audio.state === 'running' ? Promise.resolve() : audio.resume()
    woken.then(() => sound(audio, tone)).catch(() => undefined)
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
