import { beforeEach, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { saveViews as contract } from '../contracts/staff/saved-views.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { mostSavedViews, savedViewsSchema } from '../documents/saved-views.ts';
import { boardViewKey, firstBoardView } from './board-view.ts';
import { readyViews } from './ready-views.ts';
import { saveViews } from './save-views.ts';

const now = new Date('2026-11-22T10:00:00Z');
const view = (id: string, name = 'Deurne') => ({ id, name, query: 'postcode=2100&sort=-asked' });

let documents: MemoryDocuments;

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      {
        kind: 'set',
        collection: 'interim_users',
        id: 'staf',
        data: { ...anInterimUser({ first_name: 'Staf', last_name: 'Claes', role: 'admin' }) },
      },
    ],
  }));
});

function save(command: number, revision: number, views: readonly object[]) {
  const command_id = `3b0e9a52-6f0c-4d38-9a7e-${String(command).padStart(12, '0')}`;
  const input = contract.input.parse({ command_id, revision, views });
  const actor = { uid: 'staf', role: 'admin' } as const;
  return documents.transact('staff', (reads) => runRecordCommand(reads, saveViews(actor, input), now));
}

const stored = () => savedViewsSchema.parse(documents.get({ collection: 'saved_views', id: 'staf' }));
const audit = () => [...documents.all()].filter(([path]) => path.startsWith('audit_log/')).map(([, data]) => data);

// spec: staff.requests.named
test('the lists of a staff member are kept, added to and removed; the audit log counts them and does not name them', async () => {
  expect(await save(1, 0, [view('a')])).toMatchObject({ value: { revision: 1 } });
  expect(await save(2, 1, [view('a'), view('b', 'Waar Maria woont')])).toMatchObject({ value: { revision: 2 } });
  expect(await save(3, 2, [view('b', 'Waar Maria woont')])).toMatchObject({ value: { revision: 3 } });
  expect(stored().views).toEqual([view('b', 'Waar Maria woont')]);
  expect(audit().map((entry) => [entry['before'], entry['after']])).toEqual([
    [{ views: 0 }, { views: 1 }],
    [{ views: 1 }, { views: 2 }],
    [{ views: 2 }, { views: 1 }],
  ]);
  expect(JSON.stringify(audit())).not.toMatch(/Maria|Deurne|2100/);
});

test('a repetition is answered as the first time, and another device that saw less is told so', async () => {
  await save(1, 0, [view('a')]);
  expect(await save(1, 0, [view('a')])).toMatchObject({ ok: true, value: { revision: 1 } });
  const late = await save(2, 0, [view('b')]);
  expect(late).toMatchObject({ ok: false, error: { code: 'changed-meanwhile', conflict: { by: 'Staf Claes' } } });
  expect(stored().views).toEqual([view('a')]);
});

test('too many lists, and names that are none, are no input', () => {
  const isInput = (views: readonly object[]) =>
    contract.input.safeParse({ command_id: '3b0e9a52-6f0c-4d38-9a7e-000000000001', revision: 0, views }).success;
  const many = (count: number) => Array.from({ length: count }, (_, index) => view(`v-${index}`));
  expect([isInput(many(mostSavedViews)), isInput(many(mostSavedViews + 1))]).toEqual([true, false]);
  expect([isInput([view('a', '')]), isInput([view('a', 'x'.repeat(61))])]).toEqual([false, false]);
  expect(isInput([{ ...view('a'), query: 'x'.repeat(2_001) }])).toBe(false);
});

test('each list that everybody has shows something else', () => {
  const keys = Object.values(readyViews('staf')).map(boardViewKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain(boardViewKey(firstBoardView));
});
