import type { CircleQuestion } from '#domain/documents/circles/circle-question.ts';
import type { CircleInvitation } from '#domain/documents/circles/circle-invitation.ts';
import type { CircleMember, Consent } from '#domain/documents/circles/circle-member.ts';
import { madeAt } from './moments.ts';

const aYearLater = new Date(madeAt.getTime() + 365 * 24 * 60 * 60 * 1000);
const aWeekLater = new Date(madeAt.getTime() + 7 * 24 * 60 * 60 * 1000);

const aConsent = (): Consent => ({ at: madeAt, how: 'app', by: 'maria', words: 'Els mag zien wat er gepland is.' });

/** Maria lets her daughter Els see her visits. */
export const aCircleMember = (overrides: Partial<CircleMember> = {}): CircleMember => ({
  senior_id: 'maria',
  user_id: 'els',
  senior_name: 'Maria Peeters',
  first_name: 'Els',
  last_name: 'Janssens',
  email: 'els@madelief.test',
  relation: 'daughter',
  rights: ['see'],
  consent: aConsent(),
  since: madeAt,
  confirmed_at: madeAt,
  ask_at: aYearLater,
  asked_at: null,
  ended_at: null,
  ended_by: null,
  revision: 1,
  ...overrides,
});

/** Maria asked her daughter Els, and nobody opened the mail. */
export const aCircleInvitation = (overrides: Partial<CircleInvitation> = {}): CircleInvitation => ({
  senior_id: 'maria',
  senior_name: 'Maria Peeters',
  first_name: 'Els',
  last_name: 'Janssens',
  email: 'els@madelief.test',
  relation: 'daughter',
  rights: ['see', 'book'],
  consent: aConsent(),
  language: 'NL',
  link_hashes: ['a'.repeat(64)],
  invited_at: madeAt,
  valid_until: aWeekLater,
  withdrawn_at: null,
  used_at: null,
  used_by: null,
  expires_at: aYearLater,
  ...overrides,
});

/** Of Sien, whom Maria was asked about. */
export function aCircleQuestion(overrides: Partial<CircleQuestion> = {}): CircleQuestion {
  return {
    senior_id: 'maria',
    senior_name: 'Maria Peeters',
    user_id: 'sien',
    member_name: 'Sien Peeters',
    asked_at: madeAt,
    call_at: madeAt,
    ...overrides,
  };
}
