import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptView } from './kept-view.ts';
import { withView } from './view-page.ts';

const tag = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const page = `<!doctype html><html lang="nl"><head><title>Madelief</title>${tag}<link rel="modulepreload" crossorigin href="/assets/react-1.js"></head><body><div id="root"></div></body></html>`;

const view: KeptView = {
  html: '<main><h1>Welkom, Maria</h1></main>',
  css: 'h1{color:red}.css-a1{margin:0}@media print{.css-b2-true{color:red}}.css-a1:hover{margin:1px}',
  title: 'Welkom, Maria | Madelief',
  script: '/assets/index-1.js',
  files: ['/assets/react-1.js', '/assets/dashboard-1.js'],
  look: 'nl   2',
  keptAt: 1_000,
  until: 2_000,
};

test('a view stands in the page before the place of the app, which begins once it is painted', () => {
  const drawn = withView(page, view, 1_500);
  expect(drawn?.html).toContain(`<div id="kept">${view.html}</div><div id="root"></div>`);
  expect(drawn?.html).toContain('<title>Welkom, Maria | Madelief</title>');
  expect(drawn?.html).toContain('<html data-kept="nl   2" lang="nl">');
  expect(drawn?.html).toContain(`<style id="kept-style" data-styles="css-a1 css-b2-true">${drawn?.style}</style>`);
  expect(drawn?.html).not.toContain(tag);
  expect(drawn?.html).toContain(`<script data-app="/assets/index-1.js">${drawn?.script}</script>`);
  expect(drawn?.script).toContain('import("/assets/index-1.js")');
  // Also what the app loaded the last time to draw it. Fetched once: by the script, and not by the parser as well.
  expect(drawn?.script).toContain('["/assets/index-1.js","/assets/react-1.js","/assets/dashboard-1.js"]');
  expect(drawn?.html).not.toContain('rel="modulepreload"');
});

test('text that means something to a replacement or to HTML stays text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (words, title) => {
      const html = `<p>${words.replaceAll(/[<>&]/g, '')} $& $1</p>`;
      const drawn = withView(page, { ...view, html, title }, 1_500);
      expect(drawn?.html).toContain(`<div id="kept">${html}</div>`);
      expect(/<title>([^<]*)<\/title>/.exec(drawn?.html ?? '')).not.toBeNull();
    }),
  );
});

test.each([
  ['of another version of the app', { script: '/assets/index-2.js' }, 1_500],
  ['whose script is no address', { script: '"></script><script>' }, 1_500],
  ['of before the clock was set back', {}, 999],
  ['in which something has passed', {}, 2_000],
  ['whose rules would end their element', { css: 'a{}</style><script>' }, 1_500],
  ['that is too large', { html: 'x'.repeat(500_000) }, 1_500],
])('a view %s is not used', (_what, change, now) => {
  expect(withView(page, { ...view, ...change }, now)).toBeNull();
});

test('a page of another form gets none', () => {
  expect(withView(page.replace('<div id="root"></div>', ''), view, 1_500)).toBeNull();
});

test('its script asks for files in pieces', async () => {
  const files = Array.from({ length: 12 }, (_, number) => `/assets/part-${number}.js`);
  const { script = '' } = withView(page, { ...view, files }, 1_500) ?? {};
  const tasks: (() => void)[] = [];
  const done: string[] = [];
  const globals = {
    document: {
      hidden: true,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => done.push(href) },
    },
    addEventListener: () => undefined,
    requestAnimationFrame: () => undefined,
    setTimeout: (task: () => void) => tasks.push(task),
    load: (file: string) => done.push(file),
    Worker: class {
      constructor(address: string) {
        done.push(address);
      }
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is the text under test, which a page runs
  const run = new Function(
    ...Object.keys(globals),
    script.replace('import(', 'load(').replace('new Promise', 'return new Promise'),
  );
  const asked = run(...Object.values(globals));
  // Before anything else, since it works beside this script.
  expect(done.splice(0)).toEqual(['/first-date.js']);
  await asked;
  const perTask = [done.splice(0).length];
  for (const task of tasks) {
    task();
    perTask.push(done.splice(0).length);
  }
  // The script of the app is asked for and imported, then there are two further tasks with files.
  expect(perTask).toEqual([6, 5, 4]);
});
