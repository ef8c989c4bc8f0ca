import { separateAppConfig } from './vite.separate.config.ts';
import { firstHelperChunks } from './build/chunks/first-chunks.ts';
import { helperChunkGroups } from './build/chunks/helper-chunk-groups.ts';

/** The student's app. */
export default separateAppConfig('helper', {
  chunkGroups: helperChunkGroups,
  first: firstHelperChunks,
  listens: false,
});
