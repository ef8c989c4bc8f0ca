import type { Mutation } from './mutation.ts';

/** For texts without a bound of their own: longer than any bound. */
const longest = 5000;

interface TextBounds {
  readonly min: number;
  readonly max: number | null;
  readonly pattern: RegExp | null;
}

export function textMutations({ min, max, pattern }: TextBounds): readonly Mutation[] {
  return [...lengthMutations(min, max ?? longest), ...(pattern === null ? plainTexts : patternTexts(max))];
}

function lengthMutations(min: number, max: number): readonly Mutation[] {
  const lengths = new Map([
    ['one too short', min - 1],
    ['exactly the least', min],
    ['exactly the most', max],
    ['one too long', max + 1],
    ['twice too long', 2 * max],
  ]);
  return [...lengths].flatMap(([label, length]) => (length < 0 ? [] : [{ label, value: 'a'.repeat(length) }]));
}

/** An emoji is one character of two UTF-16 units, or several that are joined. */
const plainTexts: readonly Mutation[] = [
  { label: 'smileys', value: '🌼🌼🌼🌼🌼' },
  { label: 'a family of joined smileys', value: 'wij: 👨\u200D👩\u200D👧' },
  { label: 'line breaks and a tab', value: 'regel\nregel\n\tregel' },
  { label: 'a carriage return', value: 'regel\r\nregel' },
  { label: 'a zero-width space', value: 'regel\u200Bregel' },
  { label: 'a zero byte', value: 'nul\u0000byte' },
  { label: 'right to left', value: '\u202Etxet\u202C' },
  { label: 'markup', value: '<script>alert(1)</script>' },
  { label: 'a dangerous name', value: '__proto__' },
];

function patternTexts(max: number | null): readonly Mutation[] {
  const mail = (length: number) => `${'m'.repeat(length - '@example.be'.length)}@example.be`;
  const texts = [...oddTexts, ...identifiers, ...mailAddresses(), ...timesOfDay(), ...uuids()];
  return [
    ...(max === null
      ? []
      : [
          { label: 'a mail address of exactly the most', value: mail(max) },
          { label: 'a mail address one too long', value: mail(max + 1) },
        ]),
    ...texts.map((value) => ({ label: `the text ${JSON.stringify(value)}`, value })),
  ];
}

const oddTexts: readonly string[] = [
  'maria',
  'Maria_Peeters-2',
  'met spatie',
  'met/streep',
  'met.punt',
  'regel\n',
  '\nregel',
  'é',
  '１２',
  '..',
  '__proto__',
  'constructor',
];

/** The first and last characters that ids allow, and their neighbours in Unicode. */
export const identifiers: readonly string[] = [...'AZaz09_-@[`{/:.,+ '];

/** Every whitespace character of JavaScript, in every part of the address. */
function mailAddresses(): readonly string[] {
  const invalidCharacters = [
    '',
    '@',
    ' ',
    '\t',
    '\n',
    '\r',
    '\f',
    '\u000B',
    '\u00A0',
    '\u2028',
    '\u3000',
    '\u0007',
    '\u200B',
    '\u200D',
    '\u202E',
    '\uFEFF',
    'é',
  ];
  return [
    ...invalidCharacters.flatMap((odd) => [
      `${odd}@b.c`,
      `a${odd}a@b.c`,
      `a@${odd}.c`,
      `a@b${odd}b.c`,
      `a@b.${odd}`,
      `a@b.c${odd}c`,
    ]),
    'a@b',
    'a.b',
    'a@bxc',
    'a@b.c.d',
    'a.b@c.d',
    '"a"@b.c',
    'axb.c',
  ];
}

function timesOfDay(): readonly string[] {
  const hours = [
    '00',
    '01',
    '08',
    '09',
    '10',
    '19',
    '20',
    '22',
    '23',
    '24',
    '29',
    '30',
    '0',
    '008',
    '.8',
    '0/',
    '0:',
    '1/',
    '1:',
    '2/',
    '2:',
  ];
  const minutes = ['00', '09', '30', '50', '59', '60', '5', '000', '0/', '0:', '/0', '1:'];
  return [
    ...hours.flatMap((hour) => minutes.map((minute) => `${hour}:${minute}`)),
    '08:00:00',
    ' 08:00',
    '08:00 ',
    '08.00',
    '0800',
    '/0:00',
  ];
}

/** For every group: the boundary characters, their neighbours, and a length that is off by one. */
export function uuids(): readonly string[] {
  const groups = ['7d3f0f3e', '5c7a', '4c7e', '9b39', '0a4d2f6c8e11'];
  const withGroup = (index: number, group: string) => groups.with(index, group).join('-');
  return [
    ...groups.flatMap((group, index) => [
      ...[...'09af/:`gAF_'].map((character) => withGroup(index, character + group.slice(1))),
      withGroup(index, group.slice(1)),
      withGroup(index, `${group}0`),
      withGroup(index, group.toUpperCase()),
    ]),
    ...[1, 2, 3, 4].flatMap((split) => {
      const [left, right] = [groups.slice(0, split).join('-'), groups.slice(split).join('-')];
      return [`${left}${right}`, `${left}_${right}`];
    }),
    `{${groups.join('-')}}`,
  ];
}
