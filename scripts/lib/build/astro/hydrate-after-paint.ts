import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

/** Adds the directive `client:painted`: an island is hydrated after the page's first paint. */
export function hydrateAfterPaint(): AstroIntegration {
  return {
    name: 'hydrate-after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'painted', entrypoint: './src/ui/after-paint.ts' }),
    },
  }
}
