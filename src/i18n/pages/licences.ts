/** Texts of the page of licences. */
export const licenceTexts = {
  heading: 'Licențe și surse',
  blurb:
    'Site-ul este făcut și cu munca altora: tabele, desene, un font și programe. Iată ce folosim, al cui este și sub ce licență.',
  facts: 'Tabele și texte de lege',
  factsNote:
    'Valorile sunt rotunjite ca pe etichete; energia și sarea sunt calculate. Publicațiile din care vin termenele de păstrare și sfaturile de siguranță sunt numite în ghid.',
  guideSources: 'Toate sursele ghidului',
  drawn: 'Desene și font',
  packages: 'Programe care ajung în browser',
  packagesNote:
    'Părți din ele se află în fișierele pe care le primește browserul dumneavoastră. Licențele cer ca textul lor să le însoțească.',
  whole: 'Textele întregi ale licențelor',
  onServer: 'Pe server',
  onServerNote: 'Acestea lucrează pe server și nu ajung în browser.',
  licence: 'Licență:',
} as const
