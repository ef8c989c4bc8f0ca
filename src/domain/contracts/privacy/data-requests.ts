import * as z from 'zod/mini';
import { dataRequestResults, dataWishes } from '#domain/documents/privacy/data-request.ts';
import { documentId, exactText, isoDate, textLimits, typedText } from '#domain/field-types.ts';
import { recordOutput } from '../dispatch.ts';
import { functionContract } from '../function-contract.ts';

/** `request_id`: minted by the page; a repetition is answered as the first time and stores nothing. */
const asked = { request_id: z.uuid(), wish: z.enum(dataWishes), text: typedText(textLimits.notes) };

/** Until when an answer comes. */
const output = z.strictObject({ due_on: isoDate });

/**
 * A senior or family member asks to have her data corrected, or objects to their use. Staff is refused with `no-access`. Too
 * many that are not answered yet: `data-requests-full`.
 */
export const askAboutData = functionContract({ name: 'ask-about-data', input: z.strictObject(asked), output });

/**
 * The same by the link to the own data that was mailed (`fetch-own-data`), with an account or without. A link that is unknown
 * or older than a day: `link-invalid`.
 */
export const askAboutDataByLink = functionContract({
  name: 'ask-about-data-by-link',
  input: z.strictObject({ ...asked, token: exactText(100, 1) }),
  output,
});

/**
 * Staff has done what was asked, or refuses it. `answer` goes to the person by mail, and says why where it is refused. One that
 * a colleague settled meanwhile: `changed-meanwhile`.
 */
export const settleDataRequest = functionContract({
  name: 'settle-data-request',
  input: z.strictObject({
    command_id: z.uuid(),
    data_request_id: documentId,
    result: z.enum(dataRequestResults),
    answer: typedText(textLimits.notes),
  }),
  output: recordOutput({}),
});
