/** Behind nothing but signs, as an emoji is. */
const some = /^([^\p{L}\d]* )?(?:ni[șs]te )+(?=[\p{L}\d])/iu

/** "niște mere" is "mere"; a bare "niște" is itself. */
export function withoutSome(text: string): string {
  return text.replace(some, '$1')
}
