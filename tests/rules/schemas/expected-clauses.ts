import { documentId, emailAddress, timeOfDay } from '#domain/field-types.ts';
import { serviceRequestSchema } from '#domain/documents/service-request.ts';
import type { FieldShape } from './field-shape.ts';
import { fieldShapes } from './field-shape.ts';
import { quote } from './print-expression.ts';
import * as z from 'zod/mini';

/** The rules' name of each pattern test; the rules have no test for a pattern without a name here. */
function patternTest(pattern: RegExp): string {
  const tests = new Map([
    [sourceOf(documentId), 'isId'],
    [sourceOf(emailAddress), 'isEmail'],
    [sourceOf(timeOfDay), 'isTimeOfDay'],
    [sourceOf(serviceRequestSchema.shape.request_id), 'isUuid'],
  ]);
  const test = tests.get(pattern.source);
  if (test === undefined) throw new TypeError(`the rules have no test for ${String(pattern)}`);
  return test;
}

function sourceOf(text: z.ZodMiniString): string | undefined {
  const shape = fieldShapes(z.object({ text })).get('text');
  return shape?.kind === 'text' ? shape.pattern?.source : undefined;
}

/** The rules' test of one field, derived from its schema. */
export function expectedClause(document: string, field: string, shape: FieldShape): string {
  const value = `${document}.${field}`;
  if (!shape.optional) return testOf(value, shape);
  if (shape.kind === 'literal' && shape.nullable) return `isTestFlag(${document}.get(${quote(field)}, null))`;
  if (shape.kind === 'literal')
    return `${document}.get(${quote(field)}, ${literal(shape.value)}) == ${literal(shape.value)}`;
  return `(!(${quote(field)} in ${document}) || ${testOf(value, shape)})`;
}

function testOf(value: string, shape: FieldShape): string {
  switch (shape.kind) {
    case 'text':
      if (shape.pattern !== null) return `${patternTest(shape.pattern)}(${value})`;
      if (shape.max === null) throw new TypeError(`${value} has no upper bound`);
      return shape.min === 0 ? `isTextUpTo(${value}, ${shape.max})` : `isText(${value}, ${shape.min}, ${shape.max})`;
    case 'calendar-date':
      return `isCalendarDate(${value})`;
    case 'whole':
      return `isWhole(${value}, ${String(shape.min)}, ${String(shape.max)})`;
    case 'choice':
      return `${value} in [${shape.options.map(quote).join(', ')}]`;
    default:
      throw new TypeError(`the rules have no test for ${value}, a ${shape.kind}`);
  }
}

function literal(value: string | boolean): string {
  return typeof value === 'string' ? quote(value) : String(value);
}
