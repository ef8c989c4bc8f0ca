import { common } from '../common.ts';
import { dashboard } from '../dashboard.ts';
import { errors } from '../errors.ts';
import { requests } from '../requests.ts';
import { session } from '../session.ts';
import { validation } from '../validation.ts';

/** Every namespace. The keys of Dutch are the keys there are. */
export const resources = { common, dashboard, errors, requests, session, validation } as const;
