/**
 * A food's page can be read, and its button pressed, before its script is loaded. Such a press marks the element as busy,
 * and the script handles it when it starts.
 */
export const earlyPressScript = `document.addEventListener('click',({target})=>{if(target instanceof Element&&target.closest('button'))target.closest('add-to-list:not(:defined)')?.setAttribute('aria-busy','true')})`
