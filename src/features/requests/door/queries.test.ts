import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import { type Door, doorSchema, type ShownPhoto } from '#domain/documents/visit-parts/door-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { forgetCopies, readCopy } from '#offline/cached/device-copy.ts';
import { deviceCache, deviceSettings } from '#offline/device.ts';
import { doorCopyName } from '../queries.ts';
import { doorQueries } from './queries.ts';

const maria = forSelf('maria');
const visit = { state: 'confirmed', date: '2026-03-10', student_profiles: { first_name: 'Lotte' } };

const server = vi.hoisted(() => ({
  visit: {} as unknown,
  photo: undefined as unknown,
  photosRead: 0,
  code: { ok: true, value: '4712' } as unknown,
  codesRead: 0,
}));

vi.mock('#firebase/visits/visit-part.ts', () => ({
  readVisitPart: () => Promise.resolve({ ok: true, value: server.visit }),
  readDoorCode: () => {
    server.codesRead += 1;
    return Promise.resolve(server.code);
  },
  readDoorPhoto: () => {
    server.photosRead += 1;
    return Promise.resolve(server.photo);
  },
}));

const has = (photo: Result<ShownPhoto | null, DomainError>, student_photo?: string) => {
  server.visit = student_photo === undefined ? visit : { ...visit, student_photo };
  server.photo = photo;
};

const photo = (photo_id: string) => ({ photo_id, jpeg: `jpeg of ${photo_id}` });

/** A read of the page that is open, or of one that was opened anew. @returns what it shows. */
async function look(client = new QueryClient(), acting: ActingFor = maria): Promise<Door | null | undefined> {
  const query = doorQueries.visit(acting, 'visit');
  await client.prefetchQuery(query);
  return client.getQueryData<CachedResult<Door | null>>(query.queryKey)?.known?.value;
}

const kept = async () => (await readCopy(maria, doorCopyName('visit'), doorSchema))?.value.photo;

beforeEach(async () => {
  server.photosRead = 0;
  server.codesRead = 0;
  server.code = ok('4712');
  const session = {
    uid: 'maria',
    email: 'maria@madelief.test',
    role: 'senior',
    firstName: '',
    lastName: '',
    savedAt: 0,
  };
  await deviceSettings().write('session', { ...session, role: 'senior' });
});
afterEach(async () => void (await deviceCache().wipe('maria')));

describe('what a senior needs at the door', () => {
  test('is one read without a photo, and one more for each photo, however often and in however many pages', async () => {
    has(ok(null));
    expect(await look()).toMatchObject({ door_code: '4712', photo: null });
    expect(server.photosRead).toBe(0);
    has(ok(photo('a')), 'a');
    const client = new QueryClient();
    for (let poll = 0; poll < 3; poll += 1) expect(await look(client)).toMatchObject({ photo: photo('a') });
    await expect.poll(kept).toEqual(photo('a'));
    expect(await look()).toMatchObject({ photo: photo('a') });
    expect(server.photosRead).toBe(1);
    has(ok(photo('b')), 'b');
    expect(await look()).toMatchObject({ photo: photo('b') });
    expect(server.photosRead).toBe(2);
  });

  test('is kept with the code, which is read while the student is to come', async () => {
    has(ok(null));
    await look();
    await expect
      .poll(async () => (await readCopy(maria, doorCopyName('visit'), doorSchema))?.value.door_code)
      .toBe('4712');
    server.code = err({ code: 'network' } as const);
    // Without a network the copy on the device still shows it.
    expect(await look()).toMatchObject({ door_code: '4712' });
    server.visit = { ...visit, state: 'started' };
    server.codesRead = 0;
    expect(await look()).toMatchObject({ state: 'started', door_code: null });
    expect(server.codesRead).toBe(0);
  });

  test('has no code for a member of her circle, who does not even ask for it', async () => {
    has(ok(null));
    expect(await look(new QueryClient(), { actorUid: 'els', seniorId: 'maria' })).toMatchObject({ door_code: null });
    expect(server.codesRead).toBe(0);
  });

  test('shows and keeps no photo that is withdrawn', async () => {
    has(ok(photo('a')), 'a');
    await look();
    await expect.poll(kept).toEqual(photo('a'));
    has(ok(null));
    expect(await look()).toMatchObject({ photo: null });
    await expect.poll(kept).toBeNull();
  });

  test.each([
    ['cannot be read', err({ code: 'network' } as const)],
    ['is gone by now', ok(null)],
    ['is another by now', ok(photo('b'))],
  ])('still has the code where the photo %s', async (_what, answer) => {
    has(answer, 'a');
    expect(await look()).toMatchObject({ door_code: '4712', photo: null });
  });

  test('is forgotten for visits that are not to come any more', async () => {
    has(ok(photo('a')), 'a');
    await look();
    await expect.poll(kept).toEqual(photo('a'));
    await forgetCopies(maria, doorCopyName(''), [doorCopyName('visit')]);
    expect(await kept()).toEqual(photo('a'));
    await forgetCopies(maria, doorCopyName(''), [doorCopyName('another')]);
    expect(await kept()).toBeUndefined();
  });
});
