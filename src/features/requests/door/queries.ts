import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type Door, doorSchema, doorVisitSchema } from '#domain/documents/visit-parts/door-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { serverPart } from '#firebase/server-part.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { readCopy } from '#offline/cached/device-copy.ts';
import { doorCopyName } from '../queries.ts';

const server = serverPart(() => import('#firebase/visits/visit-part.ts'));

const copySchema = z.nullable(doorSchema);

/** The code is the senior's alone, and there for as long as the student is to come: nothing else is asked for. */
const readCode = async (
  { actorUid, seniorId }: ActingFor,
  visitId: string,
  { state }: Door,
): Promise<Result<string | null, DomainError>> =>
  actorUid === seniorId && state === 'confirmed' ? server((part) => part.readDoorCode(visitId)) : ok(null);

/**
 * Reads the visit with its code, and the photo only where this device has another one or none: the visit says which it is. A photo that
 * does not arrive keeps nothing else from arriving; the next poll asks for it again.
 */
async function readDoor(
  acting: ActingFor,
  visitId: string,
  shown: Door | null,
): Promise<Result<Door | null, DomainError>> {
  const visit = await server((part) => part.readVisitPart(doorVisitSchema, visitId));
  if (!visit.ok || visit.value === null) return visit;
  const code = await readCode(acting, visitId, visit.value);
  if (!code.ok) return code;
  const door = { ...visit.value, door_code: code.value };
  const { student_photo: wanted } = visit.value;
  if (wanted === undefined) return ok({ ...door, photo: null });
  const known = shown?.photo ?? (await readCopy(acting, doorCopyName(visitId), copySchema))?.value?.photo ?? null;
  if (known?.photo_id === wanted) return ok({ ...door, photo: known });
  const photo = await server((part) => part.readDoorPhoto(visitId));
  return ok({ ...door, photo: photo.ok && photo.value?.photo_id === wanted ? photo.value : null });
}

export const doorQueries = {
  /** Polled: another student has another code and another photo. The copy on the device shows both without a network. */
  visit: (acting: ActingFor, visitId: string) =>
    cachedQuery({
      acting,
      name: doorCopyName(visitId),
      read: (shown) => readDoor(acting, visitId, shown),
      schema: copySchema,
      staleMs: 0,
      pollMs,
    }),
};
