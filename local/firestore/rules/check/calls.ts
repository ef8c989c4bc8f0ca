import type { IssueList } from '../syntax/issues.ts';
import { allFunctions, type FunctionSymbol, type ScopedFile } from './scope.ts';
import { visitExpression } from './visit.ts';

const MAX_CALL_DEPTH = 20;

/** Functions may not be recursive, directly or indirectly, or nest more than 20 calls deep. */
export function checkCalls(file: ScopedFile, issues: IssueList): void {
  const functions = allFunctions(file);
  const called = new Map(functions.map((symbol) => [symbol, calledFunctions(symbol)]));
  const reported = new Set<FunctionSymbol>();
  for (const symbol of functions) {
    const cycle = reported.has(symbol) ? null : findCycle(symbol, called);
    if (cycle === null) continue;
    for (const member of cycle) reported.add(member);
    issues.error(
      symbol.node.position,
      cycle.length === 1
        ? 'Recursive call is not allowed.'
        : `Detected a call cycle between [${namesOf(cycle).join(',')}] functions.`,
    );
  }
  // Call depth is undefined in the presence of cycles.
  if (reported.size === 0) for (const symbol of functions) checkDepth(symbol, called, issues);
}

function calledFunctions({ node, scope }: FunctionSymbol): FunctionSymbol[] {
  const found = new Set<FunctionSymbol>();
  for (const expression of [...node.bindings.map((binding) => binding.value), node.result]) {
    visitExpression(expression, (part) => {
      const symbol = part.kind === 'call' ? scope.function(part.name) : undefined;
      if (symbol !== undefined) found.add(symbol);
    });
  }
  return [...found];
}

type CallGraph = ReadonlyMap<FunctionSymbol, readonly FunctionSymbol[]>;

/** The functions of a call cycle through `start`, or null. */
function findCycle(start: FunctionSymbol, called: CallGraph): FunctionSymbol[] | null {
  const visited = new Set<FunctionSymbol>();
  const search = (symbol: FunctionSymbol, path: readonly FunctionSymbol[]): FunctionSymbol[] | null => {
    for (const next of called.get(symbol) ?? []) {
      if (next === start) return [...path];
      if (visited.has(next)) continue;
      visited.add(next);
      const cycle = search(next, [...path, next]);
      if (cycle !== null) return cycle;
    }
    return null;
  };
  return search(start, [start]);
}

/** Reports calls that nest too deep, starting from functions that no other function calls. */
function checkDepth(start: FunctionSymbol, called: CallGraph, issues: IssueList): void {
  const deepest = new Map<FunctionSymbol, number>();
  const descend = (symbol: FunctionSymbol, stack: readonly FunctionSymbol[]): void => {
    if (stack.length > MAX_CALL_DEPTH) {
      issues.error(
        symbol.node.position,
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${namesOf(stack).join('->')}] call stack.`,
      );
      return;
    }
    if ((deepest.get(symbol) ?? -1) >= stack.length) return;
    deepest.set(symbol, stack.length);
    for (const next of called.get(symbol) ?? []) descend(next, [...stack, symbol]);
  };
  descend(start, []);
}

const namesOf = (symbols: readonly FunctionSymbol[]): string[] => symbols.map((symbol) => symbol.node.name);
