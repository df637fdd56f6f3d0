/** A page in a browser that Playwright cannot drive, with the few actions of its driver. */
export interface EnginePage {
  open(url: string): Promise<void>
  /** Runs an expression or a function's text in the page. Its value has to be JSON. */
  evaluate(code: string): Promise<unknown>
  /** Presses a place of the viewport. */
  press(x: number, y: number): Promise<void>
  /** Types a text into the focused field; a line break presses Enter. */
  type(text: string): Promise<void>
  /** Returns a picture of the page as PNG. */
  picture(): Promise<Uint8Array>
}

/** A browser of one person: pages and storage of its own. */
export interface EngineBrowser {
  page: EnginePage
  /** Returns errors of scripts, and refusals by the content policy, on any page since the start. */
  troubles(): string[]
  close(): Promise<void>
}

export interface Engine {
  name: string
  start(): Promise<EngineBrowser>
}

/** Size of a phone's screen. GTK makes no narrower windows than 447 pixels. */
export const phone = { width: 390, height: 844 } as const
