import type { BrowserContext } from '@playwright/test'

/** The person's answer to the permission prompt. */
type Answer = 'granted' | 'denied'

/** State of the pretended push service. */
interface Pretended {
  /** Permission when a page is opened. */
  permission: 'default' | Answer
  answer: Answer
}

/**
 * Replaces the browser's push API in the page, and nothing else: headless Chromium has no push service and shows no
 * permission prompt. The page's code and the server are the real ones.
 */
export async function pretendPush(
  context: BrowserContext,
  pretended: Partial<Pretended> = {},
): Promise<void> {
  await context.addInitScript(pushInPage, { permission: 'default', answer: 'granted', ...pretended } as const)
}

/** Removes the push API, which iOS has only in apps on the home screen. */
export async function withoutPush(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    Reflect.deleteProperty(globalThis, 'Notification')
  })
}

function pushInPage({ permission, answer }: Pretended): void {
  const name = 'pretended-push'
  const kept = () => JSON.parse(localStorage.getItem(name) ?? 'null')
  const encoded = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
  let allowed = localStorage.getItem('pretended-permission') ?? permission
  const notification = {
    get permission() {
      return allowed
    },
    async requestPermission() {
      if (allowed === 'default') allowed = answer
      localStorage.setItem('pretended-permission', allowed)
      return allowed
    },
  }
  const subscriptionOf = ({ key, ...json }: { key: number[]; endpoint: string; keys: object }) => ({
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => json,
    unsubscribe: async () => localStorage.removeItem(name),
  })
  const pushManager = {
    getSubscription: async () => (kept() ? subscriptionOf(kept()) : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const made = {
        key: [...applicationServerKey],
        endpoint: `https://push.example.org/send/${crypto.randomUUID()}`,
        keys: {
          p256dh: encoded(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: encoded(crypto.getRandomValues(new Uint8Array(16)).buffer),
        },
      }
      localStorage.setItem(name, JSON.stringify(made))
      return subscriptionOf(made)
    },
  }
  Object.defineProperty(globalThis, 'Notification', { value: notification, configurable: true })
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', {
    get: () => Promise.resolve({ active: null, pushManager }),
  })
}
