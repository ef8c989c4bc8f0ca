import { expect, test } from 'vitest';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { createFormSender } from './form-sender.ts';

const failed = (code: 'network' | 'already-exists'): FormDelivery => ({ kind: 'failed', error: { code } });

function sender(...deliveries: FormDelivery[]) {
  const sent: string[] = [];
  const seconds: unknown[] = [];
  let minted = 0;
  const { send } = createFormSender(
    (company: string, tipId): VisitorCommand => ({ kind: 'tip-employer', tipId, tip: anEmployerTip({ company }) }),
    (command) => {
      if (command.kind === 'tip-employer') sent.push(`${command.tipId} ${command.tip.company}`);
      seconds.push(command.seconds);
      return Promise.resolve(deliveries.shift() ?? { kind: 'received' });
    },
    () => `id-${String((minted += 1))}`,
    () => Promise.resolve(12),
  );
  return { sent, seconds, send };
}

test('a retry of the same content has the same id', async () => {
  const { send, sent } = sender(failed('network'), failed('network'));
  for (let tries = 0; tries < 3; tries += 1) await send('Elders');
  expect(sent).toEqual(['id-1 Elders', 'id-1 Elders', 'id-1 Elders']);
});

test('content that was changed after a failure gets an id of its own', async () => {
  const { send, sent } = sender(failed('network'));
  await send('Elder');
  await send('Elders');
  expect(sent).toEqual(['id-1 Elder', 'id-2 Elders']);
});

test('a form after a success gets an id of its own, even with the same content', async () => {
  const { send, sent } = sender();
  await send('Elders');
  await send('Elders');
  expect(sent).toEqual(['id-1 Elders', 'id-2 Elders']);
});

test('an id that exists on this device is replaced', async () => {
  const { send, sent } = sender(failed('already-exists'));
  expect(await send('Elders')).toEqual({ kind: 'received' });
  expect(sent).toEqual(['id-1 Elders', 'id-2 Elders']);
});

test('every attempt says how long the form took', async () => {
  const { send, seconds } = sender(failed('already-exists'));
  await send('Elders');
  expect(seconds).toEqual([12, 12]);
});
