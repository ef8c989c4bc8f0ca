import type { AllowNode, FunctionNode, MatchNode, RulesFile } from '#local/firestore/rules/syntax/ast.ts';

/** A kind of request: `collection/verb`. */
export type Door = `${string}/${string}`;

const verbsMeantBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** For each declaration, the requests whose answer it can affect: those whose `allow` it is or is called from. */
export function reachOf(file: RulesFile): ReadonlyMap<FunctionNode | AllowNode, ReadonlySet<Door>> {
  const reach = new Map<FunctionNode | AllowNode, Set<Door>>();
  const visit = (match: MatchNode, outer: ReadonlyMap<string, FunctionNode>) => {
    const visible = new Map([...outer, ...match.functions.map((declared) => [declared.name, declared] as const)]);
    for (const allow of match.allows) {
      const doors = doorsOf(match, allow);
      for (const node of [allow, ...calledBy(allow.condition, visible)]) {
        reach.set(node, new Set([...(reach.get(node) ?? []), ...doors]));
      }
    }
    for (const inner of match.matches) visit(inner, visible);
  };
  for (const service of file.services) for (const match of service.matches) visit(match, new Map());
  return reach;
}

function doorsOf(match: MatchNode, allow: AllowNode): readonly Door[] {
  const [first] = match.pattern;
  if (first?.kind !== 'literal') throw new TypeError('an allow stands in the match of a collection');
  return allow.verbs.flatMap(({ name }) =>
    (verbsMeantBy.get(name) ?? [name]).map((verb): Door => `${first.value}/${verb}`),
  );
}

/** Relies on functions calling only what is in scope, and on names that are unique in these rules. */
function calledBy(root: unknown, visible: ReadonlyMap<string, FunctionNode>): ReadonlySet<FunctionNode> {
  const called = new Set<FunctionNode>();
  const visit = (part: unknown) => {
    for (const name of callsIn(part)) {
      const declared = visible.get(name);
      if (declared === undefined || called.has(declared)) continue;
      called.add(declared);
      visit([declared.bindings, declared.result]);
    }
  };
  visit(root);
  return called;
}

function* callsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if ('kind' in part && part.kind === 'call' && 'name' in part && typeof part.name === 'string') yield part.name;
  for (const inner of Object.values(part)) yield* callsIn(inner);
}
