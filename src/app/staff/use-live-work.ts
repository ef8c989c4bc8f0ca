import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { can, type Role } from '#domain/accounts/roles.ts';
import { keepBoardLive } from '#features/staff-frame/keep-board-live.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

/** Follows the board without asking, once the first screen is there. */
export function useLiveBoard(acting: ActingFor, role: Role): void {
  const seesBoard = can(role, 'dispatch.view');
  useEffect(() => {
    if (!seesBoard) return undefined;
    let end = (): void => undefined;
    const cancel = whenIdle(() => {
      end = keepBoardLive(queryClient, acting);
    });
    return () => {
      cancel();
      end();
    };
  }, [acting, seesBoard]);
}
