import type { Page } from 'playwright-core';
import { thread as words } from '#i18n/nl/asking/thread.ts';
import { helper } from '#i18n/nl/helper/helper.ts';
import { ownCards } from '#i18n/nl/helper/own-cards.ts';
import { board } from '#i18n/nl/staff/board.ts';
import { threadFile } from '#i18n/nl/staff/visits/thread-file.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { planVisitSoon } from '#tests/people/helper-offers.ts';
import { answered } from '../account/account-steps.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { openOnPhone } from '../helper/student-steps.ts';
import { computer, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, isSeenOnReturn, signIn, workerIsReady } from '../steps.ts';

/** By keyboard. */
async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(words.write);
  await field.fill(text);
  await tabTo(page, page.getByRole('button', { name: words['send-named'].split(' {{')[0] ?? '' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
}

test('two lines without a network reach the student in order; she answers, staff sees it, and a report waits for staff', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte' });
  const { id } = await planVisitSoon(firebase, maria.uid, lotte);
  const tablet = await installedDevice();
  const senior = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const title = senior.locator('summary').filter({ hasText: 'Berichten over ' });
  await expect(title).toBeVisible(answered);
  await workerIsReady(senior);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await tabTo(senior, title);
  await senior.keyboard.press('Enter');
  await write(senior, 'De bel is stuk.');
  await senior.getByLabel(words.write).fill('Bel 0470 12 34 56.');
  await expect(senior.getByText(words['hidden-title'])).toBeVisible();
  await write(senior, 'Klop op het raam. Bel 0470 12 34 56.');
  const log = senior.getByRole('log', { name: words.title });
  await expect(log.getByRole('listitem')).toHaveText([/De bel is stuk/, /Klop op het raam. Bel •••/]);
  await expect(log).toContainText(words['own-waits']);
  tablet.network.restore();
  await expect(log.getByText(words['own-waits'])).toHaveCount(0, flushed);

  const { page: student } = await openOnPhone(device, lotte);
  await student.getByRole('button', { name: `${helper.messages}: ` }).click();
  const heard = student.getByRole('log', { name: ownCards.thread });
  await expect(heard.getByRole('listitem')).toHaveText([/De bel is stuk/, /Klop op het raam. Bel •••/]);
  await student.getByLabel(ownCards['thread-write']).fill('Goed, tot straks.');
  await afterDoubleTapWindow(student);
  await student.getByRole('button', { name: `${ownCards['thread-send']}: ` }).click();
  await expect(heard.getByRole('listitem')).toHaveCount(3);

  const answer = log.getByRole('listitem').filter({ hasText: 'Goed, tot straks.' });
  await isSeenOnReturn(senior, answer);
  const staff = await signIn(await device(computer), await person(staffMember), `/admin/requests/${id}`);
  const read = staff.getByRole('log', { name: threadFile.title });
  await expect(read.getByRole('listitem')).toHaveText([/De bel/, /Klop/, /Goed, tot straks/], answered);

  await tabTo(senior, answer.getByRole('button', { name: words.report }));
  await afterDoubleTapWindow(senior);
  await senior.keyboard.press('Enter');
  await expect(answer).toContainText(words.reported);
  await staff.goto(`${tablet.origin}/admin?list=reports`);
  await staff.getByRole('link', { name: 'Goed, tot straks.' }).click();
  const handled = read.getByRole('button', { name: threadFile['handled-named'].split(':')[0] ?? '' });
  await handled.click(answered);
  await expect(handled).toHaveCount(0);
  await expect(staff.getByText(board['queue-reports'])).toBeVisible();
});
