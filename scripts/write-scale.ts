import { writeFile } from 'node:fs/promises';
import { readDay, readFigures } from '#tests/bench/scale/figures.ts';
import { renderScale } from './scale/render-scale.ts';

/** Draws docs/scale.md from what was counted. */
const [figures, day] = await Promise.all([readFigures(), readDay()]);
await writeFile(new URL('../docs/scale.md', import.meta.url), renderScale(figures, day));
