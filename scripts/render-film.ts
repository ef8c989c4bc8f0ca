/**
 * `node scripts/render-film.ts`: renders the film of the landing page, frame by frame, into public/film. It needs
 * ffmpeg (Debian's package of that name); the film is committed, so that nothing else does.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '#build/project.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { loadDrawing } from './drawing/load-drawing.ts';

const target = inProject('public', 'film');

function ffmpeg(...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => reject(new Error('ffmpeg is not installed: apt-get install ffmpeg')));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}

const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
const browser = await launchChromium();
try {
  const { frames: svgs, rate } = await loadDrawing<{ frames: readonly string[]; rate: number }>('film-frames.ts');
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await page.setContent('<body style="margin:0"></body>');
  for (const [frame, svg] of svgs.entries()) {
    await page.evaluate((markup) => (document.body.innerHTML = markup), svg);
    await page.screenshot({ path: path.join(folder, `${String(frame).padStart(4, '0')}.png`) });
  }
  await mkdir(target, { recursive: true });
  const frames = ['-framerate', String(rate), '-i', path.join(folder, '%04d.png')];
  await ffmpeg(
    ...frames,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    path.join(target, 'madelief.mp4'),
  );
  await ffmpeg(
    ...frames,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '50',
    '-g',
    '240',
    '-b:v',
    '0',
    path.join(target, 'madelief.webm'),
  );
  const poster = svgs[Math.floor(svgs.length * 0.72)] ?? '';
  await writeFile(path.join(target, 'poster.svg'), poster.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
