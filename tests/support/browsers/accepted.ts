/** Newer features that the built scripts may use, grouped by the reason why browsers without them do not need them. */
export const acceptedInScripts: Readonly<Record<string, readonly string[]>> = {
  'is asked for first, and something older takes its place': [
    'AbortSignal.timeout', // src/device/time.ts
    'BroadcastChannel', // src/device/tabs.ts
    'Crypto.randomUUID', // the package uuid
    'Document.adoptedStyleSheets', // src/list/parts/use-viewport-insets.ts, with .replaceSync
    '.replaceSync',
    '.hidePopover', // src/components/SiteHeader.astro
    'requestIdleCallback', // src/device/service-worker.ts, and Astro
    '.databases', // src/device/has-database.ts
    '.locks', // src/device/tabs.ts
    '.showModal', // src/ui/Sheet.tsx
    'visualViewport', // src/list/parts/use-viewport-insets.ts
    'Navigator.share', // src/list/share/send-link.ts
    'RegExp.escape', // PocketBase’s SDK
    'Error.captureStackTrace', // fflate
  ],
  'is asked for first; without it a convenience is not there': [
    '.SpeechRecognition',
    '.interimResults',
    '.transcript',
    '.addRoutes',
    '.estimate',
    '.quota',
    '.usage',
    '.saveData',
    'Navigator.connection',
    'Navigator.userActivation',
    '.hasBeenActive',
    'Navigator.deviceMemory',
    'Navigator.hardwareConcurrency',
    '.doNotTrack',
    '.globalPrivacyControl',
    '.inert',
    'Navigator.vibrate',
    'Navigator.wakeLock',
    '.sync',
  ],
  'is of push notices, which are offered only where the browser has them all': [
    'Notification',
    'Notification.permission',
    'Notification.requestPermission',
    '.getSubscription',
    '.notification',
    '.pushManager',
    '.showNotification',
  ],
  'is Workbox’s, which asks for it first': ['.preloadResponse'],
  'is Astro’s, for components that we have none of': ['Object.hasOwn'],
  'is React’s, which asks for it first, or draws no such thing here': [
    '.Profiler',
    '.animation',
    '.createContext',
    '.cssFloat',
    '.margin',
    '.marginBottom',
    '.marginTop',
    '.canIntercept',
    '.currentEntry',
    '.delay',
    '.downlink',
    '.navigate',
    '.popover',
    '.skipTransition',
    '.startViewTransition',
    '.transferSize',
    '.transition',
    'navigation',
    'setImmediate',
    '.use',
    'Error.stackTraceLimit',
    'reportError',
  ],
  'is a field or method of our own, or of a package, under the same name': [
    '.brands', // src/domain/suggest/things.ts
    '.yield', // of a recipe
    '.expand',
    '.getState',
    '.notify',
    '.take',
  ],
}

/** Newer features that the style sheets may use; browsers ignore declarations that they do not know. */
export const acceptedInStyles: Readonly<Record<string, readonly string[]>> = {
  'has an older way beside it': [
    'color-mix()', // @supports in src/list/rows/items.css where something would not be seen
    'dvh', // vh beside it in src/styles/parts/sheet.css
    ':popover-open', // is asked for itself, in src/components/SiteHeader.astro
    '::backdrop',
  ],
  'makes it look better, and reads as well without': [
    ':focus-visible', // browsers draw a ring of their own
    ':has',
    '::details-content',
    '@container',
    'container-type',
    'contain',
    '@page',
    'accent-color',
    'align-content: start',
    'align-self: start',
    'justify-content: start',
    'place-items: start',
    'appearance',
    'break-after: avoid',
    'color-scheme',
    'field-sizing',
    'forced-color-adjust',
    'inline-size: fit-content',
    'mask',
    'outline',
    'overflow: clip',
    'overflow-wrap: anywhere',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'rotate',
    'scale', // the mark of a tick is paper on a card, hardly to be seen
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'translate',
    'user-select',
  ],
  'only spares work': ['content-visibility', 'contain-intrinsic-block-size'],
  'is one browser’s own': [
    '-webkit-tap-highlight-color',
    '-webkit-touch-callout',
    '::-moz-progress-bar',
    '::-webkit-progress-bar',
    '::-webkit-progress-value',
    '::-webkit-search-cancel-button',
  ],
}
