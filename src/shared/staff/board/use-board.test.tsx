import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { emptyBoard } from '#domain/staff/board-copy.ts';
import { boardQueries } from './board-query.ts';
import { type Board, useBoard } from './use-board.ts';

const acting = forSelf('stef');

test('the state stays the same when a screen is drawn again and the board is as it was', () => {
  const client = new QueryClient();
  const known = { value: emptyBoard(new Date('2026-11-28T09:00:00Z'), 0), savedAt: 1 };
  client.setQueryData(boardQueries.key(acting), { known, error: null });
  const states: Board['state'][] = [];
  function Screen() {
    const [drawings, setDrawings] = useState(1);
    states.push(useBoard(acting).state);
    if (drawings === 1) setDrawings(2);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  const [first, second] = states;
  expect(first).toMatchObject({ status: 'ready', value: known.value });
  expect(second).toBe(first);
});
