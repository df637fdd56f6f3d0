/** What Whisper listens to. */
export const sampleRateHz = 16_000

/** The longest recording of the list screen; what comes after is cut off. */
export const longestClipS = 10
