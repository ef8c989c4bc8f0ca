import { separateAppConfig } from './vite.separate.config.ts';
import { firstHelperChunks } from './build/chunks/first-chunks.ts';

/** The student's app. */
export default separateAppConfig('helper', { first: firstHelperChunks, listens: false });
