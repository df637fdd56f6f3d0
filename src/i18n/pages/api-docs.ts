/** Texts of the page that explains the API for other programs; the descriptions of the calls are in `src/list-api`. */
export const apiDocsTexts = {
  title: 'API: lista pentru alte programe',
  description:
    'Cum citește și schimbă un alt program listele de cumpărături, printr-o cheie: apeluri, exemple, erori.',
  heading: 'API pentru alte programe',
  blurb:
    'Un asistent vocal, o casă automatizată sau un script pot citi o listă, sau toate ale unui cont, și pot adăuga pe ele. Ce adaugă se vede pe loc la toți cei care au lista deschisă.',
  document: 'Documentul OpenAPI 3.1',
  key: {
    title: 'Cheia',
    steps: [
      'Pentru o listă: deschideți-o, apoi Meniu și „Chei pentru alte aplicații”. Pentru toate listele salvate în cont: pagina contului.',
      'Dați-i cheii numele programului și alegeți dacă poate și scrie.',
      'Copiați cheia: se vede o singură dată. O listă sau un cont poate avea cel mult 10.',
    ],
    rules:
      'Cheia se trimite numai în antetul Authorization, niciodată în adresă. Oricine o are poate folosi lista așa cum îi permite cheia, până o luați înapoi. Toate cheile unei liste se pierd când i se schimbă linkul întreg sau când lista se șterge; ale unui cont, când i se schimbă parola sau adresa ori se iese de pe toate dispozitivele. O listă salvată în cont prin linkul numai pentru citit doar se citește. Cititul printr-o cheie nu ține lista în viață: una pe care n-o mai deschide și n-o mai schimbă nimeni se șterge după 30 de zile.',
  },
  tasks: {
    title: 'Fără program: în aplicația de sarcini',
    text: 'Mementouri (iPhone, Mac), Tasks.org, Thunderbird, Home Assistant și orice altă aplicație care știe CalDAV arată listele ca sarcini și le schimbă: adaugă, bifează, redenumesc, șterg. Adăugați acolo un cont CalDAV:',
    account: [
      ['Server', 'address'],
      ['Utilizator', 'orice nume'],
      ['Parolă', 'cheia; una care doar citește arată listele fără să le poată schimba'],
    ],
    rules:
      'Cheia unei liste deschide un calendar, a unui cont câte unul pentru fiecare listă salvată. Titlul unei sarcini se citește ca în câmpul de adăugare („2 l lapte”), descrierea este nota. Termenele, prioritățile, etichetele și celelalte date ale sarcinii se păstrează, dar nu apar pe listă. Limitele sunt aceleași; o sarcină poate avea cel mult 64 KB.',
  },
  examples: {
    title: 'Exemple',
    add: 'Adaugă doi litri de lapte:',
    read: 'Citește lista:',
    tick: 'Bifează un produs, după id-ul lui:',
  },
  calls: {
    title: 'Apeluri',
    key: 'Cheia',
    sends: 'Trimite',
    answers: 'Răspunde',
    access: { read: 'oricare', write: 'una care poate și scrie' },
    keyOf: { list: 'a unei liste', account: 'a unui cont' },
  },
  item: { title: 'Un produs' },
  once: {
    title: 'O singură dată',
    text: 'Dacă răspunsul s-a pierdut, cererea se poate repeta fără grijă cu același Idempotency-Key, de pildă un UUID: timp de 24 de ore se face o singură dată și primește același răspuns. Cu alt conținut este refuzată.',
  },
  webhooks: {
    title: 'Anunțat la o adresă',
    text: 'Un program cu o adresă https a lui nu trebuie să întrebe mereu: o dă prin PUT /api/v1/webhook, cu cheia unei liste. Când altcineva schimbă lista, primește acolo un POST care spune doar atât, cu revizia listei; ce s-a schimbat citește cu cheia. Mesajele vin la câteva secunde după schimbare, cel mult unul la 10 secunde, semnate după Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature) cu secretul primit la PUT. Un mesaj la care adresa nu răspunde cu 2xx în 5 secunde se repetă, tot mai rar, timp de 3 zile; după 410 nu mai vine niciunul. Redirecționările nu se urmează, iar adresele din rețele locale se anunță numai dacă cel care ține site-ul le-a permis.',
  },
  limits: {
    title: 'Limite',
    text: 'O cheie poate face 1.200 de cereri deodată și apoi 1.800 pe oră; peste ele primește 429 și află din Retry-After când să revină. Un text are cel mult 1.000 de caractere și 20 de produse. Cine întreabă des trimite ETag-ul în If-None-Match și primește 304 cât timp nu s-a schimbat nimic. API-ul se poate folosi și din paginile altor site-uri (CORS), fără cookie-uri.',
  },
  problems: {
    title: 'Erori',
    text: 'Fiecare refuz este application/problem+json (RFC 9457). Câmpul „type” spune mereu același lucru; „detail” este pentru om.',
  },
  versions: {
    title: 'Versiuni',
    text: 'Adresele care încep cu /api/v1/ rămân așa. Răspunsurile pot primi câmpuri noi, iar lista de raioane poate crește; un program trece peste ce nu cunoaște.',
  },
} as const
