import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { profileOf, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ProfileUpdate } from '#sync/commands/update-profile.ts';
import type { OutboxItem, Rejection } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { submitChanges } from './submit-changes.ts';

const update: ProfileUpdate = {
  changeId: 'one',
  changes: { before: { first_name: 'Maria' }, after: { first_name: 'Mia' } },
};
const theirs: ProfileValues = profileOf(anInterimUser({ first_name: 'Mieke' }));

function submit(
  saves: readonly Result<Partial<OutboxItem>, Rejection>[],
  sent: Result<Receipt, Rejection> = ok({ aggregate: 'profile' }),
) {
  const log: string[] = [];
  const answers = [...saves];
  const submission = submitChanges(forSelf('maria'), update, {
    outbox: {
      enqueue: (_, command) => {
        log.push(`save ${command.kind === 'update-profile' ? command.changeId : command.kind}`);
        return Promise.resolve((answers.shift() ?? ok({})) as Result<OutboxItem, Rejection>);
      },
      sendNow: () => {
        log.push('send');
        return Promise.resolve(sent);
      },
    },
    mintId: () => 'two',
    keepStorage: () => {
      log.push('keep storage');
      return Promise.resolve();
    },
  });
  return { submission, log };
}

test('a change that is stored on this device is saved, and persistent storage is requested', async () => {
  const { submission, log } = submit([ok({ state: 'waiting' })]);
  expect(await submission).toEqual({ kind: 'saved' });
  expect(log).toEqual(['save one', 'keep storage']);
});

test('a change that restores the old value is undone, not saved', async () => {
  expect(await submit([ok({ state: 'cancelled' })]).submission).toEqual({ kind: 'undone' });
});

test('an id that another tab has used is replaced', async () => {
  const { submission, log } = submit([err({ code: 'already-exists' }), ok({ state: 'waiting' })]);
  expect(await submission).toEqual({ kind: 'saved' });
  expect(log).toEqual(['save one', 'save two', 'keep storage']);
});

test('without storage the change is sent at once, and a conflict is returned', async () => {
  const full = err({ code: 'storage-full' as const });
  expect(await submit([full]).submission).toEqual({ kind: 'sent' });
  expect(await submit([full], err({ code: 'network' })).submission).toEqual({
    kind: 'failed',
    error: { code: 'network' },
  });
  expect(await submit([full], err({ code: 'profile-conflict', theirs })).submission).toEqual({
    kind: 'conflict',
    theirs,
  });
});
