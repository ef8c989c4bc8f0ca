import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';

/** A daughter who signs up for her mother, with every optional field filled in except those that must stay empty. */
export function aWaitingListEntry(overrides: Partial<WaitingListEntry> = {}): WaitingListEntry {
  return {
    full_name: 'An Peeters',
    email: 'an.peeters@example.be',
    phone_number: '0470 65 43 21',
    postcode: '9000',
    role: 'Family Member',
    elderly_name: 'Maria Peeters',
    notes: 'Liefst in de voormiddag.',
    website: '',
    service_type: 'Madelief',
    utm_source: 'krant',
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
    test: null,
    ...overrides,
  };
}
