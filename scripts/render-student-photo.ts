/**
 * `node scripts/render-student-photo.ts`: renders the picture that a student of the example data has as her photo. It is
 * committed, so that `npm start` needs no browser.
 */
import { writeFile } from 'node:fs/promises';
import { inProject } from '#build/project.ts';
import { photoLimits } from '#domain/students/photo/photo-limits.ts';
import { plainJpeg } from '#domain/students/photo/plain-jpeg.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { loadDrawing } from './drawing/load-drawing.ts';

const { studentPhoto } = await loadDrawing<{ studentPhoto: string }>('student-photo.tsx');
const { side } = photoLimits;

const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>*{margin:0}</style>${studentPhoto}`);
  const jpeg = plainJpeg(await page.screenshot({ type: 'jpeg', quality: 85 }));
  if (jpeg === null) throw new Error('the browser made no JPEG');
  await writeFile(inProject('local', 'seed', 'student-photo.jpg'), jpeg);
} finally {
  await browser.close();
}
