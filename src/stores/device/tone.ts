export interface Tone {
  frequencyHz: number
  durationS: number
}

/** Of 1: to be heard beside a conversation, not over it. */
const loudness = 0.2
/** A tone that began or ended at once would click. */
const fadeS = 0.02
/** The eye comes first: making a context can take longer than a frame. Browsers count a touch for much longer. */
const afterPaintMs = 50

let context: AudioContext | undefined

/** Plays a soft tone. Silent where a browser has no sound, or gives none before the page was first touched. */
export async function playTone(tone: Tone): Promise<void> {
  if (typeof AudioContext === 'undefined' || !isTouched()) return
  await new Promise((resolve) => setTimeout(resolve, afterPaintMs))
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    sound(context, tone)
  } catch {
    // No output device, or too many pages with sound: what was done is done all the same.
  }
}

/** Whether the person has done anything on this page: before that, browsers block sound and say so in the console. */
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
