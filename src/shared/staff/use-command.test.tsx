import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { functionContract } from '#domain/contracts/function-contract.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { useCommand } from './use-command.ts';

const unreachable = vi.hoisted(() => ({ now: false }));
vi.mock('#shared/cached/use-lost-reads.ts', () => ({ useUnreachable: () => unreachable.now }));

const contract = functionContract({
  name: 'take-request',
  input: z.strictObject({ request_id: z.string(), command_id: z.string() }),
  output: z.strictObject({ revision: z.int() }),
});
const acting = forSelf('stef');

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadEveryStaffText();
});

function Button() {
  const { canWrite, reason, busy } = useCommand(acting, contract);
  return <button type="button">{JSON.stringify({ canWrite, reason, busy })}</button>;
}

function shown(): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Button />
    </QueryClientProvider>,
  );
  return html.replaceAll('&quot;', '"');
}

test('a command can be given while the server answers, and is off with the reason while it does not', () => {
  expect(shown()).toContain('{"canWrite":true,"reason":null,"busy":false}');
  unreachable.now = true;
  expect(shown()).toContain('{"canWrite":false,"reason":"Dat kan nu niet: er is geen verbinding.","busy":false}');
});
