import { expect, test } from 'vitest';
import { secretsIn } from './secrets-in.ts';

const attacker = { role: 'family with see', uid: 'attacker-1' } as const;
const hidden = ['Geheim1', 'Geheim2'];
const documentAt = (path: string, text: string) => ({
  name: `projects/demo/databases/(default)/documents/${path}`,
  fields: { last_name: { stringValue: text } },
});
const found = (answer: unknown) => secretsIn(JSON.stringify(answer), attacker, hidden);

test('what another person’s document or an error tells is found, also beside the own account', () => {
  expect(found(documentAt('interim_users/maria', 'Geheim1'))).toEqual(['Geheim1']);
  expect(found({ error: { message: 'Geheim2' } })).toEqual(['Geheim2']);
  const both = [documentAt('interim_users/attacker-1', 'Geheim1'), documentAt('mail/x', 'Geheim1 Geheim2')];
  expect(found(both.map((document) => ({ found: document })))).toEqual(hidden);
  expect(secretsIn('no JSON: Geheim1', attacker, hidden)).toEqual(['Geheim1']);
});

test('what the attacker wrote into the own account is no secret that was told', () => {
  expect(found([{ document: documentAt('interim_users/attacker-1', 'Geheim1') }])).toEqual([]);
  expect(secretsIn(JSON.stringify(documentAt('x/y', 'Geheim1')), { role: 'visitor', uid: null }, hidden)).toEqual([
    'Geheim1',
  ]);
});
