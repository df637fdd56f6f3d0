/** Names the file of what admins have published, for the length of a build. */
export const publishedVariable = 'PUBLISHED_CONTENT'
