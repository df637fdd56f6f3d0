/** One page of each kind of public page, and the number of bytes of script (in brotli) that it may load. */
export const pageKinds: Readonly<Record<string, number>> = {
  '/': 75_000,
  '/despre': 2_000,
  '/functii': 2_000,
  '/lista-de-cumparaturi': 2_000,
  '/confidentialitate': 2_000,
  '/licente': 2_000,
  '/harta-site': 2_000,
  // It includes the search field; its index is loaded when it is used.
  '/alimente/': 4_000,
  '/alimente/rosii/': 3_000,
  '/alimente/litera/c/': 3_000,
  '/alimente/categorie/legume/': 3_000,
}
