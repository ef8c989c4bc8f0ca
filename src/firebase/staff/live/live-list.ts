import { followList } from './follow-list.ts';
import type { FollowList } from './live-lists.ts';
import { liveFirestore } from './live-firestore.ts';

/** Loads the large SDK: for a dynamic import. */
export const followLiveList: FollowList = (list, most, told) => followList(liveFirestore(), list, most, told);
