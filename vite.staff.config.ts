import { separateAppConfig } from './vite.separate.config.ts';
import { staffChunkGroups } from './build/staff-chunk-groups.ts';

export default separateAppConfig('staff', { chunkGroups: staffChunkGroups, listens: true });
