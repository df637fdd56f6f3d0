/** Silence in ms behind the last word, after which the person has finished. */
const silenceMs = 700
/** A shorter sound in ms is a click. */
const leastSpeechMs = 150
/** Difference to the room, on the scale of `levelOf`, at which somebody speaks: about 8 dB. */
const aboveRoom = 0.18

/** Finds the end of speech by its loudness alone. */
export class SpeechEnd {
  #room = 1
  #spokenMs = 0
  #lastLook: number | undefined
  #lastSpeech = 0

  /**
   * @param level the present loudness, from 0 to 1
   * @param now in ms
   * @returns true once somebody has spoken and then been silent
   */
  isOver(level: number, now: number): boolean {
    this.#room = Math.min(this.#room, level)
    if (level > this.#room + aboveRoom) {
      this.#spokenMs += now - (this.#lastLook ?? now)
      this.#lastSpeech = now
    }
    this.#lastLook = now
    return this.#spokenMs >= leastSpeechMs && now - this.#lastSpeech >= silenceMs
  }
}
