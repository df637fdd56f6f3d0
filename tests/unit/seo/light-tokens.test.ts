import { expect, test } from 'vitest'
import { readLightTokens } from '../../../src/pictures/light-tokens.ts'

const colourOf = readLightTokens(`
:root { --paper: #faf7f1; --r-s: 10px; --ink-2: #3f4d44; }
@media (prefers-color-scheme: dark) { :root { --paper: #131814; --glow: #ffffff; } }`)

test.each([
  ['paper', '#faf7f1'],
  ['ink-2', '#3f4d44'],
])('the colour %s is the light theme’s: %s', (token, colour) => {
  expect(colourOf(token)).toBe(colour)
})

test.each(['r-s', 'glow', 'pape'])('"%s" is no colour of it', (token) => {
  expect(() => colourOf(token)).toThrow(token)
})
