import { double, type FieldMap, type FieldValue, serverTime, withField } from '../documents/field-value.ts';
import type { FieldShape } from '../schemas/field-shape.ts';
import { calendarMutations } from './calendar-mutations.ts';
import { otherCollectionsFieldNames, specialFieldNames, oneValuePerType } from './foreign-values.ts';
import type { Mutation } from './mutation.ts';
import { textMutations } from './text-mutations.ts';

/** All variants of one field that differ from `good`: a value of each type, and the boundary values of its own type. */
export function mutationsOf(shape: FieldShape, good: FieldValue | undefined, now: Date): readonly Mutation[] {
  return [...oneValuePerType, ...edgesOf(shape, good, now)];
}

function edgesOf(shape: FieldShape, good: FieldValue | undefined, now: Date): readonly Mutation[] {
  switch (shape.kind) {
    case 'text':
      return textMutations(shape);
    case 'calendar-date':
      return calendarMutations(now);
    case 'whole':
      return wholeMutations(shape.min ?? -1, shape.max ?? 1);
    case 'choice':
      return choiceMutations(shape.options);
    case 'moment':
      return momentMutations(now);
    case 'list':
      return listMutations(shape, now);
    case 'map':
      return good instanceof Map ? mapMutations(shape.fields, good, now) : [];
    case 'literal':
      return [{ label: 'something else of the same type', value: typeof shape.value === 'string' ? 'bot' : false }];
    case 'boolean':
    case 'number':
    case 'record':
      return [];
  }
}

function wholeMutations(min: number, max: number): readonly Mutation[] {
  const values = new Set([min - 1, min, min + 1, max - 1, max, max + 1, -max, 10 * max, Number.MAX_SAFE_INTEGER]);
  return [
    ...[...values].map((value) => ({ label: `the number ${value}`, value })),
    { label: 'the least as a double', value: double(min) },
    { label: 'the most as a double', value: double(max) },
    { label: 'a fraction inside the bounds', value: min + 0.5 },
    { label: 'the digits as a text', value: String(min) },
  ];
}

function choiceMutations(options: readonly string[]): readonly Mutation[] {
  const near = options.flatMap((option) => [option, option.toUpperCase(), ` ${option}`, `${option}x`]);
  const values = new Set([...near, 'constructor', '__proto__', 'onbekend']);
  return [...values].map((value) => ({ label: `the text ${JSON.stringify(value)}`, value }));
}

/** The server's time has microseconds, so a time set by a client can never match it. */
function momentMutations(now: Date): readonly Mutation[] {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return [
    { label: "the server's own time", value: serverTime },
    { label: 'a second early', value: shifted(-1000) },
    { label: 'a millisecond late', value: shifted(1) },
    { label: 'a year early', value: shifted(-365 * 24 * 3600 * 1000) },
    { label: 'a year late', value: shifted(365 * 24 * 3600 * 1000) },
    { label: 'the epoch', value: new Date(0) },
    { label: 'the time as a text', value: now.toISOString() },
    { label: 'the time as a number', value: now.getTime() },
  ];
}

function listMutations(list: Extract<FieldShape, { kind: 'list' }>, now: Date): readonly Mutation[] {
  const options = list.element.kind === 'choice' ? list.element.options : ['a'];
  const first = options[0] ?? 'a';
  const most = list.max ?? options.length;
  return [
    ...options.map((option) => ({ label: `only ${option}`, value: [option] })),
    { label: 'all of them', value: options },
    { label: 'the first, as often as may be', value: Array.from({ length: most }, () => first) },
    { label: 'one too many', value: Array.from({ length: most + 1 }, () => first) },
    ...mutationsOf(list.element, first, now).flatMap(({ label, value }) =>
      value === undefined || Array.isArray(value)
        ? []
        : [{ label: `with an element: ${label}`, value: [first, value] }],
    ),
  ];
}

function mapMutations(fields: ReadonlyMap<string, FieldShape>, good: FieldMap, now: Date): readonly Mutation[] {
  return [
    ...[...fields].flatMap(([field, shape]) =>
      mutationsOf(shape, good.get(field), now).map(({ label, value }) => ({
        label: `${field}: ${label}`,
        value: withField(good, field, value),
      })),
    ),
    ...[...specialFieldNames, ...otherCollectionsFieldNames].map((name) => ({
      label: `an extra field ${name}`,
      value: withField(good, name, 'extra'),
    })),
  ];
}
