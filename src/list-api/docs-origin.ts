/** Stands in the built page about the API for the origin at which a visitor asks for the page. */
export const docsOrigin = 'https://aceasta-adresa.invalid'
