import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { isTransient } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Account, Session, SessionSnapshot } from './session.ts';

interface AuthUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SessionPorts {
  observeUser(listener: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<Result<AuthUser, DomainError>>;
  signOut(): Promise<void>;
  lookUpAccount(user: AuthUser): Promise<Result<Account, DomainError>>;
  readSnapshot(): Promise<SessionSnapshot | null>;
  writeSnapshot(snapshot: SessionSnapshot): Promise<void>;
  clearSnapshot(): Promise<void>;
  /** Calls when asking the server again may succeed: connection back, app in front, some time gone by. */
  onReconnectHint(listener: () => void): () => void;
  readonly clock: Clock;
}

export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** @returns the account that is now signed in; on an error nobody is. */
  signIn(email: string, password: string): Promise<Result<Account, DomainError>>;
  /**
   * Runs something that signs somebody in on the way, such as a sign-up. No screen takes them for a person who came in,
   * and afterwards nobody is signed in.
   */
  passThrough<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Ends the session on this device. What is waiting in the outbox is not the session's to decide about. */
  signOut(reason?: ErrorCode): Promise<void>;
}

/**
 * Who uses this page. What the device remembers opens the app at once; what the server says then confirms it or asks to
 * sign in again. A server that cannot be reached changes nothing: the outbox and the drafts go on working.
 */
export function createSessionStore(ports: SessionPorts): SessionStore {
  let session: Session = { status: 'loading' };
  let user: AuthUser | null = null;
  /** While the form signs in or somebody signs out, that call decides, not the observer that runs beside it. */
  let deciding = 0;
  let lookingUp: string | null = null;
  const listeners = new Set<() => void>();

  function become(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  async function enter(account: Account): Promise<void> {
    become({ status: 'signed-in', ...account, confirmed: true });
    await ports.writeSnapshot({ ...account, savedAt: ports.clock.now().getTime() });
  }

  async function leave(reason?: ErrorCode): Promise<void> {
    user = null;
    await ports.clearSnapshot();
    become(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
  }

  async function signOut(reason?: ErrorCode): Promise<void> {
    deciding += 1;
    try {
      await ports.signOut();
      await leave(reason);
    } finally {
      deciding -= 1;
    }
  }

  async function confirm(candidate: AuthUser): Promise<void> {
    if (!candidate.emailVerified) {
      // Left behind by a sign-up that was cut off. It opens nothing, and it stays: a sign-up in another tab may need it.
      if (session.status !== 'signed-out') await leave();
      return;
    }
    if (lookingUp === candidate.uid) return;
    lookingUp = candidate.uid;
    const account = await ports.lookUpAccount(candidate);
    lookingUp = null;
    // Somebody else may have come or gone while the server was thinking.
    if (user?.uid !== candidate.uid || deciding > 0) return;
    if (account.ok) return enter(account.value);

    const { code } = account.error;
    if (code === 'sign-in-expired' || code === 'not-signed-in') return signOut('sign-in-expired');
    if (!isTransient(code)) return signOut(code);
    // The device remembers this person: go on, and ask again later.
    if (session.status === 'signed-in' && session.uid === candidate.uid) return;
    become({ status: 'signed-out', reason: 'role-lookup-failed' });
  }

  async function onUser(next: AuthUser | null): Promise<void> {
    if (deciding > 0) return;
    await remembered;
    if (deciding > 0) return;
    const before = session;
    user = next;
    if (next === null) {
      // Nobody signed out here, so the server or another tab ended it.
      if (before.status === 'signed-in') return leave('sign-in-expired');
      if (before.status === 'loading') become({ status: 'signed-out' });
      return;
    }
    if (before.status === 'signed-in' && before.uid !== next.uid) become({ status: 'loading' });
    const known = session.status === 'signed-in' && session.confirmed;
    if (!known) await confirm(next);
  }

  const remembered = ports.readSnapshot().then((snapshot) => {
    if (snapshot === null || session.status !== 'loading' || deciding > 0) return;
    const { savedAt: _, ...account } = snapshot;
    become({ status: 'signed-in', ...account, confirmed: false });
  });

  ports.observeUser((next) => void onUser(next));
  ports.onReconnectHint(() => {
    const open = session.status === 'signed-in' ? !session.confirmed : session.status === 'signed-out';
    if (open && user !== null && deciding === 0) void confirm(user);
  });

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(email, password) {
      deciding += 1;
      try {
        const signedIn = await ports.signIn(email, password);
        if (!signedIn.ok) return signedIn;
        const refusal = signedIn.value.emailVerified ? null : ({ code: 'email-not-verified' } as const);
        const account = refusal === null ? await ports.lookUpAccount(signedIn.value) : err(refusal);
        if (!account.ok) {
          await ports.signOut();
          await leave();
          const unreachable = isTransient(account.error.code);
          return err(unreachable ? { code: 'role-lookup-failed' } : account.error);
        }
        user = signedIn.value;
        await enter(account.value);
        return ok(account.value);
      } finally {
        deciding -= 1;
      }
    },
    async passThrough(work) {
      deciding += 1;
      try {
        return await work();
      } finally {
        await ports.signOut();
        await leave();
        deciding -= 1;
      }
    },
    signOut,
  };
}
