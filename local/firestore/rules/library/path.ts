import { EvaluationError, typeError } from '../runtime/errors.ts';
import type { MapValue } from '../runtime/map.ts';
import { parsePathTemplate, PathValue, type PathSegment } from '../runtime/path.ts';
import { typeOf, type RuleValue } from '../runtime/value.ts';
import { toText } from './conversions.ts';
import { fn, method, type FunctionTable, type MethodTable } from './overload.ts';

/** rules.Path */
export const pathMethods = {
  bind: [method(['map'], bind)],
} satisfies MethodTable<PathValue>;

export const pathFunctions = {
  path: [fn(['string'], parsePathTemplate)],
} satisfies FunctionTable;

/** Binds captures by name. Binding an unknown name is an error; leaving a capture open is not. */
function bind(path: PathValue, bindings: MapValue): PathValue {
  const known = new Set(path.segments.flatMap((segment) => (segment.kind === 'segment' ? [] : [segment.name])));
  const unknown = bindings.keys().filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new EvaluationError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`);
  }
  return new PathValue(
    path.segments.map((segment): PathSegment => {
      if (segment.kind === 'segment') return segment;
      const value = bindings.get(segment.name);
      return value === undefined ? segment : { ...segment, bound: namesFor(segment, value) };
    }),
  );
}

function namesFor({ kind, name }: { kind: 'capture' | 'glob'; name: string }, value: RuleValue): readonly string[] {
  if (kind === 'capture') {
    const text = toText(value);
    if (text === '') throw new EvaluationError(`Cannot bind empty value to path template variable ${name}.`);
    return [text];
  }
  if (!(value instanceof PathValue)) throw typeError(typeOf(value), 'path');
  return value.names();
}
