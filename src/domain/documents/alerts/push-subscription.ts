import * as z from 'zod/mini';
import { documentId, exactText, moment } from '#domain/field-types.ts';

/** Of the push services of browsers: Chrome and Edge on Android and computers, Firefox, Safari, Edge on Windows. */
const endpoint = exactText(1000, 1).check(
  z.regex(
    /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9.-]+\.notify\.windows\.com)\/[!-~]+$/,
  ),
);

/**
 * push_subscriptions/{SHA-256 of the endpoint}: a browser on which a person wants push messages. Written by herself,
 * removed when she signs out there, and by the functions once the push service does not know it any more.
 */
export const pushSubscriptionSchema = z.strictObject({
  user_id: documentId,
  endpoint,
  /** The browser's public key (RFC 8291), and the secret of the subscription: in base64url, whose characters are those of an id. */
  p256dh: documentId,
  auth: documentId,
  created_at: moment,
});

export type StoredPushSubscription = z.infer<typeof pushSubscriptionSchema>;

export const isKnownPushService = (address: string): boolean => endpoint.safeParse(address).success;
