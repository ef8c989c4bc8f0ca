import { separateAppConfig } from './vite.separate.config.ts';

/** The student's app. */
export default separateAppConfig('helper', { listens: false });
