import { inCredits } from '#domain/credits/cents.ts';
import type { ImportOutcome } from './run-import.ts';

const columns = (what: string, ...numbers: readonly (number | string)[]): string =>
  `  ${what.padEnd(24)}${numbers.map((each) => String(each).padStart(14)).join('')}`;

const euro = (cents: number): string => inCredits(cents).toFixed(2);

function printCounts({ checked, compared }: ImportOutcome): void {
  console.log(columns('', 'rows', 'do not fit', 'fit', ...(compared === null ? [] : ['stored'])));
  for (const [place, { what, rows, refused, fit }] of checked.entries()) {
    const counted = compared?.counts[place];
    console.log(columns(what, rows, refused, fit, ...(counted === undefined ? [] : [counted.done])));
  }
}

/** Prints what was found. @returns whether everything that fits is stored, or in a dry run that everything fits. */
export function printOutcome(outcome: ImportOutcome): boolean {
  printCounts(outcome);
  const { checked, compared } = outcome;
  const refused = checked.reduce((sum, each) => sum + each.refused, 0);
  if (compared === null) {
    console.log(
      refused === 0
        ? 'Everything fits; nothing was written'
        : `${refused} rows do not fit (above); nothing was written. Mend the files, or take over the rest with --leave-out`,
    );
    return refused === 0;
  }
  const missing = compared.counts.reduce((sum, { fit, done }) => sum + fit - done, 0);
  console.log(columns('euro in the old system', euro(compared.old)));
  console.log(columns('euro as it is stored', euro(compared.stored)));
  for (const { userId, old, stored } of compared.differences) {
    console.error(`balance of ${userId}: ${euro(old)} in the old system, ${euro(stored)} by the lines that are stored`);
  }
  const isRight = missing === 0 && compared.differences.length === 0;
  const leftOut = refused === 0 ? '' : `; ${refused} rows that do not fit were left out`;
  console.log(isRight ? `Everything that fits is stored${leftOut}` : `${missing} documents are missing${leftOut}`);
  return isRight;
}
