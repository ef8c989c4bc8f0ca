import type { Lead, LeadKey } from '#domain/documents/lead.ts';
import type { SignUpAnswer } from '#domain/documents/circles/sign-up-answer.ts';
import { madeAt } from '../moments.ts';

/** Somebody who signed up once and was not called yet. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    name: 'An Peeters',
    email: 'an.peeters@example.be',
    phone: '0470 65 43 21',
    postcode: '9000',
    company: '',
    sign_ups: 1,
    tips: 0,
    forms: [{ collection: 'waiting_list', id: 'entry', at: madeAt }],
    keys: ['hash'],
    former_ids: [],
    state: 'new',
    due_on: '2026-03-01',
    first_at: madeAt,
    last_at: madeAt,
    last_change: { action: 'lead-form', by: '', at: madeAt },
    revision: 1,
    ...overrides,
  };
}

export function aLeadKey(overrides: Partial<LeadKey> = {}): LeadKey {
  return { lead_id: 'lead', ...overrides };
}

/** An was invited into Maria's circle. */
export const aSignUpAnswer = (): SignUpAnswer => ({
  entry_id: 'entry',
  senior_id: 'maria',
  senior_name: 'Maria Peeters',
  invitation_id: 'of-maria',
  at: madeAt,
  by: 'Staf Claes',
});
