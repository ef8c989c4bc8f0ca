import { type ErasedPerson, withBlanks } from './blank-fields.ts';
import { type About, gone, type PersonKind, type RegisterEntry } from './register/entry.ts';

type Fields = Readonly<Record<string, unknown>>;

const isAbout = (about: About, kind: PersonKind): boolean =>
  about === 'plain' || (typeof about === 'string' ? about === kind : about.includes(kind));

/** The fields that an export hands to a kind of person, of a document that was found by one of its traces. */
export const shownFields = ({ fields, shows }: RegisterEntry, kind: PersonKind): readonly string[] =>
  shows?.[kind] ?? Object.keys(fields).filter((name) => isAbout(fields[name] ?? 'staff', kind));

/** By which field of its elements a person is recognised in a list that several people are in; null where all is shown. */
function ownElementsBy({ traces }: RegisterEntry, kind: PersonKind, name: string): string | null {
  const paths = traces.flatMap(({ of, erasing }) =>
    of === kind && typeof erasing === 'object' ? Object.keys(erasing.blank) : [],
  );
  const path = paths.find((each) => each.startsWith(`${name}[`));
  return path?.slice(name.length + 1, path.indexOf(']')) || null;
}

function ownElements(value: unknown, by: string, { ids }: ErasedPerson): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((each: unknown) => {
    const whose = typeof each === 'object' && each !== null ? (each as Fields)[by] : undefined;
    return typeof whose === 'string' && ids.has(whose);
  });
}

/**
 * What an export hands out of a document: what is plain or about this kind of person, of a list only the person's own
 * elements, and no secret.
 */
export function handedOut(entry: RegisterEntry, kind: PersonKind, document: Fields, person: ErasedPerson): Fields {
  const shown = shownFields(entry, kind).flatMap((name): (readonly [string, unknown])[] => {
    const value = document[name];
    if (value === undefined) return [];
    const by = ownElementsBy(entry, kind, name);
    return [[name, by === null ? value : ownElements(value, by, person)]];
  });
  const secrets = Object.fromEntries((entry.secret ?? []).map((path) => [path, gone]));
  return withBlanks(Object.fromEntries(shown), secrets, person);
}
