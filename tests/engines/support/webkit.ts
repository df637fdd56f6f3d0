import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { testLimits } from '../../support/limits.ts'
import { type Engine, type EngineBrowser, type EnginePage, phone } from './engine-page.ts'
import { miniBrowser, programs } from './programs.ts'

const pollMs = 20

/** Debian's WebKitGTK, the engine of Safari, in a window on a screen without a monitor. */
export const webKit: Engine = {
  name: 'WebKitGTK',
  start,
}

async function start(): Promise<EngineBrowser> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(programs.webKitDriver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANGUAGE: 'ro',
      LANG: 'ro_RO.UTF-8',
      WEBKIT_FORCE_SANDBOX: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listenTo(driver)
  const session = await connect(port)
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phone })
  return {
    page: drive(session),
    troubles: () => troublesIn(said()),
    close: async () => {
      await session.quit()
      for (const process of [driver, screen.process]) await endOf(process)
    },
  }
}

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  // The program chooses a number that is free and writes it to the given file descriptor.
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  return { process: screen, display: `:${String(number).trim()}` }
}

async function connect(port: number): Promise<WebDriver> {
  const deadline = Date.now() + testLimits.startMs
  const browserOptions = {
    binary: miniBrowser(),
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  }
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions })
        .build()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(pollMs)
    }
  }
}

function drive(session: WebDriver): EnginePage {
  return {
    open: (url) => session.get(url),
    evaluate: (code) => session.executeScript(`return (${code})`),
    press: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', '\ue007')).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  }
}

/** Collects the output of a process, and of the browser that it starts. */
function listenTo({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (words: string) => {
      said += words
    })
  return () => said
}

/** Returns the errors among the console messages of a browser. */
function troublesIn(said: string): string[] {
  return said.split('\n').filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line))
}

async function endOf(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const gone = once(process, 'exit')
  process.kill()
  await gone
}
