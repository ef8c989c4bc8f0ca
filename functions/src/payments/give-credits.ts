import type { z } from 'zod';
import type { giveCredits as contract } from '#domain/contracts/family/gifts.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/**
 * Keeps a gift, then opens its payment page. Safe to interrupt in between: repeating the attempt finds the same gift and the
 * same page. The senior's ledger has no line of it before the money is there.
 */
export async function giveCredits(
  { senior_id, credits, from, message, attempt }: Input,
  { actorUid, seniorId, email }: Caller,
  {
    payments,
    gifts,
    circles,
    accounts,
    clock,
    log,
  }: Pick<Services, 'payments' | 'gifts' | 'circles' | 'accounts' | 'clock' | 'log'>,
): Promise<Answer<Output>> {
  const member = circleMemberSchema.safeParse(await circles.membershipOf(seniorId, actorUid)).data;
  // Of the caller, who is a member: a senior buys for herself.
  if (member === undefined || actorUid === senior_id) return reject('no-access');
  const now = clock.now();
  const gift_id = attempt.toLowerCase();
  const { senior_name } = member;
  const words = { from: from.trim(), message: message.trim() };
  const new_gift = { ...{ gift_id, senior_id, senior_name, giver_id: actorUid }, ...words, credits, made_at: now };
  const begun = await gifts.begin(new_gift);
  if (begun === null || begun.state !== 'open') return reject('invalid-input');
  const page = await payments.open(
    {
      ...{ seniorId, email, cents: fromCredits(credits), buys: 'credits', attempt },
      gift: { id: gift_id, giverUid: actorUid },
      language: await accounts.languageOf(actorUid),
    },
    now,
  );
  if (page === 'other-purchase') return reject('invalid-input');
  if (page === 'refused') {
    log.error('payment page refused', { code: 'purchase-failed' });
    return reject('purchase-failed');
  }
  await gifts.notePage(gift_id, page.sessionId);
  return ok({ gift_id, url: page.url });
}
