/**
 * A list drawn by the server can be tapped before its script is there. What is tapped then is marked on its row, where
 * the style sheet shows it; `tickEarly` takes it from there. Stands in the page's head, so that it hears a tap on the
 * first row while the last one is still on its way.
 */
export const earlyTicksScript = `document.addEventListener('click',({target})=>{if(document.documentElement.dataset.rowsAtHand===undefined&&target instanceof Element&&target.closest('[data-control="check"]'))target.closest('[data-item]')?.toggleAttribute('data-early-tick')})`
