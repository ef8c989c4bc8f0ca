import { StatusError } from '#local/firestore/errors.ts';
import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { parseDocumentName, parseParentName } from '#local/firestore/values/resource-name.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import { authorizeGet } from '../gets.ts';
import type { DatabaseId } from '../operations-api.ts';
import { authorizeQuery } from '../query/queries.ts';
import { planQuery } from '../query/query-plan.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { rowOf } from '../query/query-rows.ts';
import { runPlan } from '../query/query-run.ts';
import type { ReadPoint } from '../read-point.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../types.ts';
import type { TargetRequest } from './listen-messages.ts';

/** The documents of a target, by path. */
export type Results = ReadonlyMap<string, StoredDocument>;

/** What a target is of: some documents, or a query. */
export interface Subject {
  /** Documents that are told of when they do not exist, by path. */
  readonly named: readonly string[];
  /** @throws StatusError when the caller may not read them, or production would refuse it. */
  check(service: Service, caller: Caller, point: ReadPoint): void;
  results(store: DocumentStore, micros: bigint | null): Results;
  /** Whether a version of a document can be a result. */
  includes(document: StoredDocument): boolean;
  /** Whether only some of those are, which depends on the others: with a limit. */
  readonly isLimited: boolean;
}

/** @throws StatusError for a target that is none. */
export function subjectOf(database: DatabaseId, { query, documents }: TargetRequest): Subject {
  if (documents !== undefined) return documentsSubject(database, documents.documents);
  if (query === undefined) throw invalid('A target must have a query or documents.');
  const parent = parseParentName(query.parent);
  checkDatabase(database, parent);
  const plan = planQuery(parent.path, query.structuredQuery ?? {});
  if (plan.findNearest !== null) throw invalid('A search of nearest neighbours cannot be listened to.');
  return querySubject(database, plan);
}

function documentsSubject(database: DatabaseId, names: readonly string[]): Subject {
  const paths = names.map((name) => {
    const parsed = parseDocumentName(name);
    checkDatabase(database, parsed);
    return parsed.path;
  });
  const named = paths.map((path) => path.join('/'));
  return {
    named,
    check: (service, caller, point) => {
      for (const path of paths) authorizeGet(service, caller, database, path, point);
    },
    results: (store, micros) =>
      new Map(
        paths.flatMap((path) => {
          const document = store.get(path, micros);
          return document === null ? [] : [[path.join('/'), document] as const];
        }),
      ),
    includes: ({ path }) => named.includes(path.join('/')),
    isLimited: false,
  };
}

function querySubject(database: DatabaseId, plan: QueryPlan): Subject {
  return {
    named: [],
    check: (service, caller, point) => {
      authorizeQuery(service, caller, database, plan, point);
      service.indexes.check(plan);
    },
    results: (store, micros) =>
      new Map(
        runPlan(store, database, plan, micros).documents.map(
          (document) => [document.path.join('/'), document] as const,
        ),
      ),
    includes: (document) => isInCollection(plan, document.path) && rowOf(database, plan, document) !== null,
    isLimited: plan.limit !== null || plan.offset > 0,
  };
}

function isInCollection({ parent, collectionId, allDescendants }: QueryPlan, path: readonly string[]): boolean {
  if (collectionId !== null && path.at(-2) !== collectionId) return false;
  const isDeepEnough = allDescendants ? path.length >= parent.length + 2 : path.length === parent.length + 2;
  return isDeepEnough && parent.every((segment, index) => path[index] === segment);
}

function checkDatabase(database: DatabaseId, named: DatabaseId): void {
  if (named.projectId === database.projectId && named.databaseId === database.databaseId) return;
  throw invalid('A target must be in the database of its stream.');
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
