import type { RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import type { Ruleset } from '#local/firestore/rules/types.ts';
import { allCases } from '../cases/all-cases.ts';
import { leadTimeCases } from '../cases/lead-time-cases.ts';
import { evaluateCase, type PreparedCase, prepareCase } from '../runners/in-process.ts';
import { expectedVerdict } from '../oracle/expected-verdict.ts';
import { mutateRules } from './mutate-rules.ts';
import { type Door, reachOf } from './reach.ts';
import { rulesetOf } from './ruleset-of.ts';

export interface Survivor {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

export interface MutationReport {
  readonly mutants: number;
  readonly survivors: readonly Survivor[];
}

interface ExpectedCase {
  readonly prepared: PreparedCase;
  readonly allowed: boolean;
}

interface CaseGroup {
  readonly door: Door;
  readonly cases: ExpectedCase[];
}

const now = new Date('2026-03-02T09:00:00Z');

/** The mutations whose number leaves `index` when divided by `of`. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

const whole: Share = { index: 0, of: 1 };

/** Applies every mutation of the share in turn. @returns those that no case detects. */
export function findSurvivors(file: RulesFile, share: Share = whole): MutationReport {
  const { stackTraceLimit } = Error;
  // Each case that a rule denies by an error makes one, and its stack is never read.
  Error.stackTraceLimit = 0;
  try {
    return tryMutations(file, share);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function tryMutations(file: RulesFile, share: Share): MutationReport {
  const reach = reachOf(file);
  const groups = groupCases();
  const survivors: Survivor[] = [];
  let mutants = 0;
  let number = 0;
  for (const { result, at, what, within } of mutateRules(file)) {
    const isOfShare = number % share.of === share.index;
    number += 1;
    if (!isOfShare) continue;
    mutants += 1;
    const affected = within === undefined ? undefined : reach.get(within);
    if (!isKilled(rulesetOf(result), groups, affected)) survivors.push({ line: at.line, column: at.column, what });
  }
  return { mutants, survivors };
}

function groupCases(): CaseGroup[] {
  const groups = new Map<Door, ExpectedCase[]>();
  // The special cases first: they are few, and some mutations are detected by them alone.
  for (const each of [...leadTimeCases(), ...allCases(now)]) {
    const door: Door = `${each.collection}/${each.request.verb}`;
    const cases = groups.get(door) ?? [];
    cases.push({ prepared: prepareCase(each), allowed: expectedVerdict(each) === 'allow' });
    groups.set(door, cases);
  }
  // What is allowed first: few cases, and each condition that is made stricter is detected by one of them.
  const allowedFirst = (cases: ExpectedCase[]) => [
    ...cases.filter(({ allowed }) => allowed),
    ...cases.filter(({ allowed }) => !allowed),
  ];
  return [...groups].map(([door, cases]) => ({ door, cases: allowedFirst(cases) }));
}

/** A mutation of a list that many rules share is detected by a few cases at one door: a look at each door finds them. */
const casesAtFirst = 60;

/** @param affected the requests that the mutation can affect; all when undefined. */
function isKilled(ruleset: Ruleset, groups: CaseGroup[], affected: ReadonlySet<Door> | undefined): boolean {
  const reached = groups.filter(({ door }) => affected?.has(door) ?? true);
  const killer =
    findKiller(ruleset, reached, { from: 0, to: casesAtFirst }) ??
    findKiller(ruleset, reached, { from: casesAtFirst, to: Infinity });
  if (killer === undefined) return false;
  moveToFront(killer.group.cases, killer.index);
  moveToFront(groups, groups.indexOf(killer.group));
  return true;
}

/**
 * The first case with an incorrect answer, of those with these numbers in each group. It and its group are moved to the
 * front afterwards: a case that detects one mutation often detects the next.
 */
function findKiller(
  ruleset: Ruleset,
  groups: readonly CaseGroup[],
  { from, to }: { readonly from: number; readonly to: number },
): { readonly group: CaseGroup; readonly index: number } | undefined {
  for (const group of groups) {
    const index = group.cases
      .slice(from, to)
      .findIndex(({ prepared, allowed }) => evaluateCase(ruleset, prepared).allowed !== allowed);
    if (index >= 0) return { group, index: from + index };
  }
  return undefined;
}

function moveToFront<Element>(list: Element[], index: number): void {
  list.unshift(...list.splice(index, 1));
}
