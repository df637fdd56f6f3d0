/**
 * Reasons for which there is no transcript. The texts are those of the specification's section 8 as far as it has them;
 * `problem` is the code for the page.
 */
export const voiceRefusals = {
  'no-engine': {
    status: 503,
    message: 'Recunoașterea vocală nu este pornită pe acest server.',
    problem: 'no-engine',
  },
  'recording-too-long': {
    status: 413,
    isUnread: true,
    message: 'Înregistrarea este prea lungă. Vorbiți mai scurt și încercați din nou.',
    problem: 'recording-too-long',
  },
  'no-recording': {
    status: 400,
    message: 'Nu s-a putut recunoaște produsul. Încercați din nou.',
    problem: 'no-recording',
  },
  'short-recording': {
    status: 400,
    message: 'Înregistrare prea scurtă. Încercați din nou.',
    problem: 'short-recording',
  },
  'nothing-said': { status: 400, message: 'Niciun text primit de la procesare', problem: 'nothing-said' },
  'nothing-to-buy': {
    status: 400,
    message: 'Nu s-a putut recunoaște produsul. Încercați din nou.',
    problem: 'nothing-to-buy',
  },
  talk: {
    status: 400,
    message: 'Nu am înțeles un produs. Încercați din nou.',
    problem: 'no-product',
  },
  muted: {
    status: 400,
    message: 'Microfonul nu trimite niciun sunet. Verificați dacă este oprit.',
    problem: 'muted',
  },
  'engine-down': {
    status: 502,
    message: 'Transcrierea a eșuat. Încercați din nou.',
    problem: 'engine-down',
  },
  'engine-slow': {
    status: 504,
    message: 'Transcrierea a durat prea mult. Încercați din nou.',
    problem: 'engine-slow',
  },
  'engine-busy': {
    status: 429,
    message: 'Se ascultă prea multe înregistrări deodată. Încercați din nou peste câteva secunde.',
    problem: 'engine-busy',
    retryAfterSeconds: 3,
  },
} as const
