import type { CommandStep } from './steps.ts'

/** The static checks that find most mistakes. */
export const quickCheckSteps: readonly CommandStep[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types of content', command: ['astro', 'sync'] },
  { name: 'types of site, scripts and tests', command: ['astro-check'] },
  { name: 'types of hooks', command: ['tsc', '--noEmit', '--project', 'pocketbase/hooks'] },
]

/** All static checks of the code. */
export const checkSteps: readonly CommandStep[] = [
  ...quickCheckSteps,
  { name: 'types of the service worker', command: ['tsc', '--noEmit', '--project', 'src/worker'] },
  { name: 'packages of voice', command: ['node', 'voice/packages.ts'] }, // part: voice
  { name: 'types of voice', command: ['tsc', '--noEmit', '--project', 'voice'] }, // part: voice
  {
    name: 'layers and cycles',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'scripts',
      'pocketbase',
      'voice',
      'tests',
    ],
  },
  { name: 'layers of pages', command: ['node', 'scripts/lib/check-astro-imports.ts'] },
  { name: 'parts that can be left out', command: ['node', 'tests/stages/parts.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'copies', command: ['jscpd'] },
  { name: 'prose and structure', command: ['node', 'tests/stages/house.ts'] },
  { name: 'words of the guide', command: ['node', 'scripts/lib/guide/check.ts'] },
]
