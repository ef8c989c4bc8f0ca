import fc from 'fast-check';
import leven from 'leven';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { type CustomerRecord, customerSchema, maxSearchKeys } from '../documents/customer.ts';
import { nameWords, wordsOf } from './name-words.ts';
import { isOneMistakeAway, withoutOneLetter } from './one-mistake.ts';
import { rankPeople } from './rank-people.ts';
import { referenceOf, writtenReference } from '../transfers/transfer-reference.ts';
import { lookupsOf, mostReads, readings, readSearch } from './read-search.ts';

const idOf = ({ senior_id }: CustomerRecord) => senior_id;

/** What the database does, without its limits. */
function found(people: readonly CustomerRecord[], typed: string): readonly string[] {
  const search = readSearch(typed);
  if (search === null) return [];
  const read = lookupsOf(search).flatMap(({ keys }) =>
    people.filter(({ search_keys: stored }) => stored.some((each) => keys.includes(each))),
  );
  return rankPeople(read, search, idOf).map(({ senior_id: id }) => id);
}

const swapped = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

/** The same by a library: an edit, or two neighbours swapped. */
const differsByOne = (one: string, other: string): boolean =>
  leven(one, other) <= 1 || Array.from(one, (_, at) => swapped(one, at)).includes(other);

const letters = fc.constantFrom(...'aabemrst');
const word = (min: number, max: number) =>
  fc.array(letters, { minLength: min, maxLength: max }).map((all) => all.join(''));

test('one mistake is what a library of edit distances says it is', () => {
  fc.assert(
    fc.property(word(0, 8), word(0, 8), (one, other) => isOneMistakeAway(one, other) === differsByOne(one, other)),
    { numRuns: 3_000 },
  );
});

test('texts that differ by one mistake share what is left without a letter, and so do their beginnings', () => {
  fc.assert(
    fc.property(word(2, 9), word(2, 9), fc.integer({ min: 2, max: 7 }), (one, other, length) => {
      const kept = withoutOneLetter(one.slice(0, length));
      const share = withoutOneLetter(other.slice(0, length)).some((each) => kept.includes(each));
      return share || !differsByOne(one, other);
    }),
    { numRuns: 5_000 },
  );
});

/** A plain scan: everybody is compared with what was typed. */
function scanned(people: readonly CustomerRecord[], typed: string): readonly string[] {
  const words = wordsOf(typed);
  return people
    .filter(({ first_name, last_name }) => {
      const name = nameWords(first_name, last_name);
      const [only = ''] = words;
      if (words.length === 1) {
        return name.single.some(
          (each) =>
            each === only ||
            (only.length >= 3 && each.startsWith(only)) ||
            (only.length >= 4 && each.length >= 4 && differsByOne(each, only)),
        );
      }
      return readings(words).some(
        ([one, other]) =>
          differsByOne(name.whole, one + other) ||
          ((one.length >= 3 || other.length >= 3) &&
            name.first.some((each) => each.startsWith(one)) &&
            name.last.some((each) => each.startsWith(other))),
      );
    })
    .map(({ senior_id: id }) => id);
}

const person = fc
  .tuple(word(2, 8), fc.option(word(1, 5)), fc.option(fc.constantFrom('Van den', 'De', 'El')), word(2, 9))
  .map(([first, second, particle, last]) => ({
    first_name: second === null ? first : `${first}-${second}`,
    last_name: particle === null ? last : `${particle} ${last}`,
  }));

// spec: staff.people.search
test('an indexed search finds exactly whom a plain scan by edit distance finds', () => {
  const typed = fc.oneof(
    fc.tuple(word(2, 8)),
    fc.tuple(word(2, 8), word(1, 9)),
    fc.tuple(word(2, 8), word(1, 3), word(2, 9)),
  );
  const near = (names: readonly { first_name: string; last_name: string }[]) =>
    fc.tuple(fc.constantFrom(...names), fc.nat(12), fc.boolean(), fc.boolean()).map(([name, at, last, swap]) => {
      const text = last ? name.last_name : `${name.first_name} ${name.last_name}`;
      return swap ? swapped(text, at) : text.slice(0, at) + text.slice(at + 1);
    });
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 25 }).chain((names) =>
        fc.tuple(
          fc.constant(names),
          fc.oneof(
            typed.map((all) => all.join(' ')),
            near(names),
          ),
        ),
      ),
      ([names, text]) => {
        if (readSearch(text)?.kind !== 'name') return;
        const people = names.map((name, index) => aCustomer({ ...name, senior_id: `p${index}` }));
        expect(found(people, text).toSorted()).toEqual(scanned(people, text).toSorted());
      },
    ),
    { numRuns: 1_500 },
  );
});

describe('a reference of a transfer', () => {
  const number = fc.integer({ min: 0, max: 9_999_999_999 });
  const spellings = [
    (reference: string) => reference,
    writtenReference,
    (reference: string) => writtenReference(reference).replaceAll('+', '*'),
    (reference: string) => writtenReference(reference).replaceAll('+', ''),
    (reference: string) => `  ${writtenReference(reference).replaceAll('/', ' / ')}  `,
    (reference: string) => `${reference.slice(0, 3)} ${reference.slice(3, 7)} ${reference.slice(7)}`,
    (reference: string) => `${reference.slice(0, 3)}.${reference.slice(3, 7)}-${reference.slice(7)}`,
  ];

  // spec: staff.people.reference
  test('is understood in any spelling', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...spellings), (made, spelled) => {
        const reference = referenceOf(made);
        expect(readSearch(spelled(reference))).toMatchObject({ kind: 'reference', reference });
      }),
    );
  });

  test('with a mistake is a search that finds nobody, and none that was not understood', () => {
    for (const typed of ['+++123/4567/89013+++', '***123/4567/89013***', '123456789013']) {
      expect(readSearch(typed)).toEqual({ kind: 'phone', digits: '123456789013' });
    }
  });

  test('that is a telephone number as well finds who has the number, where nobody has the reference', () => {
    // The last two digits are the remainder of the others, by chance.
    const typed = referenceOf(32_323_456);
    const people = [aCustomer({ senior_id: 'an', phone_number: `0${typed.slice(4)}` })];
    expect(readSearch(typed)?.kind).toBe('reference');
    expect(found(people, typed)).toEqual(['an']);
  });
});

describe('somebody on the phone is found', () => {
  const people = [
    aCustomer(),
    aCustomer({ senior_id: 'andre', first_name: 'André', last_name: 'Peeters', city: '9000', email: 'andre.p@x.be' }),
    aCustomer({ senior_id: 'maria', first_name: 'Maria', last_name: 'Peeters', phone_number: '+32 470 12 34 56' }),
    aCustomer({ senior_id: 'peter', first_name: 'Peter', last_name: 'Smet', phone_number: '', city: '2000' }),
  ];

  test.each([
    ['andre', ['andre']],
    ['ANDRÉ PEETERS', ['andre']],
    ['peeters andre', ['andre']],
    ['Peters', ['andre', 'maria', 'peter']],
    ['maria peters', ['maria']],
    ['peet m', ['maria']],
    ['goddelieve', ['godelieve']],
    ['vandenbroek', ['godelieve']],
    ['broeck', ['godelieve']],
    ['godelieve van den broeck', ['godelieve']],
    ['0470 12 34 56', ['maria']],
    ['0032 (0)470/12.34.65', ['maria']],
    ['0470123', ['maria']],
    ['ANDRE.P@x.be', ['andre']],
    ['andr.p@x.be', ['andre']],
    ['9000', ['andre']],
    ['peeters 9000', ['andre']],
  ])('by %j', (typed, expected) => {
    expect(found(people, typed)).toEqual(expected);
  });

  test.each(['', '   ', '%', '🌼', 'a', '12', '03/2', '@', "'; drop table", '*'])('and by %j nobody', (typed) => {
    expect(found(people, typed)).toEqual([]);
  });

  test('and by ten thousand characters nobody', () => {
    for (const letter of ['x', '%', '🌼', '9', 'a@']) expect(found(people, letter.repeat(10_000))).toEqual([]);
  });
});

test('the one who has a number or an address is found among thousands that begin alike', () => {
  const people = Array.from({ length: 500 }, (_, index) =>
    aCustomer({
      senior_id: `p${index}`,
      phone_number: `+324710${String(index).padStart(5, '0')}`,
      email: `customer${index}@x.be`,
    }),
  );
  const firstFound = (typed: string) => {
    const search = readSearch(typed);
    const read = (search === null ? [] : lookupsOf(search)).flatMap(({ keys, most }) =>
      people.filter(({ search_keys: stored }) => stored.some((each) => keys.includes(each))).slice(0, most),
    );
    return search === null ? null : rankPeople(read, search, idOf)[0]?.senior_id;
  };
  expect(firstFound('0471 00 04 77')).toBe('p477');
  expect(firstFound('Customer477@x.be')).toBe('p477');
});

test('whatever is typed, a search is a few queries that the database accepts, and at most 140 reads', () => {
  expect(mostReads).toBe(140);
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 })), (typed) => {
      const search = readSearch(typed);
      if (search === null) return;
      const lookups = lookupsOf(search);
      expect(lookups.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(mostReads);
      for (const { keys } of lookups) {
        expect(keys.length).toBeGreaterThan(0);
        expect(keys.length).toBeLessThanOrEqual(30);
      }
    }),
  );
});

test('any name, however long, has keys that fit in its record', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(name, name, fc.string({ maxLength: 30 }), (first_name, last_name, phone_number) => {
      const customer = aCustomer({
        first_name: first_name.slice(0, 100),
        last_name: last_name.slice(0, 100),
        phone_number,
      });
      expect(customerSchema.safeParse(customer).success).toBe(true);
    }),
  );
  expect(aCustomer().search_keys.length).toBeLessThan(80);
  expect(maxSearchKeys).toBeLessThan(1_000);
});
