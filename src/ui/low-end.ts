/** The limits of a low-end device (specification, section 9); deliberately low. */
const fewCores = 2
const littleMemoryGb = 2

/**
 * Marks devices with 2 cores or fewer, or 2 GB of memory or less, for which the style sheet has short animations. It runs
 * while the head is parsed: later, the same attribute would restyle every element of the page.
 */
export const lowEndScript = `if(navigator.hardwareConcurrency<=${fewCores}||navigator.deviceMemory<=${littleMemoryGb})document.documentElement.dataset.lowEnd=''`
