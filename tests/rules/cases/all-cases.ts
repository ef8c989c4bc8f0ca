import { circleCases } from './circle-cases.ts';
import { createCases, updateCases } from './write-cases.ts';
import {
  deleteCases,
  doorCodeCases,
  doorPhotoCases,
  getCases,
  listCases,
  olderCodeCases,
  planningCases,
  sessionCases,
} from './read-cases.ts';
import { pushAddressCases } from './push-address-cases.ts';
import { costCases, quoteCases, statusCases } from './request-cases.ts';
import type { RulesCase } from './rules-case.ts';
import { subjects } from './subject.ts';

/**
 * Actor × collection × verb × single-field change, derived from the schemas; first the cases about combinations of
 * fields.
 * @param now the time of every request, to which the days in the cases are relative.
 */
export function allCases(now: Date): readonly RulesCase[] {
  return [
    ...planningCases(now),
    ...doorPhotoCases(now),
    ...doorCodeCases(now),
    ...olderCodeCases(now),
    ...sessionCases(now),
    ...circleCases(now),
    ...statusCases(now),
    ...costCases(now),
    ...quoteCases(now),
    ...pushAddressCases(now),
    ...subjects.flatMap((subject) => [
      ...getCases(subject, now),
      ...listCases(subject, now),
      ...createCases(subject, now),
      ...updateCases(subject, now),
      ...deleteCases(subject, now),
    ]),
  ];
}
