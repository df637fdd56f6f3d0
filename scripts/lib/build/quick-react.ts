import type { Plugin } from 'vite'

/**
 * React makes a few errors while its code is loaded, to know them by. For the place of each, V8 reads all of React a second
 * time: 25 to 100 ms of one task (CollectSourcePositions in a trace). It looks for no place while its limit is no number;
 * all other errors have theirs.
 */
export function quickReact(): Plugin {
  return {
    name: 'quick-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => `
        var stackTraceLimit = Error.stackTraceLimit
        Error.stackTraceLimit = undefined
        ${code}
        Error.stackTraceLimit = stackTraceLimit`,
    },
  }
}
