/** Deliberately few: what the specification calls a low-end device (section 9). */
const fewCores = 2
const littleMemoryGb = 2

/**
 * Lets the style sheet keep its animations short on devices of 2 cores or fewer, or 2 GB of memory or less. Runs while the
 * head is parsed: later, the same attribute would have every element of the page styled anew.
 */
export const lowEndScript = `if(navigator.hardwareConcurrency<=${fewCores}||navigator.deviceMemory<=${littleMemoryGb})document.documentElement.dataset.lowEnd=''`
