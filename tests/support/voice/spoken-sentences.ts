/** Sentences that a synthetic voice says to an engine with a real model: groceries, amounts, words around them, and commands. */
export const spokenSentences: readonly string[] = [
  ...['morcovi', 'castraveți', 'brânză', 'orez', 'zahăr', 'detergent de vase', 'hârtie igienică', 'ulei'],
  ...['mere și portocale', 'pui, orez și morcovi', 'cafea și zahăr', 'sare, piper și boia'],
  ...['smântână și mărar', 'roșii, ceapă, usturoi și ulei', 'șampon și săpun', 'ouă, unt și făină'],
  ...[
    'trei litri de lapte',
    'două kilograme de roșii',
    'un kil de fasole',
    'cinci banane',
    'o sută de grame de șuncă',
  ],
  ...['șase ouă și o pâine', 'două pachete de unt', 'o sticlă de ulei', 'un borcan de miere'],
  ...[
    'patru iaurturi și doi ardei',
    'jumătate de kilogram de cașcaval',
    'trei sute de grame de carne tocată',
  ],
  ...['zece cartofi', 'lapte doi litri', 'mere un kilogram', 'iaurt trei bucăți'],
  ...['vreau niște struguri', 'mai trebuie ceapă', 'adaugă făină', 'cumpără pui te rog', 'încă două lămâi'],
  ...['și niște brânză', 'am nevoie de orez', 'ne trebuie sare și ulei'],
  ...['șterge pâinea', 'scoate cartofii', 'am luat laptele', 'bifează ouăle'],
]
