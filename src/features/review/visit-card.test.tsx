import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
import { VisitCard } from './visit-card.tsx';

beforeAll(async () => {
  await startPageI18n('en', ['review']);
  await loadFirstTexts('en');
});

const visit: PlannedVisit = {
  id: 'request-1',
  title: 'Gezelschap',
  date_time: '2027-03-02T14:00',
  student_name: 'Lotte Janssens',
  duration_minutes: 180,
};

function cardOf(changes: Partial<PlannedVisit>): string {
  return renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <VisitCard visit={{ ...visit, ...changes }} />
    </PublicFrame>,
  );
}

test('the service has its name in the language of the page', () => {
  const card = cardOf({ task_category_id: 'companionship' });
  expect(card).toContain('>Company<');
  expect(card).not.toContain('Gezelschap');
});

test('a service of staff’s own and that of an older visit have their stored name', () => {
  expect(cardOf({ task_category_id: 'piano', title: 'Pianoles' })).toContain('>Pianoles<');
  expect(cardOf({})).toContain('>Gezelschap<');
  expect(cardOf({ title: '' })).toContain('>Unknown service<');
});
