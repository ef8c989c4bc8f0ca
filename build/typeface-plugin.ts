import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { inProject } from './project.ts';

const family = 'Atkinson Hyperlegible Next';
const packageFolder = ['node_modules', '@fontsource-variable', 'atkinson-hyperlegible-next'] as const;
/** The characters of Dutch, English and French, in all weights. */
const sourceFile = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';

/**
 * The unicode-range as given by the font's package, without the zero: Atkinson's has a slash, no feature of the font gives
 * another, and in a telephone number it is read as an 8. The zero is the fallback's.
 */
const unicodeRange =
  'U+0000-002F,U+0031-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The name of the fallback in the font stack of src/ui/theme/system.ts. */
const fallbackFamily = 'Atkinson Fallback';

/**
 * The device's own Arial-like font, as wide as Atkinson: its average width over the texts of the landing page, divided by
 * that of Arial (Liberation Sans has the same metrics). A page that changes from one to the other does not shift.
 */
const fallbacks = [
  { weight: 400, sizeAdjust: '98.7%', fonts: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'] },
  {
    weight: 700,
    sizeAdjust: '99.3%',
    fonts: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'HelveticaNeue-Bold'],
  },
] as const;

const fallbackFaces = fallbacks
  .map(({ weight, sizeAdjust, fonts }) => {
    const sources = fonts.map((font) => `local('${font}')`).join(',');
    return `@font-face{font-family:'${fallbackFamily}';src:${sources};font-weight:${weight};size-adjust:${sizeAdjust}}`;
  })
  .join('');

/**
 * Emits the font under a versioned name and preloads it. It is `font-display: optional`: a page rendered without it
 * keeps its fallback, because a layout shift is worse.
 */
export function typeface(): Plugin {
  let fileName = '';
  return {
    name: 'typeface',
    async buildStart() {
      const { version } = z
        .object({ version: z.string() })
        .parse(JSON.parse(await readFile(inProject(...packageFolder, 'package.json'), 'utf8')));
      fileName = `fonts/atkinson-hyperlegible-next-${version}.woff2`;
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName,
        source: await readFile(inProject(...packageFolder, 'files', sourceFile)),
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: true },
      },
      {
        tag: 'style',
        children: `@font-face{font-family:'${family}';src:url('/${fileName}') format('woff2');font-weight:200 800;font-style:normal;font-display:optional;unicode-range:${unicodeRange}}${fallbackFaces}`,
      },
    ],
  };
}
