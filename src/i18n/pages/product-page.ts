import type { IconName } from '../../icons.ts'
import { importTexts } from '../../list/import/texts.ts'
import { menuTexts } from '../../list/menu/texts.ts'
import { moneyTexts } from '../../list/money/texts.ts'
import { shareTexts } from '../../list/share/texts.ts'
import { listStates, listTexts } from '../../list/texts.ts'
import { moveTexts } from '../../my-lists/move/texts.ts'
import { recentTexts } from '../../my-lists/texts.ts'

/** Features of a good list, and how this site provides them. */
const goodPoints: readonly { icon: IconName; color: string; title: string; text: string }[] = [
  {
    icon: 'users',
    color: 'lactate',
    title: 'E una singură',
    text: 'Nu trei bilețele și o poză cu frigiderul. Toți scriu în același loc și văd pe loc ce s-a adăugat.',
  },
  {
    icon: 'pencil',
    color: 'cereale',
    title: 'Se scrie cum se vorbește',
    text: '„2 kg de cartofi, ouă 10, lapte” devine trei rânduri, fiecare cu cantitatea la locul ei.',
  },
  {
    icon: 'shopping-basket',
    color: 'legume',
    title: 'Ține drumul prin magazin',
    text: 'Produsele se așază pe raioane, ca să nu vă întoarceți de la case după o legătură de mărar.',
  },
  {
    icon: 'wifi-off',
    color: 'peste',
    title: 'Nu depinde de semnal',
    text: 'Lista deschisă rămâne pe telefon. La subsol bifați mai departe; restul se trimite singur, mai târziu.',
  },
  {
    icon: 'copy-plus',
    color: 'dulciuri',
    title: 'Nu cumpără de două ori',
    text: 'Dacă roșiile sunt deja pe listă, le adună pe loc și vă spune, în loc să mai facă un rând.',
  },
  {
    icon: 'undo-2',
    color: 'carne',
    title: 'Iartă',
    text: 'Orice atingere greșită se ia înapoi, iar ce s-a șters se poate pune la loc timp de 30 de zile.',
  },
  {
    icon: 'wallet',
    color: 'paine',
    title: 'Ține socoteala',
    text: 'Prețul scris lângă produs intră în sumă: cât e în coș, cât mai e din buget, cât merge pe tichete de masă, cât e garanția.',
  },
  {
    icon: 'rotate-ccw-clock',
    color: 'bauturi',
    title: 'Ține minte',
    text: 'Ce ați cumpărat și când, ce luați de obicei, ordinea raioanelor din magazinul dumneavoastră. Și vă anunță când adaugă cineva.',
  },
  {
    icon: 'download',
    color: 'igiena',
    title: 'Primește lista veche',
    text: 'Veniți de la Bring!, Google Keep sau WhatsApp? Lipiți lista de acolo și mergeți mai departe, fără cont.',
  },
]

/** Instructions for making a list, shown on the page and sent to search engines. */
const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Creați lista',
    text: 'Dați-i un nume, dacă vreți, și apăsați butonul. Lista se deschide pe loc și are deja linkul ei.',
  },
  {
    title: 'Treceți ce lipsește',
    text: 'Uitați-vă în frigider și în cămară, apoi scrieți tot deodată, cu virgulă între produse, sau lipiți o listă din mesaje.',
  },
  {
    title: 'Trimiteți linkul',
    text: `Apăsați „${shareTexts.share}”. Cine deschide linkul poate adăuga și bifa, fără să-și facă vreun cont.`,
  },
  {
    title: 'Bifați la raft',
    text: `Cu „${listTexts.shop}”, rândurile sunt mari, de nimerit cu o singură mână. Ceilalți văd fiecare bifă.`,
  },
  {
    title: 'Folosiți-o și data viitoare',
    text: `Cu „${listStates.allDone.prepare}”, ce luați de obicei e din nou de cumpărat, la același link. Scoateți sau adăugați ce e altfel.`,
  },
]

/** Questions of people who want a list; the page shows the same answers that search engines get. */
const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Cum fac o listă de cumpărături online?',
    answer:
      'Apăsați „Creează o listă”, dați-i un nume dacă vreți și scrieți ce aveți de luat. Lista se deschide imediat în browser, pe telefon sau pe calculator.',
  },
  {
    question: 'Cum împart lista de cumpărături cu familia?',
    answer: `Apăsați „${shareTexts.share}” și trimiteți linkul prin orice aplicație de mesaje, sau arătați codul QR din meniul listei. Cine deschide linkul vede aceeași listă și poate adăuga, bifa și șterge.`,
  },
  {
    question: 'Este gratuită? Trebuie să îmi fac cont?',
    answer:
      'Este gratuită, nu are reclame și nu cere cont, adresă de e-mail sau număr de telefon. Nici nu trebuie instalată.',
  },
  {
    question: 'Merge lista de cumpărături fără internet?',
    answer:
      'Da. O listă deschisă se păstrează pe telefon: adăugați, bifați și ștergeți fără semnal, iar schimbările se trimit singure când revine conexiunea. Pentru a primi o listă nouă prin link aveți nevoie de internet.',
  },
  {
    question: 'Ce trec pe lista de cumpărături săptămânală?',
    answer:
      'Porniți de la ce gătiți în zilele următoare, apoi treceți pe rând prin legume și fructe, lactate și ouă, carne și pește, pâine și cămară, și la urmă ce se termină prin casă: detergent, hârtie igienică. Când atingeți câmpul de adăugare, lista propune și ce puneți mai des pe ea.',
  },
  {
    question: 'Cum așez produsele pe raioane?',
    answer:
      'Nu trebuie să le așezați: lista recunoaște produsele și le grupează singură. Dacă în magazinul dumneavoastră un produs stă altundeva, îi alegeți alt raion, iar lista ține minte alegerea.',
  },
  {
    question: 'Pot folosi o listă primită pe WhatsApp? Dar să o tipăresc pe a mea?',
    answer: `Da. Copiați mesajul și lipiți-l în câmpul de adăugare: fiecare rând devine un produs, iar înainte de adăugare vedeți ce a ieșit. Din meniul listei, „${menuTexts.copy}” și „${menuTexts.print}” fac drumul invers.`,
  },
  {
    question: 'Cum aduc lista din Bring!, Google Keep sau AnyList?',
    answer: `Deschideți o listă și alegeți din meniu „${importTexts.title}”: puneți fișierul exportat sau textul copiat din cealaltă aplicație. Merge și cu Todoist, Trello, Microsoft To Do, un tabel sau o rețetă, iar înainte de adăugare vedeți ce s-a înțeles.`,
  },
  {
    question: 'Pot afla cât costă cumpărăturile?',
    answer: `Da. Scrieți prețul lângă produs, de exemplu „lapte 7,49 lei”. La „${moneyTexts.title}” vedeți suma, bugetul și cât se poate plăti cel mult cu tichete de masă.`,
  },
  {
    question: 'Cine îmi poate vedea lista și cum o regăsesc?',
    answer: `O vede cine are linkul ei; motoarele de căutare sunt ținute departe. Pe telefonul sau calculatorul dumneavoastră o regăsiți pe pagina principală, la „${recentTexts.title}”, iar pe altul o deschideți cu linkul. Când schimbați telefonul, „${moveTexts.title}” le duce pe toate deodată.`,
  },
]

/** Texts of the page for people who look for a shopping list. They claim only features that exist today. */
export const productTexts = {
  heading: 'O listă de cumpărături pe care o vede toată casa',
  blurb:
    'O faceți într-o clipă, o trimiteți printr-un link și fiecare scrie și bifează de pe telefonul lui. Gratuit, fără cont și fără reclame.',
  create: 'Creează o listă',
  hint: 'Nu trebuie să instalați nimic: lista se deschide în browser.',
  good: { title: 'Ce face o listă bună', list: goodPoints },
  picture: 'O listă pe telefon: fructe, legume, lactate și pâine, fiecare produs cu cantitatea și prețul lui',
  otherAppsLink: 'Aduceți lista din altă aplicație',
  steps: { title: 'Cum faceți o listă de cumpărături', list: steps },
  weekly: 'O listă de pornire pentru o săptămână',
  weeklyBlurb:
    'Luați de aici ce vă lipsește. Fiecare aliment duce la pagina lui din ghid: cum se alege, cât ține, cu ce se înlocuiește.',
  questions: { title: 'Întrebări despre lista de cumpărături', list: questions },
} as const
