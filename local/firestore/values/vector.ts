import { StatusError } from '../errors.ts';
import type { Fields, Value } from './value.ts';

const MAX_DIMENSIONS = 2048;

export function isVector(value: Value): boolean {
  if (value.kind !== 'map') return false;
  const type = value.fields.get('__type__');
  return type?.kind === 'string' && type.value === '__vector__';
}

/** The components of a vector validated by parseVector. */
export function vectorComponents(vector: Value): readonly Value[] {
  const values = vector.kind === 'map' ? vector.fields.get('value') : undefined;
  return values?.kind === 'array' ? values.values : [];
}

/** The components of a vector in a request. @throws StatusError when invalid. */
export function parseVector(fields: Fields): readonly number[] {
  const value = fields.get('value');
  if (value === undefined) throw invalid("Vector map is missing key 'value'.");
  if (value.kind !== 'array') throw invalid('Vector value type must be an array.');
  if (fields.size > 2) throw invalid('Vector value map has extraneous entries.');
  if (value.values.length === 0) throw invalid('Cannot have a zero length vector.');
  if (value.values.length > MAX_DIMENSIONS) throw invalid(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  return value.values.map((component) => {
    if (component.kind !== 'double') throw invalid("Vector must only contain values of type 'double'");
    return component.value;
  });
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
