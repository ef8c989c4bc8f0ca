import type { RequestTexts } from './request-texts.ts';
import type { HelperTexts } from './helper-texts.ts';
import type { LazyTexts } from './lazy-texts.ts';
import type { resources } from './nl/definition/resources.ts';
import type { StaffTexts } from './staff/staff-texts.ts';
import type { SameKeys } from './same-keys.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // Keys are checked, texts are plain strings: with literal types the compiler needs gigabytes.
    resources: SameKeys<typeof resources> & LazyTexts & RequestTexts & StaffTexts & HelperTexts;
    returnNull: false;
  }
}
