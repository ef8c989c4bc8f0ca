import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { feedPath, feedSecretPattern } from '#domain/calendar-feed/feed-address.ts';
import { hashOf, mintSecret } from '#lib/ids.ts';

interface Known {
  readonly secret: string;
  readonly hash: string;
}

const secretsSchema = z.array(z.string().check(z.regex(feedSecretPattern)));

const knownOf = async (secret: string): Promise<Known> => ({ secret, hash: await hashOf(secret) });

export interface CalendarAddressPorts {
  /** The hash that counts at the server; null or undefined without one. */
  readonly currentHash: string | null | undefined;
  /** What this device keeps of the secrets; anything, or undefined without. */
  readonly readKept: () => Promise<unknown>;
  readonly writeKept: (secrets: readonly string[]) => Promise<unknown>;
  /** Tells the server the hash of another address, or null for none. @returns whether it is done. */
  readonly change: (hash: string | null) => Promise<boolean>;
}

/**
 * The address of a person's calendar. Its secret is made here and kept on this device alone, before the server is told its
 * hash: an answer that is lost loses no address.
 */
export function useCalendarAddress({ currentHash, readKept, writeKept, change }: CalendarAddressPorts) {
  /** The newest first. One that the server has not taken for sure stands beside the one that counts until then. */
  const [known, setKnown] = useState<readonly Known[]>([]);
  /** Sent without an answer: the next press sends the same. */
  const unanswered = useRef<Known | null>(null);

  useEffect(() => {
    let isOver = false;
    void readKept()
      .then((kept) => Promise.all((secretsSchema.safeParse(kept).data ?? []).map(knownOf)))
      .then((found) => {
        if (!isOver) setKnown((now) => [...now, ...found]);
      });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once: the functions are made anew at each render
  }, []);

  const current = known.find(({ hash }) => hash === currentHash);

  async function remember(next: readonly Known[]): Promise<void> {
    setKnown(next);
    await writeKept(next.map(({ secret }) => secret));
  }

  async function renew(): Promise<boolean> {
    const next = unanswered.current ?? (await knownOf(mintSecret()));
    unanswered.current = next;
    await remember(current === undefined ? [next] : [next, current]);
    const isDone = await change(next.hash);
    if (isDone) unanswered.current = null;
    return isDone;
  }

  async function stop(): Promise<boolean> {
    if (!(await change(null))) return false;
    await remember([]);
    return true;
  }

  return {
    /** Null without one, and where another device made it. */
    address: current === undefined ? null : location.origin + feedPath(current.secret),
    renew,
    stop,
  };
}

/** What was done with an address. */
export type CalendarDone = 'renewed' | 'stopped' | 'copied' | 'not-copied';

/** Copies the address. Browsers may refuse it. */
export async function copyAddress(address: string): Promise<CalendarDone> {
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'not-copied';
  }
}
