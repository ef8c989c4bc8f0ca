import * as z from 'zod/mini';
import { leadFormCollections, leadOutcomes } from '../documents/lead.ts';
import { boundedText, documentId, isoDate, textLimits } from '../field-types.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const revision = z.int().check(z.gte(1));

/** What a call to a lead came to. `call_on`: with `call-back` alone, today or later. */
export const resolveLead = functionContract({
  name: 'resolve-lead',
  input: z.strictObject({
    command_id: z.uuid(),
    lead_id: documentId,
    revision,
    state: z.enum(leadOutcomes),
    call_on: z.nullable(isoDate),
    note: boundedText(textLimits.notes),
  }),
  output: recordOutput({ revision }),
});

/**
 * Makes the leads of forms that were sent before there were leads: a page of them per call, from `after` on. Idempotent; a form
 * that has its lead costs two reads and changes nothing.
 */
export const collectLeads = functionContract({
  name: 'collect-leads',
  input: z.strictObject({ collection: z.enum(leadFormCollections), after: z.nullable(documentId) }),
  output: z.strictObject({ collected: z.int().check(z.gte(0)), next: z.nullable(documentId) }),
});
