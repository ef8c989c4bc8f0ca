import { escapeHtml } from '#domain/escape-html.ts';
import { loadDateFormats } from './load-date-formats.ts';
import { classesIn, isCurrent, isTooLarge, type KeptView } from './kept-view.ts';

const emptyRoot = '<div id="root"></div>';

/**
 * The app is drawn unseen, in the place that it will have, until it shows the same (src/pwa/first-view/take-over.ts). Where
 * the page looks different from when the view was kept, its script says so, and the view is not shown.
 */
const rulesOfBoth =
  '#kept~#root{visibility:hidden;content-visibility:hidden;position:absolute;inset:0 0 auto}' +
  'html[data-kept=other] #kept{display:none}' +
  'html[data-kept=other] #root{visibility:visible!important;content-visibility:visible!important}';

/** Nothing is painted until all of the view is there: a header that is painted alone is moved by what follows. */
const paintedWhole = '<link rel="expect" href="#root" blocking="render">';

const preload = /<link rel="modulepreload" crossorigin href="(?<file>[\w/.-]+)">\s*/g;

/** Asked for in one task: each takes a slow device some 6 ms. */
const filesAtOnce = 5;

/**
 * Begins the app once the view is painted, or at once where nobody looks at it. Its files are fetched then, and by this
 * script: Chromium does not hand what the parser has fetched through a service worker to an `import()`. Not before: asking
 * for some fifty files takes a slow device 60 ms and more (docs/decisions/0136-usable-sooner.md), and so in several tasks.
 */
const beginWith = (files: ReadonlySet<string>, script: string): string =>
  `${loadDateFormats}new Promise((begin)=>{` +
  'if(document.hidden)begin();' +
  'addEventListener("visibilitychange",begin,{once:true});' +
  'requestAnimationFrame(()=>setTimeout(begin))' +
  `}).then(()=>{const files=${JSON.stringify([...files])};const ask=()=>{` +
  `for(const href of files.splice(0,${filesAtOnce}))` +
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));' +
  'if(files.length>0)setTimeout(ask)};ask();' +
  `return import(${JSON.stringify(script)})})`;

export interface ViewPage {
  readonly html: string;
  /** The texts of the style and script elements that were added. */
  readonly style: string;
  readonly script: string;
}

/**
 * The page of the app with a kept view in it.
 * @returns null for a view of another version of the app, one that no longer holds, or one that does not fit in.
 */
export function withView(page: string, view: KeptView, now: number): ViewPage | null {
  if (!isCurrent(view, now) || isTooLarge(view)) return null;
  const scriptTag = `<script type="module" crossorigin src="${view.script}"></script>`;
  if (!/^[\w/.-]+$/.test(view.script) || !page.includes(scriptTag) || !page.includes(emptyRoot)) return null;
  const style = view.css + rulesOfBoth;
  if (/<\/style/i.test(style)) return null;
  const announced = [...page.matchAll(preload)].map(({ groups }) => groups?.['file'] ?? '');
  const script = beginWith(new Set([view.script, ...announced, ...view.files]), view.script);
  // The app does not write the rules of these again (src/ui/theme/style-sheet.ts).
  const classes = [...new Set(classesIn(view.css))].join(' ');
  const styleTag = `<style id="kept-style" data-styles="${classes}">${style}</style>`;
  // Replaced by functions: a `$` in a text is a `$`.
  const html = page
    .replace(/<html\b/, (tag) => `${tag} data-kept="${escapeHtml(view.look)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(view.title)}</title>`)
    .replaceAll(preload, '')
    .replace(scriptTag, () => `<script data-app="${view.script}">${script}</script>`)
    .replace('</head>', (tag) => paintedWhole + styleTag + tag)
    .replace(emptyRoot, (root) => `<div id="kept">${view.html}</div>${root}`);
  return { html, style, script };
}
