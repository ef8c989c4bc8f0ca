import type { resources as dutch } from '#i18n/nl/definition/resources.ts';
import type { SameKeys } from '#i18n/same-keys.ts';
import { common } from '../common.ts';
import { dashboard } from '../dashboard.ts';
import { errors } from '../errors.ts';
import { requests } from '../requests.ts';
import { session } from '../session.ts';
import { validation } from '../validation.ts';

/** Loaded when asked for: most people never need it. */
export const resources = { common, dashboard, errors, requests, session, validation } as const satisfies SameKeys<
  typeof dutch
>;
