import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { inProject } from '#build/project.ts';
import { currentLook } from './look.ts';

afterEach(() => vi.unstubAllGlobals());

/** The script of a page before the first paint; empty where it has none. */
function scriptOf(page: string): string {
  if (!readFileSync(inProject(page), 'utf8').includes('%FIRST_VIEW_SCRIPT%')) return '';
  const script = readFileSync(inProject('build', 'head', 'first-view.html'), 'utf8');
  return /<script>([\s\S]*?)<\/script>/.exec(script)?.[1] ?? '';
}

const looks = fc.record({
  lang: fc.constantFrom('nl', 'en'),
  textSize: fc.constantFrom(undefined, '125', '150', '200'),
  contrast: fc.constantFrom(undefined, 'more'),
  width: fc.constantFrom(280, 320, 360, 767, 768, 820, 1023, 1024, 1280),
});
type Look = typeof looks extends fc.Arbitrary<infer Value> ? Value : never;

const datasetOf = ({ textSize, contrast }: Look) => ({
  ...(textSize === undefined ? {} : { textSize }),
  ...(contrast === undefined ? {} : { contrast }),
});

function lookOf(look: Look): string {
  vi.stubGlobal('document', { documentElement: { lang: look.lang, dataset: datasetOf(look) } });
  vi.stubGlobal('innerWidth', look.width);
  return currentLook();
}

test.each(['index.html', 'helper.html'])(
  'a kept view is shown by %s as it was kept, and not in another look',
  (page) => {
    fc.assert(
      fc.property(looks, looks, fc.constantFrom('', '#secret'), (then, now, hash) => {
        const kept = lookOf(then);
        const dataset = { ...datasetOf(now), kept };
        runInNewContext(scriptOf(page), {
          document: { documentElement: { lang: now.lang, dataset } },
          innerWidth: now.width,
          location: { hash },
          addEventListener: () => undefined,
        });
        expect(dataset.kept).toBe(kept === lookOf(now) && hash === '' ? kept : 'other');
      }),
    );
  },
);
