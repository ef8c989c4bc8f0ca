import { beforeEach, expect, test, vi } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { shortestFillIn } from '#domain/forms/fill-in-time.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { visitorActing, visitorSender } from '#sync/visitor-outbox.ts';
import type { ModelCommand } from '#tests/faults/outbox-model/model-commands.ts';

const server = vi.hoisted(() => ({
  answers: [] as Result<void, DomainError>[],
  stored: [] as string[],
  seconds: [] as number[],
  told: [] as string[],
  canTell: true,
  warnings: [] as string[],
}));

const store = (id: string, seconds: number) => {
  server.stored.push(id);
  server.seconds.push(seconds);
  return Promise.resolve(server.answers.shift() ?? ok(undefined));
};

interface About {
  readonly id: string;
  readonly seconds: number;
}

vi.mock('#firebase/public-forms.ts', () => ({
  joinWaitingList: (_: object, { id, seconds }: About) => store(id, seconds),
  tipEmployer: (_: object, { id, seconds }: About) => store(id, seconds),
}));
vi.mock('#firebase/registration-notification.ts', () => ({
  notifyOfRegistration: ({ full_name }: { full_name: string }) => {
    server.told.push(full_name);
    return Promise.resolve(server.canTell);
  },
}));
vi.mock('#lib/warn.ts', () => ({ warn: (what: string) => server.warnings.push(what) }));

beforeEach(() =>
  Object.assign(server, { answers: [], stored: [], seconds: [], told: [], canTell: true, warnings: [] }),
);

const item = (aggregate: string, command: ModelCommand) =>
  anOutboxItem(command, { ...visitorActing, id: aggregate, aggregate });
const signUp = (id: string) =>
  item(id, { kind: 'join-waiting-list', entryId: id, entry: aWaitingListEntry({ full_name: `An ${id}` }) });
const tip = (id: string) => item(id, { kind: 'tip-employer', tipId: id, tip: anEmployerTip() });
const send = (...items: OutboxItem[]) => visitorSender.send(items, new AbortController().signal);

// spec: 7.registration-mail.after-storing
test('staff are notified of an entry once it is stored, and of nothing else', async () => {
  server.answers = [ok(undefined), err({ code: 'no-access' })];
  expect(await send(signUp('a'), signUp('b'), tip('c'))).toEqual([
    ok({ aggregate: 'a' }),
    err({ code: 'no-access' }),
    ok({ aggregate: 'c' }),
  ]);
  expect(server.stored).toEqual(['a', 'b', 'c']);
  expect(server.told).toEqual(['An a']);
  expect(server.warnings).toEqual([]);
});

// spec: 7.registration-mail.failure-harmless 8.forms.notification-failed
test('a failed notification logs a warning without personal data, and the entry is received', async () => {
  server.canTell = false;
  expect(await send(signUp('a'))).toEqual([ok({ aggregate: 'a' })]);
  expect(server.warnings).toHaveLength(1);
  expect(server.warnings.join()).not.toMatch(/An a|peeters/i);
});

test('without a network no other call is made', async () => {
  server.answers = [err({ code: 'network' })];
  expect(await send(signUp('a'), tip('b'))).toEqual([err({ code: 'network' }), err({ code: 'network' })]);
  expect(server.stored).toEqual(['a']);
});

test('an account’s item is not sent as a visitor', async () => {
  expect(await send(item('a', { kind: 'cancel-request', requestId: 'a' }))).toEqual([err({ code: 'no-access' })]);
  expect(server.stored).toEqual([]);
});

test('a form that an earlier version kept is sent as one of a person', async () => {
  const timed = item('d', { kind: 'tip-employer', tipId: 'd', tip: anEmployerTip(), seconds: 31 });
  await send(tip('c'), timed);
  expect(server.seconds).toEqual([shortestFillIn, 31]);
});
