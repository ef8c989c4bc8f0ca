import { collections } from '#domain/collections.ts';
import type { DocumentWrite, FoundDocument } from '#domain/dispatch/transaction/document-transaction.ts';
import type { RecordCommand, RecordContext } from '#domain/dispatch/transaction/record-command.ts';
import { storedFollowedStudentSchema, studentProfileDefaults } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import type { StudentColumnPath } from '../column-paths.ts';
import { sameStudentKeys } from '../contact-keys.ts';
import { editedPart } from '../edited-student.ts';
import { type FileStudent, mergeFileStudent } from '../merge-file-student.ts';
import { writtenStudent } from './written-student.ts';

const name = 'import-students';

/** Lines of one call: few enough for one transaction, and for its answer to be kept. */
export const linesPerImport = 100;

/** Why a line was not imported. */
export const lineRefusals = [
  /** Without mail, telephone and postcode nothing tells two students apart. */
  'no-contact',
  /** Its mail address is of one student, its telephone of another. */
  'two-students',
  /** An earlier line was about the same student. */
  'repeated',
  /** The stored profile is malformed. */
  'unreadable',
] as const;

export type LineRefusal = (typeof lineRefusals)[number];

export interface ImportedLine {
  /** In the file. */
  readonly line: number;
  readonly student: FileStudent;
}

/** The numbers of the lines by what was done with them. */
export interface ImportedLines {
  readonly made: number[];
  readonly changed: number[];
  readonly unchanged: number[];
  readonly refused: Partial<Record<LineRefusal, number[]>>;
}

type Target = Pick<RecordCommand<ImportedLines>, 'commandId' | 'actor'> & {
  /** Of the file; a field without a column stays as it is. */
  readonly columns: readonly StudentColumnPath[];
  readonly lines: readonly ImportedLine[];
};

type DecidedLine =
  | { readonly did: 'made' | 'changed'; readonly write: DocumentWrite }
  | { readonly did: 'unchanged' }
  | { readonly did: 'refused'; readonly why: LineRefusal };

const refused = (why: LineRefusal): DecidedLine => ({ did: 'refused', why });

function keysOf({ data }: FoundDocument): readonly string[] {
  const { contact_keys: keys } = data;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** Decides line after line; a student and a key that an earlier line had are not used again. */
class Importer {
  readonly #byKey = new Map<string, Map<string, FoundDocument>>();
  readonly #seen = new Set<string>();
  readonly #columns: ReadonlySet<StudentColumnPath>;
  readonly #commandId: string;
  readonly #context: RecordContext;

  constructor({ commandId, columns }: Target, found: readonly FoundDocument[], context: RecordContext) {
    this.#columns = new Set(columns);
    this.#commandId = commandId;
    this.#context = context;
    for (const student of found) {
      for (const key of keysOf(student)) {
        this.#byKey.set(key, (this.#byKey.get(key) ?? new Map<string, FoundDocument>()).set(student.id, student));
      }
    }
  }

  decide({ line, student }: ImportedLine): DecidedLine {
    const keys = sameStudentKeys(student);
    if (keys.length === 0) return refused('no-contact');
    const known = new Map(keys.flatMap((key) => [...(this.#byKey.get(key) ?? [])]));
    const [first] = known.values();
    if (known.size > 1) return refused('two-students');
    const marks = [...keys, ...(first === undefined ? [] : [`id ${first.id}`])];
    if (marks.some((mark) => this.#seen.has(mark))) return refused('repeated');
    for (const mark of marks) this.#seen.add(mark);
    return first === undefined ? this.#made(line, student) : this.#changed(first, student);
  }

  #made(line: number, student: FileStudent): DecidedLine {
    // Follows from the call, so that its repetition makes the same students.
    const profile = { ...studentProfileDefaults(), ...student, id: `${this.#commandId}-${line}` };
    const write = writtenStudent(profile, { kind: 'create', action: name, revision: 1 }, this.#context);
    return { did: 'made', write };
  }

  #changed({ data }: FoundDocument, student: FileStudent): DecidedLine {
    const before = storedFollowedStudentSchema.safeParse(data).data;
    if (before === undefined) return refused('unreadable');
    const { revision, last_change: _change, updated_at: _at, ...profile } = before;
    const after = mergeFileStudent(profile, student, this.#columns);
    const isSame = JSON.stringify(sorted(editedPart(after))) === JSON.stringify(sorted(editedPart(profile)));
    if (isSame) return { did: 'unchanged' };
    const write = writtenStudent(after, { kind: 'set', action: name, revision: revision + 1 }, this.#context);
    return { did: 'changed', write };
  }
}

/** With the keys of each object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, each]: [string, unknown]) => [key, sorted(each)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function summary(lines: readonly (readonly [number, DecidedLine])[]): ImportedLines {
  const numbers = (did: DecidedLine['did']) => lines.flatMap(([line, each]) => (each.did === did ? [line] : []));
  const refusedFor = (why: LineRefusal) =>
    lines.flatMap(([line, each]) => (each.did === 'refused' && each.why === why ? [line] : []));
  return {
    made: numbers('made'),
    changed: numbers('changed'),
    unchanged: numbers('unchanged'),
    refused: Object.fromEntries(
      lineRefusals.map((why) => [why, refusedFor(why)] as const).filter(([, refusedLines]) => refusedLines.length > 0),
    ),
  };
}

/**
 * Adds or changes the students of some lines of a file. A student is found by mail address or telephone number, so that a
 * file that is imported again, or from the middle, doubles nobody.
 */
export const importStudents = (target: Target): RecordCommand<ImportedLines> => ({
  name,
  commandId: target.commandId,
  actor: target.actor,
  async decide(transaction, context) {
    const keys = new Set(target.lines.flatMap(({ student }) => sameStudentKeys(student)));
    const importer = new Importer(target, await transaction.studentsWith([...keys]), context);
    const lines = target.lines.map((each) => [each.line, importer.decide(each)] as const);
    const value = summary(lines);
    const refusedCount = Object.values(value.refused).reduce((sum, each) => sum + each.length, 0);
    return ok({
      value,
      writes: lines.flatMap(([, each]) => (each.did === 'made' || each.did === 'changed' ? [each.write] : [])),
      audit: {
        collection: collections.studentProfiles,
        document_id: target.commandId,
        before: {},
        after: {
          made: value.made.length,
          changed: value.changed.length,
          unchanged: value.unchanged.length,
          refused: refusedCount,
        },
      },
    });
  },
});
