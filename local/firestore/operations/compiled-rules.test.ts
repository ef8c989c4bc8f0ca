import { expect, it } from 'vitest';
import { compileRules } from '../rules/compile.ts';
import { DATABASE, openTestDatabase, outcomeOf, ROOT, setWrite, valueOf } from './test-database.ts';
import type { Caller, Write } from './types.ts';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time
        && getAfter(/databases/$(database)/documents/counters/$(request.auth.uid)).data.n == 1;
      allow get, list: if resource.data.owner == request.auth.uid;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /counters/{uid} {
      allow create: if request.auth.uid == uid;
    }
  }
}`;

const MARIA: Caller = { kind: 'user', auth: { uid: 'maria', token: {} } };

it('compiled rules see the commit time, the whole request and the constraints of a query', async () => {
  const compiled = compileRules(SOURCE);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  const database = await openTestDatabase({ defaultRules: compiled.ruleset });
  const { operations } = database;
  const commit = (...writes: Write[]): Promise<string> =>
    outcomeOf(operations.commit(MARIA, { database: DATABASE, writes }));
  const note: Write = {
    ...setWrite('notes/one', { owner: 'maria' }),
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const counter = setWrite('counters/maria', { n: 1n });

  expect(await commit(note)).toMatch(/^PERMISSION_DENIED: \n/);
  expect(await commit(counter, note)).toBe('OK');
  expect(await commit(note, setWrite('counters/jozef', { n: 1n }))).toMatch(/^PERMISSION_DENIED: \n/);
  await database.set('counters/jozef', {});

  const own = { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: valueOf('maria') } };
  const from = [{ collectionId: 'notes' }];
  expect(await database.query({ from, where: own }, '', MARIA)).toEqual(['notes/one']);
  expect(await outcomeOf(database.query({ from }, '', MARIA))).toMatch(/^PERMISSION_DENIED: \n.* for 'list' @ L8/);
  const other = operations.runQuery(MARIA, {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'elsewhere' }] },
  });
  expect(await outcomeOf(other)).toBe('PERMISSION_DENIED: No matching allow statements');

  expect(await outcomeOf(operations.getDocument(MARIA, { name: `${ROOT}/notes/one` }))).toBe('OK');
  expect(await outcomeOf(operations.getDocument(MARIA, { name: `${ROOT}/notes/none` }))).toMatch(/ for 'get' @ L8/);
  expect(await outcomeOf(operations.deleteDocument(MARIA, { name: `${ROOT}/notes/one` }))).toBe('OK');
});
