import { type FieldMap, type FieldValue, isServerTime } from '../documents/field-value.ts';
import { toRestFields } from '../documents/rest-value.ts';

/** A write of the REST API, as `documents:commit` takes it. */
export type RestWrite = { readonly [part: string]: unknown };

/** @param root projects/{p}/databases/{d}/documents */
export function putWrite(root: string, path: string, data: FieldMap): RestWrite {
  return { update: { name: `${root}/${path}`, fields: toRestFields(data, root) } };
}

export function createWrite(root: string, path: string, data: FieldMap): RestWrite {
  return { ...writeOf(root, path, data), currentDocument: { exists: false } };
}

/** Sets the given fields, removes those that are undefined, and keeps the others. */
export function updateWrite(
  root: string,
  path: string,
  changes: ReadonlyMap<string, FieldValue | undefined>,
): RestWrite {
  const present = new Map(
    [...changes].flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const])),
  );
  const mask = [...changes].filter(([, value]) => value === undefined || !isServerTime(value)).map(([field]) => field);
  return {
    ...writeOf(root, path, present),
    updateMask: { fieldPaths: mask.map(toFieldPath) },
    currentDocument: { exists: true },
  };
}

export function deleteWrite(root: string, path: string): RestWrite {
  return { delete: `${root}/${path}` };
}

function writeOf(root: string, path: string, data: FieldMap): RestWrite {
  const plain = new Map([...data].filter(([, value]) => !isServerTime(value)));
  const times = [...data].filter(([, value]) => isServerTime(value)).map(([field]) => field);
  return {
    ...putWrite(root, path, plain),
    ...(times.length === 0
      ? {}
      : {
          updateTransforms: times.map((field) => ({
            fieldPath: toFieldPath(field),
            setToServerValue: 'REQUEST_TIME',
          })),
        }),
  };
}

function toFieldPath(field: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(field)) return field;
  return `\`${field.replaceAll(/[`\\]/g, (character) => `\\${character}`)}\``;
}
