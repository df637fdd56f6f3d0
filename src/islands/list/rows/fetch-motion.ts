/** What moves rows, which may come a moment after them: a row can be pressed before it can be swiped. */
export const fetchMotion = () => import('./row-motion.ts').catch(() => undefined)
