/**
 * Shows the first line that is due. It stands behind the lines, so that it runs before they are drawn and nothing moves:
 * the page is made long before it is read.
 */
export const noticeScript =
  "for(const n of document.querySelectorAll('.notice')){const t=Date.now();" +
  'if(n.dataset.from<=t&&t<n.dataset.until){n.hidden=false;break}}'
