import { requestReference } from '#domain/requests/request-reference.ts';
import { thread as words } from '#i18n/nl/asking/thread.ts';
import { helper } from '#i18n/nl/helper/helper.ts';
import { ownCards } from '#i18n/nl/helper/own-cards.ts';
import { threadFile } from '#i18n/nl/staff/visits/thread-file.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { planVisitSoon } from '#tests/people/helper-offers.ts';
import { answered } from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import { openOnPhone } from '../helper/student-steps.ts';
import { computer, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, isSeenOnReturn, signIn } from '../steps.ts';
import { phone, test } from './walk.ts';

test('the messages about a visit, of the senior, the student and staff: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id } = await planVisitSoon(firebase, maria.uid, lotte);
  const written = [
    'De bel is stuk.',
    'Tot straks.',
    'Bel',
    'Zij woont om de hoek.',
    'Stef',
    'Staf Claes',
    'yes: Els',
    'Vaste klant.',
    maria.email,
  ];
  for (const text of [...shownKeys, ...namesOfOthers, ...written]) know(text);
  know(requestReference(id, new Date()));
  const tablet = await device(phone);
  const senior = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  await senior.locator('summary').filter({ hasText: 'Berichten over ' }).click(answered);
  await expect(senior.getByLabel(words.write)).toBeVisible();
  await look(senior, 'a thread without messages');
  await senior.getByRole('button', { name: words.send }).click();
  await expect(senior.getByText(words['write-empty'])).toBeVisible();
  await senior.getByLabel(words.write).fill('Bel 0470 12 34 56');
  await look(senior, 'a message with a telephone number');
  await senior.getByLabel(words.write).fill('De bel is stuk.');
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await afterDoubleTapWindow(senior);
  await senior.getByRole('button', { name: words.send }).click();
  await expect(senior.getByText(words['own-waits'])).toBeVisible();
  await look(senior, 'a message that waits for the network');
  tablet.network.restore();
  await expect(senior.getByText(words['own-waits'])).toHaveCount(0, flushed);

  const { page: student } = await openOnPhone(device, lotte);
  await student.getByRole('button', { name: `${helper.messages}: ` }).click(answered);
  await expect(student.getByText('De bel is stuk.')).toBeVisible(answered);
  await student.getByLabel(ownCards['thread-write']).fill('Tot straks.');
  await afterDoubleTapWindow(student);
  await student.getByRole('button', { name: `${ownCards['thread-send']}: ` }).click();
  await expect(student.getByText('Tot straks.')).toBeVisible(answered);
  await look(student, 'the thread on the page of a student');

  const answer = senior.getByRole('log').getByRole('listitem').filter({ hasText: 'Tot straks.' });
  await isSeenOnReturn(senior, answer);
  await look(senior, 'a thread with an answer');
  await afterDoubleTapWindow(senior);
  await answer.getByRole('button').click();
  await expect(answer).toContainText(words.reported);
  const staff = await signIn(await device(computer), await person(staffMember), `/admin/requests/${id}`);
  await expect(staff.getByRole('button', { name: threadFile['handled-named'].split(':')[0] ?? '' })).toBeVisible(
    answered,
  );
  await look(staff, 'a reported message on the page of a request');
});
