import { describe, expect, test } from 'vitest'
import { isSpurious } from '../../../pocketbase/hooks/voice/heard-text.ts'

/** Texts that engines write for recordings without speech, or with noise such as that of a kettle. */
const nobody = [
  'Vă mulțumesc pentru vizionare!',
  'Mulțumesc pentru vizionare.',
  'Vă mulțumim pentru vizionare și ne vedem data viitoare!',
  'Nu uitați să vă abonați la canal.',
  'Nu uitați să dați like, să lăsați un comentariu și să distribuiți.',
  'Dacă v-a plăcut, dați un like!',
  'Ne vedem în următorul video.',
  'Ne vedem la următoarea! Pa, pa!',
  'Subtitrarea realizată de comunitatea Amara.org',
  'Traducerea și adaptarea: Retail',
  'Vă mulțumesc.',
  'Mulțumesc!',
  'La revedere!',
  'Tack för att ni tittade!',
  'Tack för att du har tittat på den här videon.',
  'Tack för tittandet!',
  'Prenumerera på kanalen',
  'Glöm inte att prenumerera, gilla och kommentera!',
  'Gilla och kommentera gärna.',
  'Textning Stina Hedin www.btistudios.com',
  'Undertexter från Amara.org-gemenskapen',
  'Svensktextning.nu',
  'Vi ses i nästa video!',
  'Thanks for watching!',
  'Thank you for watching.',
  'Please subscribe to my channel.',
  "Don't forget to like and subscribe!",
  'Like, comment and subscribe.',
  'See you in the next video.',
  'Subtitles by the Amara.org community',
  'Thank you.',
  'you',
  'Bye-bye!',
]

/** Real requests with the same or similar words. */
const somebody = [
  'lapte',
  'Două kile de cartofi, o pâine și zece ouă.',
  'șervețele pentru machiaj',
  'cadou pentru mama',
  'detergent pentru rufe albe',
  'cablu video',
  'abonament la metrou',
  'abonament Netflix',
  'CD cu muzică',
  'clopoței de ciocolată',
  'ciocolată Like',
  'tacâmuri',
  'tack-uri pentru panou',
  'pateu',
  'papanași',
  'yogurt',
  'mulțumește-i Anei cu flori',
  'subtil parfum',
  'text marker',
  'bilete la următorul concert',
  'pufuleți Gusto',
]

describe('a spurious text', () => {
  test.each(nobody)('%s', (text) => {
    expect(isSpurious(text)).toBe(true)
  })
})

describe('a genuine text', () => {
  test.each(somebody)('%s', (text) => {
    expect(isSpurious(text)).toBe(false)
  })
})
