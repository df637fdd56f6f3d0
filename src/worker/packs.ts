/** The folder of the packs, in the build and on the site. */
export const packsFolder = 'offline'

/** The beginnings of the packs' names; a version follows. */
export const packNames = { pages: 'pages-', pictures: 'pictures-' } as const
