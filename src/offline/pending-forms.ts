import { hasRows } from '#lib/has-rows.ts';
import { databaseName } from './database-name.ts';
import { visitorOwner } from './visitor-owner.ts';

/** Returns whether a visitor's form is queued on this device, without opening the outbox. */
export const hasPendingForms = (): Promise<boolean> =>
  hasRows({ database: databaseName, store: 'outbox', index: 'uid', value: visitorOwner });
