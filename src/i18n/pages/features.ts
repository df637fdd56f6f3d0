import type { CategoryKey } from '../../domain/item/fields.ts'
import type { PersonColor } from '../../domain/list/person.ts'
import type { IconName } from '../../icons.ts'
import { foodLinkTexts } from '../../list/editor/food-link-texts.ts'
import { presenceTexts } from '../../list/people/texts.ts'
import { shareTexts } from '../../list/share/texts.ts'
import { shoppingTexts } from '../../list/shopping/texts.ts'
import { connectionTexts, listTexts } from '../../list/texts.ts'
import { site } from '../../site.ts'
import { categoryLabels } from '../category-labels.ts'
import { countWaiting } from '../count.ts'
import { foodTexts } from '../guide/guide.ts'

/** A part of a list, drawn on a feature's card with the texts of the list itself. */
export type ScenePart =
  | { kind: 'row'; picture: string; name: string; amount?: string; isCompleted?: boolean }
  | { kind: 'category'; category: CategoryKey; name: string }
  | { kind: 'people'; people: readonly { initial: string; color: PersonColor }[]; text: string }
  | { kind: 'typed' | 'button' | 'status'; text: string; icon?: IconName; action?: string }

interface FeatureCard {
  title: string
  text: string
  scene: readonly ScenePart[]
}

const category = (category: CategoryKey): ScenePart => ({
  kind: 'category',
  category,
  name: categoryLabels[category],
})
const row = (picture: string, name: string, amount = '', isCompleted = false): ScenePart => ({
  kind: 'row',
  picture,
  name,
  amount,
  isCompleted,
})

/** A no-break hyphen. */
const unbroken = '\u2011'

const family: readonly { initial: string; color: PersonColor }[] = [
  { initial: 'A', color: 'violet' },
  { initial: 'M', color: 'green' },
  { initial: 'I', color: 'orange' },
]

/** Nine cards, each true today. */
const cards: readonly FeatureCard[] = [
  {
    title: 'Un link, toată familia',
    text: 'Trimiteți linkul și gata: fiecare vede pe loc ce s-a adăugat și ce s-a bifat. Lista arată și câți sunteți pe ea.',
    scene: [
      { kind: 'people', people: family, text: presenceTexts.count(family.length) },
      row('lapte', 'Lapte', '2 l', true),
      row('paine', 'Pâine'),
    ],
  },
  {
    title: 'Merge și fără semnal',
    text: 'La subsol, printre rafturi, bifați și adăugați mai departe. Ce ați schimbat pleacă singur când revine semnalul.',
    scene: [
      row('cartofi', 'Cartofi', '2 kg', true),
      row('ceapa', 'Ceapă'),
      { kind: 'status', icon: 'wifi-off', text: connectionTexts.offline, action: countWaiting(2) },
    ],
  },
  {
    title: 'Fără cont',
    text: 'Nicio înscriere, nicio parolă. Linkul e și cheia: cine îl are poate citi lista și poate scrie pe ea.',
    scene: [
      { kind: 'button', icon: 'users', text: shareTexts.share },
      { kind: 'button', icon: 'link', text: shareTexts.save },
    ],
  },
  {
    title: 'Lipiți lista întreagă',
    text: 'O listă din mesaje sau din notițe devine rânduri, cu cantitățile la locul lor. O vedeți înainte să o adăugați.',
    scene: [
      { kind: 'typed', icon: 'clipboard-paste', text: '- 2 kg mere\n- ouă 10' },
      row('mere', 'mere', '2 kg'),
      row('oua', 'ouă', '10 buc'),
    ],
  },
  {
    title: 'Pe raioane, de la sine',
    text: 'Roșiile stau lângă ceapă, iaurtul lângă lapte, și treceți o dată pe la fiecare raft. Alt raion la magazinul dumneavoastră? Îl alegeți din produs.',
    scene: [
      category('legume'),
      row('rosii', 'Roșii', '1,5 kg'),
      category('lactate'),
      row('telemea', 'Telemea', '400 g'),
    ],
  },
  {
    title: 'Același lucru, o singură dată',
    text: 'Mai scrie cineva „roșii” când sunt deja pe listă? Lista le adună pe loc, cu unitățile potrivite, și luminează rândul.',
    scene: [{ kind: 'typed', icon: 'plus', text: 'roșii 1 kg' }, row('rosii', 'Roșii', '1,5 kg')],
  },
  {
    title: 'Orice se poate lua înapoi',
    text: 'Ați șters ce nu trebuia? Săgeata de lângă câmpul listei vă stă la îndemână câteva secunde, iar „Șterse recent” ține minte 30 de zile.',
    scene: [row('lamai', 'Lămâi', '3 buc'), { kind: 'button', icon: 'undo-2', text: '' }],
  },
  {
    title: listTexts.shop,
    text: `Rânduri mari, de apăsat cu o singură mână. Ce lipsește de la raft treceți la „${shoppingTexts.notFound.replace('-', unbroken)}”, iar ghidul propune, unde are, un înlocuitor. La sfârșit, o apăsare pregătește lista următoare.`,
    scene: [
      row('semn-peste', 'Păstrăv', '2 buc'),
      { kind: 'status', icon: 'package-x', text: foodLinkTexts.insteadOf('leuștean') },
      { kind: 'button', icon: 'plus', text: 'pătrunjel' },
    ],
  },
  {
    title: 'Alimente A-Z, cu o apăsare',
    text: 'Cum se alege, cât ține și cu ce se înlocuiește fiecare aliment. Din pagina lui ajunge direct pe listă.',
    scene: [{ kind: 'button', icon: 'plus', text: foodTexts.add }, row('unt', 'Unt')],
  },
]

/** Parts of the list about money, habits and other programs. */
const alongside: readonly { title: string; text: string }[] = [
  {
    title: 'Cât costă',
    text: 'Scrieți „lapte 7,49 lei”, iar lista adună ce e în coș, arată cât mai aveți din buget și câte produse nu au preț.',
  },
  {
    title: 'Tichete și garanție',
    text: 'Vedeți cât se poate plăti cel mult cu tichete de masă și câtă garanție aveți pe sticle și doze. Ce se plătește cu tichete hotărăște magazinul.',
  },
  {
    title: 'Drumul prin magazin',
    text: 'Alegeți magazinul și bifați în mers: cu timpul, raioanele se așază în ordinea în care treceți pe lângă ele. Le puteți muta și cu mâna.',
  },
  {
    title: 'Istoric și „De obicei”',
    text: 'Ce ați cumpărat rămâne în istoric, pe zile, și se poate căuta. „De obicei” vă arată ce poate s-a terminat.',
  },
  {
    title: 'Liste gata făcute',
    text: 'Pentru un grătar sau pentru sărbători, cu cantități după câți sunteți. Lista de acum o puteți păstra ca s-o puneți oricând la loc.',
  },
  {
    title: 'Anunță-mă',
    text: 'Telefonul vă spune când cineva adaugă ceva cât sunteți la cumpărături sau când totul e bifat: cel mult o dată la 5 minute, iar noaptea deloc, dacă alegeți ore de liniște.',
  },
  {
    title: 'Veniți de la Bring!, Keep sau WhatsApp?',
    text: 'Pe pagina de mai jos sau din meniul listei, alegeți fișierul ori lipiți textul și vedeți ce s-a înțeles înainte să se adauge ceva. Merge și cu Todoist, Trello, un tabel ori o rețetă.',
  },
]

const smallThings: readonly { icon: IconName; text: string }[] = [
  { icon: 'lightbulb', text: 'Sugestii din ce puneți des pe listă' },
  { icon: 'qr-code', text: 'Cod QR pentru cine stă lângă dumneavoastră' },
  { icon: 'mic', text: 'Spusă cu voce tare, unde recunoașterea vorbirii e pornită' },
  { icon: 'printer', text: 'Tipărită pe hârtie sau copiată ca text' },
  { icon: 'arrow-right', text: 'Glisați spre dreapta și e bifat' },
  { icon: 'bell', text: 'Sunete și vibrații, pe care le puteți opri' },
]

const steps: readonly { title: string; text: string }[] = [
  { title: 'Faceți lista', text: 'Un nume, dacă vreți, și o apăsare. Lista primește pe loc linkul ei.' },
  {
    title: 'Trimiteți linkul',
    text: 'Prin mesaj, prin e-mail sau ca un cod QR, direct de pe ecran. Cine îl deschide e deja pe listă.',
  },
  {
    title: 'Cumpărați împreună',
    text: 'Fiecare adaugă și bifează de pe telefonul lui, iar laptele nu mai vine acasă de două ori.',
  },
]

/** Texts of the page of features. */
export const featuresTexts = {
  heading: 'Ce face lista pentru dumneavoastră',
  blurb:
    'Nouă lucruri la care ne-am gândit între raionul de lactate și ușa casei. Toate merg fără cont, de la prima listă.',
  cards: { label: 'Nouă funcții', list: cards },
  alongside: { title: 'Bani, obiceiuri, alte aplicații', list: alongside },
  pictures: {
    shop: 'Lista în magazin: rânduri mari, două produse bifate, suma din coș sus',
    money: 'Cât costă: suma din coș, suma listei, cât merge pe tichete de masă',
  },
  otherAppsLink: 'Aduceți lista din altă aplicație',
  smallThings: { title: 'Și lucrurile mărunte', list: smallThings },
  steps: { title: 'Trei pași până la casă', list: steps },
  /** Also shown on the pages about the site and about the list. */
  createCall: {
    title: 'Gata de prima listă?',
    text: 'Un nume, dacă vreți, și o apăsare.',
    button: 'Creează o listă',
  },
} as const

export const suggestionFormTexts = {
  title: 'Ce v-ar prinde bine?',
  text: 'Spuneți-ne ce lipsește sau ce vă încurcă la cumpărături.',
  label: 'Sugestia dumneavoastră',
  hint: 'Se deschide programul de e-mail cu textul gata scris. Nu pleacă nimic până nu apăsați acolo „Trimite”.',
  submit: 'Trimite sugestia',
  missing: 'Scrieți mai întâi sugestia.',
  subject: `Sugestie pentru ${site.name}`,
  thanks: 'Mulțumim pentru sugestie!',
  again: 'Nu s-a deschis nimic? Apăsați aici.',
  byHand: 'Sau scrieți-ne direct:',
} as const
