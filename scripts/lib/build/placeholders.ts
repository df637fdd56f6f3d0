import type { SettingName } from '../../../src/settings/table.ts'

/** Values in a portable build for settings that its operator has yet to make: names that nobody can own (RFC 2606). */
export const placeholders = {
  SITE_URL: 'https://site-url.invalid',
  PUBLIC_CONTACT_EMAIL: 'contact@contact-email.invalid',
} as const satisfies Partial<Record<SettingName, string>>

/** True when a file contains a placeholder of a setting. */
export function hasPlaceholder(content: Buffer): boolean {
  return Object.values(placeholders).some((placeholder) => content.includes(placeholder))
}
