import type { FunctionNode, MatchNode } from '../syntax/ast.ts';
import type { IssueList } from '../syntax/issues.ts';
import { allFunctions, type ScopedFile } from './scope.ts';

const MAX_MATCH_DEPTH = 10;
const MAX_CAPTURES = 20;
const MAX_PATH_LENGTH = 100;
const MAX_PARAMETERS = 7;
/** Google's message says 10, but its compiler accepts 11. */
const MAX_BINDINGS = 11;

/** Checks the size and depth limits of a file. */
export function checkLimits(file: ScopedFile, issues: IssueList): void {
  for (const service of file.node.services) {
    for (const match of service.matches) checkMatch(match, { depth: 0, captures: 0, length: 0 }, issues);
  }
  for (const { node } of allFunctions(file)) checkFunction(node, issues);
}

interface Outer {
  readonly depth: number;
  readonly captures: number;
  readonly length: number;
}

function checkMatch(match: MatchNode, outer: Outer, issues: IssueList): void {
  const captures = outer.captures + match.pattern.filter((segment) => segment.kind !== 'literal').length;
  const length = outer.length + match.pattern.length;
  const report = (before: number, now: number, max: number, description: string): void => {
    // Report only where the limit is crossed, not for everything nested inside.
    if (now > max && before <= max) issues.error(match.position, description);
  };
  report(
    outer.depth - 1,
    outer.depth,
    MAX_MATCH_DEPTH,
    `Maximum allowed resource rule depth of ${MAX_MATCH_DEPTH} is reached.`,
  );
  report(
    outer.captures,
    captures,
    MAX_CAPTURES,
    `Maximum allowed amount of ${MAX_CAPTURES} match field variables is reached.`,
  );
  report(outer.length, length, MAX_PATH_LENGTH, `Maximum allowed path length of ${MAX_PATH_LENGTH} is reached.`);
  for (const child of match.matches) checkMatch(child, { depth: outer.depth + 1, captures, length }, issues);
}

function checkFunction(node: FunctionNode, issues: IssueList): void {
  if (node.parameters.length > MAX_PARAMETERS) {
    issues.error(
      node.position,
      `Maximum allowed function arguments of ${MAX_PARAMETERS} for function ${node.name} is reached.`,
    );
  }
  if (node.bindings.length > MAX_BINDINGS) {
    issues.error(node.result, 'Maximum allowed variable count of 10 for a given function has been reached.');
  }
}
