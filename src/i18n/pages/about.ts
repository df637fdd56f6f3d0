/** Texts of the page about the site. They claim only what is true today. */
export const aboutTexts = {
  heading: 'Pentru întrebarea „Ai luat lapte?”',
  story: [
    'O știe orice familie. Unul scrie acasă, altul e deja la raft, al treilea își amintește pe drum, iar biletul de pe frigider nu ține pasul cu niciunul.',
    'Lista Noastră e biletul acela, pe telefonul fiecăruia: o listă, un link, aceleași rânduri pentru toți.',
  ],
  create: 'Creează o listă',
  values: {
    title: 'La ce ținem',
    list: [
      {
        title: 'Să nu vă cerem nimic',
        text: 'Nici cont, nici e-mail, nici telefon. Dacă vreți să se știe cine a adăugat ce, vă alegeți o poreclă.',
      },
      {
        title: 'Să nu vă stăm în cale',
        text: 'Nicio reclamă, pe nicio pagină. Deschideți linkul și lista e acolo.',
      },
      {
        title: 'Să nu pierdeți nimic',
        text: 'Ce scrieți se păstrează întâi pe telefonul dumneavoastră, apoi pleacă spre ceilalți. Semnalul slab poate doar să întârzie lista.',
      },
      {
        title: 'Să o poată folosi oricine',
        text: 'Litere mari, contrast puternic, butoane cât degetul. Merge și din tastatură, și cu cititorul de ecran.',
      },
      {
        title: 'Să știți cât costă',
        text: 'Prețuri și buget, cât merge pe tichete de masă, garanția pe sticle și doze. Fără să cumpărați ceva ca să le aveți.',
      },
      {
        title: 'Să țină minte pentru dumneavoastră',
        text: 'Drumul prin magazin, ce ați cumpărat și când, ce luați de obicei. Telefonul vă anunță ce adaugă ceilalți, iar lista veche o aduceți din Bring!, Keep sau WhatsApp.',
      },
    ],
  },
  key: {
    title: 'Linkul e cheia',
    text: 'Cine are linkul poate citi lista și poate scrie pe ea. E făcut la întâmplare și prea lung ca să fie ghicit, iar lista cere motoarelor de căutare să nu o arate. Trimiteți-l numai cui vreți.',
    link: 'Ce păstrăm și ce nu',
  },
  guide: {
    title: 'Și un ghid, pentru ce e pe listă',
    /** {foods} is replaced by '412 alimente'. */
    text: 'Alimente A-Z are {foods}: cum se aleg, cât țin, cu ce se înlocuiesc. Valorile nutritive vin din tabele publicate, numite pe paginile lor.',
    link: 'Deschide ghidul',
  },
  contact: {
    title: 'Ne puteți scrie',
    text: 'Ceva nu merge, ceva lipsește sau ceva v-a plăcut? Ne găsiți la',
    link: 'Lasă o sugestie',
  },
} as const
