import type { StoredNotification } from '#domain/documents/notification.ts';
import { madeAt } from '../moments.ts';

export function aNotification(overrides: Partial<StoredNotification> = {}): StoredNotification {
  return {
    user_id: 'maria',
    language: 'NL',
    subject: 'Wij kregen uw aanvraag',
    paragraphs: ['Dag Maria,', 'Wij zoeken een student die bij u past. Dat duurt hoogstens twee dagen.'],
    facts: [
      { label: 'Dienst', value: 'Gezelschap' },
      { label: 'Wanneer', value: 'dinsdag 10 maart 2026 om 14 uur' },
    ],
    closing: ['Klopt er iets niet? Bel ons.'],
    page: '/dashboard?tab=my-requests',
    sent_at: madeAt,
    ...overrides,
  };
}
