import { moveTexts } from '../../my-lists/move/texts.ts'
import { recentTexts } from '../../my-lists/texts.ts'
import { filled } from '../filled.ts'

/** One part of the privacy page. */
interface PrivacyPartTexts {
  title: string
  paragraphs: readonly string[]
  /** Used in place of the paragraphs if a service counts views; {service} is its host. */
  withService?: readonly string[]
  /** Facts one by one, after the paragraphs. */
  facts?: readonly { term: string; text: string }[]
}

/** A part of the privacy page, as it is shown. */
interface PrivacyPart extends Omit<PrivacyPartTexts, 'withService'> {
  /** The part's name in addresses. */
  id: PrivacyPartId
}

export const privacyTexts = {
  heading: 'Confidențialitate',
  blurb:
    'Ce știe despre dumneavoastră o listă de cumpărături? Cât scrieți pe ea. Mai jos scrie ce păstrăm, unde, cât timp și cine vede.',
  contents: 'Pe pagina aceasta',
  contactBefore: 'Scrieți-ne la',
  contactAfter: 'De obicei răspundem în 48 de ore.',
  authorityBefore:
    'Dacă socotiți că nu v-am respectat drepturile, vă puteți plânge la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal:',
  /** The authority that enforces the law. */
  authority: {
    name: 'dataprotection.ro',
    address: 'https://www.dataprotection.ro',
  },
  /** The page at a glance. */
  promises: [
    { title: 'Fără cont', text: 'Pentru o listă nu cerem nume, telefon sau e-mail.' },
    {
      title: 'Fără cookie-uri',
      text: 'Nici reclame, nici ceva care să vă urmărească de la o pagină la alta.',
    },
    { title: 'Linkul e cheia', text: 'Lista o deschide numai cine are linkul ei.' },
  ],
  updated: 'Pagina descrie site-ul așa cum este din 27 noiembrie 2026.',
} as const

/** Lifetime of lists; the page states it only here. */
const listLifetime =
  'O listă pe care n-o păstrează niciun cont se șterge singură după 30 de zile în care n-o deschide și n-o schimbă nimeni, iar cine are linkul întreg o poate șterge oricând din meniul ei. În noaptea de după, textul ei dispare și din fișierele serverului.'

/** Description of the site's own counting of views. */
const ownCount =
  'Numărăm de câte ori a fost deschisă fiecare pagină într-o zi: data, pagina și un număr. Listele se numără toate laolaltă, fără să se știe care. Nu se păstrează nimic despre cine a deschis pagina.'

/** Description of the counting of views by a service that the operator has chosen. */
const serviceCount =
  'Paginile deschise le numără serviciul {service}, ales de cine administrează site-ul. Browserul îi trimite adresa paginii, iar pentru orice listă doar „/list/”, niciodată linkul. Ca orice server, acesta vede adresa IP de la care vine cererea.'

const notFollowed =
  'Dacă browserul dumneavoastră cere să nu fiți urmărit („Do Not Track” sau „Global Privacy Control”), nu se numără nimic.'

const pushServices =
  'Dacă ați apăsat „Anunță-mă”, anunțurile le duce la dispozitiv compania care face browserul: Apple, Google, Microsoft sau Mozilla. Sunt criptate și le poate citi numai dispozitivul dumneavoastră; ea află doar că a venit ceva de la acest site. Nu cuprind linkul listei, iar numele produselor numai dacă ați cerut.'

/** Each sentence describes the code, so a change of the code has to change the sentence too. */
export const privacyPartTexts = {
  'pe-server': {
    title: 'Ce se păstrează pe server',
    paragraphs: [
      'O listă trebuie să stea undeva ca să o vadă toți. Pe server ajunge numai ce ține de ea, ca să vă putem da ce ați cerut: o listă comună. Acesta este și temeiul prelucrării.',
    ],
    facts: [
      {
        term: 'Lista',
        text: 'Numele, cheia din link (și a celui doar pentru citit, dacă i-ați făcut unul) și momentele în care a fost creată, schimbată și deschisă ultima oară.',
      },
      {
        term: 'Produsele',
        text: 'Numele, cantitatea, unitatea și raionul ales de dumneavoastră; nota, magazinul și prețul, dacă le scrieți; magazinul în care au fost bifate, dacă ați spus unde sunteți; dacă sunt bifate, negăsite sau șterse; când au fost adăugate și schimbate.',
      },
      {
        term: 'Istoricul listei',
        text: 'Ce s-a cumpărat: numele, cantitatea, unitatea, raionul, magazinul, prețul, ordinea bifării și momentul în care produsul bifat a fost scos de pe listă, fără cine l-a cumpărat. Din el vă arătăm ce ați cumpărat, ce luați de obicei, cât a costat data trecută, cât ați cheltuit într-un an și raioanele în ordinea magazinului. Îl poate vedea numai cine are linkul întreg.',
      },
      {
        term: 'Porecla',
        text: 'Numai dacă v-ați trecut una: stă, împreună cu culoarea aleasă, lângă produsele pe care le adăugați sau spuneți că le luați și o vede cine are lista. Lista ține minte și porecla celui care a schimbat-o ultimul, iar toate dispar odată cu ea.',
      },
      {
        term: 'Cheile altor programe',
        text: 'Numai dacă ați făcut una: numele, ce poate, amprenta ei, când a fost făcută și în ce oră a fost folosită ultima dată. Răspunsul la o cerere a programului stă cel mult o zi, ca aceeași cerere să nu se facă de două ori. O sarcină scrisă de program se păstrează întreagă, cu termenul și notele ei, cât timp produsul este pe listă. Dispar odată cu lista sau cu linkul ei.',
      },
      {
        term: 'Schimbările',
        text: 'Un cod întâmplător pentru fiecare schimbare primită și momentul ei, ca aceeași schimbare să nu se facă de două ori.',
      },
      {
        term: 'Anunțurile',
        text: 'Numai dacă apăsați „Anunță-mă” pe o listă: adresa la care browserul primește anunțuri și cheile lui, ce ați ales, fusul orar, porecla și până când sunteți la cumpărături. Le ștergem când spuneți „Nu mă mai anunța”, când se schimbă linkul listei și odată cu lista.',
      },
    ],
  },
  contul: {
    title: 'Contul, dacă vă faceți unul',
    paragraphs: [
      'Contul nu este necesar. Dacă vă faceți unul, păstrăm ce ține de el ca să vă recunoaștem și să vă dăm listele pe orice dispozitiv.',
      'Îl puteți șterge oricând din pagina lui, și atunci dispar toate acestea. Un cont a cărui adresă nu este confirmată se șterge singur după 7 zile. Tot în pagina contului descărcați tot ce păstrăm despre el.',
    ],
    facts: [
      {
        term: 'Contul',
        text: 'Adresa de e-mail, numele afișat, dacă adresa este confirmată și când a fost făcut și schimbat contul. Parola nu o păstrăm, ci numai un rezumat al ei din care nu poate fi aflată.',
      },
      {
        term: 'Listele salvate',
        text: 'Numele, codul și cheia fiecărei liste pe care ați salvat-o în cont. Lista însăși ține minte numai câte conturi o păstrează.',
      },
      {
        term: 'Cheile pentru alte aplicații',
        text: 'Numele fiecărei chei, dacă poate și scrie, când a fost făcută și folosită ultima dată. Cheia însăși nu o păstrăm, ci numai un rezumat al ei din care nu poate fi aflată.',
      },
      {
        term: 'Mesajele',
        text: 'Vă scriem numai ca să confirmați adresa sau să schimbați parola ori adresa. Mesajele trec prin serverul de e-mail ales de cine administrează site-ul.',
      },
    ],
  },
  'cat-timp': {
    title: 'Cât timp se păstrează',
    paragraphs: [
      listLifetime,
      'Un produs șters mai rămâne 30 de zile, ca să poată fi pus la loc de oricine are lista, apoi este uitat. Dacă i s-a ales un raion, rămâne ascuns mai mult, fiindcă așa ține lista minte alegerea. Codurile schimbărilor se uită tot după 30 de zile.',
      'Istoricul listei ține minte ce s-a cumpărat în ultimele 12 luni și se șterge odată cu lista.',
      'După ce o listă s-a încheiat, codul ei intern mai rămâne un an, fără cheie și fără text, ca să nu poată fi făcută din nou dintr-o copie veche.',
      'Copiile de siguranță ale serverului pot păstra o vreme și ce s-a șters între timp.',
    ],
  },
  'in-trecere': {
    title: 'Ce știe serverul doar în trecere',
    paragraphs: [
      'Cât aveți o listă deschisă, serverul ține în memorie că sunteți acolo: felul dispozitivului (de pildă Android sau iOS), porecla, culoarea și un cod întâmplător, altul pentru fiecare listă. Ține minte și că scrieți ceva, nu și ce scrieți. Nimic din acestea nu se scrie pe disc: dispar când plecați.',
      'Adresa IP însoțește orice cerere pe internet, altfel răspunsul nu ar avea unde să ajungă. Programul nostru nu o scrie nicăieri: o ține minte o vreme, doar în memorie, ca să oprească pe cine trimite cereri fără măsură.',
      'Serverul notează timp de 3 zile cererile care au dat eroare: adresa cerută, momentul și tipul browserului, fără adresa IP și fără cheia listei.',
    ],
  },
  'pe-dispozitiv': {
    title: 'Ce rămâne pe dispozitivul dumneavoastră',
    paragraphs: [
      'Site-ul nu folosește cookie-uri. În memoria browserului stau copii ale listelor deschise, cu istoricul lor, cu tot ce nu s-a trimis încă și cu ce ați scris fără să adăugați, pagini ale site-ului ca să meargă fără semnal, setările, porecla, culoarea și codurile întâmplătoare de mai sus. Dacă sunteți în cont, stau acolo și cheia lui, adresa și numele afișat, iar paginile contului notează cel mult 100 de întâmplări, de pildă o parolă greșită; notele nu se trimit nicăieri. Dacă intrați în cont ca să salvați o listă, până atunci stă acolo și care este lista.',
      `Cu „${moveTexts.title}” duceți listele pe alt dispozitiv. Cheile lor stau numai în codul QR, în copia salvată și după semnul # din link, pe care browserul nu îl trimite nimănui.`,
      `Pe pagina principală, la „${recentTexts.title}”, puteți uita oricând o listă. Ștergerea datelor site-ului din setările browserului le șterge pe toate.`,
    ],
  },
  linkul: {
    title: 'Linkul listei este o cheie',
    paragraphs: [
      'Cine are linkul poate citi lista și poate adăuga, bifa și șterge. Trimiteți-l numai cui vreți și nu scrieți pe listă ce nu ar trebui să afle ceilalți.',
      'Din meniul listei îl puteți schimba oricând, iar cel vechi nu mai deschide nimic. Tot acolo se face un link doar pentru citit.',
      'Listele nu sunt criptate pe server: cine îl administrează ar putea citi ce scrie pe ele.',
      'Listele sunt ținute în afara motoarelor de căutare, iar linkul nu se transmite altor site-uri. O aplicație prin care îl trimiteți îl poate deschide însă singură, ca să arate numele listei.',
    ],
  },
  vocea: {
    title: 'Vocea',
    paragraphs: [
      'Microfonul se deschide numai când apăsați butonul lui și se închide de îndată ce ați terminat, cel mult 10 secunde mai târziu. Înregistrarea nu se păstrează nicăieri: nici pe dispozitiv, nici pe server.',
      'Serverul o dă mai departe motorului de recunoaștere a vorbirii ales de cine administrează site-ul, primește textul și uită sunetul. Motorul poate fi chiar pe server sau la o altă firmă, după regulile ei; pe listă ajunge numai textul.',
      'Dacă site-ul nu are un astfel de motor, poate asculta browserul, dar numai după ce v-ați dat acordul. Sunetul îl prelucrează atunci compania care face browserul, iar la noi ajunge numai textul. Acordul se ține minte pe dispozitiv și se retrage din setările listei.',
    ],
  },
  vizitele: {
    title: 'Numărarea vizitelor',
    paragraphs: [ownCount, notFollowed],
    withService: [serviceCount, notFollowed],
  },
  'cui-dam': {
    title: 'Cui dăm datele',
    paragraphs: [
      'Nimănui, în afară de cine recunoaște vorbirea, când vorbiți, și de cine duce anunțurile. Paginile nu cer nimic de la alte site-uri, nu vindem date și nu le folosim pentru reclame.',
      pushServices,
    ],
    withService: [
      'În afara serviciului de mai sus, a celui care recunoaște vorbirea, când vorbiți, și a celui care duce anunțurile, nimănui: paginile nu cer nimic de la alte site-uri. Nu vindem date și nu le folosim pentru reclame.',
      pushServices,
    ],
  },
  drepturi: {
    title: 'Drepturile dumneavoastră',
    paragraphs: [
      'Regulamentul european (GDPR) vă dă dreptul să aflați ce date avem, să le primiți, să le corectați, să cereți ștergerea sau restricționarea lor și să vă opuneți prelucrării. Multe le puteți face chiar pe listă: o citiți, o corectați, o copiați ca text și o ștergeți.',
      'Pentru rest scrieți-ne. Fără cont nu știm care liste sunt ale dumneavoastră: trimiteți-ne linkul listei despre care este vorba.',
    ],
  },
} satisfies Readonly<Record<string, PrivacyPartTexts>>

type PrivacyPartId = keyof typeof privacyPartTexts

const partIds = Object.keys(privacyPartTexts) as PrivacyPartId[]

/**
 * The parts of the page in their order.
 *
 * @param viewService host of the service that counts page views instead of this site, if there is one
 */
export function privacyParts(
  texts: Readonly<Record<PrivacyPartId, PrivacyPartTexts>>,
  viewService?: string,
): readonly PrivacyPart[] {
  return partIds.map((id) => ({ id, ...shownPart(texts[id], viewService) }))
}

function shownPart({ withService, ...part }: PrivacyPartTexts, viewService?: string) {
  if (!withService || !viewService) return part
  return { ...part, paragraphs: withService.map((text) => filled(text, { service: viewService })) }
}
