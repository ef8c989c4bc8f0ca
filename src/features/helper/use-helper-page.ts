import { useCallback, useEffect, useRef, useState } from 'react';
import { type HelperWork, readHelperWork } from '#domain/contracts/helpers.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { secretInFragment } from '#domain/students/helper/helper-address.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';
import { forgetKept, readKept, writeKept } from '#offline/helper-store.ts';

/** While the page is looked at. */
const pollMs = 30_000;

export type HelperPage =
  | { readonly status: 'starting' | 'no-link' }
  /** `isLost`: the phone had something that never arrived. */
  | { readonly status: 'link-invalid'; readonly isLost: boolean }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  | {
      readonly status: 'ready';
      readonly link: string;
      readonly work: HelperWork;
      /** False when the last reading failed, null before the first: what is shown is the copy of this device. */
      readonly isFresh: boolean | null;
    };

/**
 * The secret of the address, else the one that this device keeps. It leaves the address at once, for whoever looks at the
 * screen, shares it or reads the history; it stays there where the device cannot keep it.
 */
async function findLink(): Promise<string | null> {
  const opened = secretInFragment(location.hash);
  const kept = await readKept('link');
  const known = typeof kept === 'string' ? secretInFragment(kept) : null;
  if (opened === null) return known;
  // Another student's phone: nothing of the one before is left.
  if (known !== null && known !== opened) await forgetKept();
  if (await writeKept('link', opened)) history.replaceState(null, '', location.pathname);
  return opened;
}

/** @returns how much of what was told on this phone never arrived. */
async function forgetEverybody(): Promise<number> {
  try {
    const { forgetOtherStudents } = await import('#sync/helper/helper-outbox.ts');
    return await forgetOtherStudents(null);
  } catch {
    // Not to be loaded: nothing was told either.
    return 0;
  }
}

async function keptWork(): Promise<HelperWork | null> {
  return readHelperWork.output.safeParse(await readKept('work')).data ?? null;
}

export interface HelperPageState {
  readonly page: HelperPage;
  /** Reads again; what a command changed is shown when it resolves. */
  readonly refresh: () => Promise<void>;
}

/** The student's page: at once from the copy on this device, then from the server, again and again. */
export function useHelperPage(): HelperPageState {
  const [page, setPage] = useState<HelperPage>({ status: 'starting' });
  const link = useRef<string | null>(null);
  const reading = useRef(0);

  const refresh = useCallback(async () => {
    const secret = link.current;
    if (secret === null) return;
    reading.current += 1;
    const mine = reading.current;
    const answer = await callFunctionAsVisitor(readHelperWork, { link: secret });
    // An answer that is older than the last question would show what was before it.
    if (mine !== reading.current) return;
    if (answer.ok) {
      await writeKept('student', answer.value.student_id);
      setPage({ status: 'ready', link: secret, work: answer.value, isFresh: true });
      await writeKept('work', answer.value);
    } else if (answer.error.code === 'link-invalid') {
      // Addresses and telephone numbers are not for whoever has a link that was stopped. What was told goes first: the link
      // that is left asks again after a page that ends in between.
      const lost = await forgetEverybody();
      setPage({ status: 'link-invalid', isLost: lost > 0 });
      await forgetKept();
    } else {
      const { code } = answer.error;
      setPage((before) => (before.status === 'ready' ? { ...before, isFresh: false } : { status: 'failed', code }));
    }
  }, []);

  useEffect(() => {
    let isOver = false;
    async function start() {
      link.current = await findLink();
      if (isOver) return;
      if (link.current === null) {
        setPage({ status: 'no-link' });
        return;
      }
      const work = await keptWork();
      if (work !== null) setPage({ status: 'ready', link: link.current, work, isFresh: null });
      await refresh();
    }
    void start();
    const stop = onReconnectHint(() => void refresh(), { everyMs: pollMs });
    // A link that is opened while the page is open changes the fragment alone.
    const reopened = () => void start();
    addEventListener('hashchange', reopened);
    return () => {
      isOver = true;
      stop();
      removeEventListener('hashchange', reopened);
    };
  }, [refresh]);

  return { page, refresh };
}
