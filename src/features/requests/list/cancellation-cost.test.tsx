import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { CancellationCost } from './cancellation-cost.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await startPublicI18n('nl');
  await loadTexts('visits');
});

afterEach(() => {
  vi.useRealTimers();
});

const visit = { requestDate: '2026-11-27', time: '10:00', hours: 2 };

// spec: 9.terms.free-cancellation
test.each<[now: string, sentences: string]>([
  [
    '2026-11-20T10:00:00+01:00',
    'Annuleren is gratis tot dinsdag 24 november om 10 uur. Daarna mogen wij kosten vragen. Die zijn nooit hoger dan de afgesproken prijs.',
  ],
  [
    '2026-11-24T09:00:00+01:00',
    'Annuleren is alleen vandaag nog gratis, tot dinsdag 24 november om 10 uur. Daarna mogen wij kosten vragen. Die zijn nooit hoger dan de afgesproken prijs.',
  ],
  ['2026-11-25T09:00:00+01:00', 'Er komt nog geen student. Annuleren kost u niets.'],
  [
    '2026-11-27T09:00:00+01:00',
    'Het bezoek is vandaag. Bel ons ook op 03 200 00 00. Er komt nog geen student. Annuleren kost u niets.',
  ],
  ['2026-11-27T11:00:00+01:00', 'Het uur van dit bezoek is voorbij. Kwam er niemand? Dan betaalt u niets.'],
])('at %s it says what cancelling costs', (now, sentences) => {
  vi.setSystemTime(new Date(now));
  const html = renderToStaticMarkup(<CancellationCost visit={visit} />);
  expect(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(sentences);
});
