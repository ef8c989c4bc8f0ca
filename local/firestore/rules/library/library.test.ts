import { describe, expect, test } from 'vitest';
import { FUNCTIONS, METHODS } from './catalogue.ts';
import {
  evaluate,
  request,
  decidedBy,
  compileValid,
  storedDocument,
  integer,
  outcomeOf,
} from '../testing/rules-under-test.ts';

/** For a method or function: a true, a false and a failing expression. */
type Cases = readonly [allowed: string, denied: string, failing: string];

const T = "timestamp.value('2024-02-29T12:34:56.789123Z')";
const DIFF = "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5})";
const HERE = '/databases/$(db)/documents/t/x';
const THERE = '/databases/$(db)/documents/t/missing';

/** Every method documented in the reference of the rules language. */
const CASES: Readonly<Record<string, Cases>> = {
  'bytes.size': ["b'\\303\\251'.size() == 2", "b'a'.size() == 2", "b'a'.size(1) == 1"],
  'bytes.toBase64': [
    "b'\\377\\377'.toBase64() == '__8='",
    "b'\\377\\377'.toBase64() == '//8='",
    "'a'.toBase64() == 'YQ=='",
  ],
  'bytes.toHexString': ["b'\\377'.toHexString() == 'FF'", "b'\\377'.toHexString() == 'ff'", "1.5.toHexString() == ''"],
  'duration.nanos': [
    "duration.value(-1500, 'ms').nanos() == -500000000",
    "duration.value(1, 's').nanos() == 1",
    '(1).nanos() == 1',
  ],
  'duration.seconds': [
    "duration.value(-1500, 'ms').seconds() == -1",
    "duration.value(1, 'm').seconds() == 1",
    "duration.value(1, 'm').seconds(1) == 1",
  ],
  'latlng.distance': [
    'latlng.value(50.8503, 4.3517).distance(latlng.value(51.2194, 4.4025)) > 41195.5 && latlng.value(50.8503, 4.3517).distance(latlng.value(51.2194, 4.4025)) < 41195.6',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) == 0',
    'latlng.value(0, 0).distance(1) == 0',
  ],
  'latlng.latitude': [
    'latlng.value(50, 4).latitude() == 50',
    'latlng.value(50, 4).latitude() == 4',
    "'a'.latitude() == 4",
  ],
  'latlng.longitude': [
    'latlng.value(50, 4).longitude() is float',
    'latlng.value(50, 4).longitude() is int',
    'latlng.value(50, 4).longitude(1) == 4',
  ],
  'list.concat': ['[1].concat([2]) == [1, 2]', '[1].concat([2]) == [2, 1]', '[1].concat([2].toSet()) == [1, 2]'],
  'list.hasAll': ['[1, 2].hasAll([2, 1])', '[1].hasAll([1.0])', "[1].hasAll('a')"],
  'list.hasAny': ['[1, 2].hasAny([2, 3])', '[1].hasAny([])', '[1].hasAny([1].toSet())'],
  'list.hasOnly': ['[1, 1].hasOnly([1, 2])', '[1, 2].hasOnly([1])', '[1].hasOnly()'],
  'list.join': [
    "[1, 'a', true, null, 1.5, /a/b].join('-') == '1-a-true-null-1.5-/a/b'",
    "[1, 2].join('') == '1,2'",
    "[[1]].join('') == '1'",
  ],
  'list.removeAll': ['[1, 2, 2, 3].removeAll([2]) == [1, 3]', '[1].removeAll([1.0]) == []', '[1].removeAll(1) == []'],
  'list.size': ['[1, 1].size() == 2', '[].size() == 1', '[].size([]) == 0'],
  'list.toSet': ['[1, 1].toSet() == [1.0].toSet()', '[1].toSet() == [2].toSet()', '[1].toSet().toSet() == [1].toSet()'],
  'map.diff': [
    "{'a': 1}.diff({'a': 2}) is map_diff",
    "{'a': 1}.diff({'a': 1}) == {'a': 1}.diff({'a': 1})",
    "{'a': 1}.diff([]) is map_diff",
  ],
  'map.get': [
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get('b', 2) == 2",
    "{'a': 1}.get('a', 2) == 2",
    "{'a': 1}.get('a') == 1",
  ],
  'map.keys': ["{'b': 1, 'a': 2}.keys() == ['a', 'b']", "{'a': 1}.keys() == ['a'].toSet()", "{'a': 1}.keys(1) == []"],
  'map.size': ["{'a': 1, 'b': 2}.size() == 2", '{}.size() == 1', "{}.size('a') == 1"],
  'map.values': ["{'b': 1, 'a': 2}.values() == [1, 2]", "{'b': 1, 'a': 2}.values() == [2, 1]", '[1].values() == [1]'],
  'map_diff.addedKeys': [
    `${DIFF}.addedKeys() == ['a'].toSet()`,
    `${DIFF}.addedKeys() == ['d'].toSet()`,
    `${DIFF}.addedKeys(1) == 1`,
  ],
  'map_diff.affectedKeys': [
    `${DIFF}.affectedKeys() == ['a', 'c', 'd'].toSet()`,
    `${DIFF}.affectedKeys().hasOnly(['a'])`,
    "{'a': 1}.affectedKeys() == 1",
  ],
  'map_diff.changedKeys': [
    `${DIFF}.changedKeys() == ['c'].toSet()`,
    "{'a': 1}.diff({'a': 1.0}).changedKeys().hasAny(['a'])",
    `${DIFF}.changedKeys == 1`,
  ],
  'map_diff.removedKeys': [
    `${DIFF}.removedKeys() == ['d'].toSet()`,
    `${DIFF}.removedKeys().size() == 0`,
    `${DIFF}.removedKeys(1) == 1`,
  ],
  'map_diff.unchangedKeys': [
    `${DIFF}.unchangedKeys() == ['b'].toSet()`,
    `${DIFF}.unchangedKeys().hasAny(['c'])`,
    `${DIFF}.unchanged() == 1`,
  ],
  'path.bind': [
    "path('/a/{x}/{y=**}').bind({'x': 1, 'y': /b/c}) == /a/1/b/c",
    '(/a/{x}).bind({}) == /a/x',
    "(/a/{x}).bind({'y': 'b'}) == /a/b",
  ],
  'set.difference': [
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a'].toSet().difference(['b'].toSet()).size() == 0",
    "['a'].toSet().difference(['a']).size() == 0",
  ],
  'set.hasAll': [
    '[1, 2].toSet().hasAll([1.0]) && [1].toSet().hasAll([1].toSet())',
    '[1].toSet().hasAll([2])',
    "[1].toSet().hasAll('a')",
  ],
  'set.hasAny': ['[1].toSet().hasAny([1, 2])', '[1].toSet().hasAny([])', '[1].toSet().hasAny(1)'],
  'set.hasOnly': ['[1].toSet().hasOnly([1, 2])', '[1, 2].toSet().hasOnly([1])', '[1].toSet().hasOnly()'],
  'set.intersection': [
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1].toSet().intersection([2].toSet()).size() == 1',
    '[1].toSet().intersection([1]) == 1',
  ],
  'set.size': ['[1, 1.0].toSet().size() == 1', '[1, 2].toSet().size() == 1', '[1].toSet().size(1) == 1'],
  'set.union': [
    '[1].toSet().union([2].toSet()) == [2, 1].toSet()',
    '[1].toSet().union([1].toSet()).size() == 2',
    '[1].toSet().union([2]) == 1',
  ],
  'string.lower': ["'ABCÉ'.lower() == 'abcÉ'", "'É'.lower() == 'é'", "'A'.lower(1) == 'a'"],
  'string.matches': ["'a1'.matches('[a-z][0-9]')", "'a1b'.matches('[a-z][0-9]')", "'a'.matches('(' + 'a')"],
  'string.replace': [
    "'ab'.replace('(a)(b)', '$2$1') == 'ba'",
    "'a.b'.replace('.', '-') == 'a-b'",
    "'a'.replace('[', '') == 'a'",
  ],
  'string.size': ["'a😀'.size() == 3", "'a😀'.size() == 2", "'a'.size('a') == 1"],
  'string.split': [
    "'a,b,,'.split(',') == ['a', 'b']",
    "'abc'.split('') == ['a', 'b', 'c']",
    "'a'.split('*' + '') == ['a']",
  ],
  'string.toUtf8': ["'é'.toUtf8() == b'\\303\\251'", "'é'.toUtf8() == b'\\351'", "b'a'.toUtf8() == b'a'"],
  'string.trim': ["' a \\t\\n'.trim() == 'a'", "'\\u00a0a'.trim() == 'a'", "'a'.trim(' ') == 'a'"],
  'string.upper': ["'abcé'.upper() == 'ABCé'", "'ß'.upper() == 'SS'", '(1).upper() == 1'],
  'timestamp.date()': [`${T}.date() == timestamp.date(2024, 2, 29)`, `${T}.date() == ${T}`, `${T}.date(1) == ${T}`],
  'timestamp.day': [`${T}.day() == 29`, `${T}.day() == 1`, `${T}.day(1) == 1`],
  'timestamp.dayOfWeek': [
    'timestamp.date(2024, 3, 3).dayOfWeek() == 7',
    'timestamp.date(2024, 3, 3).dayOfWeek() == 0',
    `${T}.dayOfWeek(1) == 1`,
  ],
  'timestamp.dayOfYear': [`${T}.dayOfYear() == 60`, `${T}.dayOfYear() == 59`, `${T}.dayOfYear(1) == 1`],
  'timestamp.hours': [`${T}.hours() == 12`, `${T}.hours() == 13`, "duration.value(1, 'h').hours() == 1"],
  'timestamp.minutes': [`${T}.minutes() == 34`, `${T}.minutes() == 754`, `${T}.minutes(1) == 1`],
  'timestamp.month': [`${T}.month() == 2`, `${T}.month() == 1`, `${T}.month(1) == 1`],
  'timestamp.nanos': [`${T}.nanos() == 789123000`, `${T}.nanos() == 789123`, `${T}.nanos(1) == 1`],
  'timestamp.seconds': ['timestamp.value(-1500).seconds() == 58', `${T}.seconds() == 0`, `${T}.seconds(1) == 1`],
  'timestamp.time': [
    `${T}.time() == duration.time(12, 34, 56, 789123000)`,
    `${T}.time() == duration.time(0, 0, 0, 0)`,
    `${T}.time(1) == 1`,
  ],
  'timestamp.toMillis': [`${T}.toMillis() == 1709210096789`, `${T}.toMillis() == 0`, `${T}.toMillis(1) == 1`],
  'timestamp.year': [`${T}.year() == 2024`, `${T}.year() == 24`, `${T}.year(1) == 1`],

  'duration.abs': [
    "duration.abs(duration.value(-3, 's')) == duration.value(3, 's')",
    "duration.abs(duration.value(-3, 's')) == duration.value(-3, 's')",
    'duration.abs(-3) == 3',
  ],
  'duration.time': [
    "duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')",
    'duration.time(1, 0, 0, 0) == duration.time(0, 1, 0, 0)',
    'duration.time(1, 2, 3) is duration',
  ],
  'duration.value': [
    "duration.value(1, 'w') == duration.value(7, 'd')",
    "duration.value(1, 'm') == duration.value(1, 'ms')",
    "duration.value(1, 'us') is duration",
  ],
  'hashing.crc32': [
    "hashing.crc32('a').toHexString() == '43BEB7E8'",
    "hashing.crc32('a').toHexString() == 'E8B7BE43'",
    "hashing.crc32(1) == b''",
  ],
  'hashing.crc32c': [
    "hashing.crc32c(b'a').toHexString() == '3043D0C1'",
    "hashing.crc32c('a') == hashing.crc32('a')",
    "hashing.crc32c(null) == b''",
  ],
  'hashing.md5': [
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
    "hashing.md5('a') == hashing.md5('b')",
    "hashing.md5() == b''",
  ],
  'hashing.sha256': [
    "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
    "hashing.sha256('a') == hashing.sha256('b')",
    "hashing.sha256([]) == b''",
  ],
  'latlng.value': [
    'latlng.value(50, 4) == latlng.value(50.0, 4.0)',
    'latlng.value(50, 4) == latlng.value(4, 50)',
    'latlng.value(91, 0) is latlng',
  ],
  'math.abs': [
    'math.abs(-3) == 3 && math.abs(-3) is int && math.abs(-3.5) == 3.5',
    'math.abs(-3) == -3',
    "math.abs('a') == 1",
  ],
  'math.ceil': ['math.ceil(3.2) == 4', 'math.ceil(3.2) is int', 'math.ceil(true) == 1'],
  'math.floor': ['math.floor(-3.2) == -4', 'math.floor(3.2) is int', 'math.floor() == 1'],
  'math.isNaN': ['math.isNaN(0.0 / 0.0 )', 'math.isNaN(1)', "math.isNaN('a')"],
  'math.pow': ['math.pow(2, 10) == 1024 && math.pow(2, -1) == 0.5', 'math.pow(2, 10) is int', 'math.pow(2) == 4'],
  'math.round': [
    'math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(1.5) is int',
    'math.round(2.4) == 3',
    "math.round('a') == 1",
  ],
  'math.sqrt': ['math.sqrt(16) == 4 && math.isNaN(math.sqrt(-1))', 'math.sqrt(16) is int', 'math.sqrt(null) == 0'],
  'timestamp.date': [
    'timestamp.date(2024, 2, 29).day() == 29',
    'timestamp.date(2024, 2, 28).day() == 29',
    'timestamp.date(2023, 2, 29) is timestamp',
  ],
  'timestamp.value': [
    'timestamp.value(1500).nanos() == 500000000',
    'timestamp.value(0) == timestamp.value(1)',
    'timestamp.value(1.5) is timestamp',
  ],

  float: ["float('1e3') == 1000.0 && float(1) is float", "float('1.5') == 1", "float('abc') == 0.0"],
  int: ["int('-5') == -5 && int(-5.9) == -5 && int(1) == 1", "int('5') == 6", "int('5.5') == 5"],
  path: ["path('/a/b') == /a/b && path('a/b') == /a/b", "path('/a') == /a/b", "path('/a//b') == /a/b"],
  string: [
    "string(1.0) == '1.0' && string(null) == 'null' && string(/a/b) == '/a/b'",
    "string(1) == '1.0'",
    'string([1]) == "1"',
  ],
  debug: ['debug(1) == 1', 'debug(true) == false', 'debug()'],
  exists: [`exists(${HERE})`, `exists(${THERE})`, "exists('t/x')"],
  existsAfter: [`existsAfter(${HERE})`, `existsAfter(${THERE})`, 'existsAfter()'],
  get: [`get(${HERE}).data.n == 5 && get(${HERE}).id == 'x'`, `get(${HERE}).data.n == 6`, `get(${THERE}) == null`],
  getAfter: [`getAfter(${HERE}).data.n == 5`, `getAfter(${HERE}).data.n == 6`, `getAfter(${THERE}).data.n == 5`],
};

/** Documented in the reference, but unknown to Google's evaluator. */
const UNSUPPORTED_BY_GOOGLE: Readonly<Record<string, string>> = {
  bool: "bool('true')",
  'math.isInfinite': 'math.isInfinite(1.0)',
};

const document = storedDocument('t/x', { n: integer(5) });

describe.each(Object.entries(CASES))('%s', (_, [allowed, denied, failing]) => {
  test('allows', () => expect(evaluate(allowed, document)).toBe('allow'));
  test('denies', () => expect(evaluate(denied, document)).toBe('deny'));
  test('fails', () => {
    expect(evaluate(failing, document)).not.toMatch(/^(allow|deny)$/);
    // An error is not false: it stays an error when negated.
    expect(evaluate(`!(${failing})`, document)).not.toBe('allow');
  });
});

test.each(Object.entries(UNSUPPORTED_BY_GOOGLE))(
  '%s is documented and unknown to the evaluator',
  (name, expression) => {
    expect(evaluate(expression)).toBe(`Function not found error: Name: [${name}].`);
  },
);

test('the table covers every method and function of the catalogue', () => {
  const methods = Object.entries(METHODS).flatMap(([type, table]) =>
    type === 'constraint' ? [] : Object.keys(table).map((name) => `${type}.${name}`),
  );
  // The timestamp package and the timestamp type share a name.
  const names = methods.map((name) => (name === 'timestamp.date' ? 'timestamp.date()' : name));
  const services = ['debug', 'exists', 'existsAfter', 'get', 'getAfter'];
  expect(Object.keys(CASES).sort()).toEqual([...names, ...FUNCTIONS.keys(), ...services].sort());
});

test('debug() adds its argument to the verdict', () => {
  const rules = compileValid(decidedBy("debug([1, 2.0, 'a', null, b'\\377', {'k': true}, /a/b]).size() == 7"));
  const verdict = rules.authorize(request({}, [document]));
  expect(outcomeOf(verdict)).toBe('allow');
  expect(verdict.debug).toEqual(['[1, 2.0, "a", null, b\'\\xff\', {"k": true}, /a/b]']);
});
