import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useMarked } from './use-marked.ts';

/** What is marked at the beginning and after each step: a press on "a", or an address that arrives. */
function markedAfter(steps: readonly ('press' | { readonly openId: string | null })[]): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  let drawn = 0;
  function List() {
    const [openId, setOpenId] = useState<string | null>(null);
    const [marked, mark] = useMarked(openId);
    const step = steps[drawn];
    seen.push(marked);
    drawn += 1;
    if (step === 'press') mark('a');
    else if (step !== undefined) setOpenId(step.openId);
    return null;
  }
  renderToStaticMarkup(<List />);
  return seen;
}

test('what is pressed is marked before the address has it, and no longer than the address does', () => {
  expect(markedAfter(['press'])).toEqual([null, 'a']);
  expect(markedAfter(['press', { openId: 'a' }]).at(-1)).toBe('a');
  expect(markedAfter(['press', { openId: 'a' }, { openId: null }]).at(-1)).toBe(null);
});

test('an address that changes meanwhile counts', () => {
  expect(markedAfter(['press', { openId: 'b' }]).at(-1)).toBe('b');
});
