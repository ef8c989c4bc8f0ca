import type { SearchedContact } from '../documents/customer.ts';
import { type NameWords, nameWords } from './name-words.ts';
import { isOneMistakeAway } from './one-mistake.ts';
import { type PeopleSearch, readings } from './read-search.ts';
import { mistakeFrom, phoneDigits } from './search-keys.ts';

/** How well a person fits: 0 is exact, 1 begins so, 2 with one mistake. */
type Rank = 0 | 1 | 2;

function rankOfText(text: string, typed: string, mistakes: boolean): Rank | null {
  if (text === typed) return 0;
  if (typed.length >= 3 && text.startsWith(typed)) return 1;
  return mistakes && isOneMistakeAway(text, typed) ? 2 : null;
}

const best = (ranks: readonly (Rank | null)[]): Rank | null =>
  ranks.reduce<Rank | null>((low, rank) => (low === null || (rank !== null && rank < low) ? rank : low), null);

function rankOfWord({ single }: NameWords, typed: string): Rank | null {
  return best(single.map((word) => rankOfText(word, typed, typed.length >= mistakeFrom && word.length >= mistakeFrom)));
}

/** Both begin as typed; one of them with three letters or more. */
const beginsSo = ({ first, last }: NameWords, [one, other]: readonly [string, string]): boolean =>
  (other.length >= 3 || one.length >= 3) &&
  first.some((word) => word.startsWith(one)) &&
  last.some((word) => word.startsWith(other));

function rankOfWords(name: NameWords, words: readonly string[]): Rank | null {
  return best(
    readings(words).map((reading) => {
      const typed = reading.join('');
      if (name.whole === typed) return 0;
      if (beginsSo(name, reading)) return 1;
      return isOneMistakeAway(name.whole, typed) ? 2 : null;
    }),
  );
}

/** @returns null when this person is not meant. */
function rankOf(contact: SearchedContact, search: PeopleSearch): Rank | null {
  switch (search.kind) {
    case 'phone':
    case 'reference':
      return rankOfText(phoneDigits(contact.phone_number), search.digits, true);
    case 'mail':
      return rankOfText(contact.email.toLowerCase(), search.mail, true);
    case 'postcode':
      return contact.city.toLowerCase() === search.postcode ? 0 : null;
    case 'name': {
      if (search.postcode !== null && contact.city.toLowerCase() !== search.postcode) return null;
      const name = nameWords(contact.first_name, contact.last_name);
      const [word = ''] = search.words;
      return search.words.length === 1 ? rankOfWord(name, word) : rankOfWords(name, search.words);
    }
  }
}

const sortName = ({ last_name, first_name }: SearchedContact) => `${last_name} ${first_name}`;

/**
 * Those who are meant, the best fit first; each person once.
 * @param idOf what tells one person from another of the same name.
 */
export function rankPeople<Person extends SearchedContact>(
  found: readonly Person[],
  search: PeopleSearch,
  idOf: (person: Person) => string,
): readonly Person[] {
  return [...new Map(found.map((person) => [idOf(person), person])).values()]
    .flatMap((person) => {
      const rank = rankOf(person, search);
      return rank === null ? [] : [{ person, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || sortName(one.person).localeCompare(sortName(other.person), 'nl'))
    .map(({ person }) => person);
}
