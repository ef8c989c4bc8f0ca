import * as z from 'zod/mini';
import { moment } from '#domain/field-types.ts';

/** What a person can be told about. */
export const toldKinds = ['reminder', 'change', 'underway', 'payment', 'approval', 'review', 'message'] as const;

export type ToldKind = (typeof toldKinds)[number];

/** By which ways. */
export const channels = ['push', 'mail', 'sms', 'letter', 'call'] as const;

export type Channel = (typeof channels)[number];

const chosen = z.optional(z.array(z.enum(channels)).check(z.maxLength(channels.length)));

/** The channels of the kinds that she chose; of the others the default holds. */
export const chosenChannelsSchema = z.strictObject({
  reminder: chosen,
  change: chosen,
  underway: chosen,
  payment: chosen,
  approval: chosen,
  review: chosen,
  message: chosen,
});

export type ChosenChannels = z.infer<typeof chosenChannelsSchema>;

/** notification_preferences/{uid}: how a person wants to be told. Written by herself alone. */
export const notificationPreferencesSchema = z.strictObject({ kinds: chosenChannelsSchema, updated_at: moment });

export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
