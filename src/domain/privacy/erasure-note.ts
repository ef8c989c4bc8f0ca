import type { InterimUser } from '../documents/interim-user.ts';
import { daysToConfirm, daysToThink, type Erasure, linksAtMost } from '../documents/privacy/erasure.ts';

const dayMs = 24 * 60 * 60 * 1000;

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export function isOpenLink({ link_until }: Pick<Erasure, 'link_until'>, now: Date): boolean {
  return link_until !== null && now < link_until;
}

/** As what a person is erased; null for staff, whom a colleague removes. */
export const erasableAs = (role: InterimUser['role']): Erasure['kind'] | null =>
  role === 'senior' || role === 'family' ? role : null;

type Named = Pick<InterimUser, 'id' | 'email' | 'first_name' | 'last_name'>;

const about = ({ id, email, first_name, last_name }: Named, kind: Erasure['kind']) => ({
  ...{ kind, person_id: id, email, name: `${first_name} ${last_name}`.trim() },
});

/**
 * The note of a person who asks to be erased. Asked again, it gives the mail its days anew; what is confirmed stays as it
 * is.
 */
export function askErasure(
  account: Named,
  { kind, note, now }: { readonly kind: Erasure['kind']; readonly note: Erasure | null; readonly now: Date },
): Erasure {
  if (note?.state === 'waiting') return note;
  return {
    ...about(account, kind),
    ...{ reason: 'asked', state: 'asked', found_at: now, due_at: null, closed_at: null },
    link_hashes: note?.state === 'asked' ? note.link_hashes : [],
    link_until: inDays(now, daysToConfirm),
  };
}

/** The note of a person whose login is gone. */
export const noteMissingLogin = (
  account: Named,
  { kind, now }: { readonly kind: Erasure['kind']; readonly now: Date },
): Erasure => ({
  ...about(account, kind),
  ...{ reason: 'login-gone', state: 'waiting', found_at: now, due_at: inDays(now, daysToThink), closed_at: null },
  ...{ link_hashes: [], link_until: null },
});

/** The note of somebody who uses nothing any more, with the days to answer the question; or of what was made in test mode. */
export const noteUnused = (
  person: Pick<Erasure, 'kind' | 'person_id' | 'email' | 'name'>,
  { reason, days, now }: { readonly reason: 'inactive' | 'test'; readonly days: number; readonly now: Date },
): Erasure => ({
  ...person,
  ...{ reason, state: 'waiting', found_at: now, due_at: inDays(now, days), closed_at: null },
  ...{ link_hashes: [], link_until: null },
});

/** Of a person who has a login: what was noted is mended, or was never confirmed. */
export const isPointless = (note: Erasure, now: Date): boolean =>
  note.state === 'waiting' ? note.reason === 'login-gone' : note.state === 'asked' && !isOpenLink(note, now);

/** A mail that is sent again brings a new link; the earlier ones stay good for as long. Null where nothing is to confirm. */
export const withLink = (note: Erasure, hash: string, now: Date): Erasure | null =>
  note.state === 'asked' && isOpenLink(note, now)
    ? { ...note, link_hashes: [...note.link_hashes, hash].slice(-linksAtMost) }
    : null;

/** Followed again, the link answers the same, and the day stays. Null where it is too late, or all is over. */
export function confirmErasure(note: Erasure, now: Date): Erasure | null {
  if (note.state === 'waiting') return note;
  if (note.state !== 'asked' || !isOpenLink(note, now)) return null;
  return { ...note, state: 'waiting', due_at: inDays(now, daysToThink) };
}

/** Until the days to think are over: from then on erasing may have begun. */
export const isWithdrawable = ({ state, due_at }: Erasure, now: Date): boolean =>
  state === 'asked' || (state === 'waiting' && due_at !== null && now < due_at);
