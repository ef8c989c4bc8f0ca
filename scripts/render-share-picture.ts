/**
 * `node scripts/render-share-picture.ts`: renders the picture of shared links. It is committed, so that a build needs
 * no browser.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { inProject } from '#build/project.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { loadDrawing } from './drawing/load-drawing.ts';

const { sharePicture } = await loadDrawing<{ sharePicture: string }>('share-picture.tsx');
const font = await readFile(
  inProject(
    'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
);
const face = `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:200 800;src:url(data:font/woff2;base64,${font.toString('base64')})}`;

await mkdir(inProject('public', 'share'), { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${face}*{margin:0}</style>${sharePicture}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inProject('public', 'share', 'madelief.png') });
} finally {
  await browser.close();
}
