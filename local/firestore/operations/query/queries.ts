import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { parseParentName } from '#local/firestore/values/resource-name.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import { aggregate, parseAggregations } from './aggregations.ts';
import { budgetFor, noMatchingAllow } from '../authorizer.ts';
import { viewDocument } from '../document-view.ts';
import { explainPlan, explainRun, isPlanOnly } from './explain.ts';
import { nearest, withDistance } from './find-nearest.ts';
import { planQuery } from './query-plan.ts';
import { locksOfPlan } from './query-rows.ts';
import type { QueryPlan } from './query-plan.ts';
import { runPlan } from './query-run.ts';
import { readAt } from '../read-point.ts';
import type { ReadPoint } from '../read-point.ts';
import { rulesQueryOf } from './rules-query.ts';
import type { Service } from '../service.ts';
import type { Caller, Document } from '../types.ts';
import type { DatabaseId } from '../operations-api.ts';
import type {
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
} from '../messages.ts';

export async function runQuery(
  service: Service,
  caller: Caller,
  request: RunQueryRequest,
): Promise<readonly RunQueryResponse[]> {
  const { explainOptions } = request;
  const { path, ...database } = parseParentName(request.parent);
  const plan = planQuery(path, request.structuredQuery ?? {});
  return readAt(service, database, request, locksOfPlan(database, plan), (point) => {
    authorizeQuery(service, caller, database, plan, point);
    service.indexes.check(plan);
    const { readTime, startedTransaction } = point;
    const answers: RunQueryResponse[] = startedTransaction === null ? [] : [{ transaction: startedTransaction }];
    if (isPlanOnly(explainOptions)) return [...answers, { explainMetrics: explainPlan(plan) }];
    const began = performance.now();
    const { documents, skipped } = runPlan(service.databases.store(database), database, plan, point.micros);
    const views = viewResults(database, plan, documents);
    const run = { returned: views.length, found: documents.length + skipped, isAggregation: false };
    const explained =
      explainOptions === undefined
        ? {}
        : { explainMetrics: explainRun(plan, { ...run, ms: performance.now() - began }) };
    if (views.length === 0) return [...answers, { readTime, done: true, ...explained }];
    for (const [index, document] of views.entries()) {
      // Google's emulator sets the number on every result but the last.
      const isLast = index === views.length - 1;
      answers.push({
        document,
        readTime,
        ...(isLast ? { done: true, ...explained } : skipped > 0 ? { skippedResults: skipped } : {}),
      });
    }
    return answers;
  });
}

export async function runAggregationQuery(
  service: Service,
  caller: Caller,
  request: RunAggregationQueryRequest,
): Promise<readonly RunAggregationQueryResponse[]> {
  const { path, ...database } = parseParentName(request.parent);
  const { explainOptions } = request;
  const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const planned = planQuery(path, structuredQuery);
  const operations = parseAggregations(aggregations);
  // Documents without the field of a sum or an average are not counted either.
  const required: FieldPath[] = operations.flatMap(({ field }) => (field === null ? [] : [field]));
  const plan = { ...planned, required };
  return readAt(service, database, request, locksOfPlan(database, plan), (point) => {
    authorizeQuery(service, caller, database, plan, point);
    service.indexes.check(plan);
    const { readTime, startedTransaction } = point;
    const begun = startedTransaction === null ? [] : [{ transaction: startedTransaction }];
    if (isPlanOnly(explainOptions)) return [...begun, { explainMetrics: explainPlan(plan) }];
    const began = performance.now();
    const { documents } = runPlan(service.databases.store(database), database, plan, point.micros);
    const found =
      plan.findNearest === null ? documents : nearest(documents, plan.findNearest).map(({ document }) => document);
    const result = { aggregateFields: aggregate(operations, found) };
    const run = { returned: 1, found: found.length, isAggregation: true };
    const explained =
      explainOptions === undefined
        ? {}
        : { explainMetrics: explainRun(plan, { ...run, ms: performance.now() - began }) };
    return [...begun, { result, readTime, ...explained }];
  });
}

/** Rules are not filters: the query as a whole is allowed or denied. */
export function authorizeQuery(
  service: Service,
  caller: Caller,
  database: DatabaseId,
  plan: QueryPlan,
  { micros, readTime }: ReadPoint,
): void {
  const { authorizer, databases } = service;
  if (authorizer.bypassesRules(caller, database.projectId)) return;
  if (plan.collectionId === null) throw noMatchingAllow();
  const store = databases.store(database);
  const read = (path: readonly string[]): StoredDocument | null => store.get(path, micros);
  authorizer.authorize(caller, database, {
    method: 'list',
    path: [...plan.parent, plan.collectionId],
    time: readTime,
    resource: null,
    requestResource: null,
    query: rulesQueryOf(plan),
    reader: { get: read, getAfter: read },
    budget: budgetFor(1),
  });
}

function viewResults(database: DatabaseId, plan: QueryPlan, documents: readonly StoredDocument[]): readonly Document[] {
  const { findNearest, projection } = plan;
  if (findNearest === null) return documents.map((document) => viewDocument(database, document, projection));
  return nearest(documents, findNearest).map(({ document, distance }) => {
    const view = viewDocument(database, document, projection);
    return { ...view, fields: withDistance(view.fields, findNearest, distance) };
  });
}
