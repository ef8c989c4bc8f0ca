import type { StudentColumnPath } from '#domain/students/column-paths.ts';
import {
  type ImportedLine,
  type ImportedLines,
  type LineRefusal,
  lineRefusals,
  linesPerImport,
} from '#domain/students/commands/import-students.ts';

/** What one call imports. */
export interface ImportBatch {
  readonly columns: StudentColumnPath[];
  readonly lines: ImportedLine[];
}

/** A function reads 32 kB of input; the rest is for the columns and the command's id. */
const bytesOfLines = 30_000;

const sizeOf = (line: ImportedLine): number => new TextEncoder().encode(JSON.stringify(line)).length + 1;

/** As few calls as their limits allow: of lines, and of bytes. */
export function batchesOf(
  columns: readonly StudentColumnPath[],
  lines: readonly ImportedLine[],
): readonly ImportBatch[] {
  const batches: ImportBatch[] = [];
  let room = 0;
  for (const line of lines) {
    const size = sizeOf(line);
    const last = batches.at(-1);
    if (last === undefined || last.lines.length === linesPerImport || size > room) {
      batches.push({ columns: [...columns], lines: [line] });
      room = bytesOfLines - size;
    } else {
      last.lines.push(line);
      room -= size;
    }
  }
  return batches;
}

/** What was done so far. */
export interface ImportTally {
  readonly made: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly line: number; readonly why: LineRefusal }[];
}

export const nothingImported: ImportTally = { made: 0, changed: 0, unchanged: 0, refused: [] };

export function addToTally(tally: ImportTally, { made, changed, unchanged, refused }: ImportedLines): ImportTally {
  const newly = lineRefusals.flatMap((why) => (refused[why] ?? []).map((line) => ({ line, why })));
  return {
    made: tally.made + made.length,
    changed: tally.changed + changed.length,
    unchanged: tally.unchanged + unchanged.length,
    refused: [...tally.refused, ...newly].toSorted((one, other) => one.line - other.line),
  };
}
