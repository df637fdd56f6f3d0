/** Joining words, which are left out of a name's key. "Fără" is not one of them. */
export const joiningWords = 'de din dintr la pe in intr cu si and pentru pt ptr nr numarul marimea'

/** A joining word that distinguishes two products between these words; '' is any word. */
interface DistinctiveLink {
  link: string
  /** The first word of the name. */
  heads: string
  /** The word behind the link. */
  words: string
}

export const distinctiveLinks: readonly DistinctiveLink[] = [
  // "Lapte cu cocos" contains coconut, "lapte de cocos" is made of it.
  {
    link: 'cu',
    heads: 'lapte iaurt smântână unt brânză băutură frișcă',
    words: 'migdale soia ovăz orez cocos caju alune arahide cânepă nuci',
  },
  { link: 'cu', heads: 'unt', words: 'cacao' },
  { link: 'cu', heads: 'ulei oțet miere pate sare', words: '' },
  // "Mâncare de pui" is for people, "mâncare pentru pui" for chicks.
  { link: 'pentru', heads: 'mâncare hrană', words: 'pui pește iepure' },
  // "Sos de pește" is made of fish, "sos pentru pește" is poured over it.
  { link: 'pentru', heads: 'sos', words: 'pește pui carne' },
]

/** Participles that describe, behind "de" or "pentru", a future use: castraveți "de murat" are not "murați". */
export const supines =
  'copt prăjit murat umplut tocat măcinat bătut stors ras fiert fript vopsit uscat afumat congelat spart curățat feliat călit marinat topit'

/**
 * Items that are used for an activity: "praf copt" can only mean "praf de copt", but "carne tocată" is not "carne de tocat".
 */
export const toolWords =
  'praf hârtie tavă formă foaie spumă gel cremă lamă aparat ulei ață ac mașină burete perie sac pungă soluție lichid săpun apă iaurt smântână detergent sare rezervă pudră sodă spray mănușă lavetă prosop balsam cuțit masă scaun'

/** Items that are made of tomatoes if "roșii" follows; behind any other word, "roșii" is a colour ("ardei roșii"). */
export const tomatoHeads =
  'suc sos pastă bulion supă ciorbă conservă semințe piure salată zeamă pulpă cuburi zacuscă dulceață răsad plante mix'

/** Prefixes that form one word with the next: "anti mătreață", "semi-degresat". */
export const prefixes = 'anti semi multi micro super mini demi ultra'
