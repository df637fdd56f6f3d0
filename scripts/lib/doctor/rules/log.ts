import { listed, ofSettings, type Rule } from '../rule.ts'

/** PocketBase logs by the levels of Go's slog: below 4 each request is noted, with its address and browser. */
const warnings = 4
const longestLogDays = 7

/** What is written down of visitors. */
export const logRules: readonly Rule[] = [
  {
    name: 'The log keeps no addresses and no accounts',
    fault: ofSettings('logs', ({ logIP, logAuthId }) =>
      listed([...(logIP ? ['IP addresses'] : []), ...(logAuthId ? ['accounts'] : [])], 'it keeps'),
    ),
    remedy: 'Dashboard, Logs, Settings: switch off the logging of IP and of auth id.',
  },
  {
    name: `The log is kept for ${longestLogDays} days at most`,
    fault: ofSettings('logs', ({ maxDays }) =>
      maxDays > longestLogDays ? `it is kept for ${maxDays}` : undefined,
    ),
    remedy: 'Dashboard, Logs, Settings: set the retention to 3 days.',
  },
  {
    name: 'The log has warnings and errors only',
    fault: ofSettings('logs', ({ minLevel }) =>
      minLevel < warnings ? `it begins at level ${minLevel}` : undefined,
    ),
    remedy: 'Dashboard, Logs, Settings: set the lowest level to 4 (warn).',
  },
]
