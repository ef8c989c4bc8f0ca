import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { TestFirebase } from '../local-firebase.ts';

/** As the mail page's API returns it. */
const receivedMail = z.object({
  subject: z.string(),
  text: z.string().default(''),
  html: z.string().default(''),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  from: z.array(z.object({ address: z.string(), name: z.string().optional() })),
});

export type ReceivedMail = z.infer<typeof receivedMail>;

/** Longer than the minute of the sweep: if a trigger gets lost on a busy machine, the sweep sends the mail. */
const timeoutMs = 300_000;
const lookEveryMs = 150;

/** The mails for an address so far, oldest first. */
export async function mailsReceived({ ports }: TestFirebase, address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address, sort: 'asc' });
  const answer = await fetch(`http://127.0.0.1:${ports.mail}/api/email?${query.toString()}`);
  return z.array(receivedMail).parse(await answer.json());
}

/**
 * Waits until that many mails have arrived for an address.
 * @returns all of them, oldest first: more than expected, when more have arrived.
 * @throws Error when they do not arrive in time.
 */
export async function mailsTo(firebase: TestFirebase, address: string, count = 1): Promise<ReceivedMail[]> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const mails = await mailsReceived(firebase, address);
    if (mails.length >= count) return mails;
    if (performance.now() > until) {
      throw new Error(`${mails.length} of ${count} mails for ${address} after ${timeoutMs / 1000} s`);
    }
    await sleep(lookEveryMs);
  }
}

/**
 * Waits for a mail to an address; the newest, when there are several. @param count how many must have arrived by then.
 */
export async function newestMailTo(firebase: TestFirebase, address: string, count = 1): Promise<ReceivedMail> {
  const newest = (await mailsTo(firebase, address, count)).at(-1);
  if (newest === undefined) throw new Error(`no mail for ${address}`);
  return newest;
}

/** The token of the mail's link, which is in the fragment alone; empty without one. */
export function tokenIn(mail: ReceivedMail): string {
  const link = new URL(linkIn(mail));
  if (link.searchParams.has('token')) throw new Error(`the link of "${mail.subject}" shows its token to servers`);
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
}

/** The target of the mail's button, which must be in its plain text as well. */
export function linkIn({ html, text, subject }: ReceivedMail): string {
  const [, href] = /<a [^>]*href="(https?:[^"]+)"/.exec(html) ?? [];
  const link = href?.replaceAll('&amp;', '&');
  if (link === undefined || !text.includes(link)) throw new Error(`no link in the mail "${subject}"`);
  return link;
}
