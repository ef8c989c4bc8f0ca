import { expect, test } from 'vitest';
import { dispatchRejections } from '#domain/dispatch/rejections.ts';
import { dispatch as english } from './en/staff/dispatch.ts';
import { dispatch as dutch } from './nl/staff/dispatch.ts';

/** Texts beside those of rejections: what the screen finds by itself, and the words around a conflict. */
const others = ['no-quote', 'no-visit', 'changed-by', 'look-again', 'by-itself'];

test('each rejection of a command has a text in both languages, and there is no text without one', () => {
  const expected = [...dispatchRejections, ...others].toSorted();
  expect(Object.keys(dutch).toSorted()).toEqual(expected);
  expect(Object.keys(english).toSorted()).toEqual(expected);
});
