import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { DoorCodeCard } from './door-code-card.tsx';
import { doorQueries } from './queries.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadTexts('visits');
});

const now = new Date('2026-03-10T09:00:00Z');
const visit = { state: 'confirmed', date: '2026-03-10', student_profiles: { first_name: 'Lotte' }, door_code: '4712' };

function cardFor(acting: ActingFor): string {
  const client = new QueryClient();
  const { queryKey } = doorQueries.visit(acting, 'visit');
  client.setQueryData(queryKey, { known: { value: visit, savedAt: now.getTime() }, error: null });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PublicFrame place={publicRouteOf('/')}>
        <DoorCodeCard acting={acting} visitId="visit" now={now} />
      </PublicFrame>
    </QueryClientProvider>,
  );
}

test('the code at the door is shown to the senior, and to no member of her circle', () => {
  expect(cardFor({ actorUid: 'maria', seniorId: 'maria' })).toContain('Uw code voor dit bezoek');
  expect(cardFor({ actorUid: 'els', seniorId: 'maria' })).not.toContain('Uw code');
});
