import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FoundPerson } from '#domain/contracts/people.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Meant } from '#domain/staff/board-list.ts';
import { foldText } from '#domain/staff/fold-text.ts';
import { readBoardText } from '#domain/staff/read-board-text.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { usePeopleSearch } from '#shared/staff/people/use-people-search.ts';

/** Whom or what the typed text means, as far as is known. */
export type MeantState =
  | { readonly status: 'no-text' }
  /** Too little to look for. */
  | { readonly status: 'too-short' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'found';
      readonly meant: Meant;
      /** Also look among the rows that are loaded: what else of a row has these words. */
      readonly alsoLoaded: boolean;
      /** More people are called so than are looked for. */
      readonly more: boolean;
    };

const nothing: Meant = { seniors: [], students: [], postcodes: [], reference: '' };

/** Together with the seniors that a search finds, as many as fit into one query. */
const mostStudents = 10;

const fewestLetters = 2;

function studentsCalled(students: readonly FollowedStudent[], text: string): readonly string[] {
  const words = foldText(text).split(/\s+/);
  return students
    .filter((student) => {
      const name = foldText(studentName(student));
      return words.every((word) => name.includes(word));
    })
    .map(({ id }) => id)
    .toSorted();
}

function peopleMeant(people: readonly FoundPerson[], students: readonly string[]): Meant {
  const seniors = people.map(({ senior_id: id }) => id).toSorted();
  return { ...nothing, seniors, students: students.slice(0, mostStudents) };
}

const nobody: readonly FoundPerson[] = [];

/** What a search gave, as values that stay the same while it does. */
function useFoundPeople(acting: ActingFor, name: string) {
  const search = usePeopleSearch(acting, name, fewestLetters);
  const { status } = search;
  const people = search.status === 'found' ? search.people : nobody;
  const more = search.status === 'found' && search.more;
  const error = search.status === 'failed' ? search.error : null;
  return useMemo(() => ({ status, people, more, error }), [status, people, more, error]);
}

/** Understands the text of a filter: a number, a postcode, a town, or people, whom the server looks up. */
export function useMeant(acting: ActingFor, typed: string): MeantState {
  const text = useMemo(() => readBoardText(typed), [typed]);
  const name = text.kind === 'people' ? text.text : '';
  const search = useFoundPeople(acting, name);
  const students = useCachedQuery(studentQueries.copy(acting), name.length >= fewestLetters);
  return useMemo((): MeantState => {
    const known = { status: 'found', alsoLoaded: false, more: false } as const;
    if (text.kind === 'none') return { status: 'no-text' };
    if (text.kind === 'reference') return { ...known, meant: { ...nothing, reference: text.reference } };
    if (text.kind === 'postcodes') return { ...known, meant: { ...nothing, postcodes: text.postcodes } };
    if (search.status === 'idle') return { status: 'too-short' };
    if (search.error !== null) return { status: 'failed', error: search.error };
    if (search.status !== 'found') return { status: 'searching' };
    if (students.status === 'loading') return { status: 'searching' };
    if (students.status === 'failed') return students;
    const called = studentsCalled(students.value.students, name);
    return {
      status: 'found',
      meant: peopleMeant(search.people, called),
      alsoLoaded: true,
      more: search.more || called.length > mostStudents,
    };
  }, [text, search, students, name]);
}
