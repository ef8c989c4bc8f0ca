import { expect, test } from 'vitest';
import { shortestFillIn } from '#domain/forms/fill-in-time.ts';
import type { PublicForm } from '#functions/gateways/visitors/public-forms.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { joinWaitingList, tipEmployer } from './store-form.ts';

function world() {
  const stored: PublicForm[] = [];
  return { stored, services: { publicForms: { store: async (form: PublicForm) => void stored.push(form) } } };
}

const done = { ok: true, value: {} };

test('a form of a person is stored under the id that was minted for it, without what was measured', async () => {
  const { stored, services } = world();
  const [entry, tip] = [aWaitingListEntry(), anEmployerTip()];
  expect(await joinWaitingList({ id: 'a', entry, seconds: shortestFillIn, website: '' }, null, services)).toEqual(done);
  expect(await tipEmployer({ id: 'b', tip, seconds: 40 }, null, services)).toEqual(done);
  expect(stored).toEqual([
    { kind: 'waitingList', id: 'a', document: entry },
    { kind: 'employerTips', id: 'b', document: tip },
  ]);
});

// spec: 4.forms.honeypot
test('a form of a program gets the same answer and is not stored', async () => {
  const { stored, services } = world();
  const entry = aWaitingListEntry();
  for (const fillIn of [
    { seconds: 40, website: 'x' },
    { seconds: shortestFillIn - 0.1 },
    { seconds: 0, website: '' },
  ]) {
    expect(await joinWaitingList({ id: 'a', entry, ...fillIn }, null, services)).toEqual(done);
    expect(await tipEmployer({ id: 'a', tip: anEmployerTip(), ...fillIn }, null, services)).toEqual(done);
  }
  expect(stored).toEqual([]);
});
