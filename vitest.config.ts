import { defineConfig } from 'vitest/config'

/** Whole processes (PocketBase, the site server, builds) need more than a unit's time; nothing here measures time. */
const processTimeoutMs = 120_000
/** The wait for what another process does or prints; PocketBase writes its log every few seconds. */
const processExpect = { poll: { timeout: 60_000 } }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'sim', include: ['tests/sim/**/*.test.ts'], testTimeout: 900_000 } },
      {
        test: {
          name: 'hooks',
          include: ['tests/hooks/**/*.test.ts'],
          testTimeout: processTimeoutMs,
          hookTimeout: processTimeoutMs,
          expect: processExpect,
          // Each file has a PocketBase of its own, on a free port, and waits more than it works.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: processTimeoutMs,
          hookTimeout: processTimeoutMs,
          expect: processExpect,
          // As above: most of the time its programs start, end or wait.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'container',
          include: ['tests/container/**/*.test.ts'],
          testTimeout: processTimeoutMs,
          hookTimeout: processTimeoutMs,
        },
      },
    ],
  },
})
