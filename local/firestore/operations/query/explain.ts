import { indexesFor } from '../indexes/missing-indexes.ts';
import type { ExplainMetrics } from '../messages.ts';
import type { ExplainOptions } from '../types.ts';
import type { QueryPlan } from './query-plan.ts';

/** Index entries that an aggregation reads for the price of one document. */
const ENTRIES_PER_READ = 1_000;

export function explainPlan(plan: QueryPlan): ExplainMetrics {
  return { planSummary: { indexesUsed: indexesFor(plan) } };
}

/** What a query did: `found` documents, those skipped by an offset included. */
export function explainRun(
  plan: QueryPlan,
  run: { readonly returned: number; readonly found: number; readonly isAggregation: boolean; readonly ms: number },
): ExplainMetrics {
  const { returned, found, isAggregation, ms } = run;
  const [documents, entries] = isAggregation ? [0, found] : [found, 0];
  // A query that finds nothing costs one.
  const least = found === 0 ? 1 : 0;
  return {
    ...explainPlan(plan),
    executionStats: {
      resultsReturned: BigInt(returned),
      executionDuration: { seconds: BigInt(Math.floor(ms / 1000)), nanos: Math.round((ms % 1000) * 1_000) * 1_000 },
      readOperations: BigInt(documents + Math.ceil(entries / ENTRIES_PER_READ) + least),
      debugStats: {
        index_entries_scanned: String(found),
        documents_scanned: String(documents),
        billing_details: {
          documents_billable: String(documents),
          index_entries_billable: String(entries),
          min_query_cost: String(least),
        },
      },
    },
  };
}

/** Whether the query is to be planned only, and not run. */
export function isPlanOnly(options: ExplainOptions | undefined): boolean {
  return options !== undefined && options.analyze !== true;
}
