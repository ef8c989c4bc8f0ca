/**
 * The first format of a date makes the browser load what it knows of languages and dates, for all threads of a page: 30 to
 * 50 ms where the browser was just started, which would be part of the task that draws the first screen. A worker does it
 * meanwhile; where it cannot, the drawing takes that much longer. For a script in the page; the policy of firebase.json names
 * the function.
 */
export const loadDateFormats =
  'try{const address="/first-date.js";new Worker(globalThis.trustedTypes?.createPolicy("madelief-dates",' +
  '{createScriptURL:()=>address}).createScriptURL(address)??address)}catch{}';
