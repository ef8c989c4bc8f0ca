import type { z } from 'zod';
import type { collectLeads as contract } from '#domain/contracts/leads.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Each form is a transaction of its own: this many take a few seconds. */
const formsPerCall = 50;

/** Makes the leads of older forms, a page per call. Idempotent. */
export async function collectLeads(
  { collection, after }: z.output<typeof contract.input>,
  _caller: Caller,
  { leads }: Pick<Services, 'leads'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const forms = await leads.formsAfter(collection, after, formsPerCall);
  let collected = 0;
  for (const form of forms) {
    if (await leads.collect(form)) collected += 1;
  }
  const last = forms.at(-1);
  return ok({ collected, next: forms.length < formsPerCall || last === undefined ? null : last.id });
}
