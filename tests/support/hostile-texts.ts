import fc from 'fast-check'

/** The function that a text calls when a browser runs it as code. */
const hostileCall = 'hostile()'

/**
 * Texts that have become code, markup, a command or a broken page in other software, of each kind in OWASP's cheat sheets.
 */
const attempts = [
  `<script>${hostileCall}</script>`,
  `</script><script>${hostileCall}</script>`,
  `</title><script>${hostileCall}</script>`,
  `</noscript><script>${hostileCall}</script>`,
  `</astro-island><script>${hostileCall}</script>`,
  `<scr<script>ipt>${hostileCall}</scr</script>ipt>`,
  `<img src=x onerror=${hostileCall}>`,
  `<img src="x" onerror="${hostileCall}">`,
  `<svg/onload=${hostileCall}>`,
  `<svg><animate onbegin=${hostileCall} attributeName=x>`,
  `<math><mtext><style><img src=x onerror=${hostileCall}></style>`,
  `<details open ontoggle=${hostileCall}>`,
  `<input autofocus onfocus=${hostileCall}>`,
  `<body onpageshow=${hostileCall}>`,
  `<iframe srcdoc="<script>parent.${hostileCall}</script>"></iframe>`,
  `<iframe src="javascript:parent.${hostileCall}"></iframe>`,
  `<object data="javascript:${hostileCall}"></object>`,
  `<embed src="javascript:${hostileCall}">`,
  `<a href="javascript:${hostileCall}">lapte</a>`,
  `<form action="javascript:${hostileCall}"><button>Adaugă</button></form>`,
  `<base href="//rau.example/">`,
  `<link rel="stylesheet" href="//rau.example/x.css">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${hostileCall}">`,
  `<style>@import "//rau.example/x.css";</style>`,
  `<!--`,
  `-->`,
  ']]>',
  `" onmouseover="${hostileCall}`,
  `' onmouseover='${hostileCall}`,
  `" autofocus onfocus=${hostileCall} x="`,
  `"-${hostileCall}-"`,
  `'-${hostileCall}-'`,
  `\`-${hostileCall}-\``,
  `\${${hostileCall}}`,
  `{{constructor.constructor("${hostileCall}")()}}`,
  `javascript:${hostileCall}`,
  `JaVaScRiPt:${hostileCall}`,
  `java\tscript:${hostileCall}`,
  `java\u200bscript:${hostileCall}`,
  `vbscript:${hostileCall}`,
  `data:text/html,<script>${hostileCall}</script>`,
  `&lt;script&gt;${hostileCall}&lt;/script&gt;`,
  `&#60;script&#62;${hostileCall}&#60;/script&#62;`,
  `%3Cscript%3E${hostileCall}%3C/script%3E`,
  `\\u003cscript\\u003e${hostileCall}\\u003c/script\\u003e`,
  `＜script＞${hostileCall}＜/script＞`,
  `+ADw-script+AD4-${hostileCall}+ADw-/script+AD4-`,
  '$&$`$1$<name>',
  '__proto__',
  'constructor',
  'toString',
  `'; DROP TABLE items; --`,
  `' OR '1'='1`,
  `{:listId}`,
  `=cmd|' /C calc'!A0`,
  '../../../etc/passwd',
  'lapte\r\nSet-Cookie: rau=1',
  'lapte\u0000pâine',
  'lapte\u2028pâine\u2029',
  '\ud83d',
  '\udc00lapte',
  '\u202elapte\u202c',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'ÿ\u0080\u009f',
]

/** Surroundings that some attempts need to work. */
const surroundings: readonly ((attempt: string) => string)[] = [
  (attempt) => attempt,
  (attempt) => `lapte ${attempt}`,
  (attempt) => `${attempt} 2 kg`,
  (attempt) => attempt.toUpperCase(),
  (attempt) => `${attempt}${attempt}`,
  (attempt) => encodeURIComponent(attempt.replaceAll(/\p{Cs}/gu, '')),
  (attempt) => attempt.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (attempt) => attempt.replaceAll(/[<>=]/g, ''),
  (attempt) => Array.from(attempt).join('\u200d'),
  (attempt) => JSON.stringify(attempt),
]

/** One hostile text: an attempt in its surroundings, two of them side by side, or any characters at all. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: dressedAttempt() },
  { weight: 2, arbitrary: fc.tuple(dressedAttempt(), dressedAttempt()).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
)

function dressedAttempt(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...attempts), fc.constantFrom(...surroundings))
    .map(([attempt, dress]) => dress(attempt))
}
