import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { serverClock } from '#functions/gateways/clock.ts';
import { createMailLinks } from '#functions/gateways/mail-links.ts';
import { createMailQueue } from '#functions/gateways/mail-queue.ts';
import { createMailOrders } from '#functions/gateways/queues/mail-orders.ts';
import { createSmtp } from '#functions/gateways/smtp.ts';
import { createVerificationLinks } from '#functions/gateways/verification-links.ts';
import { deliverMail, type MailServices } from '#functions/mail/deliver-mail.ts';
import { renderMail } from '#functions/mail/render-mail.ts';
import { MailPage } from '#local/mail/mail-page.ts';
import { freePortNumbers } from '#local/ports.ts';
import { aMail } from '#tests/builders/mail.ts';
import { forEachOf, rateOf } from './rounds.ts';

export interface MailRates {
  /** Mails per second, each round: ordered, claimed, written, sent and recorded. */
  readonly ours: readonly number[];
  /** The same mails, sent by nodemailer alone. */
  readonly bare: readonly number[];
}

/** A function takes eighty events at once before Google starts another. */
export const mailedAtOnce = 50;
/**
 * Several times what is sent at once: of 120 mails the first and the last fifty are most, and the ratio was 0.54 to 0.76. The
 * mail page keeps a thousand, of both.
 */
const mailsPerRound = 400;
const rounds = 5;
const connections = 3;
const appOrigin = 'http://localhost:5000';
const from = 'hallo@madelief.test';
const to = 'maria@madelief.test';

const order = {
  to,
  template: 'payment-received',
  language: 'NL',
  values: { name: 'Maria', credits: '50', paid: '50', balance: '108' },
} as const;

const rendered = renderMail(aMail(order), `${appOrigin}/dashboard?tab=credits`, {});

/**
 * Takes the mails of a round out of the mail page, which reads a mail shortly after its server has accepted it.
 * @throws Error unless every mail is there.
 */
async function takeArrived(pagePort: number, wanted: number): Promise<void> {
  const timeoutMs = 30_000;
  const until = performance.now() + timeoutMs;
  const mails = `http://127.0.0.1:${pagePort}/api/email`;
  for (;;) {
    const answer = await fetch(mails);
    const { length } = (await answer.json()) as unknown[];
    if (length === wanted) {
      const removal = await fetch(`${mails}/all`, { method: 'DELETE' });
      if (!removal.ok) throw new Error(`the mail page keeps its mails: ${removal.status}`);
      return;
    }
    if (length > wanted || performance.now() > until) throw new Error(`${length} of ${wanted} mails have arrived`);
    await sleep(500);
  }
}

const silent = { info: () => undefined, error: () => undefined };

/** The mail queue on a real Firestore, and nodemailer without it, to the same mail server; they take turns. */
export async function measureMails(folder: string): Promise<MailRates> {
  const [smtpPort = 0, pagePort = 0] = await freePortNumbers(2);
  const url = `smtp://127.0.0.1:${smtpPort}`;
  const page = new MailPage({ smtpPort, pagePort, directory: path.join(folder, 'mail') }, console.error);
  const smtp = createSmtp(() => ({ url, from }));
  const bare = createTransport({ url, pool: true, maxConnections: connections });
  const mailQueue = createMailQueue(serverClock);
  const placeOrder = createMailOrders(serverClock);
  // A mail of this kind uses no other services. Its recipient has an account, so that what it said is kept with it.
  const services = {
    mailQueue,
    smtp,
    log: silent,
    logins: { ownerOf: async () => 'maria' },
    mailLinks: createMailLinks(() => appOrigin, createVerificationLinks(serverClock)),
  } as unknown as MailServices;
  const sendOurs = async (id: string): Promise<void> => {
    // The event of an order brings its document.
    const ordered = await placeOrder(id, order);
    if (ordered === null) throw new Error(`${id} was ordered before`);
    await deliverMail(id, services, ordered);
  };
  const sendBare = (id: string) => bare.sendMail({ from, to, ...rendered, messageId: `<${id}@madelief.test>` });
  try {
    await page.ready;
    const idsOf = (name: string): string[] => Array.from({ length: mailsPerRound }, (_, index) => `${name}-${index}`);
    await forEachOf(idsOf('warm-up-ours'), sendOurs, mailedAtOnce);
    await forEachOf(idsOf('warm-up-bare'), sendBare, mailedAtOnce);
    await takeArrived(pagePort, mailsPerRound * 2);
    const found: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      found.ours.push(await rateOf(mailsPerRound, () => forEachOf(idsOf(`ours-${round}`), sendOurs, mailedAtOnce)));
      found.bare.push(await rateOf(mailsPerRound, () => forEachOf(idsOf(`bare-${round}`), sendBare, mailedAtOnce)));
      await takeArrived(pagePort, mailsPerRound * 2);
    }
    return found;
  } finally {
    smtp.close();
    bare.close();
    await page.stop();
  }
}
