import type { ClipOutcome } from './keep-worker.ts'
import type { ReadClip } from './read-clip.ts'

/** Why a clip got no text. */
type Refusal = Exclude<ClipOutcome, { kind: 'text' }>['kind'] | Extract<ReadClip, string> | 'full' | 'unknown'

interface Answer {
  status: number
  message: string
}

/** In the words and codes of OpenAI's API, which whoever asks knows. */
export const refusals: Readonly<Record<Refusal, Answer>> = {
  'no-form': { status: 400, message: 'Send multipart/form-data.' },
  'no-file': { status: 400, message: 'The form needs a file.' },
  'too-long': { status: 413, message: 'The file is too large.' },
  unreadable: {
    status: 415,
    message: 'The file holds no audio that can be read: send WebM, Ogg, WAV or MP4.',
  },
  'lacks-ffmpeg': { status: 415, message: 'This audio needs ffmpeg, which is not installed here.' },
  full: { status: 429, message: 'Too many clips are waiting: try again in some seconds.' },
  lost: { status: 503, message: 'The clip could not be heard: try again.' },
  late: { status: 504, message: 'The clip took too long.' },
  unknown: { status: 404, message: 'There is POST /v1/audio/transcriptions and GET /health.' },
}
