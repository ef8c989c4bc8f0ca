import type { Alert } from '#domain/documents/alerts/alert.ts';
import type { NotificationPreferences } from '#domain/documents/alerts/notification-preferences.ts';
import type { StoredPushSubscription } from '#domain/documents/alerts/push-subscription.ts';
import { madeAt, oneDayLater } from '../moments.ts';
import { sampleMailValues } from '../mail-values.ts';

export function somePreferences(overrides: Partial<NotificationPreferences> = {}): NotificationPreferences {
  return {
    kinds: {
      reminder: ['push', 'sms'],
      change: ['mail'],
      underway: ['push', 'mail', 'sms'],
      payment: [],
      approval: ['push'],
      review: [],
    },
    updated_at: madeAt,
    ...overrides,
  };
}

export function aPushSubscription(overrides: Partial<StoredPushSubscription> = {}): StoredPushSubscription {
  return {
    user_id: 'maria',
    endpoint: 'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b',
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'a'.repeat(22),
    created_at: madeAt,
    ...overrides,
  };
}

export function anAlert(overrides: Partial<Alert> = {}): Alert {
  return {
    user_id: 'maria',
    mail_id: 'visit-tomorrow_visit-1_2026-03-03_1400',
    kind: 'reminder',
    text: 'tomorrow',
    channel: 'sms',
    template: 'visit-tomorrow',
    language: 'NL',
    values: sampleMailValues['visit-tomorrow'],
    state: 'pending',
    attempts: 0,
    expires_at: oneDayLater,
    next_attempt_at: madeAt,
    lease_until: null,
    reason: null,
    created_at: madeAt,
    sent_at: null,
    ...overrides,
  };
}
