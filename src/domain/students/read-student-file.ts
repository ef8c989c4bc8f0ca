import { type CsvFailure, type CsvRow, readCsv } from '../csv/read-csv.ts';
import { studentProfileDefaults } from '../documents/student-profile.ts';
import { type InSteps, runToEnd } from '../in-steps.ts';
import { err, ok, type Result } from '../result.ts';
import type { StudentColumnPath } from './column-paths.ts';
import { sameStudentKeys } from './contact-keys.ts';
import { type FileStudent, fileStudentSchema } from './merge-file-student.ts';
import { type CellProblem, type StudentColumn, studentColumns } from './student-columns.ts';
import { foldWord } from './words.ts';

/** Why a line is not imported; a screen says it in words, with the number of the line. */
export type LineProblem =
  | (CellProblem & { readonly column: string })
  | { readonly code: 'missing'; readonly column: string }
  /** Too long, or no mail address. */
  | { readonly code: 'not-allowed'; readonly column: string }
  | { readonly code: 'more-cells-than-columns' }
  /** Without mail, telephone and postcode nothing tells two students apart. */
  | { readonly code: 'no-contact' }
  /** The same student as on an earlier line. */
  | { readonly code: 'duplicate'; readonly of: number };

/** A column of the file that is left out. */
export interface IgnoredColumn {
  readonly name: string;
  /** `never-kept`: age, sex or origin, for which there is no field. */
  readonly why: 'unknown' | 'never-kept';
}

/** What is in a file. Nothing is written by reading it. */
export interface ImportPreview {
  /** The fields that the file has a column for. */
  readonly columns: readonly StudentColumnPath[];
  readonly students: readonly { readonly line: number; readonly student: FileStudent }[];
  readonly badLines: readonly { readonly line: number; readonly problems: readonly LineProblem[] }[];
  readonly ignored: readonly IgnoredColumn[];
}

export type ImportFailure =
  | CsvFailure
  | { readonly code: 'no-rows' }
  | { readonly code: 'missing-column'; readonly column: string }
  | { readonly code: 'repeated-column'; readonly column: string };

const required = ['voornaam', 'achternaam'] as const;

/** Long values are cut in messages. */
const shownLength = 80;

const neverKept =
  /^(leeftijd|age|geboorte.*|birth.*|dateofbirth|geslacht|gender|sex|sexe|nationaliteit|nationality|nationalite|afkomst|herkomst|origin|origine|religie|religion|geloof|etni.*|ethnic.*|huidskleur)$/;

const columnsByName = new Map(
  studentColumns.flatMap((column) =>
    [column.name, ...column.synonyms].map((name) => [foldWord(name), column] as const),
  ),
);

interface Heading {
  /** The column of each cell; null where the file's column is left out. */
  readonly columns: readonly (StudentColumn | null)[];
  readonly ignored: readonly IgnoredColumn[];
}

function readHeading(cells: readonly string[]): Result<Heading, ImportFailure> {
  const columns = cells.map((cell) => columnsByName.get(foldWord(cell)) ?? null);
  for (const column of required) {
    if (!columns.some((found) => found?.name === column)) return err({ code: 'missing-column', column });
  }
  const repeated = columns.find((column, index) => column !== null && columns.indexOf(column) < index);
  if (repeated != null) return err({ code: 'repeated-column', column: repeated.name });
  const ignored = cells.flatMap((cell, index): readonly IgnoredColumn[] =>
    columns[index] === null && cell.trim() !== ''
      ? [{ name: cell.trim().slice(0, shownLength), why: neverKept.test(foldWord(cell)) ? 'never-kept' : 'unknown' }]
      : [],
  );
  return ok({ columns, ignored });
}

function emptyStudent(): FileStudent {
  const {
    exceptions: _exceptions,
    absences: _absences,
    hours_by_year: _hours,
    blocked_seniors: _blocked,
    ...rest
  } = studentProfileDefaults();
  return { ...rest, first_name: '', last_name: '', residence: '' };
}

/** What the bounds of the stored profile say of a line whose cells could each be read. */
function problemsOfProfile(student: FileStudent): readonly LineProblem[] {
  const issues = fileStudentSchema.safeParse(student).error?.issues ?? [];
  const columns = issues.map(({ path }) => {
    const field = path.join('.');
    return studentColumns.find((column) => `${field}.`.startsWith(`${column.path}.`))?.name ?? field;
  });
  return [...new Set(columns)].map((column) => ({ code: 'not-allowed', column }));
}

function readLine({ cells }: CsvRow, { columns }: Heading): Result<FileStudent, readonly LineProblem[]> {
  const problems: LineProblem[] = [];
  let student = emptyStudent();
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = cells[index] ?? '';
    const { name } = column;
    if (text.trim() === '' && required.some((each) => each === name)) problems.push({ code: 'missing', column: name });
    const read = column.read(text);
    if (!read.ok) problems.push({ ...read.error, value: read.error.value.slice(0, shownLength), column: name });
    else student = { ...student, ...read.value, weekly: { ...student.weekly, ...read.value.weekly } };
  }
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    problems.push({ code: 'more-cells-than-columns' });
  if (problems.length === 0) problems.push(...problemsOfProfile(student));
  if (problems.length === 0 && sameStudentKeys(student).length === 0) problems.push({ code: 'no-contact' });
  return problems.length > 0 ? err(problems) : ok(student);
}

/** How far the reading of a file is. */
export interface ReadingProgress {
  readonly read: number;
  readonly of: number;
}

/** Lines between two pauses: a few milliseconds of work. */
const linesPerStep = 100;

/** The first good line of a student counts. */
function* readLines(
  rows: readonly CsvRow[],
  heading: Heading,
): InSteps<Pick<ImportPreview, 'students' | 'badLines'>, ReadingProgress> {
  const students: ImportPreview['students'][number][] = [];
  const badLines: ImportPreview['badLines'][number][] = [];
  const lineOf = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (index % linesPerStep === 0) yield { read: index, of: rows.length };
    const { line } = row;
    const read = readLine(row, heading);
    const keys = read.ok ? sameStudentKeys(read.value) : [];
    const of = keys.map((key) => lineOf.get(key)).find((earlier) => earlier !== undefined);
    if (!read.ok) badLines.push({ line, problems: read.error });
    else if (of !== undefined) badLines.push({ line, problems: [{ code: 'duplicate', of }] });
    else {
      for (const key of keys) lineOf.set(key, line);
      students.push({ line, student: read.value });
    }
  }
  return { students, badLines };
}

/**
 * Reads a file of students: the first row names the columns, in any order, in Dutch or English. What is missing gets the
 * default of a profile. Each bad line is named with all that is wrong with it, and the others are read all the same. It
 * pauses after some lines, so that a screen stays responsive.
 * @param text as decodeText() gives it.
 */
export function* readStudentFileInSteps(text: string): InSteps<Result<ImportPreview, ImportFailure>, ReadingProgress> {
  const read = readCsv(text);
  if (!read.ok) return read;
  const [first, ...rows] = read.value.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (first === undefined || rows.length === 0) return err({ code: 'no-rows' });
  const heading = readHeading(first.cells);
  if (!heading.ok) return heading;
  const { columns, ignored } = heading.value;
  const lines = yield* readLines(rows, heading.value);
  return ok({ ...lines, columns: columns.flatMap((column) => (column === null ? [] : [column.path])), ignored });
}

/** Reads a whole file at once. */
export function readStudentFile(text: string): Result<ImportPreview, ImportFailure> {
  return runToEnd(readStudentFileInSteps(text));
}
