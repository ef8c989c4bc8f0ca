import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileValid, inDocuments, outcomeOf, request } from '../testing/rules-under-test.ts';

/**
 * An expression and its expected result, computed independently of the engine: a boolean, an int, or `failed`. Depth is
 * bounded to stay below the limits.
 */
interface Modelled<T> {
  readonly source: string;
  readonly value: T | typeof failed;
}
const failed = Symbol('failed');

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

const known = <T>(source: string, value: T | typeof failed): Modelled<T> => ({ source, value });

const smallInt = fc.integer({ min: 0, max: 4 }).map((value) => known(String(value), BigInt(value)));
const extremeInt = fc.constantFrom(known(String(MAX), MAX), known(`(-${-MIN})`, MIN));
const missing = fc.constant(known<bigint>('request.missing', failed));

const { int, bool } = fc.letrec<{ int: Modelled<bigint>; bool: Modelled<boolean> }>((tie) => ({
  int: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: smallInt, weight: 6 },
    { arbitrary: extremeInt, weight: 1 },
    { arbitrary: missing, weight: 1 },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom('+', '-', '*', '/', '%'), tie('int'), tie('int')).map(([sign, a, b]) =>
        // The space prevents `/ 2)` from being parsed as the path segment "/2)".
        known(`(${a.source} ${sign} ${b.source} )`, arithmetic(sign, a.value, b.value)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('bool'), tie('int'), tie('int'))
        .map(([c, a, b]) => known(`(${c.source} ? ${a.source} : ${b.source})`, choose(c.value, a.value, b.value))),
    },
  ),
  bool: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: fc.boolean().map((value) => known(String(value), value)), weight: 4 },
    // Not booleans: both must fail wherever a boolean is required.
    { arbitrary: fc.constantFrom(known<boolean>("'text'", failed), known<boolean>('null', failed)), weight: 1 },
    { arbitrary: tie('bool').map(({ source, value }) => known(`!(${source})`, not(value))), weight: 2 },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('bool'), tie('bool'))
        .map(([a, b]) => known(`(${a.source} && ${b.source})`, decide(false, a.value, b.value))),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('bool'), tie('bool'))
        .map(([a, b]) => known(`(${a.source} || ${b.source})`, decide(true, a.value, b.value))),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), tie('int'), tie('int'))
        .map(([sign, a, b]) => known(`(${a.source} ${sign} ${b.source})`, comparison(sign, a.value, b.value))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('bool'), tie('bool'), tie('bool'))
        .map(([c, a, b]) => known(`(${c.source} ? ${a.source} : ${b.source})`, choose(c.value, a.value, b.value))),
    },
  ),
}));

function arithmetic(sign: string, a: bigint | typeof failed, b: bigint | typeof failed): bigint | typeof failed {
  if (a === failed || b === failed) return failed;
  if (sign === '/' || sign === '%') {
    if (b === 0n) return failed;
    // Java's only overflow in division: the smallest int divided by -1.
    return sign === '%' ? a % b : a === MIN && b === -1n ? MIN : a / b;
  }
  const result = sign === '+' ? a + b : sign === '-' ? a - b : a * b;
  return result > MAX || result < MIN ? failed : result;
}

function comparison(sign: string, a: bigint | typeof failed, b: bigint | typeof failed): boolean | typeof failed {
  if (a === failed || b === failed) return failed;
  return { '==': a === b, '!=': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[sign] ?? failed;
}

/** `&&` is decided by a false, `||` by a true, on either side; otherwise both sides must be booleans. */
function decide(deciding: boolean, a: boolean | typeof failed, b: boolean | typeof failed): boolean | typeof failed {
  if (a === deciding || b === deciding) return deciding;
  return a === failed || b === failed ? failed : !deciding;
}

function not(value: boolean | typeof failed): boolean | typeof failed {
  return value === failed ? failed : !value;
}

function choose<T>(condition: boolean | typeof failed, a: T, b: T): T | typeof failed {
  return condition === failed ? failed : condition ? a : b;
}

const PER_FILE = 200;
/** `npm run faults -- rules` tries 50 files. */
const FILES = Number(process.env['FAULT_RUNS'] ?? 10);

test(`${PER_FILE * FILES} expressions decide as the model says`, { timeout: 600_000 }, () => {
  const seen = new Map<string, number>();
  const short = bool.filter(({ source }) => source.length < 400);
  fc.assert(
    fc.property(fc.array(short, { minLength: PER_FILE, maxLength: PER_FILE }), (expressions) => {
      const matches = expressions.map(({ source }, index) => `match /t/e${index} { allow get: if ${source}; }`);
      const rules = compileValid(inDocuments(matches.join('\n')));
      for (const [index, { source, value }] of expressions.entries()) {
        const outcome = outcomeOf(rules.authorize(request({ path: `t/e${index}` })));
        const kind = outcome === 'allow' || outcome === 'deny' ? outcome : 'error';
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        expect({ source, kind }).toEqual({ source, kind: value === failed ? 'error' : value ? 'allow' : 'deny' });
      }
    }),
    { numRuns: FILES },
  );
  // All three outcomes must be frequent for the comparison to be meaningful.
  for (const kind of ['allow', 'deny', 'error']) expect(seen.get(kind)).toBeGreaterThan((PER_FILE * FILES) / 20);
  expect(int).toBeDefined();
});
