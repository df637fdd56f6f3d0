/** Environment variable with the file of the content that admins have published, during a build. */
export const publishedVariable = 'PUBLISHED_CONTENT'
