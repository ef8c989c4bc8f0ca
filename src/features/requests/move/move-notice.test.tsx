import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { ShownMove } from '#domain/documents/visit-parts/shown-move.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { loadFilterTexts } from '#i18n/namespaces/request-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { MoveNotice } from './move-notice.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('visits');
  await loadFilterTexts();
});

const asked: ShownMove = { visit_id: 'v', date: '2027-03-09', start: '14:00', state: 'waiting', reason: '' };

function textOf(shown: ShownMove): string {
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PublicFrame place={publicRouteOf('/')}>
        <MoveNotice
          acting={forSelf('maria')}
          given={null}
          shown={shown}
          isLate={false}
          busy={false}
          onWithdraw={nothing}
          onForget={nothing}
        />
      </PublicFrame>
    </QueryClientProvider>,
  );
  return withoutStyles(html).replaceAll(/<[^>]+>/g, ' ');
}

test('what the senior asked herself is hers, and so is what was asked before it was kept', () => {
  for (const shown of [asked, { ...asked, asked_by: 'maria' }]) {
    expect(textOf(shown)).toContain('U vroeg om te verplaatsen naar');
    expect(textOf(shown)).not.toContain('Aangevraagd door');
  }
});

test('what somebody of her circle asked is said to be another’s', () => {
  const text = textOf({ ...asked, asked_by: 'els' });
  expect(text).toContain('Gevraagd: verplaatsen naar');
  expect(text).toContain('Aangevraagd door iemand van de familie.');
  expect(text).not.toContain('U vroeg');
});
