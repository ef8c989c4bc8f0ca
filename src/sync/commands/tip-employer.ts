import * as z from 'zod/mini';
import type { EmployerTip } from '#domain/documents/employer-tip.ts';
import { tipEmployer as tipAtServer } from '#firebase/employer-tips.ts';
import type { CommandDefinition } from '../engine/command.ts';

/** Suggests an employer who may want to pay for help. The id is minted when the form opens. */
export interface TipEmployer {
  readonly kind: 'tip-employer';
  readonly tipId: string;
  readonly tip: EmployerTip;
}

const schema = z.object({
  kind: z.literal('tip-employer'),
  tipId: z.string(),
  tip: z.looseObject({ first_name: z.string(), last_name: z.string(), company: z.string(), email: z.string() }),
});

export const tipEmployer: CommandDefinition<TipEmployer> = {
  kind: 'tip-employer',
  schema,
  identify: ({ tipId }) => ({ id: tipId, aggregate: tipId }),
  isShown: () => true,
  isDeletedOnReceipt: true,
  send: ({ tipId, tip }) => tipAtServer(tipId, tip),
  rejections: { 'no-access': 'change', 'invalid-input': 'change', 'not-found': 'retry' },
};
