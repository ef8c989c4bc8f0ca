import type { ScopedMatch, ScopedService } from '../check/scope.ts';
import type { ExpressionCompiler } from '../evaluate/compile-expression.ts';
import type { Evaluator } from '../evaluate/evaluation.ts';
import type { PatternSegment, Position } from '../syntax/ast.ts';
import type { RulesMethod } from '../types.ts';

/** An `allow` with its full path pattern. */
export interface CompiledAllow {
  readonly pattern: readonly PatternSegment[];
  readonly methods: ReadonlySet<RulesMethod>;
  readonly position: Position;
  /** null means always true. */
  readonly condition: Evaluator | null;
}

const METHODS_OF_VERB: ReadonlyMap<string, readonly RulesMethod[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/** All `allow` statements of a service in source order. */
export function compileAllows(service: ScopedService, compiler: ExpressionCompiler): CompiledAllow[] {
  return service.matches
    .flatMap((match) => collectAllows(match, [], compiler))
    .sort((a, b) => a.position.line - b.position.line || a.position.column - b.position.column);
}

function collectAllows(
  match: ScopedMatch,
  outer: readonly PatternSegment[],
  compiler: ExpressionCompiler,
): CompiledAllow[] {
  const pattern = [...outer, ...match.node.pattern];
  const own = match.node.allows.map((allow): CompiledAllow => ({
    pattern,
    methods: new Set(allow.verbs.flatMap((verb) => METHODS_OF_VERB.get(verb.name) ?? [])),
    position: allow.position,
    condition: allow.condition === null ? null : compiler.compile(allow.condition, match.scope),
  }));
  return [...own, ...match.matches.flatMap((child) => collectAllows(child, pattern, compiler))];
}
