import type { Page } from 'playwright-core';
import { errors as errorsEn } from '#i18n/en/errors.ts';
import { erasure as erasureEn } from '#i18n/en/profile/erasure.ts';
import { ownData as ownDataEn } from '#i18n/en/profile/own-data.ts';
import { profile as profileEn } from '#i18n/en/profile/profile.ts';
import { errors as errorsNl } from '#i18n/nl/errors.ts';
import { erasure as erasureNl } from '#i18n/nl/profile/erasure.ts';
import { ownData as ownDataNl } from '#i18n/nl/profile/own-data.ts';
import { profile as profileNl } from '#i18n/nl/profile/profile.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { linkIn, newestMailTo } from '#tests/people/mailbox.ts';
import { changeProfileElsewhere, setUnknownField } from '#tests/people/stored-profile.ts';
import { expect } from '../fixtures.ts';
import { enter, type Look } from './screens.ts';
import { openView } from './without-loading.ts';
import { afterDoubleTapWindow, flushed, openMore, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language, words } from '../texts.ts';

const texts = inEveryLanguage(
  { profile: profileNl, errors: errorsNl, erasure: erasureNl, ownData: ownDataNl },
  { profile: profileEn, errors: errorsEn, erasure: erasureEn, ownData: ownDataEn },
);

async function enterDashboard(device: Device, person: Person, language: Language): Promise<Page> {
  await enter(device, person, language);
  await expect(device.page()).toHaveURL(/\/dashboard/);
  return device.page();
}

/** The profile in every state, with network changes and changes from another device. */
export async function visitProfile(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { common, dashboard } = words[language];
  const { profile, errors } = texts[language];
  const page = await enterDashboard(device, person, language);
  await workerIsReady(page);
  const save = async () => {
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name: profile.save }).click();
  };
  await openMore(page);
  await page.getByRole('link', { name: dashboard.profile }).first().click();
  await expect(page.getByLabel(profile.phone)).not.toHaveValue('');
  await look(page, 'profile');

  await page.getByLabel(profile['first-name']).fill('');
  await page.getByLabel(profile.phone).fill('1');
  await page.getByLabel(profile.town).fill('');
  await save();
  await expect(page.getByRole('alert').getByText(profile['check-title'])).toBeVisible();
  await look(page, 'profile with errors');

  await page.getByLabel(profile['first-name']).fill('Donaudampfschifffahrtsgesellschaftskapitän');
  await page.getByLabel(profile.phone).fill('0471 11 11 11');
  await page.getByLabel(profile.street).fill('Burgemeester-Jan-Van-Rijswijcklaan-zonder-einde 1234');
  await page.getByLabel(profile.town).fill('Sint-Katelijne-Waver');
  await expect(page.getByText(common['draft-kept'])).toBeVisible();
  device.expectNetworkFailures();
  device.network.cut();
  await page.reload();
  await expect(page.getByText(dashboard['unreachable-title'])).toBeVisible(flushed);
  await expect(page.getByRole('button', { name: common['draft-restart'] })).toBeVisible();
  await look(page, 'profile with a draft, without a network');
  await page.getByRole('button', { name: common['draft-restart'] }).click();
  await expect(page.getByRole('dialog', { name: common['draft-restart-title'] })).toBeVisible();
  await look(page, 'beginning again');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await save();
  await expect(page.getByText(profile.waiting)).toBeVisible();
  await look(page, 'profile that waits');

  await changeProfileElsewhere(firebase, person.uid, { first_name: 'Mia', phone_number: '0499 99 99 99' });
  device.network.restore();
  await expect(page.getByText(errors['profile-conflict'])).toBeVisible(flushed);
  await page.getByRole('button', { name: profile['conflict-save'] }).click();
  await expect(page.getByRole('alert').getByText(profile['check-title'])).toBeVisible();
  await look(page, 'conflict with errors');
  for (const name of [profile['first-name'], profile.phone]) {
    await page.getByRole('group', { name, exact: true }).getByRole('radio').first().check();
  }
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: profile['conflict-save'] }).click();
  await expect(page.getByText(profile.updated)).toBeVisible(flushed);
  await expect(page.getByText(profile['updated-explained'])).toBeVisible();
  await look(page, 'profile that was updated');
}

/** A change that the server rejects, for a reason that only staff can fix. */
export async function visitRejectedProfile(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { dashboard } = words[language];
  const { profile } = texts[language];
  const page = await enterDashboard(device, person, language);
  await openMore(page);
  await page.getByRole('link', { name: dashboard.profile }).first().click();
  await page.getByLabel(profile.phone).fill('0471 11 11 11');
  await setUnknownField(firebase, person.uid, true);
  device.expectConsoleError(/status of 403/);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: profile.save }).click();
  await expect(page.getByText(profile.failed)).toBeVisible(flushed);
  await look(page, 'profile that was refused');
  await page.getByRole('button', { name: profile.forget }).click();
  await expect(page.getByRole('dialog', { name: profile['forget-title'] })).toBeVisible();
  await look(page, 'forgetting a change');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(profile.phone)).toHaveValue('0471 11 11 11');

  await setUnknownField(firebase, person.uid, false);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: profile.retry }).click();
  await expect(page.getByText(profile.updated)).toBeVisible(flushed);
}

/** Asking to be erased, from the question to the day, and taking it back. */
export async function visitErasing(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { erasure } = texts[language];
  const page = await enterDashboard(device, person, language);
  const press = async (name: string) => {
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name, exact: true }).click(flushed);
  };
  await openView(page, '/dashboard?tab=profile');
  await press(erasure.ask);
  await expect(page.getByRole('dialog', { name: erasure['ask-title'] })).toBeVisible();
  await look(page, 'asking to be erased');
  await press(erasure['ask-go']);
  await expect(page.getByText(erasure['asked-title'])).toBeVisible(flushed);
  await look(page, 'profile with a mail to confirm');
  const profile = page.url();
  // The mail names the app that is deployed; this device is on the build with the pseudo-language.
  const { pathname, hash } = new URL(linkIn(await newestMailTo(firebase, person.email)));
  await page.goto(`${device.origin}${pathname}${hash}`);
  await expect(page.getByText(erasure['confirm-text'])).toBeVisible(flushed);
  await look(page, 'confirming to be erased');
  await press(erasure.confirm);
  await expect(page.getByRole('link', { name: erasure['to-app'] })).toBeVisible(flushed);
  await look(page, 'erasing confirmed');
  await page.goto(profile);
  await expect(page.getByRole('button', { name: erasure.withdraw })).toBeVisible(flushed);
  await look(page, 'profile with the day of erasing');
  await press(erasure.withdraw);
  await expect(page.getByText(erasure['withdrawn-title'])).toBeVisible(flushed);
  await look(page, 'erasing withdrawn');
}

/** Getting the own data: asked on the profile, fetched by the link of the mail, and asked without an account. */
export async function visitOwnData(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { ownData } = texts[language];
  const page = await enterDashboard(device, person, language);
  const press = async (name: string) => {
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name, exact: true }).click(flushed);
  };
  await openView(page, '/dashboard?tab=profile');
  await press(ownData.ask);
  await expect(page.getByText(ownData['asked-title'])).toBeVisible(flushed);
  await look(page, 'profile with a mail with the own data');
  const { pathname, hash } = new URL(linkIn(await newestMailTo(firebase, person.email)));
  await page.goto(`${device.origin}${pathname}${hash}`);
  const download = page.waitForEvent('download');
  await press(ownData.fetch);
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText(ownData['fetched-title'])).toBeVisible(flushed);
  await look(page, 'own data fetched');
  await page.goto(`${device.origin}${pathname}#${'x'.repeat(43)}`);
  device.expectConsoleError(/status of 4/);
  await press(ownData.fetch);
  await expect(page.getByText(ownData['fetch-failed'])).toBeVisible(flushed);
  await look(page, 'own data by a link that is too old');
  await press(ownData['new-link']);
  await press(ownData.send);
  await expect(page.getByRole('alert')).toBeFocused();
  await look(page, 'asking for the own data without an address');
  await page.getByLabel(ownData.email).fill('niemand@gegevens.example');
  await press(ownData.send);
  await expect(page.getByText(ownData['sent-text'].slice(0, 20))).toBeVisible(flushed);
  await look(page, 'own data asked by mail');
}
