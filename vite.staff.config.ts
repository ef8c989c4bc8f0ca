import { separateAppConfig } from './vite.separate.config.ts';

/** Staff's app. */
export default separateAppConfig('staff');
