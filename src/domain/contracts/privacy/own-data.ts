import * as z from 'zod/mini';
import { boundedText, emailAddress, exactText, textLimits } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';

const nothing = z.strictObject({});

/**
 * Mails a senior or family member the link to her own data. Staff is refused with `no-access`. A double tap sends one mail;
 * too many: `too-many-mails`.
 */
export const askOwnData = functionContract({ name: 'ask-own-data', input: nothing, output: nothing });

/**
 * The same for whoever has a mailbox, without a sign-in: students, people of the waiting list, seniors who cannot log in. So
 * does asking to be erased: the mail then has the link of `confirm-erasure`. The answer never says whether anything is kept of an address; the mail does.
 */
export const askDataByMail = functionContract({
  name: 'ask-data-by-mail',
  input: z.strictObject({ email: emailAddress, wish: z.enum(['export', 'erase']) }),
  output: nothing,
});

/**
 * Follows the link of the mail: the own data, as a ZIP with a page to read and a file for programs. A link that is unknown or
 * older than a day: `link-invalid`.
 */
export const fetchOwnData = functionContract({
  name: 'fetch-own-data',
  input: z.strictObject({ token: exactText(100, 1) }),
  output: z.strictObject({
    file_name: boundedText(textLimits.label, 1),
    type: z.literal('application/zip'),
    base64: z.base64(),
  }),
});
