import { createCases, updateCases } from './write-cases.ts';
import { deleteCases, getCases, listCases, planningCases } from './read-cases.ts';
import { costCases, statusCases } from './request-cases.ts';
import type { RulesCase } from './rules-case.ts';
import { subjects } from './subject.ts';

/**
 * Actor × collection × verb × single-field change, made from the schemas; before them what is said of some fields
 * together.
 * @param now the moment of every request, from which the days in them are counted.
 */
export function allCases(now: Date): readonly RulesCase[] {
  return [
    ...planningCases(now),
    ...statusCases(now),
    ...costCases(now),
    ...subjects.flatMap((subject) => [
      ...getCases(subject, now),
      ...listCases(subject, now),
      ...createCases(subject, now),
      ...updateCases(subject, now),
      ...deleteCases(subject, now),
    ]),
  ];
}
