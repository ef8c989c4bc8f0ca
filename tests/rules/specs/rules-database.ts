import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { QueryFilter } from '../cases/rules-case.ts';
import { fieldsOf, type FieldMap, type FieldValue, type PlainValue } from '../documents/field-value.ts';
import type { Actor } from '../people/actors.ts';
import { world } from '../people/world.ts';
import { type Emulator, loadRules, openEmulator } from '../wire/emulator.ts';
import { type Answer, Project } from '../wire/project.ts';
import { createWrite, deleteWrite, putWrite, updateWrite } from '../wire/rest-write.ts';

type Changes = Readonly<Record<string, FieldValue | undefined>>;

/** The database operations of one actor, by path. */
export interface Person {
  gets(path: string): Promise<Answer>;
  /** Without filters: the whole collection. */
  lists(collection: string, ...filters: readonly QueryFilter[]): Promise<Answer>;
  listsGroup(collection: string): Promise<Answer>;
  counts(collection: string, ...filters: readonly QueryFilter[]): Promise<Answer>;
  creates(path: string, data: FieldMap): Promise<Answer>;
  /** One commit: all or none. */
  createsAll(documents: Readonly<Record<string, FieldMap>>): Promise<Answer>;
  /** Creates or overwrites, as `setDoc` does. */
  sets(path: string, data: FieldMap): Promise<Answer>;
  updates(path: string, changes: Changes): Promise<Answer>;
  deletes(path: string): Promise<Answer>;
}

export interface RulesDatabase {
  as(actor: Actor): Person;
  /** Stores a document, bypassing the rules. */
  has(path: string, document: { readonly [field: string]: PlainValue }): Promise<void>;
  /** Deletes a document, bypassing the rules. */
  hasNot(path: string): Promise<void>;
}

/** The official emulator, a Java program, needs this long to load its first rules. */
const startTimeout = 60_000;

export const equals = (field: string, value: FieldValue): QueryFilter => ({ field, op: 'EQUAL', value });

/** An emulator with the product's rules for the tests of one file; the stored world is reset before each test. */
export function openRulesDatabase(): RulesDatabase {
  let emulator: Emulator;
  let project: Project;

  beforeAll(async () => {
    emulator = await openEmulator();
    // A separate project: an emulator that was started elsewhere is shared with other test files.
    const id = `demo-rules-${randomUUID()}`;
    await loadRules(emulator.origin, id);
    project = new Project(emulator.origin, id);
  }, startTimeout);
  beforeEach(() => project.reset(world));
  afterAll(() => emulator.close());

  return {
    as: (actor) => personIn(() => project, actor),
    hasNot: (path) => project.arrange([deleteWrite(project.root, path)]),
    has: (path, document) => project.arrange([putWrite(project.root, path, fieldsOf(document))]),
  };
}

function personIn(project: () => Project, actor: Actor): Person {
  const root = () => project().root;
  return {
    gets: (path) => project().get(actor, path),
    lists: (collection, ...filters) => project().list(actor, { collection, filters }),
    listsGroup: (collection) => project().list(actor, { collection, filters: [], collectionGroup: true }),
    counts: (collection, ...filters) => project().count(actor, { collection, filters }),
    creates: (path, data) => project().commit(actor, [createWrite(root(), path, data)]),
    createsAll: (documents) =>
      project().commit(
        actor,
        Object.entries(documents).map(([path, data]) => createWrite(root(), path, data)),
      ),
    sets: (path, data) => {
      const { currentDocument: _, ...write } = createWrite(root(), path, data);
      return project().commit(actor, [write]);
    },
    updates: (path, changes) => project().commit(actor, [updateWrite(root(), path, new Map(Object.entries(changes)))]),
    deletes: (path) => project().commit(actor, [deleteWrite(root(), path)]),
  };
}
