import type { AllowNode, FunctionNode, Position } from '#local/firestore/rules/syntax/ast.ts';

/** Something with one deliberate mistake in it. */
export interface Mutated<T> {
  readonly result: T;
  /** Where the mistake is, and what it is in a few words. */
  readonly at: Position;
  readonly what: string;
  /** The declaration that it stands in. */
  readonly within?: FunctionNode | AllowNode;
}

/** The mistakes inside a part, as mistakes of the whole. */
export function* inside<Part, Whole>(
  mutations: Iterable<Mutated<Part>>,
  rebuild: (part: Part) => Whole,
): Generator<Mutated<Whole>> {
  for (const mutation of mutations) yield { ...mutation, result: rebuild(mutation.result) };
}

/** The mistakes inside each element of a list, one at a time. */
export function* insideEach<Element>(
  list: readonly Element[],
  mutate: (element: Element) => Iterable<Mutated<Element>>,
): Generator<Mutated<readonly Element[]>> {
  for (const [index, element] of list.entries()) {
    yield* inside(mutate(element), (changed) => list.with(index, changed));
  }
}
