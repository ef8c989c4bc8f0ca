import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { mailStates } from '#domain/documents/mail.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { WaitingList } from '#shared/staff/lists/waiting-list.tsx';
import { MailBadge } from '#shared/staff/mail-badge.tsx';
import { toMailList } from './mails/mails-screen.tsx';
import { mailLists } from './mails/queries.ts';
import { AgreedBadge, toReviewFilter } from './reviews/reviews-screen.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadEveryStaffText();
});

const textOf = (content: ReactNode) =>
  withoutStyles(renderToStaticMarkup(<PublicFrame place={publicRouteOf('/')}>{content}</PublicFrame>))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// spec: staff.mails.list
test('every state of a mail is in words, and in one list besides the list of all', () => {
  expect(mailStates.map((state) => textOf(<MailBadge state={state} />))).toEqual([
    'Vertrekt zo',
    'Vertrekt nu',
    'Verstuurd',
    'Niet nodig',
    'Mislukt',
  ]);
  expect(Object.values(mailLists).flat().toSorted()).toEqual(mailStates.toSorted());
  expect(mailLists.all).toEqual([]);
});

// spec: staff.reviews.list
test('a review says whether the visit went as agreed', () => {
  expect(textOf(<AgreedBadge asAgreed />)).toBe('Zoals afgesproken');
  expect(textOf(<AgreedBadge asAgreed={false} />)).toBe('Niet zoals afgesproken');
});

// spec: staff.lists.address
test.each([
  ['not-as-agreed', 'not-as-agreed'],
  ['0', 0],
  ['5', 5],
  ['6', null],
  [null, null],
] as const)('an address with %s shows the reviews of %s', (text, filter) => {
  expect(toReviewFilter(text)).toBe(filter);
});

// spec: staff.lists.address
test('an address shows a list of mails; without a known one, those that failed', () => {
  for (const list of Object.keys(mailLists)) expect(toMailList(list)).toBe(list);
  expect([toMailList(null), toMailList('lost')]).toEqual(['failed', 'failed']);
});

// spec: staff.credits.list
test('what waits above a list shows the first three, and opens the others on demand', () => {
  const waiting = (count: number) => (
    <WaitingList>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{`#${index + 1}`}</li>
      ))}
    </WaitingList>
  );
  expect(textOf(waiting(3))).toBe('#1 #2 #3');
  expect(textOf(waiting(4))).toBe('#1 #2 #3 Nog één die wacht #4');
  expect(textOf(waiting(5))).toContain('Nog 2 die wachten');
  expect(renderToStaticMarkup(<PublicFrame place={publicRouteOf('/')}>{waiting(5)}</PublicFrame>)).toMatch(
    /<details(?! open)[^]*#4/,
  );
});
