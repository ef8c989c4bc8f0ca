import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { inProject } from '#build/project.ts';
import { currentLook } from './look.ts';

afterEach(() => vi.unstubAllGlobals());

const scriptOf = (page: string): string =>
  [...readFileSync(inProject(page), 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('dataset.kept')) ?? '';

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
