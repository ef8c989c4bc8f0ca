import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import {
  compileValid,
  decidedBy,
  evaluate,
  inDocuments,
  integer,
  outcomeOf,
  request,
  storedDocument,
} from './testing/rules-under-test.ts';

/** Property names of every JavaScript object, which must have no special meaning in rules. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'length'];

describe.each(NAMES)('%s', (name) => {
  test('is not a field of a document without it', () => {
    expect(evaluate(`resource.data.${name} == null`)).toBe(`Property ${name} is undefined on object.`);
    expect(evaluate(`resource.data['${name}'] == null`)).toBe(`Property ${name} is undefined on object.`);
    expect(evaluate(`'${name}' in resource.data`)).toBe('deny');
    expect(evaluate(`resource.data.get('${name}', 1) == 1`)).toBe('allow');
    expect(evaluate(`'${name}' in {} || '${name}' in request || '${name}' in request.auth.token`)).toBe('deny');
  });

  test('is a field of a document with it', () => {
    const document = { ...storedDocument('t/x'), fields: new Map([[name, integer(1)]]) };
    expect(evaluate(`resource.data.${name} == 1 && resource.data.keys() == ['${name}']`, document)).toBe('allow');
    expect(evaluate(`resource.data.diff({}).addedKeys() == ['${name}'].toSet()`, document)).toBe('allow');
  });

  test('is a claim only when the token has it', () => {
    const rules = compileValid(decidedBy(`request.auth.token.${name} == 1`));
    const token = JSON.parse(`{"${name}": 1}`) as Record<string, unknown>;
    expect(outcomeOf(rules.authorize(request({ auth: { uid: 'u1', token } })))).toBe('allow');
    expect(outcomeOf(rules.authorize(request({ auth: { uid: 'u1', token: {} } })))).toBe(
      `Property ${name} is undefined on object.`,
    );
  });

  test('is not a predefined method, function or variable', () => {
    expect(evaluate(`'a'.${name}() == 1`)).toBe(`Function not found error: Name: [${name}].`);
    expect(evaluate(`[1].${name}(1) == 1`)).toBe(`Function not found error: Name: [${name}].`);
    expect(evaluate(`math.${name}(1) == 1`)).toBe(`Function not found error: Name: [math.${name}].`);
    expect(evaluate(`${name}(1) == 1`)).toBe(`Function not found error: Name: [${name}].`);
    expect(evaluate(`${name} == 1`)).toBe('Null value error.');
    expect(evaluate(`path('/a/{x}').bind({'x': 'y'}).${name} == 1`)).toBe(`Property ${name} is undefined on object.`);
  });

  test('can be declared as a function, parameter, binding or wildcard', () => {
    const rules = compileValid(
      inDocuments(
        `function ${name}(${name}) { return ${name} == 1; }
         function bound() { let ${name} = 1; return ${name} == 1; }
         match /t/{${name}} { allow get: if ${name}(1) && bound() && ${name} == '${name}'; }`,
      ),
    );
    expect(rules.warnings).toEqual([]);
    expect(rules.authorize(request({ path: `t/${name}` })).allowed).toBe(true);
    expect(rules.authorize(request({ path: 't/other' })).allowed).toBe(false);
  });

  test('is not a verb or a type', () => {
    const rules = compileValid(inDocuments(`match /t/{id} { allow ${name}; }`));
    expect(rules.warnings.map((warning) => warning.description)).toEqual([`Invalid method name: ${name}.`]);
    expect(rules.authorize(request()).allowed).toBe(false);
    expect(compileRules(decidedBy(`1 is ${name}`)).ok).toBe(false);
  });

  test('is an ordinary path segment', () => {
    const rules = compileValid(inDocuments(`match /${name}/{id=**} { allow get: if id[0] == '${name}'; }`));
    expect(rules.authorize(request({ path: `${name}/${name}` })).allowed).toBe(true);
    expect(rules.authorize(request({ path: 't/x' })).allowed).toBe(false);
  });
});
