/**
 * Names that lists have for foods of the guide, beside those that the guide itself tells. By slug, by comma. What stands
 * alone for many things ("brânză", "ardei") is here the one that is most often meant; "vin", "gem" or "carne" are none.
 */
export const foodNames: Readonly<Record<string, string>> = {
  'apa-minerala': 'apă, apă carbogazoasă, borsec',
  'ardei-gras': 'ardei, ardei roșu, ardei verde, ardei galben',
  'branza-de-vaci': 'brânză, brânză de vacă',
  bulion: 'bulion',
  'carnati-afumati': 'cârnați, cârnați de casă',
  'carne-de-miel': 'pulpă de miel, cotlete de miel, friptură de miel',
  'carne-de-rata': 'piept de rață, pulpe de rață',
  'carne-de-vita':
    'mușchi de vită, antricot de vită, pulpă de vită, rasol de vită, friptură de vită, vrăbioară de vită, vrăbioară',
  'carne-tocata-de-porc': 'carne tocată, porc tocat',
  'castraveti-murati': 'cornișoni murați',
  'ciocolata-cu-lapte': 'ciocolată, ciocolată milka',
  'ciocolata-neagra': 'ciocolată de menaj',
  'ciuperci-champignon': 'ciuperci, champignon, șampinioane, ciuperci brune',
  'ciuperci-conserva': 'ciuperci conservă',
  'coacaze-negre': 'coacăze',
  cola: 'coca cola, pepsi, pepsi cola',
  'cotlet-de-porc': 'cotlet, cotlete',
  drojdie: 'drojdie',
  'faina-alba': 'făină, făină albă, făină de grâu albă',
  'faina-integrala': 'făină integrală',
  'fasole-boabe': 'fasole, fasole roșie, fasole neagră',
  'fasole-conserva': 'fasole conservă, fasole roșie conservă',
  inghetata: 'înghețată',
  'lapte-condensat': 'lapte condensat',
  'lapte-uht': 'lapte uht',
  magiun: 'magiun',
  'mazare-conserva': 'mazăre conservă',
  'naut-conserva': 'năut conservă',
  orez: 'orez',
  paste: 'paste, penne, fusilli, tagliatelle, farfalle, rigatoni, lasagna',
  'pepene-verde': 'pepene, pepene roșu',
  'piept-de-pui': 'piept de pasăre',
  porumb: 'porumb',
  'porumb-conserva': 'porumb conservă, porumb boabe',
  'pulpe-de-pui': 'pulpe, pulpă de pui, copănele, copănele de pui, copane de pui, ciocănele',
  'rosii-conserva': 'roșii conservă, roșii decojite, roșii cuburi',
  salam: 'salam, salam de sibiu, salam săsesc',
  'salata-verde': 'salată',
  'sardine-conserva': 'sardine, sardele',
  'sfecla-rosie': 'sfeclă',
  spaghete: 'spaghete',
  'sparanghel-conserva': 'sparanghel conservă',
  'sunca-presata': 'șuncă de praga',
  telina: 'rădăcină de țelină',
  'telina-apio': 'tulpini de apio',
  'ton-conserva': 'ton',
  'ulei-de-floarea-soarelui': 'ulei, ulei vegetal, untdelemn de floare',
  'ulei-de-masline': 'ulei extra virgin, ulei de măsline extra virgin',
  untura: 'untură',
  varza: 'varză',
  'zahar-brun': 'zahăr de trestie',
  zer: 'zer',
}

/** Names of the guide that a list may have for something else. By comma. */
export const unsureNames = 'ai, in, pateu, unsoare, ursuleți, alb de casă, roșu de masă'

/**
 * Begins like a food of the guide and says only how that is, yet is something else. By comma or line. A name that goes
 * on with any word that no table of modifiers has needs no place here.
 */
export const otherThings =
  'ton proaspăt, file de ton, sardine proaspete, sardină proaspătă, coriandru proaspăt, coriandru verde, măr copt, gutuie coaptă, ou roșu'
