import { common } from '../common.ts';
import { errors } from '../errors.ts';
import { session } from '../session.ts';

/** What the app shows before it knows somebody. It is bundled: the first screen needs no second request. */
export const entrance = { common, errors, session } as const;
