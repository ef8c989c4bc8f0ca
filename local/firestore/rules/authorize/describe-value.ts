import { Constraint } from '../runtime/constraint.ts';
import { DurationValue } from '../runtime/duration.ts';
import { formatFloat } from '../runtime/format-float.ts';
import { LatLngValue } from '../runtime/latlng.ts';
import { MapValue } from '../runtime/map.ts';
import { PathValue } from '../runtime/path.ts';
import { SetValue } from '../runtime/set.ts';
import { TimestampValue } from '../runtime/timestamp.ts';
import { isList, typeOf, type RuleValue } from '../runtime/value.ts';

/** Formats a value for `debug()`, close to the syntax of the rules language. */
export function describeValue(value: RuleValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return formatFloat(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(describeValue).join(', ')}]`;
  if (value instanceof Uint8Array) return `b'${Buffer.from(value).toString('hex').replace(/../g, '\\x$&')}'`;
  if (value instanceof SetValue) return `[${value.items.map(describeValue).join(', ')}].toSet()`;
  if (value instanceof MapValue && !value.partial) {
    const entries = [...value.entries()].map(([key, entry]) => `${JSON.stringify(key)}: ${describeValue(entry)}`);
    return `{${entries.join(', ')}}`;
  }
  if (value instanceof PathValue && value.isBound) return value.toString();
  if (value instanceof TimestampValue) return new Date(Number(value.millis)).toISOString();
  if (value instanceof DurationValue) return `${value.seconds}s ${value.nanos}ns`;
  if (value instanceof LatLngValue) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof Constraint)
    return `<${value.facts.map(({ operator, value: operand }) => `${operator} ${describeValue(operand)}`).join(', ')}>`;
  return `<${typeOf(value)}>`;
}
