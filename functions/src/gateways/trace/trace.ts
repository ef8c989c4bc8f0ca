import { AsyncLocalStorage } from 'node:async_hooks';
import { documentId } from '#domain/field-types.ts';

const current = new AsyncLocalStorage<string | undefined>();

/** The id of the tap, or of the change, that the work at hand follows from; undefined for what runs by itself. */
export const currentTrace = (): string | undefined => current.getStore();

/** All log lines and orders of the work carry the id. What is no id of ours is left out. */
export const inTrace = <Result>(id: unknown, work: () => Promise<Result>): Promise<Result> =>
  current.run(documentId.safeParse(id).data, work);

/** For a work document, so that what is done with it later follows the same tap. */
export function traced(): { readonly trace?: string } {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace };
}
