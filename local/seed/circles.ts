import { memberPath } from '#domain/circles/member-path.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { els, jozef, maria, type SeedAccount } from './accounts.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** What Els may do for a senior. */
function membershipOf(
  senior: SeedAccount,
  { relation, rights, words }: Pick<CircleMember, 'relation' | 'rights'> & { readonly words: string },
  now: Date,
): CircleMember {
  return {
    senior_id: senior.uid,
    user_id: els.uid,
    senior_name: `${senior.firstName} ${senior.lastName}`,
    first_name: els.firstName,
    last_name: els.lastName,
    email: els.email,
    relation,
    rights,
    consent: { at: now, how: 'app', by: senior.uid, words },
    since: now,
    confirmed_at: now,
    ask_at: new Date(now.getTime() + yearMs),
    asked_at: null,
    ended_at: null,
    ended_by: null,
    revision: 1,
  };
}

/** Els arranges everything for her mother, and sees when somebody comes to Jozef. */
export const seedCircles = (now: Date): readonly { readonly id: string; readonly data: CircleMember }[] =>
  [
    membershipOf(
      maria,
      { relation: 'daughter', rights: ['see', 'book', 'pay'], words: 'Els mag alles mee regelen en betalen.' },
      now,
    ),
    membershipOf(jozef, { relation: 'friend', rights: ['see'], words: 'Els mag zien wanneer er hulp komt.' }, now),
  ].map((data) => ({ id: memberPath(data.senior_id, data.user_id), data }));
