/** As the server has them (pocketbase/pb_migrations): in characters. */
export const displayNameLength = 60

/** The minimum of 6 is the specification's (section 5); 70 is the length that the server hashes completely. */
export const passwordLengths = { minLength: 6, maxLength: 70 } as const
