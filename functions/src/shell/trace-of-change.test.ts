import { expect, test } from 'vitest';
import { traceOfChange } from './trace-of-change.ts';

const documentId = 'the-document';

test('an order carries the id of its tap', () => {
  expect(traceOfChange({ before: null, after: { trace: 'tap', last_command: 'x' }, documentId })).toBe('tap');
});

test('a command is followed by its own id, also where a former one is stored', () => {
  const after = { last_command: 'now' };
  expect(traceOfChange({ before: { last_command: 'before' }, after, documentId })).toBe('now');
  expect(traceOfChange({ before: after, after, documentId })).toBe(documentId);
});

test('what the app created is followed by the id that it minted, and a deletion by the same', () => {
  expect(traceOfChange({ before: null, after: { trace: 7 }, documentId })).toBe(documentId);
  expect(traceOfChange({ before: { trace: 'tap' }, after: null, documentId })).toBe(documentId);
});
