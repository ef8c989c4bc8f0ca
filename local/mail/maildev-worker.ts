/** The mail server and its page, in a thread of their own: see mail-page.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';
import { mailPageSettings } from './mail-page-settings.ts';

const { smtpPort, pagePort, directory } = mailPageSettings.parse(workerData);
const loopback = '127.0.0.1';

await new MailDev({
  smtp: smtpPort,
  ip: loopback,
  web: pagePort,
  webIp: loopback,
  mailDirectory: directory,
  // Enough for a day of trying things out; the oldest goes first.
  maxEmails: 1_000,
  silent: true,
}).start();
parentPort?.postMessage('ready');
