import { mailTemplates } from '#domain/documents/mail.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { renderMail } from '#functions/mail/render-mail.ts';
import { sampleFoundValues, sampleMailValues } from '#tests/builders/mail-values.ts';
import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';

const link = `https://madelief.test/review#token=${'AbCdEfGh0123'.repeat(4)}`;

/** Every mail in Dutch; the longest in the other languages as well, because only their texts differ. */
const mails = accountLanguages.flatMap((language) =>
  mailTemplates
    .filter((template) => language === 'NL' || ['student-assigned', 'visit-ended'].includes(template))
    .map((template) => ({ template, language, values: sampleMailValues[template] })),
);

/** A mail to staff with the longest and oddest input of a visitor. */
const odd = Object.fromEntries(
  Object.keys(sampleMailValues['staff-waiting-list']).map((name) => [name, `<h1>👩‍👧 ${'lang'.repeat(100)}\n{brand}`]),
);

test('the mails, on a phone and on a tablet: axe and the size checks find nothing', async ({ device }) => {
  const { look, findings } = inspectScreens({ fixedSizes: true });
  const page = (await device({ width: 360, height: 740 })).page();
  for (const mail of [...mails, { template: 'staff-waiting-list', language: 'NL', values: odd } as const]) {
    await page.setContent(renderMail(mail, link, sampleFoundValues).html);
    await look(page, `${mail.template} in ${mail.language}`);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await look(page, 'on a tablet');
  expect(findings).toEqual([]);
});
