import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type ListPage, listPageSchema } from '#domain/staff/list-page.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { type ListPages, type ListSource, useListPages } from './use-list-pages.ts';

const source: ListSource<string> = {
  acting: forSelf('stef'),
  name: 'names',
  schema: z.string(),
  read: () => Promise.reject(new Error('the page is known')),
  pollMs: false,
};

/** What a screen gets when it is drawn twice, of a list whose first page was read. */
function drawTwice(first: ListPage<string> | null): readonly ListPages<string>[] {
  const client = new QueryClient();
  if (first !== null) {
    const { queryKey } = cachedQuery<ListPage<string>>({
      acting: source.acting,
      name: 'staff/list/names/first',
      read: () => source.read({ most: 30, after: null }),
      schema: listPageSchema(z.string()),
      staleMs: 0,
      pollMs: false,
    });
    client.setQueryData(queryKey, { known: { value: first, savedAt: 1 }, error: null });
  }
  const drawn: ListPages<string>[] = [];
  function Screen() {
    const [drawings, setDrawings] = useState(1);
    drawn.push(useListPages(source));
    if (drawings === 1) setDrawings(2);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  return drawn;
}

const rows = [
  { id: 'a', value: 'Ann' },
  { id: 'b', value: 'Bram' },
];

test('the pages stay the same when a screen is drawn again and no page has changed', () => {
  const [first, second] = drawTwice({ rows, next: { value: 'Bram', id: 'b' } });
  expect(first).toMatchObject({ status: 'ready', rows, loadingMore: false });
  expect(second).toBe(first);
});

test('another page can be read until the last one', () => {
  expect(drawTwice({ rows, next: { value: 'Bram', id: 'b' } })[0]).toHaveProperty('more', expect.any(Function));
  expect(drawTwice({ rows, next: null })[0]).toHaveProperty('more', null);
});

test('a list that was never read is loading', () => {
  expect(drawTwice(null)[0]).toEqual({ status: 'loading' });
});
