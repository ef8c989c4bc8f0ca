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
  return [...groups].map(([door, cases]) => ({ door, cases }));
}

/**
 * Stops at the first case with an incorrect answer. That case and its group are moved to the front: a case that detects
 * one mutation often detects the next.
 * @param affected the requests that the mutation can affect; all when undefined.
 */
function isKilled(ruleset: Ruleset, groups: CaseGroup[], affected: ReadonlySet<Door> | undefined): boolean {
  for (const [index, group] of groups.entries()) {
    if (affected?.has(group.door) === false) continue;
    const killer = group.cases.findIndex(
      ({ prepared, allowed }) => evaluateCase(ruleset, prepared).allowed !== allowed,
    );
    if (killer < 0) continue;
    moveToFront(group.cases, killer);
    moveToFront(groups, index);
    return true;
  }
  return false;
}

function moveToFront<Element>(list: Element[], index: number): void {
  list.unshift(...list.splice(index, 1));
}
