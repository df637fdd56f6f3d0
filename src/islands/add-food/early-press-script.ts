/**
 * A food's page can be read, and its button pressed, before its script is there. Who presses it then is noted on the
 * element as busy, and the script begins with that.
 */
export const earlyPressScript = `document.addEventListener('click',({target})=>{if(target instanceof Element&&target.closest('button'))target.closest('add-to-list:not(:defined)')?.setAttribute('aria-busy','true')})`
