import { writeFile } from 'node:fs/promises';
import { renderRegister } from './privacy/render-register.ts';

/** Draws docs/privacy.md from the register. */
await writeFile(new URL('../docs/privacy.md', import.meta.url), renderRegister());
