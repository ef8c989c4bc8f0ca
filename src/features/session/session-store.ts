import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { isTransient } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import { createListeners } from '#lib/listeners.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SessionSnapshot } from '#offline/settings.ts';
import type { Account, Session } from './session.ts';

interface AuthUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SessionPorts {
  /** Calls with the signed-in user, once known and at every change. */
  observeUser(listener: (user: AuthUser | null) => void): void;
  signIn(email: string, password: string): Promise<Result<AuthUser, DomainError>>;
  signOut(): Promise<void>;
  lookUpAccount(user: AuthUser): Promise<Result<Account, DomainError>>;
  readSnapshot(): Promise<SessionSnapshot | null>;
  writeSnapshot(snapshot: SessionSnapshot): Promise<void>;
  /**
   * Wipes what this device stores for any account but this one, as signing out does; unsent outbox items stay for their
   * owners. null: for any account, the snapshot included.
   */
  wipeOthers(uid: string | null): Promise<void>;
  /** Calls when a retry may succeed: connection back, app in front, some time passed. */
  onReconnectHint(listener: () => void): () => void;
  /** Calls when the server denied something to the signed-in account. */
  onAccessDenied(listener: () => void): () => void;
  readonly clock: Clock;
}

export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** @returns the account that is signed in now; on an error none is. */
  signIn(email: string, password: string): Promise<Result<Account, DomainError>>;
  /** Runs work that signs in on the way, such as a sign-up. No screen sees that session, and it is ended afterwards. */
  withTemporarySession<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Ends the session on this device. Unsent outbox items are kept; the dialog decides otherwise before. */
  signOut(reason?: ErrorCode): Promise<void>;
}

interface State {
  session: Session;
  user: AuthUser | null;
  /** Above zero while signing in or out: that call decides, and the observer of Auth is ignored. */
  deciding: number;
}

type Transitions = ReturnType<typeof createTransitions>;

/** The ways in which the session changes. */
function createTransitions(ports: SessionPorts, state: State) {
  const listeners = createListeners();

  function become(next: Session): void {
    state.session = next;
    listeners.notify();
  }

  async function enter(account: Account): Promise<void> {
    become({ status: 'signed-in', ...account, confirmed: true });
    // Not awaited: a safety net, since the end of every session wipes what it leaves.
    void ports.wipeOthers(account.uid);
    await ports.writeSnapshot({ ...account, savedAt: ports.clock.now().getTime() });
  }

  async function leave(reason?: ErrorCode): Promise<void> {
    state.user = null;
    await ports.wipeOthers(null);
    become(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
  }

  async function signOut(reason?: ErrorCode): Promise<void> {
    state.deciding += 1;
    try {
      await ports.signOut();
      await leave(reason);
    } finally {
      state.deciding -= 1;
    }
  }

  return { subscribe: listeners.add, become, enter, leave, signOut };
}

/** Asks the server who the user of Auth is, and enters or ends the session accordingly. */
function createConfirm(ports: SessionPorts, state: State, { become, enter, leave, signOut }: Transitions) {
  let lookingUp: string | null = null;

  return async function confirm(candidate: AuthUser): Promise<void> {
    if (!candidate.emailVerified) {
      // Left behind by an interrupted sign-up. It opens nothing, and is kept for a sign-up in another tab.
      if (state.session.status !== 'signed-out') await leave();
      return;
    }
    if (lookingUp === candidate.uid) return;
    lookingUp = candidate.uid;
    const account = await ports.lookUpAccount(candidate);
    lookingUp = null;
    // The user may have changed during the call.
    if (state.user?.uid !== candidate.uid || state.deciding > 0) return;
    if (account.ok) return enter(account.value);

    const { code } = account.error;
    if (code === 'sign-in-expired' || code === 'not-signed-in') return signOut('sign-in-expired');
    if (!isTransient(code)) return signOut(code);
    // Known from the snapshot: stay signed in, and retry later.
    const { session } = state;
    if (session.status === 'signed-in' && session.uid === candidate.uid) return;
    become({ status: 'signed-out', reason: 'role-lookup-failed' });
  };
}

/** Restores the device's snapshot, then follows Auth, the connection and the server's denials. */
function follow(ports: SessionPorts, state: State, transitions: Transitions): void {
  const { become, leave } = transitions;
  const confirm = createConfirm(ports, state, transitions);

  async function onUser(next: AuthUser | null): Promise<void> {
    if (state.deciding > 0) return;
    await remembered;
    if (state.deciding > 0) return;
    const before = state.session;
    state.user = next;
    if (next === null) {
      // Not signed out on this page: the server or another tab ended the session.
      if (before.status === 'signed-in') return leave('sign-in-expired');
      if (before.status === 'loading') become({ status: 'signed-out' });
      return;
    }
    if (before.status === 'signed-in' && before.uid !== next.uid) {
      become({ status: 'loading' });
      await ports.wipeOthers(null);
    }
    const { session } = state;
    const known = session.status === 'signed-in' && session.confirmed;
    if (!known) await confirm(next);
  }

  const remembered = ports.readSnapshot().then((snapshot) => {
    if (snapshot === null || state.session.status !== 'loading' || state.deciding > 0) return;
    const { savedAt: _, ...account } = snapshot;
    become({ status: 'signed-in', ...account, confirmed: false });
  });

  ports.observeUser((next) => void onUser(next));
  ports.onReconnectHint(() => {
    const { session, user, deciding } = state;
    const open = session.status === 'signed-in' ? !session.confirmed : session.status === 'signed-out';
    if (open && user !== null && deciding === 0) void confirm(user);
  });
  // A block or a change of role takes effect on the server at once: the account is read again, which ends the session.
  ports.onAccessDenied(() => {
    const { session, user, deciding } = state;
    if (session.status === 'signed-in' && user !== null && deciding === 0) void confirm(user);
  });
}

/**
 * The session of this page. The device's snapshot opens the app at once; the server's answer then confirms it or ends it. An
 * unreachable server changes nothing: outbox and drafts go on working.
 */
export function createSessionStore(ports: SessionPorts): SessionStore {
  const state: State = { session: { status: 'loading' }, user: null, deciding: 0 };
  const transitions = createTransitions(ports, state);
  const { subscribe, enter, leave, signOut } = transitions;
  follow(ports, state, transitions);

  return {
    get: () => state.session,
    subscribe,
    async signIn(email, password) {
      state.deciding += 1;
      try {
        const signedIn = await ports.signIn(email, password);
        if (!signedIn.ok) return signedIn;
        const rejection = signedIn.value.emailVerified ? null : ({ code: 'email-not-verified' } as const);
        const account = rejection === null ? await ports.lookUpAccount(signedIn.value) : err(rejection);
        if (!account.ok) {
          await ports.signOut();
          await leave();
          const unreachable = isTransient(account.error.code);
          return err(unreachable ? { code: 'role-lookup-failed' } : account.error);
        }
        state.user = signedIn.value;
        await enter(account.value);
        return ok(account.value);
      } finally {
        state.deciding -= 1;
      }
    },
    async withTemporarySession(work) {
      state.deciding += 1;
      try {
        return await work();
      } finally {
        await ports.signOut();
        await leave();
        state.deciding -= 1;
      }
    },
    signOut,
  };
}
