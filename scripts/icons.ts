/** Draws the app's icons into public/icons/; to be run after a change of their drawing or colours. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { appIconSvg, appIcons } from '../src/seo/pictures/app-icons.ts'
import { drawPng } from '../src/seo/pictures/draw-png.ts'
import { shareKit } from '../src/seo/pictures/share-kit.ts'
import { runScript } from './lib/problem.ts'
import { inProject } from './lib/root.ts'

await runScript(async () => {
  mkdirSync(inProject('public/icons'), { recursive: true })
  for (const icon of appIcons) {
    const png = await drawPng(appIconSvg(icon, shareKit))
    writeFileSync(inProject('public/icons', `${icon.name}.png`), png)
  }
})
