import type { z } from 'zod';
import type {
  askAboutData as contract,
  askAboutDataByLink as byLinkContract,
} from '#domain/contracts/privacy/data-requests.ts';
import { askAboutData as command } from '#domain/privacy/commands/ask-about-data.ts';
import { mostOpenDataRequests } from '#domain/privacy/data-request.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Needed = Pick<Services, 'dataExports' | 'dataRequests' | 'dispatch'>;
type Asker = NonNullable<Awaited<ReturnType<Services['dataExports']['askerOf']>>>;
type Asked = Pick<z.output<typeof contract.input>, 'request_id' | 'wish' | 'text'>;

async function keep(
  { kind, person_id: personId, email, language, name, names }: Asker,
  { request_id: id, wish, text }: Asked,
  { dataRequests, dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> {
  // A repetition of the last one that was taken is no further one.
  const open = await dataRequests.openOf(personId, mostOpenDataRequests);
  if (open.length >= mostOpenDataRequests && !open.includes(id)) return reject('data-requests-full');
  const person = { kind, person_id: personId, email, language, first_name: name };
  const fullName = `${names.first_name} ${names.last_name}`.trim();
  const kept = await dispatch.record(command(id, { ...person, name: fullName, wish, text }));
  return kept.ok ? ok(kept.value) : reject('already-exists');
}

/** A senior or family member asks about the own data. */
export async function askAboutData(
  input: z.output<typeof contract.input>,
  { actorUid: uid }: Caller,
  services: Needed,
): Promise<Answer<z.input<typeof contract.output>>> {
  const asker = await services.dataExports.askerOf(uid);
  return asker === null ? reject('no-access') : keep(asker, input, services);
}

/** The same by the link to the own data, by which its mailbox is known. */
export async function askAboutDataByLink(
  { token, ...input }: z.output<typeof byLinkContract.input>,
  _caller: null,
  services: Needed,
): Promise<Answer<z.input<typeof byLinkContract.output>>> {
  const asker = await services.dataExports.askerBy(token);
  return asker === null ? reject('link-invalid') : keep(asker, input, services);
}
