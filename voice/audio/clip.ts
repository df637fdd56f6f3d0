/** What Whisper listens to. */
export const sampleRateHz = 16_000

/** The longest recording of the list screen; what comes after is cut off. */
export const longestClipS = 10

/** `unreadable`: no audio that we know. `lacks-ffmpeg`: audio that only ffmpeg decodes, which is not there. */
export type DecodedClip =
  | { kind: 'samples'; samples: Float32Array }
  | { kind: 'unreadable' }
  | { kind: 'lacks-ffmpeg' }
