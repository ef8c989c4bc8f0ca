import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { linkIn, mailsTo } from '#tests/people/mailbox.ts';
import { freePorts, isPortTaken, type Ports } from '../ports.ts';
import { MailPage } from './mail-page.ts';

const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function startPage(ports: Ports): Promise<MailPage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'madelief-mail-'));
  undo.push(() => rm(directory, { recursive: true, force: true }));
  const page = new MailPage({ smtpPort: ports.smtp, pagePort: ports.mail, directory }, () => undefined);
  undo.push(() => page.stop());
  return page;
}

function firebaseAt(ports: Ports) {
  return { ports, appOrigin: '', authOrigin: '', firestoreHost: '', logFile: '' };
}

test('shows received mails, and stops while a connection is open', async () => {
  const ports = await freePorts();
  const page = await startPage(ports);
  await page.ready;
  const mailer = createTransport({ host: '127.0.0.1', port: ports.smtp, secure: false, pool: true });
  const link = 'http://localhost:5000/a?b=1&c=2';
  await mailer.sendMail({
    from: 'Madelief <hallo@madelief.test>',
    to: 'maria@madelief.test',
    subject: 'Dag Maria',
    text: `Lees ${link}`,
    html: `<a style="" href="${link.replace('&', '&amp;')}">Lees</a>`,
  });
  const [mail] = await mailsTo(firebaseAt(ports), 'maria@madelief.test');
  expect(mail).toMatchObject({ subject: 'Dag Maria', from: [{ address: 'hallo@madelief.test' }] });
  expect(mail && linkIn(mail)).toBe(link);
  expect((await fetch(`http://127.0.0.1:${ports.mail}/`, { headers: { accept: 'text/html' } })).status).toBe(200);

  await page.stop();
  mailer.close();
  expect(await Promise.all([ports.mail, ports.smtp].map(isPortTaken))).toEqual([false, false]);
  await page.stop();
});

test('reports the port that is in use', async () => {
  const ports = await freePorts();
  await (
    await startPage(ports)
  ).ready;
  await expect((await startPage(ports)).ready).rejects.toThrow(String(ports.smtp));
});

test('can be stopped before it is ready', async () => {
  const page = await startPage(await freePorts());
  await expect(page.stop()).resolves.toBeUndefined();
});
