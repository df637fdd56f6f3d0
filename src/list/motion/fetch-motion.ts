/** Loads the code that moves rows. It may arrive after the rows: a row can be pressed before it can be swiped. */
export const fetchMotion = () => import('./row-motion.ts').catch(() => undefined)
