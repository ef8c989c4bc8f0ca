import type { Expression } from '#local/firestore/rules/syntax/ast.ts';

/** A value with one deliberate defect. */
export interface Mutated<T> {
  readonly result: T;
  /** The expression that has the defect, as it was, and a short description. */
  readonly at: Expression;
  readonly what: string;
}

/** The mutations of a part, as mutations of the whole. */
export function* inside<Part, Whole>(
  mutations: Iterable<Mutated<Part>>,
  rebuild: (part: Part) => Whole,
): Generator<Mutated<Whole>> {
  for (const mutation of mutations) yield { ...mutation, result: rebuild(mutation.result) };
}

/** The mutations of each element of a list, one at a time. */
export function* insideEach<Element>(
  list: readonly Element[],
  mutate: (element: Element) => Iterable<Mutated<Element>>,
): Generator<Mutated<readonly Element[]>> {
  for (const [index, element] of list.entries()) {
    yield* inside(mutate(element), (changed) => list.with(index, changed));
  }
}
