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
  const reads = isAggregation ? Math.ceil(found / ENTRIES_PER_READ) : found;
  return {
    ...explainPlan(plan),
    executionStats: {
      resultsReturned: BigInt(returned),
      executionDuration: { seconds: BigInt(Math.floor(ms / 1000)), nanos: Math.round((ms % 1000) * 1_000) * 1_000 },
      // A query that finds nothing costs one.
      readOperations: BigInt(Math.max(1, reads)),
    },
  };
}

/** Whether the query is to be planned only, and not run. */
export function isPlanOnly(options: ExplainOptions | undefined): boolean {
  return options !== undefined && options.analyze !== true;
}
