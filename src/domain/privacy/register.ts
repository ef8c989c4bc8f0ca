import type { CollectionName } from '../collections.ts';
import { messageEntries } from './register/messages.ts';
import { moneyEntries } from './register/money.ts';
import { peopleEntries } from './register/people.ts';
import { rightsEntries } from './register/rights.ts';
import { workEntries } from './register/work.ts';
import type { RegisterEntry } from './register/entry.ts';

/**
 * The register of processing: what is kept of whom, why, for how long, and what erasing a person does to it. Erasing reads
 * it, and docs/privacy.md is drawn from it, so that neither can say something else.
 */
export const register: Readonly<Record<CollectionName, RegisterEntry>> = {
  ...peopleEntries,
  ...workEntries,
  ...moneyEntries,
  ...messageEntries,
  ...rightsEntries,
};
