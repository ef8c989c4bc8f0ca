import * as z from 'zod/mini';
import { shortestFillIn } from '#domain/forms/fill-in-time.ts';
import { signUpRoles, type WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { notifyOfRegistration } from '#firebase/registration-notification.ts';
import { joinWaitingList as joinAtServer } from '#firebase/public-forms.ts';
import { warn } from '#lib/warn.ts';
import type { CommandDefinition } from '../engine/command.ts';

/** Signs up for the waiting list or asks for a call. The id is minted when the form opens. */
export interface JoinWaitingList {
  readonly kind: 'join-waiting-list';
  readonly entryId: string;
  readonly entry: WaitingListEntry;
  /** In which it was filled in; forms that were kept by an earlier version do not say. */
  readonly seconds?: number | undefined;
}

const text = z.optional(z.nullable(z.string()));

const schema = z.object({
  kind: z.literal('join-waiting-list'),
  entryId: z.string(),
  seconds: z.optional(z.number()),
  entry: z.looseObject({
    full_name: z.string(),
    email: z.string(),
    phone_number: text,
    postcode: text,
    role: z.enum(signUpRoles),
    elderly_name: text,
    notes: text,
    website: z.optional(z.literal('')),
    service_type: z.optional(z.string()),
    utm_source: text,
    utm_medium: text,
    utm_campaign: text,
    utm_term: text,
    utm_content: text,
    test: z.optional(z.nullable(z.literal(true))),
  }),
});

export const joinWaitingList: CommandDefinition<JoinWaitingList> = {
  kind: 'join-waiting-list',
  schema,
  identify: ({ entryId }) => ({ id: entryId, aggregate: entryId }),
  isShown: () => true,
  isDeletedOnReceipt: true,

  async send({ entryId, entry, seconds = shortestFillIn }) {
    const stored = await joinAtServer(entry, { id: entryId, seconds });
    // Also after a lost answer: staff have not been notified then.
    if (stored.ok && !(await notifyOfRegistration(entry))) {
      warn('A sign-up was stored, and staff could not be told by mail.');
    }
    return stored;
  },

  rejections: { 'no-access': 'change', 'invalid-input': 'change', 'not-found': 'retry' },
};
