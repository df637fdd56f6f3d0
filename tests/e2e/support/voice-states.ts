import type { Person } from './person.ts'
import { type State, short } from './short-list.ts'
import {
  pretendEngine,
  pretendMicrophone,
  pretendRecognition,
  Speaker,
  speakWithoutPauses,
  withoutOwnRecognition,
} from './speaker.ts'
import { withoutLimits } from './time.ts'

/** States of a list's page about spoken items. */
export const voiceStates: Readonly<Record<string, State>> = {
  'voice-recording': async (person) => {
    const speaker = await speak(person, true)
    await speaker.stop.waitFor()
  },
  'voice-processing': async (person) => {
    const speaker = await speak(person, true)
    await speaker.hasSecondsLeft(2)
    await speaker.stop.click()
    await person.page.locator('.voice-waiting').waitFor()
  },
  'voice-heard': async (person) => {
    const speaker = await speak(
      person,
      true,
      'două kile de cartofi noi, o pâine de casă, zece ouă, un pachet de unt',
    )
    await speaker.hasSecondsLeft(2)
    await speaker.stop.click()
    await person.toasts.getByText('Am auzit').waitFor()
  },
  'voice-consent': async (person) => {
    await pretendRecognition(person.page)
    await speak(person, false)
    await person.page.getByRole('region', { name: 'Folosiți recunoașterea vorbirii din browser?' }).waitFor()
  },
  'voice-nowhere': async (person) => {
    await withoutOwnRecognition(person.page)
    await pretendEngine(person.page, false)
    await person.openNewList('Cină')
    await person.page
      .getByText(/^Adaugă primul produs (mai jos|alături)\.$/)
      .filter({ visible: true })
      .waitFor()
  },
  'voice-lack': async (person) => {
    await pretendRecognition(person.page)
    const speaker = new Speaker(person.page)
    await pretendEngine(person.page, false)
    await short(person)
    // The recognition disappears after the page has found it.
    await person.page.evaluate(() => Reflect.deleteProperty(globalThis, 'SpeechRecognition'))
    await person.page.evaluate(() => Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition'))
    await speaker.start.click()
    await person.page.getByRole('region', { name: 'Introducerea vocală nu este pornită' }).waitFor()
  },
}

/** Speaks to a short list; the server's engine returns the text, never answers, or is missing. */
async function speak(person: Person, engine: boolean, text?: string): Promise<Speaker> {
  const speaker = new Speaker(person.page)
  await pretendEngine(person.page, engine, text)
  await pretendMicrophone(person.page)
  await speakWithoutPauses(person.page)
  await withoutLimits(person.page)
  await short(person)
  await speaker.start.click()
  return speaker
}
