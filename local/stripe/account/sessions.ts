import { sessionObject } from '../objects/session-object.ts';
import type { Account } from './account.ts';
import { newId, sessionIdLength } from './ids.ts';
import type { SessionRecord } from './records.ts';
import { ApiError } from './api-error.ts';

export type NewSession = Omit<
  SessionRecord,
  'id' | 'created' | 'status' | 'paymentStatus' | 'amountTotal' | 'paymentIntent' | 'expiresAt'
> & { readonly expiresAt: number | null };

const hour = 3_600;
/** The default. */
const lifetime = 24 * hour;
const minLifetime = hour / 2;
const minAmount = 50;
const maxAmount = 99_999_999;

function checkExpiry(expiresAt: number, now: number): void {
  if (expiresAt < now + minLifetime) {
    throw new ApiError('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  if (expiresAt > now + lifetime) {
    throw new ApiError('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
}

export function createSession(account: Account, { expiresAt, ...parameters }: NewSession): SessionRecord {
  const now = account.now();
  if (expiresAt !== null) checkExpiry(expiresAt, now);
  const amountTotal = parameters.lineItems.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  if (amountTotal < minAmount) {
    throw new ApiError("The Checkout Session's total amount due must add up to at least €0.50 eur", {
      code: 'amount_too_small',
    });
  }
  if (amountTotal > maxAmount) {
    throw new ApiError("The Checkout Session's total amount due must be no more than €999,999.99", {
      code: 'amount_too_large',
    });
  }
  const session: SessionRecord = {
    ...parameters,
    id: newId('cs_test_', sessionIdLength),
    created: now,
    expiresAt: expiresAt ?? now + lifetime,
    status: 'open',
    paymentStatus: 'unpaid',
    amountTotal,
    paymentIntent: null,
  };
  account.commit({ sessions: [session] });
  return session;
}

function close(account: Account, session: SessionRecord): SessionRecord {
  const expired: SessionRecord = { ...session, status: 'expired' };
  account.commit({ sessions: [expired] }, [
    { type: 'checkout.session.expired', session: expired, object: sessionObject(account, expired) },
  ]);
  return expired;
}

/** The session's current state: past its expiry time it is expired, even before the timer runs. */
export function currentSession(account: Account, id: string): SessionRecord {
  const session = account.session(id);
  return session.status === 'open' && session.expiresAt <= account.now() ? close(account, session) : session;
}

export function expireDueSessions(account: Account): void {
  for (const { id, status } of account.tables.sessions.values()) if (status === 'open') currentSession(account, id);
}

/** @throws ApiError unless the session is open. */
export function expireSession(account: Account, id: string): SessionRecord {
  const session = currentSession(account, id);
  if (session.status !== 'open') {
    throw new ApiError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return close(account, session);
}
