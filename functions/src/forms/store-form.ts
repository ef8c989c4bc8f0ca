import type { z } from 'zod';
import type {
  joinWaitingList as joinContract,
  tipEmployer as tipContract,
} from '#domain/contracts/forms/public-forms.ts';
import { shortestFillIn } from '#domain/forms/fill-in-time.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';

type FormServices = Pick<Services, 'publicForms'>;

interface FillIn {
  readonly website?: string | undefined;
  readonly seconds: number;
}

/** Programs fill in every field, or send at once. */
const isByProgram = ({ website = '', seconds }: FillIn): boolean => website !== '' || seconds < shortestFillIn;

/** Stores a sign-up for the waiting list. */
export async function joinWaitingList(
  { id, entry, ...fillIn }: z.output<typeof joinContract.input>,
  _caller: null,
  { publicForms }: FormServices,
): Promise<Answer<Record<string, never>>> {
  if (!isByProgram(fillIn)) await publicForms.store({ kind: 'waitingList', id, document: entry });
  return ok({});
}

/** Stores a tip about an employer. */
export async function tipEmployer(
  { id, tip, ...fillIn }: z.output<typeof tipContract.input>,
  _caller: null,
  { publicForms }: FormServices,
): Promise<Answer<Record<string, never>>> {
  if (!isByProgram(fillIn)) await publicForms.store({ kind: 'employerTips', id, document: tip });
  return ok({});
}
