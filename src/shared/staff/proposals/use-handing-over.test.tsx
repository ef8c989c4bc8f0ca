import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type Handing, type HandingOver, useHandingOver } from './use-handing-over.ts';

test('a change that throws does not leave the screen busy: the next press is taken', async () => {
  let handing: HandingOver | undefined;
  function Screen() {
    handing = useHandingOver(forSelf('stef'), '');
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  const broken = { visit: undefined } as unknown as Handing;
  await expect(handing?.handOverAll([broken])).rejects.toThrow(TypeError);
  await expect(handing?.handOverAll([broken])).rejects.toThrow(TypeError);
});
