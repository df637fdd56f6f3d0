export { default } from './tests/playwright.config.ts'
