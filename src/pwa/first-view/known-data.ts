import { cachedPrefix } from '#offline/cached/cached-query.ts';

/** The part of the app's query cache that is used here. */
export interface ShownQueries {
  findAll(filter: { readonly type: 'active'; readonly queryKey: readonly string[] }): readonly {
    readonly state: { readonly data: unknown };
  }[];
}

/** What the screen reads of the server, as far as it is known. */
export const shownData = (queries: ShownQueries): readonly unknown[] =>
  queries.findAll({ type: 'active', queryKey: [cachedPrefix] }).map(({ state }) => state.data);

const isAnswered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((part) => part !== null);

/** Whether each of these reads has its copy, its answer or its failure. */
export const isAllKnown = (queries: ShownQueries): boolean => shownData(queries).every(isAnswered);
