import { firefox } from './firefox.ts';
import type { Engine } from './engine.ts';
import { webkit } from './webkit.ts';

/** The engines beside Chromium. */
export const otherEngines: readonly Engine[] = [webkit, firefox];
