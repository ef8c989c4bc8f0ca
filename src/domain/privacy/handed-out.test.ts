import { expect, test } from 'vitest';
import { handedOut } from './handed-out.ts';
import { register } from './register.ts';
import type { RegisterEntry } from './register/entry.ts';

const maria = { ids: new Set(['maria']), name: '' };

test('what is plain or about her is handed out; what is about another, of staff, or a secret is not', () => {
  const entry: RegisterEntry = {
    ...{ purpose: '', basis: 'contract', period: 'account', readers: ['staff'], traces: [] },
    fields: {
      name: 'senior',
      both: ['senior', 'student'],
      helper: 'student',
      day: 'plain',
      hash: 'plain',
      by: 'staff',
    },
    secret: ['hash', 'both.token'],
  };
  const document = { name: 'Maria', both: { text: 'Dag', token: 'x' }, helper: 'Wout', day: 1, hash: 'h', by: 'Staf' };
  expect(handedOut(entry, 'senior', document, maria)).toEqual({ name: 'Maria', both: { text: 'Dag' }, day: 1 });
});

test('of a list in which several people are, each gets the own elements; the senior sees the whole thread', () => {
  const messages = [
    { author_id: 'els', text: 'Dag' },
    { author_id: 'wout', text: 'Hallo' },
  ];
  const of = (kind: 'senior' | 'family', id: string) =>
    handedOut(register.threads, kind, { messages }, { ids: new Set([id]), name: '' })['messages'];
  expect(of('family', 'els')).toEqual([messages[0]]);
  expect(of('family', 'maria')).toEqual([]);
  expect(of('senior', 'maria')).toEqual(messages);
});

test('a student sees of a visit neither its price nor the door code nor who else was asked', () => {
  const visit = {
    ...{
      date: '2026-05-11',
      price: {},
      door_code: '1234',
      offered_to: ['an'],
      charged_cents: 4000,
      senior_id: 'maria',
    },
    offers: [
      { student_id: 'wout', at: 1 },
      { student_id: 'an', at: 2 },
    ],
  };
  expect(handedOut(register.planning, 'student', visit, { ids: new Set(['wout']), name: '' })).toEqual({
    date: '2026-05-11',
    offers: [{ student_id: 'wout', at: 1 }],
  });
});
