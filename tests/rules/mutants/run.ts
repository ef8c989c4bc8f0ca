import { rulesSource } from '../runners/rules-under-test.ts';
import { decideCases } from './decide-cases.ts';
import { parseRules } from './ruleset-of.ts';
import { findSurvivors } from './survivors.ts';

/** Prints every mutation of firestore.rules that the generated cases do not detect. */
const file = parseRules(rulesSource);
const { mutants, survivors } = findSurvivors(file, decideCases(file));
for (const { line, column, what } of survivors) console.log(`firestore.rules:${line}:${column} survived: ${what}`);
console.log(`${mutants - survivors.length} of ${mutants} mutants killed`);
process.exitCode = survivors.length === 0 ? 0 : 1;
