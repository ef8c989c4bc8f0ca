import type { RulesCase } from '../cases/rules-case.ts';
import { hasReservedName } from '../documents/field-value.ts';
import { permissions } from './permissions.ts';
import { situationOf } from './situation.ts';

export type Expectation = 'allow' | 'deny';

/** The expected answer of a case. */
export function expectedVerdict(rulesCase: RulesCase): Expectation {
  const { request, collection } = rulesCase;
  // A collection group spans every depth of the tree, which the permission table does not cover.
  if (request.verb === 'list' && request.collectionGroup) return 'deny';
  const situation = situationOf(rulesCase);
  if (situation.after !== null && hasReservedName(situation.after)) return 'deny';
  return permissions[collection][request.verb](situation) ? 'allow' : 'deny';
}
