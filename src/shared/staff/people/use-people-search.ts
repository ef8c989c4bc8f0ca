import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type FoundFamily, type FoundPerson, searchPeople } from '#domain/contracts/people.ts';
import { type DomainError, isTransient } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/call-function.ts';
import { pollMs } from '#offline/cached/cached-query.ts';
import { mintId } from '#lib/ids.ts';

export type PeopleSearchState =
  /** Too little to look for yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'found';
      readonly people: readonly FoundPerson[];
      readonly family: readonly FoundFamily[];
      readonly more: boolean;
      readonly moreFamily: boolean;
    };

/**
 * Each search is a line in the audit log: one per pause in typing, and none twice within a minute. With what the server takes,
 * an answer is there within 300 ms.
 */
const pauseMs = 200;
const minute = 60_000;
/** As far as the server looks. */
const longest = 100;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Finds seniors, and their family, while somebody types. @param fewest letters before anything is looked for. */
export function usePeopleSearch({ actorUid }: ActingFor, typed: string, fewest = 2): PeopleSearchState {
  const text = typed.slice(0, longest).trim();
  const settled = useSettled(text);
  const { data } = useQuery({
    queryKey: ['people-search', actorUid, settled],
    queryFn: () => callFunction(searchPeople, { search_id: mintId(), text: settled, with_family: true }),
    enabled: settled.length >= fewest,
    // The server's answer counts, and not what the device reports of its network.
    networkMode: 'always',
    retry: false,
    staleTime: ({ state }) => (state.data?.ok === false ? 0 : minute),
    // Nobody types the same once more because the server did not answer.
    refetchInterval: ({ state }) => (state.data?.ok === false && isTransient(state.data.error.code) ? pollMs : false),
    gcTime: minute,
  });
  if (text.length < fewest) return { status: 'idle' };
  if (data === undefined || settled !== text) return { status: 'searching' };
  if (!data.ok) return { status: 'failed', error: data.error };
  const { people, family = [], more, more_family: moreFamily = false, understood } = data.value;
  return understood ? { status: 'found', people, family, more, moreFamily } : { status: 'idle' };
}
