import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDiscriminatoryWishes } from './discriminatory-wishes.ts';

const grounds = (notes: string): readonly string[] => [
  ...new Set(findDiscriminatoryWishes(notes).map(({ about }) => about)),
];

// spec: staff.matching.law
describe('a wish about the student is found', () => {
  test.each([
    ['Liefst een vrouw.', ['sex']],
    ['liefst een vrouw, ik woon alleen', ['sex']],
    ['Bij voorkeur een vrouwelijke student', ['sex']],
    ['Graag geen mannen aub', ['sex']],
    ['Het moet een man zijn want het is zwaar werk', ['sex']],
    ['Mijn moeder wil liever een meisje', ['sex']],
    ['vrouwelijke helper gewenst', ['sex']],
    ['Dame gevraagd', ['sex']],
    ['De préférence une femme', ['sex']],
    ['Je préfère un étudiant masculin', ['sex']],
    ['Only women please', ['sex']],
    ['She would like a female student', ['sex']],
    ['een jonge student', ['age']],
    ['Graag iemand jong.', ['age']],
    ['Liefst wat oudere studenten', ['age']],
    ['Graag een student boven de 21 jaar', ['age']],
    ['liefst niet ouder dan 25', ['age']],
    ['geen tieners', ['age']],
    ['Pas trop jeune, svp', ['age']],
    ['une personne âgée', ['age']],
    ['somebody over 20 years', ['age']],
    ['no teenagers', ['age']],
    ['Geen buitenlander', ['origin']],
    ['geen anderstaligen', ['origin']],
    ['Liefst geen allochtonen of moslims', ['origin']],
    ['Enkel een Belg', ['origin']],
    ['Stuur liefst iemand van eigen volk', ['origin']],
    ['een blanke student', ['origin']],
    ['zonder hoofddoek', ['origin']],
    ['Iemand van bij ons a.u.b.', ['origin']],
    ['geen vreemde afkomst', ['origin']],
    ['Graag zonder accent', ['origin']],
    ['Pas d’étrangers', ['origin']],
    ['uniquement un Belge de souche', ['origin']],
    ['No foreigners', ['origin']],
    ['liefst een jonge vrouw', ['sex', 'age']],
    ['GEEN BUITENLANDERS\nliefst een vrouw', ['origin', 'sex']],
  ])('%s', (notes, about) => {
    expect([...grounds(notes)].toSorted()).toEqual([...about].toSorted());
  });
});

describe('what is no wish about the student is left alone', () => {
  test.each([
    'Mijn dochter van 40 doet open.',
    'Mijn man is slechthorend, graag luid spreken.',
    'Mijn vrouw is 82 jaar en stapt moeilijk.',
    'De man van de overkant heeft een sleutel.',
    'Er is geen man meer in huis.',
    'Zij is 91 en vergeet veel.',
    'Graag om 14 uur bellen.',
    'De oude stofzuiger staat in de kast, liefst niet gebruiken.',
    'Liefst niet de oude stofzuiger gebruiken.',
    'Graag de jonge hond binnenlaten.',
    'Graag Turkse koffie meebrengen.',
    'Geen Franse kaas, liefst Vlaamse gerechten.',
    'Niet de zwarte schoenen poetsen.',
    'Graag de witte was apart.',
    'Graag zwarte koffie.',
    'Ik spreek alleen Frans.',
    'Spreekt de student Turks? Dat zou mama fijn vinden.',
    'Mevrouw Peeters woont op het derde.',
    'Graag even naar mevrouw De Man bellen.',
    'De kleinzoon van 12 is ook thuis.',
    'Een student die van honden houdt.',
    'Le café est dans l’armoire, ne pas oublier le chat.',
    'Ma femme est malade, merci de parler doucement.',
    'My husband is deaf. Please ring twice.',
    'No pets. The old dog died.',
    'Geen trap, lift tot het derde verdiep.',
    'Bus 21 stopt voor de deur, minimum 20 minuten op voorhand bellen.',
    'Belgische feestdagen: dan liever niet komen.',
    '',
  ])('%s', (notes) => {
    expect(findDiscriminatoryWishes(notes)).toEqual([]);
  });
});

test('a finding says where it stands, also behind accents and emoji', () => {
  const notes = '☕ Café om 10u. Líefst een vrouw, geen buitenlander';
  const passages = findDiscriminatoryWishes(notes).map(({ about, from, to }) => [about, notes.slice(from, to)]);
  expect(passages).toEqual([
    ['sex', 'Líefst een vrouw'],
    ['origin', 'geen buitenlander'],
  ]);
});

test('any text is read, and findings lie within it without overlapping on one ground', () => {
  const word = fc.constantFrom(
    'liefst',
    'geen',
    'een',
    'vrouw',
    'jonge',
    'student',
    'belg',
    'iemand',
    ',',
    '.',
    '\n',
    'boven 20',
    '🙂',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word).map((all) => all.join(' ')),
      ),
      (notes) => {
        const found = findDiscriminatoryWishes(notes);
        for (const [index, { about, from, to }] of found.entries()) {
          expect(from >= 0 && from < to && to <= notes.length).toBe(true);
          const others = found.filter((other, at) => at !== index && other.about === about);
          expect(others.every((other) => other.from >= to || other.to <= from)).toBe(true);
        }
      },
    ),
  );
});

test.each(['liefst ', 'geen een ', 'a', ' ', 'liefst een een een een ', 'liefst, '])(
  'notes of 10,000 characters of %j are read without trying each way to read them',
  (unit) => {
    expect(findDiscriminatoryWishes(unit.repeat(10_000).slice(0, 10_000))).toEqual([]);
  },
);
