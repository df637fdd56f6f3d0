/** Samples a second, as Whisper takes them. */
export const sampleRateHz = 16_000
