import type { Page } from 'playwright-core';
import { studentPhoto } from '#i18n/nl/staff/student-photo.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { planVisitSoon } from '#tests/people/helper-offers.ts';
import { drawnPhoto } from '#tests/people/student-photos.ts';
import { answered } from '../account/account-steps.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { computer, pressInDialog, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, chooseFile, isSeenOnReturn, returnToTab, signIn, workerIsReady } from '../steps.ts';

/** What the other screen shows of a change is there within this time. */
const seen = { timeout: 45_000 };

const choose = (page: Page, name: string, buffer: Buffer) =>
  chooseFile(page, /^Een (?:andere )?foto kiezen$/, { name, mimeType: 'image/jpeg', buffer });

/** A picture of a telephone: wide, large, and with the place in it. */
async function widePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    for (let band = 0; band < 16; band += 1) {
      context.fillStyle = `hsl(${band * 22} 60% 60%)`;
      context.fillRect(band * 100, 0, 100, 900);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const place = Buffer.from('Exif\0\0Kerkstraat 12');
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

const isDecoded = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('staff adds a photo with consent; the senior sees it without a network too, until it is removed', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  await planVisitSoon(firebase, maria.uid, lotte);
  const tablet = await installedDevice();
  const senior = await signIn(tablet, maria);
  await expect(senior.getByText('Uw code voor dit bezoek')).toBeVisible(answered);
  const shown = senior.getByRole('img', { name: 'Foto van Lotte' });
  await expect(shown).toHaveCount(0);

  const desk = await device(computer);
  const staff = await signIn(desk, await person(staffMember), `/admin/students/${lotte.id}`);
  await expect(staff.getByText(/^Er is nog geen foto van/)).toBeVisible(seen);
  await choose(staff, 'brief.jpg', Buffer.from('Beste Lotte'));
  await expect(staff.getByText(studentPhoto['photo-unreadable'])).toBeVisible();
  await choose(staff, 'lotte.jpg', await widePicture(staff));
  const dialog = staff.getByRole('dialog', { name: studentPhoto['title-set'] });
  // It comes once the picture has been read.
  await expect(dialog).toBeVisible();
  await afterDoubleTapWindow(staff);
  await dialog.getByRole('button', { name: studentPhoto['go-set'] }).click();
  const consent = dialog.getByLabel('Lotte vindt het goed dat senioren deze foto zien');
  await expect(dialog.getByText('Vraag het eerst aan Lotte, en vink het dan aan.')).toBeVisible();
  await expect(consent).toBeFocused();
  await consent.check();
  await pressInDialog(staff, studentPhoto['go-set']);
  await expect(staff.getByText('De foto van Lotte Janssens is bewaard.')).toBeVisible(seen);
  await expect(staff.getByRole('img', { name: 'Foto van Lotte Janssens' })).toBeVisible(seen);
  expect(await isDecoded(staff, 'Foto van Lotte Janssens')).toBe(256);

  await isSeenOnReturn(senior, shown);
  await workerIsReady(senior);
  const first = await shown.getAttribute('src');
  await choose(staff, 'lotte.jpg', await drawnPhoto());
  await expect(dialog).toBeVisible();
  await afterDoubleTapWindow(staff);
  await consent.check();
  await pressInDialog(staff, studentPhoto['go-set']);
  await expect(async () => {
    await returnToTab(senior);
    expect(await shown.getAttribute('src')).not.toBe(first);
  }).toPass(seen);
  const kept = async () => JSON.stringify(await readBrowserStorage(senior));
  const picture = (await shown.getAttribute('src'))?.split(',')[1] ?? 'none';
  await expect.poll(kept).toContain(picture);
  // It stands with the request as well.
  await senior.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(senior.getByRole('article').getByRole('img', { name: 'Foto van Lotte' })).toBeVisible(answered);
  await senior.getByRole('link', { name: 'Dashboard' }).click();

  tablet.expectNetworkFailures();
  tablet.network.cut();
  await senior.reload();
  await expect(shown).toBeVisible(answered);
  expect(await isDecoded(senior, 'Foto van Lotte')).toBe(256);

  await afterDoubleTapWindow(staff);
  await staff.getByRole('button', { name: studentPhoto.remove, exact: true }).click();
  await pressInDialog(staff, studentPhoto['go-remove']);
  await expect(staff.getByText('De foto van Lotte Janssens is verwijderd.')).toBeVisible(seen);
  tablet.network.restore();
  await expect(async () => {
    await returnToTab(senior);
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass(seen);
  await expect(senior.getByText('Uw code voor dit bezoek')).toBeVisible();
  await expect.poll(kept).not.toContain(picture);
});
