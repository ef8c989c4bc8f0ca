import { signIn } from '#firebase/auth/sign-in.ts';
import { deviceSettings } from '#offline/device.ts';
import type { HarnessWindow, Mark } from './harness-window.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { accountSender } from '#sync/account-sender.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';
import { pageTriggers } from '#sync/engine/triggers.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { startSession } from '#sync/engine/session.ts';

// Not awaited: the page may be killed at any moment, and then there is no receiver.
const report = (mark: Mark) => void window.report(mark).catch(() => undefined);

const tellingSender: OutboxSender = {
  async send(items, signal) {
    report({ kind: 'sending' });
    const answers = await accountSender.send(items, signal);
    report({ kind: 'answered' });
    return answers;
  },
};

const harness: HarnessWindow = {
  async signIn(email, password) {
    // The app stores the last session; this person has signed out.
    await deviceSettings().clear('session');
    const signedIn = await signIn(email, password);
    return signedIn.ok ? null : signedIn.error.code;
  },
  start(uid) {
    deviceOutbox().start(startSession, {
      actorUid: uid,
      sender: tellingSender,
      triggers: pageTriggers({ window, document, navigator }),
    });
  },
  async save(uid, requests) {
    report({ kind: 'saving' });
    for (const request of requests) {
      const saved = await deviceOutbox().enqueue(forSelf(uid), { kind: 'create-request', request });
      if (!saved.ok) throw new Error(`not saved: ${saved.error.code}`);
      report({ kind: 'saved', requestId: request.request_id });
    }
  },
  async pendingCount(uid) {
    const pending = await deviceOutbox().pendingCount(uid);
    return pending.ok ? pending.value : null;
  },
};

window.harness = harness;
