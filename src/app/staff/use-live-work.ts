import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { can, type Role } from '#domain/accounts/roles.ts';
import { keepBoardLive } from '#features/staff-frame/keep-board-live.ts';
import { keepListsLive } from '#features/staff-frame/keep-lists-live.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

/** Follows the board and the lists of what waits without asking, once the first screen is there. */
export function useLiveWork(acting: ActingFor, role: Role): void {
  const seesBoard = can(role, 'dispatch.view');
  useEffect(() => {
    let ends: readonly (() => void)[] = [];
    const cancel = whenIdle(() => {
      ends = [...(seesBoard ? [keepBoardLive(queryClient, acting)] : []), keepListsLive(queryClient, acting)];
    });
    return () => {
      cancel();
      for (const end of ends) end();
    };
  }, [acting, seesBoard]);
}
