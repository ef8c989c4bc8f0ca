import type { Blank } from './register/entry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whose traces are emptied. */
export interface ErasedPerson {
  /** Of the account or student, and of what is hers: by them she is recognised in a list. */
  readonly ids: ReadonlySet<string>;
  readonly name: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `name`, `name[]` or `name[field]`. */
const step = /^(?<name>[^[]+)(?:\[(?<by>[^\]]*)\])?$/;

const isOwn = (value: unknown, { ids }: ErasedPerson): boolean => typeof value === 'string' && ids.has(value);

function emptied(fields: Fields, name: string, blank: Blank, person: ErasedPerson): Fields {
  if ('where' in blank) return fields[name] === person.name ? { ...fields, [name]: blank.to } : fields;
  if ('to' in blank) return fields[name] === null ? fields : { ...fields, [name]: blank.to };
  const { [name]: _, ...others } = fields;
  return others;
}

function blankAt(fields: Fields, path: readonly string[], blank: Blank, person: ErasedPerson): Fields {
  const [first = '', ...rest] = path;
  const { name = '', by } = step.exec(first)?.groups ?? {};
  const value = fields[name];
  // A field that a document lacks stays absent.
  if (value === undefined) return fields;
  if (by === undefined) {
    if (rest.length === 0) return emptied(fields, name, blank, person);
    return isFields(value) ? { ...fields, [name]: blankAt(value, rest, blank, person) } : fields;
  }
  if (!Array.isArray(value)) return fields;
  const elements: readonly unknown[] = value;
  if (by === '') return { ...fields, [name]: elements.filter((each) => !isOwn(each, person)) };
  const blanked = elements.map((each) =>
    isFields(each) && isOwn(each[by], person) ? blankAt(each, rest, blank, person) : each,
  );
  return { ...fields, [name]: blanked };
}

/** The document without what the paths of a trace hold of the person (register/entry.ts). What is not named is kept. */
export function withBlanks(fields: Fields, blanks: Readonly<Record<string, Blank>>, person: ErasedPerson): Fields {
  return Object.entries(blanks).reduce(
    (before, [path, blank]) => blankAt(before, path.split('.'), blank, person),
    fields,
  );
}
