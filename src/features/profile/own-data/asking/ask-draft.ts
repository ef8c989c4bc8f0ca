import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { dataWishes } from '#domain/documents/privacy/data-request.ts';
import { deviceDrafts } from '#offline/device.ts';
import type { CommandAttempt } from '#shared/command-attempt.ts';
import type { AskValues } from './ask-form-schema.ts';

/** What the device keeps of a question. */
export interface AskState {
  readonly values: AskValues;
  /** What was sent last without an answer: sent again, it has the same id. */
  readonly unanswered: CommandAttempt | null;
}

export interface AskDraft {
  readonly acting: ActingFor;
  readonly name: string;
  /** Null where nothing was written, or it cannot be parsed. */
  readonly kept: (AskState & { readonly savedAt: number }) | null;
}

/** May have been written by an older version of the app. */
const stateSchema = z.object({
  values: z.object({
    wish: z.catch(z.union([z.literal(''), z.enum(dataWishes)]), ''),
    text: z.catch(z.string(), ''),
  }),
  unanswered: z.catch(z.nullable(z.object({ input: z.string(), commandId: z.uuid() })), null),
});

export async function openAskDraft(acting: ActingFor, name: string): Promise<AskDraft> {
  const draft = await deviceDrafts().load<unknown>(acting, name);
  const state = stateSchema.safeParse(draft?.values).data;
  return { acting, name, kept: draft === null || state === undefined ? null : { ...state, savedAt: draft.savedAt } };
}
