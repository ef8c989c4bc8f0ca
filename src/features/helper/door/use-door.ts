import { useEffect, useEffectEvent, useState } from 'react';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { HelperWork } from '#domain/contracts/helpers.ts';
import { mintId } from '#lib/ids.ts';
import { type SavedOrSent, saveOrSend } from '#shared/outbox/save-or-send.ts';
import type { CheckIn } from '#sync/commands/check-in.ts';
import type { CheckOut } from '#sync/commands/check-out.ts';
import type { HelperCommand } from '#sync/commands/helper-registry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

type HelperItem = OutboxItem<HelperCommand>;

/** Loaded after the first view: a page without a visit at hand need not have it. */
const loadOutbox = () => import('#sync/helper/helper-outbox.ts');

export interface Door {
  /** What was told on this phone; null until it has been read. */
  readonly items: readonly HelperItem[] | null;
  readonly come: (told: Pick<CheckIn, 'visitId' | 'code' | 'at'>) => Promise<SavedOrSent>;
  readonly leave: (told: Omit<CheckOut, 'kind' | 'commandId'>) => Promise<SavedOrSent>;
  readonly retry: (itemId: string) => Promise<void>;
  /** Takes a refused word from this phone. */
  readonly remove: (itemId: string) => Promise<void>;
}

/** What was told of one visit. */
export function toldOf(items: readonly HelperItem[], visitId: string) {
  const of = items.filter(({ command }) => command.visitId === visitId);
  const isCheckIn = (item: HelperItem): item is OutboxItem<CheckIn> => item.command.kind === 'check-in';
  const isCheckOut = (item: HelperItem): item is OutboxItem<CheckOut> => item.command.kind === 'check-out';
  return { checkIn: of.find(isCheckIn) ?? null, checkOut: of.find(isCheckOut) ?? null };
}

const statesOf = (items: readonly HelperItem[] | null) =>
  (items ?? [])
    .filter(({ state }) => state === 'received' || state === 'needs-you')
    .map(({ id, state, attempts }) => `${id} ${state} ${attempts}`)
    .join();

const hasBegun = new Set(['started', 'done', 'approved', 'charged']);

/** Refused codes of visits that began without them, because staff started them. */
const needless = (items: readonly HelperItem[], { visits }: Pick<HelperWork, 'visits'>) =>
  items.filter(
    ({ state, command: { kind, visitId } }) =>
      state === 'needs-you' &&
      kind === 'check-in' &&
      visits.some((visit) => visit.visit_id === visitId && hasBegun.has(visit.state)),
  );

/** Everything that this student told on this phone, sent for as long as the page lives; null until it has been read. */
function useTold(studentId: string): readonly HelperItem[] | null {
  const [items, setItems] = useState<readonly HelperItem[] | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    async function start() {
      const { forgetOtherStudents, helperOutbox, startHelperOutbox } = await loadOutbox();
      // Another student's phone: nothing of the one before is left.
      await forgetOtherStudents(studentId);
      if (isOver) return;
      const stopSending = startHelperOutbox(studentId);
      const stopObserving = helperOutbox().observe(forSelf(studentId), setItems);
      stop = () => {
        stopObserving();
        stopSending();
      };
    }
    // Without a network and without the kept files the next start of the page loads it.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [studentId]);
  return items;
}

/** Reads when the server decided something, and lets go of what is shown then. */
function useSettling(items: readonly HelperItem[] | null, work: HelperWork, refresh: () => Promise<void>): void {
  const { student_id: studentId, read_at: readAt } = work;
  const decided = statesOf(items);
  const read = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (decided !== '') read();
  }, [decided]);

  const settle = useEffectEvent(async () => {
    if (items === null || items.length === 0) return;
    const { helperOutbox } = await loadOutbox();
    const acting = forSelf(studentId);
    for (const { id } of needless(items, work)) await helperOutbox().remove(acting, id);
    await helperOutbox().confirmShown(acting, work.visits);
  });
  useEffect(() => void settle(), [readAt, decided]);

  const isEmpty = items?.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    loadOutbox()
      .then(({ forgetTold }) => forgetTold(studentId))
      .catch(() => undefined);
  }, [isEmpty, studentId]);
}

/** What a student tells at the door: kept on this phone, sent later, once. */
export function useDoor(work: HelperWork, refresh: () => Promise<void>): Door {
  const { student_id: studentId } = work;
  const items = useTold(studentId);
  useSettling(items, work, refresh);
  const acting = forSelf(studentId);

  async function tell(command: HelperCommand): Promise<SavedOrSent> {
    try {
      const { helperOutbox } = await loadOutbox();
      const told = await saveOrSend(acting, command, helperOutbox());
      if (told.kind !== 'saved') await refresh();
      return told;
    } catch {
      return { kind: 'failed', error: { code: 'network' }, notKept: false };
    }
  }

  return {
    items,
    come: (told) => tell({ kind: 'check-in', commandId: mintId(), ...told }),
    leave: (told) => tell({ kind: 'check-out', commandId: mintId(), ...told }),
    retry: async (itemId) => void (await (await loadOutbox()).helperOutbox().retry(acting, itemId)),
    remove: async (itemId) => void (await (await loadOutbox()).helperOutbox().remove(acting, itemId)),
  };
}
