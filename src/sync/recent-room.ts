import { keepSetting, settingKey } from './device-settings.ts'

const name = 'recent-room'

/** Remembers how much room this device's lists take on the home page, in CSS pixels; 0 for none. */
export function keepRecentRoom(heightPx: number): void {
  keepSetting(name, heightPx)
}

/** Makes that room (`--recent-room`) while the page is parsed, so that nothing moves when the lists come. */
export const recentRoomScript = `try{document.documentElement.style.setProperty('--recent-room',Number(localStorage.getItem('${settingKey(name)}'))+'px')}catch{}`
