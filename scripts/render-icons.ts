/**
 * Renders the icons of the installed app from one daisy: `node scripts/render-icons.ts`. The pictures are committed, so
 * that a build needs no browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { launchChromium } from '../tests/browser/launch-chromium.ts';

const ground = '#14523b';
const petal = '#fdf8ec';
const heart = '#f2b632';

/** Petals around a centre, in a square of 512; `scale` leaves room for a launcher's mask. */
function daisy(scale: number): string {
  const petals = Array.from(
    { length: 12 },
    (_, index) => `<ellipse cx="256" cy="128" rx="42" ry="104" transform="rotate(${index * 30} 256 256)"/>`,
  );
  return `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)"><g fill="${petal}" stroke="${ground}" stroke-width="6">${petals.join('')}</g><circle cx="256" cy="256" r="74" fill="${heart}"/></g>`;
}

const badges = {
  request:
    '<circle cx="384" cy="384" r="112" fill="#fdf8ec"/><path d="M384 320v128M320 384h128" stroke="#14523b" stroke-width="36" stroke-linecap="round"/>',
  list: '<circle cx="384" cy="384" r="112" fill="#fdf8ec"/><path d="M328 344h112M328 384h112M328 424h112" stroke="#14523b" stroke-width="28" stroke-linecap="round"/>',
} as const;

const svg = (content: string, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${ground}"/>${content}</svg>`;

const rounded = svg(daisy(0.92), 112);
/** A launcher may crop to the middle 80 %. */
const maskable = svg(daisy(0.66), 0);

const pictures = [
  { file: 'icon-192.png', size: 192, picture: rounded },
  { file: 'icon-512.png', size: 512, picture: rounded },
  { file: 'maskable-192.png', size: 192, picture: maskable },
  { file: 'maskable-512.png', size: 512, picture: maskable },
  { file: 'apple-touch-icon.png', size: 180, picture: svg(daisy(0.82), 0) },
  { file: 'shortcut-request-96.png', size: 96, picture: svg(daisy(0.8) + badges.request, 112) },
  { file: 'shortcut-list-96.png', size: 96, picture: svg(daisy(0.8) + badges.list, 112) },
];

const folder = new URL('../public/icons/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('icon.svg', folder), `${rounded}\n`);
const browser = await launchChromium();
try {
  for (const { file, size, picture } of pictures) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
    await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
