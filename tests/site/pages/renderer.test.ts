import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { serveBuild } from './served-build.ts'

test('pages made on demand are rendered by React as made for production', async () => {
  const { stop } = await serveBuild()
  const loaded = Object.values(createRequire(import.meta.url).cache)
    // Others were only looked through for what they export.
    .flatMap((module) => (module?.loaded ? [basename(module.filename)] : []))
    .filter((name) => /^react(?:-dom|-jsx)?.*\.(?:production|development)\.js$/.test(name))
  await stop()
  expect(loaded.filter((name) => name.includes('production'))).not.toEqual([])
  expect(loaded.filter((name) => name.includes('development'))).toEqual([])
})
