import { randomUUID } from 'node:crypto';
import { dashboard } from '#i18n/nl/dashboard.ts';
import { circle } from '#i18n/nl/circle/circle.ts';
import { forWhom } from '#i18n/nl/circle/for-whom.ts';
import { invitation } from '#i18n/nl/circle/invitation.ts';
import { linkIn, newestMailTo } from '#tests/people/mailbox.ts';
import { storedPayer } from '#tests/people/stored-credits.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { expectBalance, functionColdStart, line, onlyPurchase, openPayment, pay } from '../credits/credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { computer, staffMember } from '../staff/staff-steps.ts';
import {
  afterDoubleTapWindow,
  answerDialog,
  arrived,
  askForHelp,
  flushed,
  isSeenOnReturn,
  signIn,
  workerIsReady,
} from '../steps.ts';

test('a daughter accepts, asks for help in her own name, pays for her mother, and what waits when the right ends is refused and explained', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const staff = await person(staffMember);
  const email = `els-${randomUUID()}@example.be`;

  // The senior asks her daughter.
  const tablet = await device();
  const hers = await signIn(tablet, maria, '/dashboard?tab=circle');
  await hers.getByLabel(circle['first-name'], { exact: true }).fill('Els');
  await hers.getByLabel(circle.email, { exact: true }).fill(email);
  await hers.getByLabel(circle.relation).selectOption('daughter');
  await hers.getByRole('checkbox', { name: circle['right-book'] }).check();
  await hers.getByRole('checkbox', { name: circle['right-pay'] }).check();
  await afterDoubleTapWindow(hers);
  await hers.getByRole('button', { name: circle['invite-go'] }).click();
  await expect(hers.getByText('Els is uitgenodigd.')).toBeVisible(flushed);
  await expect(hers.getByText(email)).toBeVisible(flushed);

  // The daughter follows the link of the mail, and makes an account.
  const link = new URL(linkIn(await newestMailTo(firebase, email)));
  const phone = await device({ width: 360, height: 740 });
  const els = phone.page();
  await els.goto(`${phone.origin}${link.pathname}${link.hash}`);
  await expect(els.getByText(invitation['may-book'])).toBeVisible();
  expect(new URL(els.url()).hash).toBe('');
  await els.getByLabel(invitation['last-name']).fill('Janssens');
  await els.getByLabel(invitation['new-password'], { exact: true }).fill('Kerkstraat-12');
  await els.getByRole('checkbox', { name: invitation.consent }).check();
  await afterDoubleTapWindow(els);
  await els.getByRole('button', { name: invitation['accept-new'] }).click();
  await els.waitForURL('**/voor-wie?for=**', flushed);
  await expect(els.getByText('U regelt nu voor Maria')).toBeVisible();

  // The same link again is used up, and says so.
  const again = await device();
  await again.page().goto(`${again.origin}${link.pathname}${link.hash}`);
  await expect(again.page().getByText(invitation['invitation-used-title'])).toBeVisible();

  // She asks for help: on the senior's tablet and on staff's screen it carries her name.
  await workerIsReady(els);
  await askForHelp(els, { service: 'Gezelschap' });
  await arrived(firebase, maria, 1);
  const [request] = await storedRequests(firebase, maria.uid);
  expect(request?.['actor_uid']).not.toBe(maria.uid);
  await hers.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(hers.getByText('Aangevraagd door Els.')).toBeVisible(flushed);
  const desk = await device(computer);
  const office = await signIn(desk, staff, `/admin/requests/${String(request?.['request_id'])}`);
  await expect(office.getByText('Els Janssens').first()).toBeVisible(flushed);

  // She buys credits for her mother: the payment page brings her back to her mother's ledger, and both see the money.
  await els.getByRole('button', { name: dashboard.more }).click();
  await els.getByRole('link', { name: dashboard.credits }).click();
  await expect(els.getByText('Voor Maria Peeters is nog niets gekocht of betaald.')).toBeVisible(flushed);
  const payment = await openPayment(els, 50);
  await pay(payment, 50);
  await expect(payment.getByText('Gelukt! Er kwam 50 euro bij het saldo van Maria Peeters.')).toBeVisible(
    functionColdStart,
  );
  await expect(payment.getByText('U regelt nu voor Maria Peeters')).toBeVisible();
  await expectBalance(payment, '50 euro');
  await expect(line(payment, 'Aankoop')).toContainText('50 euro erbij');
  await payment.close();
  await hers.goto(`${tablet.origin}/dashboard?tab=credits`);
  await expectBalance(hers, '50 euro');
  const { id: purchase } = await onlyPurchase(firebase, maria);
  expect(await storedPayer(firebase, purchase)).toBe(request?.['actor_uid']);

  // Without a network she asks again; meanwhile the senior ends the right.
  phone.expectNetworkFailures();
  phone.expectConsoleError(/status of 403/);
  phone.network.cut();
  await askForHelp(els, { service: 'Boodschappen' });
  await expect(els.getByText('Bewaard op dit toestel, nog niet verstuurd').first()).toBeVisible();
  await hers.goto(`${tablet.origin}/dashboard?tab=circle`);
  await afterDoubleTapWindow(hers);
  await hers.getByRole('button', { name: 'Mag niets meer regelen: Els' }).click();
  await answerDialog(hers, circle['end-go']);
  await expect(hers.getByText(circle.nobody)).toBeVisible(flushed);

  // What she asked for is refused, explained, and still there to read.
  phone.network.restore();
  await els.goto(`${phone.origin}/voor-wie`);
  await isSeenOnReturn(els, els.getByText('U mag niets meer regelen voor Maria'));
  await expect(els.getByText(forWhom['ended-text'])).toBeVisible();
  await expect(els.getByText(/Een aanvraag voor/)).toBeVisible();
  await expect(els.getByRole('button', { name: forWhom['ended-forget'] })).toBeVisible(flushed);
  await arrived(firebase, maria, 1);
});
