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

/** What one person asks of the database, by path. */
export interface Person {
  gets(path: string): Promise<Answer>;
  /** Without filters: everything there is. */
  lists(collection: string, ...filters: readonly QueryFilter[]): Promise<Answer>;
  listsGroup(collection: string): Promise<Answer>;
  counts(collection: string, ...filters: readonly QueryFilter[]): Promise<Answer>;
  creates(path: string, data: FieldMap): Promise<Answer>;
  /** All of them or none. */
  createsAll(documents: Readonly<Record<string, FieldMap>>): Promise<Answer>;
  /** Writes whether or not something is there, as `setDoc` does. */
  sets(path: string, data: FieldMap): Promise<Answer>;
  updates(path: string, changes: Changes): Promise<Answer>;
  deletes(path: string): Promise<Answer>;
}

export interface Town {
  as(actor: Actor): Person;
  /** Puts a document there, whatever the rules say. */
  has(path: string, document: { readonly [field: string]: PlainValue }): Promise<void>;
  /** Takes a document away, whatever the rules say. */
  hasNot(path: string): Promise<void>;
}

/** A Java program that was just started takes its time for the first rules. */
const startTimeout = 60_000;

export const equals = (field: string, value: FieldValue): QueryFilter => ({ field, op: 'EQUAL', value });

/** An emulator with the product's rules for the tests of a file; the world is as it was before each of them. */
export function openTown(): Town {
  let emulator: Emulator;
  let project: Project;

  beforeAll(async () => {
    emulator = await openEmulator();
    // A project of its own: on an emulator that was started elsewhere other files are at work as well.
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
