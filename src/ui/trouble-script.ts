import { notAddedText, notBegunText } from './trouble-texts.ts'

/** Address of the script that shows the message after `troubleScript` has detected a problem. */
const notBegunAddress = '/not-begun.js'

/**
 * Detects that a page's scripts do not start: if the browser is too old for them, which a CSS property of the same year
 * shows (Safari 15, Chrome 88, Firefox 89), and if Astro reports that they could not be loaded or run. Written for any
 * browser.
 */
export const troubleScript = `(function(d){function t(){d.head.appendChild(d.createElement('script')).src='${notBegunAddress}'}'aspectRatio'in d.documentElement.style?addEventListener('astro:hydration-error',t):t()})(document)`

/**
 * Shows a message above everything else, with the text that was typed, and removes the fields: text that is typed into them
 * would be lost, and so would taps that are marked on their rows. Written for any browser.
 */
export const notBegunScript = `(function (d) {
  var deaf = d.querySelectorAll('.dock, .list-share, .create-form')
  for (var at = 0; at < deaf.length; at += 1) deaf[at].style.display = 'none'
  d.documentElement.setAttribute('data-rows-at-hand', '')
  var marked = d.querySelectorAll('[data-early-tick]')
  for (at = 0; at < marked.length; at += 1) {
    marked[at].removeAttribute('data-early-tick')
    marked[at].classList.remove('item-completed')
  }
  var entering = d.querySelector('.list-entering')
  if (entering) entering.textContent = ''
  var p = d.createElement('p')
  p.setAttribute('role', 'alert')
  p.style.cssText = 'padding:12px 16px;background:var(--note-soft);color:var(--note);font-weight:600;text-align:center'
  p.textContent = ${JSON.stringify(notBegunText)}
  var field = d.querySelector('.add-field')
  var typed = window.giveUpEarly ? giveUpEarly() : []
  if (field && field.value) typed.push(field.value)
  if (typed.length) p.textContent += ${JSON.stringify(` ${notAddedText}`)} + typed.join(', ')
  d.body.insertBefore(p, d.body.firstChild)
})(document)
`
