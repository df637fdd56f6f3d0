import { notBegunText } from '../i18n/trouble.ts'

/** Of the script that says what `troubleScript` has found. */
export const notBegunAddress = '/not-begun.js'

/**
 * Notices that a page's scripts do not begin: where the browser is older than they are written for, which a property of style
 * sheets of the same year tells (Safari 15, Chrome 88, Firefox 89), and where Astro reports that they did not come or did
 * not run. Written for any browser. What is tapped early would never be taken up then, so it is not marked any more.
 */
export const troubleScript = `(function(d,e){function t(){e.dataset.rowsAtHand='';d.head.appendChild(d.createElement('script')).src='${notBegunAddress}'}'aspectRatio'in e.style?addEventListener('astro:hydration-error',t):t()})(document,document.documentElement)`

/** Says so above everything else, and takes away the fields: what is typed into them would be lost. For any browser, too. */
export const notBegunScript = `(function (d) {
  var deaf = d.querySelectorAll('.dock, .list-share, .create-form')
  for (var at = 0; at < deaf.length; at += 1) deaf[at].style.display = 'none'
  var p = d.createElement('p')
  p.setAttribute('role', 'alert')
  p.style.cssText = 'padding:12px 16px;background:var(--note-soft);color:var(--note);font-weight:600;text-align:center'
  p.textContent = ${JSON.stringify(notBegunText)}
  d.body.insertBefore(p, d.body.firstChild)
})(document)
`
