import { StatusError } from '#local/firestore/errors.ts';
import { documentName, parseParentName } from '#local/firestore/values/resource-name.ts';
import type { Value } from '#local/firestore/values/value.ts';
import type { PartitionQueryRequest, PartitionQueryResponse } from '../messages.ts';
import { decodePageToken, encodePageToken } from '../page-token.ts';
import { readAt } from '../read-point.ts';
import type { Service } from '../service.ts';
import { lockCollection } from '../transaction/lock-set.ts';
import type { Caller } from '../types.ts';
import { planQuery } from './query-plan.ts';
import type { QueryPlan } from './query-plan.ts';
import { runPlan } from './query-run.ts';

/** Names that divide the results of a query into parts of one size, for as many readers at once. */
export async function partitionQuery(
  service: Service,
  caller: Caller,
  request: PartitionQueryRequest,
): Promise<PartitionQueryResponse> {
  const { path, ...database } = parseParentName(request.parent);
  if (path.length > 0) throw invalid('The parent of a partition query must be the root of a database.');
  const plan = planQuery(path, request.structuredQuery ?? {});
  checkPlan(plan);
  const count = Number(request.partitionCount ?? 0n);
  if (count <= 0) throw invalid('partition_count must be positive.');
  const { pageSize = 0 } = request;
  if (pageSize < 0) throw invalid('page_size must not be negative.');
  service.authorizer.requireAdmin(caller, 'Partition queries require admin authentication.');
  const [after] = decodePageToken(request.pageToken) ?? [];
  if (after !== undefined && after.kind !== 'integer') throw invalid('Invalid page token.');
  const from = Number(after?.value ?? 0n);
  const consistency = { readTime: request.readTime };
  return readAt(service, database, consistency, lockCollection(plan.collectionId), ({ micros }) => {
    const { documents } = runPlan(service.databases.store(database), database, plan, micros);
    // No part is empty.
    const parts = Math.min(count + 1, documents.length);
    const points = Array.from({ length: Math.max(0, parts - 1) }, (_, index) => {
      const first = documents[Math.floor(((index + 1) * documents.length) / parts)];
      return documentName(database, first?.path ?? []);
    });
    const page = points.slice(from, pageSize === 0 ? undefined : from + pageSize);
    const next = from + page.length;
    const token: Value = { kind: 'integer', value: BigInt(next) };
    return {
      partitions: page.map((value) => ({ values: [{ kind: 'reference', value }], before: true })),
      nextPageToken: next < points.length ? encodePageToken([token]) : '',
    };
  });
}

function checkPlan({ collectionId, allDescendants, filter, orders, start, end, offset, limit }: QueryPlan): void {
  if (collectionId === null || !allDescendants) {
    throw invalid('A partition query must name a collection, with all descendants.');
  }
  const isByName = orders.length === 1 && orders[0]?.isDescending === false;
  if (!isByName || filter !== null || start !== null || end !== null || offset > 0 || limit !== null) {
    throw invalid('A partition query must be ordered by name, without filters, cursors, an offset or a limit.');
  }
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
