import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { feedPath, feedSecretPattern } from '#domain/calendar-feed/feed-address.ts';
import { changeCalendarFeed } from '#domain/contracts/calendar-feed.ts';
import type { HelperWork } from '#domain/contracts/helpers.ts';
import { hashOf, mintSecret } from '#lib/ids.ts';
import { readKept, writeKept } from '#offline/helper-store.ts';
import { useHelperCommand } from '../use-helper-command.ts';

interface Known {
  readonly secret: string;
  readonly hash: string;
}

const knownOf = async (secret: string): Promise<Known> => ({ secret, hash: await hashOf(secret) });

async function keptSecrets(): Promise<readonly Known[]> {
  const kept = z.array(z.string().check(z.regex(feedSecretPattern))).safeParse(await readKept('calendar')).data ?? [];
  return Promise.all(kept.map(knownOf));
}

export interface CalendarProps {
  readonly link: string;
  readonly calendar: HelperWork['calendar'];
  readonly refresh: () => Promise<void>;
}

/**
 * The address of the student's calendar. Its secret is made here and kept on this phone alone, before the server is told its
 * hash: an answer that is lost loses no address.
 */
export function useCalendarAddress({ link, calendar, refresh }: CalendarProps) {
  /** The newest first. One that the server has not taken for sure stands beside the one that counts until then. */
  const [known, setKnown] = useState<readonly Known[]>([]);
  /** Sent without an answer: the next press sends the same. */
  const unanswered = useRef<Known | null>(null);
  const command = useHelperCommand(changeCalendarFeed, link, refresh);

  useEffect(() => {
    let isOver = false;
    void keptSecrets().then((found) => {
      if (!isOver) setKnown((now) => [...now, ...found]);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const current = known.find(({ hash }) => hash === calendar?.hash);

  async function remember(next: readonly Known[]): Promise<void> {
    setKnown(next);
    await writeKept(
      'calendar',
      next.map(({ secret }) => secret),
    );
  }

  async function renew(): Promise<boolean> {
    const next = unanswered.current ?? (await knownOf(mintSecret()));
    unanswered.current = next;
    await remember(current === undefined ? [next] : [next, current]);
    const isDone = await command.run({ hash: next.hash });
    if (isDone) unanswered.current = null;
    return isDone;
  }

  async function stop(): Promise<boolean> {
    if (!(await command.run({ hash: null }))) return false;
    await remember([]);
    return true;
  }

  return {
    /** Null without one, and where another device made it. */
    address: current === undefined ? null : location.origin + feedPath(current.secret),
    busy: command.busy,
    problem: command.problem,
    renew,
    stop,
  };
}
