import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { StepsDialog } from './steps-dialog.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

const found = vi.hoisted(() => ({ entries: [] as object[], rows: [] as object[], students: [] as object[] }));
vi.mock('#shared/cached/use-cached-query.ts', () => ({ useCachedQuery: () => ({ status: 'ready', value: found }) }));
vi.mock('#shared/cached/use-lost-reads.ts', () => ({ useUnreachable: () => false }));
// Static markup has only a first render; a dialog is drawn in the second.
vi.mock('#ui/layout/dialog.tsx', () => ({ Dialog: ({ children }: { readonly children: ReactNode }) => children }));

const row = aBoardRow({ revision: 3 });

const step = (id: string, action: string, fields: Partial<CommandAuditEntry>) => ({
  id,
  value: {
    action,
    document_id: row.request_id,
    collection: 'service_requests',
    before: {},
    after: {},
    at: madeAt,
    ...fields,
  },
});

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadEveryStaffText();
});

function rendered(): string {
  return renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <QueryClientProvider client={new QueryClient()}>
        <StepsDialog acting={forSelf('stef')} onClose={() => undefined} />
      </QueryClientProvider>
    </PublicFrame>,
  );
}

const asText = (html: string) =>
  withoutStyles(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('without a step it says so', () => {
  expect(asText(rendered())).toContain('U deed nog geen stappen.');
});

test('each step has its button, with the mail that is out already, or says why it cannot be undone', () => {
  found.rows = [row];
  found.entries = [
    step('c', 'assign-student', { revision: 3, mails: ['student-assigned'] }),
    step('b', 'send-quote', { revision: 2 }),
    step('a', 'take-request', { revision: 1 }),
    step('z', 'register-absence', {
      document_id: 'lotte',
      after: { absence: 'z', from: '2026-03-02', until: '2026-03-03' },
    }),
  ];
  found.students = [
    { ...aStudentProfile({ id: 'lotte' }), absences: [{ id: 'z', from: '2026-03-02', until: '2026-03-03' }] },
  ];
  const html = rendered();
  const text = asText(html);
  expect(html.match(/aria-label="[^"]*"/g)).toContain('aria-label="Ongedaan maken: student gekozen: Maria Peeters"');
  expect(text).toContain('De klant kreeg hierover al een mail. Ongedaan maken');
  expect(text).toContain('De prijs is bij de klant. Stuur een nieuwe prijs.');
  expect(text).toContain('Dit kan niet meer: er gebeurde daarna iets, het laatst door Maria Peeters.');
  expect(text).toContain('student op niet beschikbaar gezet');
  expect(text.match(/Ongedaan maken/g)).toHaveLength(2);
});
