import { describe, expect, test } from 'vitest';
import { errorCodes } from '#domain/error-codes.ts';
import { resources as english } from './en/resources.ts';
import { resources as dutch } from './nl/resources.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const nl = flatten(dutch);
const en = flatten(english);
const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted();

/** Spoken as one: a variable, an abbreviation of ours. */
function sentences(text: string): string[] {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, 'woord')
    .replaceAll('...', '')
    .split(/[.!?:;]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

describe('texts', () => {
  test('both languages have the same keys', () => {
    expect(en.map(([key]) => key).toSorted()).toEqual(nl.map(([key]) => key).toSorted());
  });

  test.each([...nl, ...en])('%s has a text, without stray spaces', (_, text) => {
    expect(text.trim()).not.toBe('');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}/);
  });

  test.each(nl)('%s uses the same variables in both languages', (key, text) => {
    const other = new Map(en).get(key);
    expect(variables(other ?? '')).toEqual(variables(text));
  });

  test.each(errorCodes)('error %s has a text in both languages', (code) => {
    expect(dutch.errors).toHaveProperty([code]);
    expect(english.errors).toHaveProperty([code]);
  });

  test('no text without an error code', () => {
    expect(Object.keys(dutch.errors).toSorted()).toEqual([...errorCodes].toSorted());
  });
});

describe('Dutch as people speak it', () => {
  test.each(nl)('%s: no sentence over 15 words', (_, text) => {
    for (const sentence of sentences(text)) {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
      expect(words.length, sentence).toBeLessThanOrEqual(15);
    }
  });

  // The client's own words, to the letter (spec.md).
  const prescribed = ['requests.price-note'];

  test.each(nl.filter(([key]) => !prescribed.includes(key)))('%s: says u, never je', (_, text) => {
    expect(text).not.toMatch(/\b(je|jij|jou|jouw|jullie)\b/i);
  });

  test.each(nl)('%s: no words that people look up', (_, text) => {
    expect(text).not.toMatch(/\b(credits?|loggen in op|offline|online|synchroniseren|cache|browser|deadline|asap)\b/i);
  });
});
