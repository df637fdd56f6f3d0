/** As the server has them (pocketbase/pb_migrations): in characters. */
export const displayNameLength = 60

/** At least 6 is the specification's (section 5), at most 70 what the server hashes whole. */
export const passwordLengths = { minLength: 6, maxLength: 70 } as const
