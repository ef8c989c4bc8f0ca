import { separateAppConfig } from './vite.separate.config.ts';
import { staffChunkGroups } from './build/chunks/staff-chunk-groups.ts';

export default separateAppConfig('staff', { chunkGroups: staffChunkGroups, listens: true });
