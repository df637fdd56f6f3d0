import { type CodeVersion, version, versionInWords } from '../../../src/version.ts'
import { commitHere } from '../build/commit.ts'
import { pocketBaseVersion } from '../pocketbase/pinned-release.ts'
import { loadInWords } from './network.ts'
import { listed, notLookedAt, of, type Rule } from './rule.ts'
import type { Seen } from './seen.ts'

const dueJobs = ['forget-old-changes', 'forget-tombstones', 'sweep-streams']
const msPerSecond = 1000
/** A unit that has been up for longer is not in a restart loop. */
const steadyMs = 10 * 60 * msPerSecond
/** Failures that have rules of their own. */
const reportedElsewhere = ['superuser', 'site', 'what is counted']

const codeHere: CodeVersion = { version, commit: commitHere() }

/** Rules about the running installation and the version of its code. */
export const lifeRules: readonly Rule[] = [
  {
    name: 'It runs, and goes on running',
    fault: ({ life }) => lifeFault(life),
    remedy:
      'journalctl -u lista-noastra -p err says why it ended, or the terminal of npm start. Start it by systemctl start lista-noastra, or npm start; set DATA_DIR to the folder that it runs over.',
  },
  {
    name: 'The settings are such as a start takes',
    fault: ({ wrongSettings }) =>
      wrongSettings.map((sentence) => sentence.replace(/\.$/, '')).join('; ') || undefined,
    remedy: 'Set them so, or unset them, and start again.',
  },
  {
    name: 'The site answers',
    fault: ({ life, site, failures }) => {
      if (life.kind !== 'answers') return notLookedAt
      if (site) return undefined
      return life.running.site
        ? `${life.running.site.url}: ${failures.get('site')}`
        : 'no site is served here'
    },
    remedy: 'Start it again, by npm start or systemctl restart lista-noastra.',
  },
  {
    name: `The site runs the code that stands here, ${versionInWords(codeHere)}`,
    fault: ({ site }) => (site?.code ? codeFault(site.code) : notLookedAt),
    remedy: 'Start it again, by systemctl restart lista-noastra or npm start.',
  },
  {
    name: 'The superuser can sign in',
    fault: ({ life, failures }) => (life.kind === 'answers' ? failures.get('superuser') : notLookedAt),
    remedy: 'Set LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD as the site has them, or unset both.',
  },
  {
    name: 'All that answers can be looked at',
    fault: ({ failures }) =>
      listed(
        [...failures]
          .filter(([name]) => !reportedElsewhere.includes(name))
          .map((failure) => failure.join(': ')),
        'it could not:',
      ),
    remedy: 'Start it again, and look at journalctl -u lista-noastra -p err if it stays so.',
  },
  {
    name: `PocketBase is the pinned version, ${pocketBaseVersion}`,
    fault: of('pocketBase', ({ version }) =>
      version?.endsWith(` ${pocketBaseVersion}`) ? undefined : `it is ${version ?? 'unknown'}`,
    ),
    remedy: 'Unset POCKETBASE_BIN or point it at that version, and start again.',
  },
  {
    name: 'The hooks’ files are those of the code here',
    fault: of('hookFaults', (faults) => faults.join(', ') || undefined),
    remedy: 'Delete the folder that they lie in, and start again: npm start makes it again.',
  },
  {
    name: 'PocketBase runs the project’s hooks',
    fault: of('database', ({ jobs }) =>
      listed(
        dueJobs.filter((job) => !jobs.includes(job)),
        'missing jobs',
      ),
    ),
    remedy: 'Start it by npm start, which brings its hooks.',
  },
  {
    name: 'The database is read and written to by the hooks',
    fault: of('pocketBase', ({ failing }) => failing.join('; ') || undefined),
    remedy:
      'journalctl -u lista-noastra -p err says why; look at the disk and the hooks, and start it again.',
  },
]

function codeFault(running: CodeVersion): string | undefined {
  const commits = [running.commit, codeHere.commit].filter((commit) => commit !== undefined)
  const isSame = running.version === version && new Set(commits).size < 2
  return isSame ? undefined : `it runs ${versionInWords(running)}`
}

function lifeFault(life: Seen['life']): string | undefined {
  const fault = stateFault(life)
  const restarts = life.unit && restartFault(life.unit)
  return [fault, restarts].filter((words) => words !== undefined).join('; ') || undefined
}

function stateFault(life: Seen['life']): string | undefined {
  switch (life.kind) {
    case 'answers':
      return life.isKept
        ? undefined
        : `PocketBase answers, but the start that kept it (process ${life.running.pid}) is gone`
    case 'absent':
      return 'nothing runs over this data folder'
    case 'gone':
      return `process ${life.pid}, which ran it, has ended by a kill, a crash or a power cut`
    case 'silent': {
      const how = life.isListening
        ? `takes connections and does not answer in time, ${loadInWords()}`
        : 'ends as often as it is started'
      return `process ${life.pid} runs, but its PocketBase ${how}`
    }
  }
}

/** systemd restarts the unit without a limit, so the unit may seem to run at the moment of the check. */
function restartFault({
  state,
  result,
  restarts,
  sinceMs,
}: NonNullable<Seen['life']['unit']>): string | undefined {
  if (state === 'failed') return `systemd has given it up (${result})`
  const isSteady = state === 'active' && sinceMs > steadyMs
  if (restarts === 0 || isSteady) return undefined
  const seconds = Math.round(sinceMs / msPerSecond)
  return `systemd has started it again ${restarts} times, last ${seconds} s ago (${result})`
}
