/** Left out of a name's key: they join, and what they join says the rest. "Fără" is not among them. */
export const joiningWords = 'de din dintr la pe in intr cu si and pentru pt ptr nr numarul marimea'

/** A joining word that tells two things apart after all, between these words; '' is any word. */
export interface TellingLink {
  link: string
  /** The first word of the name. */
  heads: string
  /** The word behind the link. */
  words: string
}

export const tellingLinks: readonly TellingLink[] = [
  // "Lapte cu cocos" has it in it, "lapte de cocos" is made of it.
  {
    link: 'cu',
    heads: 'lapte iaurt smântână unt brânză băutură frișcă',
    words: 'migdale soia ovăz orez cocos caju alune arahide cânepă nuci',
  },
  { link: 'cu', heads: 'unt', words: 'cacao' },
  { link: 'cu', heads: 'ulei oțet miere pate sare', words: '' },
  // One is eaten by us, the other by them.
  { link: 'pentru', heads: 'mâncare hrană', words: 'pui pește iepure' },
  // Made of it, or poured over it.
  { link: 'pentru', heads: 'sos', words: 'pește pui carne' },
]

/** Participles that behind "de" or "pentru" are what is still to be done: castraveți "de murat" are not "murați". */
export const supines =
  'copt prăjit murat umplut tocat măcinat bătut stors ras fiert fript vopsit uscat afumat congelat spart curățat feliat călit marinat topit'

/**
 * What one does something with: "praf copt" can only mean "praf de copt", but a "carne tocată" is no "carne de tocat".
 */
export const toolWords =
  'praf hârtie tavă formă foaie spumă gel cremă lamă aparat ulei ață ac mașină burete perie sac pungă soluție lichid săpun apă iaurt smântână detergent sare rezervă pudră sodă spray mănușă lavetă prosop balsam cuțit masă scaun'

/** Made of tomatoes when "roșii" follows; after anything else that is a colour ("ardei roșii"). */
export const tomatoHeads =
  'suc sos pastă bulion supă ciorbă conservă semințe piure salată zeamă pulpă cuburi zacuscă dulceață răsad plante mix'

/** They are one word with the next: "anti mătreață", "semi-degresat". */
export const prefixes = 'anti semi multi micro super mini demi ultra'
