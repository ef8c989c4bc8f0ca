import type { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { mostPeople, type searchPeople as contract } from '#domain/contracts/people.ts';
import { rankPeople } from '#domain/people/rank-people.ts';
import { lookupsOf, readSearch } from '#domain/people/read-search.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/**
 * Finds seniors with a few indexed queries of bounded size, or the one who transfers under a reference, and notes that
 * somebody searched.
 */
export async function searchPeople(
  { search_id, text }: Input,
  { actorUid }: Caller,
  { people, auditLog, clock }: Pick<Services, 'people' | 'auditLog' | 'clock'>,
): Promise<Answer<Output>> {
  const search = readSearch(text);
  if (search === null) return ok({ people: [], more: false, understood: false });
  const owner = search.kind === 'reference' ? await people.ownerOf(search.reference) : null;
  const { found, isAll } = owner === null ? await people.lookUp(lookupsOf(search)) : { found: [owner], isAll: true };
  const ranked = owner === null ? rankPeople(found, search) : found;
  await auditLog.appendCommand(search_id, {
    collection: collections.customers,
    document_id: search_id,
    action: 'search-people',
    actor_uid: actorUid,
    actor_role: 'admin',
    before: {},
    after: { searched_by: search.kind, found: ranked.length },
    at: clock.now(),
  });
  return ok({
    people: ranked.slice(0, mostPeople),
    more: !isAll || ranked.length > mostPeople,
    understood: true,
  });
}
