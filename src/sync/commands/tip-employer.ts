import * as z from 'zod/mini';
import { shortestFillIn } from '#domain/forms/fill-in-time.ts';
import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';
import { tipEmployer as tipAtServer } from '#firebase/public-forms.ts';
import type { CommandDefinition } from '../engine/command.ts';

/** Suggests an employer who may want to pay for help. The id is minted when the form opens. */
export interface TipEmployer {
  readonly kind: 'tip-employer';
  readonly tipId: string;
  readonly tip: EmployerTip;
  /** In which it was filled in; forms that were kept by an earlier version do not say. */
  readonly seconds?: number | undefined;
}

const schema = z.object({
  kind: z.literal('tip-employer'),
  tipId: z.string(),
  seconds: z.optional(z.number()),
  tip: z.looseObject({ first_name: z.string(), last_name: z.string(), company: z.string(), email: z.string() }),
});

export const tipEmployer: CommandDefinition<TipEmployer> = {
  kind: 'tip-employer',
  schema,
  identify: ({ tipId }) => ({ id: tipId, aggregate: tipId }),
  isShown: () => true,
  isDeletedOnReceipt: true,
  send: ({ tipId, tip, seconds = shortestFillIn }) => tipAtServer(tip, { id: tipId, seconds }),
  rejections: { 'no-access': 'change', 'invalid-input': 'change', 'not-found': 'retry' },
};
