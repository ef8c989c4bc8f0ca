import type { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { type FoundFamily, mostFamily, mostPeople, type searchPeople as contract } from '#domain/contracts/people.ts';
import { rankPeople } from '#domain/people/rank-people.ts';
import { lookupsOf, type PeopleSearch, readSearch } from '#domain/people/read-search.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

type Needed = Pick<Services, 'people' | 'circles' | 'auditLog' | 'clock'>;

interface SearchedFamily {
  readonly family: FoundFamily[];
  readonly more: boolean;
}

const noFamily: SearchedFamily = { family: [], more: false };

/** Those of the family who are meant, with whom they act for. A postcode and a reference are a senior's. */
async function searchFamily(search: PeopleSearch, { people, circles }: Needed): Promise<SearchedFamily> {
  if (search.kind === 'postcode') return noFamily;
  const { found, isAll } = await people.lookUpFamily(lookupsOf(search));
  const searched = found.map((each) => ({ ...each, city: '' }));
  const ranked = rankPeople(searched, search, ({ user_id }) => user_id);
  const family = await Promise.all(
    ranked.slice(0, mostFamily).map(async ({ city: _, ...contact }) => {
      const memberships = await circles.circlesOf(contact.user_id);
      const seniors = memberships.map(({ senior_id, senior_name, relation }) => ({ senior_id, senior_name, relation }));
      return { ...contact, seniors };
    }),
  );
  return { family, more: !isAll || ranked.length > mostFamily };
}

/**
 * Finds seniors with a few indexed queries of bounded size, or the one who transfers under a reference, and their family
 * where it is asked for, and notes that somebody searched.
 */
export async function searchPeople(
  { search_id, text, with_family = false }: Input,
  { actorUid }: Caller,
  services: Needed,
): Promise<Answer<Output>> {
  const { people, auditLog, clock } = services;
  const search = readSearch(text);
  if (search === null) return ok({ people: [], more: false, understood: false });
  const owner = search.kind === 'reference' ? await people.ownerOf(search.reference) : null;
  const [{ found, isAll }, ofFamily] = await Promise.all([
    owner === null ? people.lookUp(lookupsOf(search)) : { found: [owner], isAll: true },
    with_family && owner === null ? searchFamily(search, services) : noFamily,
  ]);
  const ranked = owner === null ? rankPeople(found, search, ({ senior_id }) => senior_id) : found;
  await auditLog.appendCommand(search_id, {
    collection: collections.customers,
    document_id: search_id,
    action: 'search-people',
    actor_uid: actorUid,
    actor_role: 'admin',
    before: {},
    after: { searched_by: search.kind, found: ranked.length + ofFamily.family.length },
    at: clock.now(),
  });
  return ok({
    people: ranked.slice(0, mostPeople),
    ...(with_family ? { family: ofFamily.family, more_family: ofFamily.more } : {}),
    more: !isAll || ranked.length > mostPeople,
    understood: true,
  });
}
