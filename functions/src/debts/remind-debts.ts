import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** Of one query. */
const mostAtOnce = 500;

type Needed = Pick<Services, 'charges' | 'debts' | 'log'>;
type Page = Awaited<ReturnType<Needed['debts']['seniorsWithDebts']>>;

/** Every senior of a list that is read a page at a time. */
async function* seniorsOf(read: (after: string | null) => Promise<Page>): AsyncGenerator<string> {
  let after: string | null = null;
  do {
    const { seniorIds, next }: Page = await read(after);
    yield* seniorIds;
    after = next;
  } while (after !== null);
}

/**
 * Tells seniors what is missing, reminds them once without cost, and asks staff about a fee: each when its time has come.
 * Both kinds of seniors are followed: with an open charge, of which a debt may be new, and with a debt, which may be paid.
 */
export async function remindDebts({ charges, debts, log }: Needed): Promise<void> {
  const seen = new Set<string>();
  const sources = [
    seniorsOf((after) => charges.seniorsToCharge(after, mostAtOnce)),
    seniorsOf((after) => debts.seniorsWithDebts(after, mostAtOnce)),
  ];
  for (const source of sources) {
    for await (const seniorId of source) {
      if (seen.has(seniorId)) continue;
      seen.add(seniorId);
      try {
        for (const { id, step } of await debts.follow(seniorId))
          log.info('debt followed', { documentId: id, action: step });
      } catch (error) {
        log.error('debts left unfollowed', { documentId: seniorId, ...describeFailure(error) });
      }
    }
  }
}
