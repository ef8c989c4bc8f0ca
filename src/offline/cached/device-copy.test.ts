import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { deviceCache, deviceSettings } from '../device.ts';
import { cachedQuery, pollMs } from './cached-query.ts';
import { readCopy, writeCopy } from './device-copy.ts';

const maria = forSelf('maria');
const jozef = forSelf('jozef');
/** Jozef acts for Maria, on the same tablet. */
const jozefForMaria: ActingFor = { actorUid: 'jozef', seniorId: 'maria' };

const signIn = (uid: string) =>
  deviceSettings().write('session', {
    uid,
    email: `${uid}@madelief.test`,
    role: 'senior',
    firstName: uid,
    lastName: '',
    savedAt: 1,
  });

const readText = (acting: ActingFor) => readCopy(acting, 'list', z.string());

afterEach(async () => {
  await deviceCache().wipe('maria');
  await deviceCache().wipe('jozef');
});

describe('a device copy', () => {
  test('is found for the actor and senior that it was read for, and for no other pair', async () => {
    await signIn('maria');
    await writeCopy(maria, 'list', 'of maria');
    await signIn('jozef');
    await writeCopy(jozef, 'list', 'of jozef');
    await writeCopy(jozefForMaria, 'list', 'of maria, read by jozef');
    expect(await readText(maria)).toMatchObject({ value: 'of maria' });
    expect(await readText(jozef)).toMatchObject({ value: 'of jozef' });
    expect(await readText(jozefForMaria)).toMatchObject({ value: 'of maria, read by jozef' });
    expect(await readText({ actorUid: 'maria', seniorId: 'jozef' })).toBeNull();
  });

  test('is wiped with its actor, and with no other', async () => {
    await signIn('maria');
    await writeCopy(maria, 'list', 'of maria');
    await signIn('jozef');
    await writeCopy(jozefForMaria, 'list', 'read by jozef');
    await deviceCache().wipe('jozef');
    expect(await readText(jozefForMaria)).toBeNull();
    expect(await readText(maria)).toMatchObject({ value: 'of maria' });
  });

  test('is not stored for an actor who is not signed in, for any senior', async () => {
    await signIn('maria');
    await writeCopy(jozefForMaria, 'list', 'late');
    expect(await readText(jozefForMaria)).toBeNull();
  });

  test('is announced when this device has kept it, and only then', async () => {
    await signIn('maria');
    const kept: string[] = [];
    const source = {
      name: 'list',
      schema: z.string(),
      staleMs: 0,
      pollMs,
      onKept: (value: string) => kept.push(value),
    };
    const read = (acting: ActingFor, answer: Result<string, DomainError>) =>
      new QueryClient().fetchQuery(cachedQuery({ ...source, acting, read: () => Promise.resolve(answer) }));
    await read(maria, ok('of maria'));
    await expect.poll(() => kept).toEqual(['of maria']);
    // An answer for somebody who is no longer signed in here is not kept; nor is a copy an answer.
    await read(jozef, ok('late'));
    await read(maria, err({ code: 'no-access' }));
    await read(maria, ok('of maria, later'));
    await expect.poll(() => kept).toEqual(['of maria', 'of maria, later']);
  });

  test('that this version cannot parse counts as missing', async () => {
    await signIn('maria');
    await writeCopy(maria, 'list', 7);
    expect(await readText(maria)).toBeNull();
  });
});

describe('a copy stored by an earlier version of the app', () => {
  const earlier = (uid: string, name: string) => deviceCache().write(uid, `aged/${name}`, 'of yesterday');

  test('is read for a senior who acts for herself, and for no other actor', async () => {
    await signIn('maria');
    await earlier('maria', 'list');
    await signIn('jozef');
    await earlier('jozef', 'list');
    expect(await readText(maria)).toMatchObject({ value: 'of yesterday' });
    expect(await readText(jozefForMaria)).toBeNull();
  });

  test('is replaced by the next one', async () => {
    await signIn('maria');
    await earlier('maria', 'list');
    await writeCopy(maria, 'list', 'of today');
    expect(await readText(maria)).toMatchObject({ value: 'of today' });
    expect(await deviceCache().read('maria', 'aged/list')).toBeNull();
  });

  test('stays when another actor or senior stores a copy of the same name', async () => {
    await signIn('jozef');
    await earlier('jozef', 'list');
    await writeCopy(jozefForMaria, 'list', 'of maria');
    expect(await readText(jozef)).toMatchObject({ value: 'of yesterday' });
  });

  test('is what a query returns without a network', async () => {
    await signIn('maria');
    await earlier('maria', 'list');
    const refused: Result<string, DomainError> = err({ code: 'no-access' });
    const client = new QueryClient();
    const source = { acting: maria, name: 'list', schema: z.string(), staleMs: 0, pollMs };
    const offline = cachedQuery({ ...source, read: () => Promise.resolve(refused) });
    expect(await client.fetchQuery(offline)).toMatchObject({ known: { value: 'of yesterday' }, error: refused.error });
    const online = cachedQuery({ ...source, read: () => Promise.resolve(ok('of today')) });
    expect(await client.fetchQuery(online)).toMatchObject({ known: { value: 'of today' }, error: null });
    client.clear();
  });
});
