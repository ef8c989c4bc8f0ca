import { followList } from './follow-list.ts';
import type { FollowList } from './live-lists.ts';
import { beginToListen } from './live-firestore.ts';

/** Loads the large SDK: for a dynamic import. */
export const followLiveList: FollowList = (list, most, told) =>
  beginToListen((firestore) => followList(firestore, list, most, told));
