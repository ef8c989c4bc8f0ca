import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';
import { typeface } from './typeface-plugin.ts';

const folder = inProject('node_modules', '@fontsource-variable', 'atkinson-hyperlegible-next');

/** The tags that the plugin adds to the head. */
async function head() {
  const plugin = typeface();
  const emitted: { readonly fileName: string; readonly source: Uint8Array }[] = [];
  const { buildStart, transformIndexHtml } = plugin;
  if (typeof buildStart !== 'function' || typeof transformIndexHtml !== 'function') throw new Error('no such hooks');
  const context = { environment: { name: 'client' }, emitFile: (file: (typeof emitted)[number]) => emitted.push(file) };
  await Reflect.apply(buildStart, context, [{}]);
  const tags = (await Reflect.apply(transformIndexHtml, context, ['', {}])) as readonly {
    readonly tag: string;
    readonly attrs?: Readonly<Record<string, string | boolean>>;
    readonly children?: string;
  }[];
  return { emitted, link: tags[0]?.attrs, style: tags[1]?.children ?? '' };
}

test('one file is emitted, preloaded, and named by its version', async () => {
  const { emitted, link, style } = await head();
  expect(emitted).toHaveLength(1);
  const [file] = emitted;
  expect(file?.fileName).toMatch(/^fonts\/atkinson-hyperlegible-next-\d+\.\d+\.\d+\.woff2$/);
  expect(link).toMatchObject({ rel: 'preload', as: 'font', href: `/${file?.fileName}`, crossorigin: true });
  expect(style).toContain(`url('/${file?.fileName}')`);
  // No layout shift: a page rendered without the font keeps its fallback.
  expect(style).toContain('font-display:optional');
  expect(file?.source.byteLength).toBeLessThan(60_000);
});

test('its unicode-range is that of its package but for the zero, and its licence allows distribution', async () => {
  const { style } = await head();
  const css = await readFile(`${folder}/index.css`, 'utf8');
  const range = /unicode-range:([^}]+)\}/.exec(style)?.[1] ?? '';
  expect(range).not.toBe('');
  expect(css.replaceAll(' ', '')).toContain(`unicode-range:${range.replace('U+0000-002F,U+0031-00FF', 'U+0000-00FF')}`);
  expect(range).not.toContain('U+0000-00FF');
  expect(await readFile(`${folder}/LICENSE`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  expect((await stat(`${folder}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`)).isFile()).toBe(true);
});
