import { textGroup } from './text-groups.ts';

/** Modules of the student's app that share a chunk. */
export const helperChunkGroups = [
  textGroup('texts', 1, 'common', 'helper/helper'),
  // Of what is loaded after the page is there.
  textGroup('card-texts', 1, 'helper/(?:door|own-cards)'),
];
