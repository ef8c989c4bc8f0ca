import { type CsvFailure, type CsvRow, readCsv } from '../csv/read-csv.ts';
import { type StudentProfile, studentProfileDefaults, studentProfileSchema } from '../documents/student-profile.ts';
import { err, ok, type Result } from '../result.ts';
import { type CellProblem, type StudentColumn, studentColumns } from './student-columns.ts';
import { foldWord } from './words.ts';

/** Why a line is not imported; a screen says it in words, with the number of the line. */
export type LineProblem =
  | (CellProblem & { readonly column: string })
  | { readonly code: 'missing'; readonly column: string }
  /** Too long, or no mail address. */
  | { readonly code: 'not-allowed'; readonly column: string }
  | { readonly code: 'more-cells-than-columns' }
  /** The same person as on an earlier line: the same mail address, or without one the same name and postcode. */
  | { readonly code: 'duplicate'; readonly of: number };

/** A column of the file that is left out. */
export interface IgnoredColumn {
  readonly name: string;
  /** `never-kept`: age, sex or origin, for which there is no field. */
  readonly why: 'unknown' | 'never-kept';
}

/** A profile that has no id yet. */
export type NewStudentProfile = Omit<StudentProfile, 'id'>;

/** What an import would do. Nothing is written by making it. */
export interface ImportPreview {
  readonly students: readonly { readonly line: number; readonly student: NewStudentProfile }[];
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

/** Any valid id: the schema checks whole profiles, and the function that imports mints the ids. */
const idOfNobody = 'nobody';

/** What the bounds of the stored profile say of a line whose cells could each be read. */
function problemsOfProfile(student: NewStudentProfile): readonly LineProblem[] {
  const issues = studentProfileSchema.safeParse({ ...student, id: idOfNobody }).error?.issues ?? [];
  const columns = issues.map(({ path }) => {
    const field = path.join('.');
    return studentColumns.find((column) => `${field}.`.startsWith(`${column.path}.`))?.name ?? field;
  });
  return [...new Set(columns)].map((column) => ({ code: 'not-allowed', column }));
}

function readLine({ cells }: CsvRow, { columns }: Heading): Result<NewStudentProfile, readonly LineProblem[]> {
  const problems: LineProblem[] = [];
  let student: NewStudentProfile = { ...studentProfileDefaults(), first_name: '', last_name: '', residence: '' };
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
  return problems.length > 0 ? err(problems) : ok(student);
}

/** Equal for two lines about one person. */
function personKey({ email, first_name, last_name, postcode }: NewStudentProfile): string {
  return email === '' ? [first_name, last_name, postcode].map(foldWord).join(' ') : email.toLowerCase();
}

/** The first good line of a person counts. */
function readLines(rows: readonly CsvRow[], heading: Heading): Pick<ImportPreview, 'students' | 'badLines'> {
  const students: ImportPreview['students'][number][] = [];
  const badLines: ImportPreview['badLines'][number][] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    const read = readLine(row, heading);
    const of = read.ok ? lineOf.get(personKey(read.value)) : undefined;
    if (!read.ok) badLines.push({ line, problems: read.error });
    else if (of !== undefined) badLines.push({ line, problems: [{ code: 'duplicate', of }] });
    else {
      lineOf.set(personKey(read.value), line);
      students.push({ line, student: read.value });
    }
  }
  return { students, badLines };
}

/**
 * Reads a file of students: the first row names the columns, in any order, in Dutch or English. What is missing gets the
 * default of a profile. Each bad line is named with all that is wrong with it, and the others are read all the same.
 * @param text as decodeText() gives it.
 */
export function importStudents(text: string): Result<ImportPreview, ImportFailure> {
  const read = readCsv(text);
  if (!read.ok) return read;
  const [first, ...rows] = read.value.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (first === undefined || rows.length === 0) return err({ code: 'no-rows' });
  const heading = readHeading(first.cells);
  if (!heading.ok) return heading;
  return ok({ ...readLines(rows, heading.value), ignored: heading.value.ignored });
}
