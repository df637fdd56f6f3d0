/**
 * Releases the committed and tested files: `npm run release -- patch` or `minor` makes the version, its tag and its
 * artefacts.
 */
import { Problem, runScript } from './lib/problem.ts'
import { runQuietly } from './lib/process/run-quietly.ts'
import { release } from './lib/release/version-step.ts'
import { inProject } from './lib/root.ts'

await runScript(async () => {
  const [step, ...processors] = process.argv.slice(2)
  if (step !== 'patch' && step !== 'minor')
    throw new Problem('Say what is released: npm run release -- patch, or minor; processors may follow.')
  const tag = await release({
    folder: inProject(),
    step,
    nowMs: Date.now(),
    // The version is read as a process begins.
    pack: () => runQuietly('node', [inProject('scripts/package.ts'), ...processors]),
  })
  process.stdout.write(`${tag} is tagged, and packed in dist/release: git push --follow-tags sends it out.\n`)
})
