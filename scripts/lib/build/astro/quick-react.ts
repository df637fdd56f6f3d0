import type { Plugin } from 'vite'

/**
 * React creates a few errors while its code loads, to recognise them later. To find the place of each, V8 parses all of React
 * again: 25 to 100 ms of one task (CollectSourcePositions in a trace). V8 skips this while `stackTraceLimit` is not a number;
 * all other errors have their places.
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

/**
 * Pages rendered on demand include only React's production build: Vite leaves the choice to the process that runs a server's
 * code.
 */
export function reactForProduction(): Plugin {
  return {
    name: 'react-for-production',
    apply: 'build',
    config: () => ({ define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  }
}
