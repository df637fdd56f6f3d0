import { addresses } from '../site.ts'
import { keepShared } from '../sync/device/shared-text.ts'

/**
 * Text shared with the installed app, as from a message: kept on the device until the home page has asked where it goes,
 * so that it never travels.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const parts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim())
  await keepShared(parts.filter((part) => part !== '').join('\n'))
  return Response.redirect(addresses.sharedHere, 303)
}
