import { useEffect } from 'react';
import { queryClient } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

async function startKeeping(uid: string): Promise<() => void> {
  const root = document.getElementById('root');
  const { keepForAccount } = await import('#pwa/first-view/keep-for-account.ts');
  return root === null ? () => undefined : keepForAccount(uid, root, queryClient.getQueryCache());
}

/** Keeps what this person sees of the first views, so that the next start shows it at once. Best effort. */
export function useKeptView(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    let isOver = false;
    let stop = whenIdle(() => {
      startKeeping(uid).then(
        (stopKeeping) => {
          if (isOver) stopKeeping();
          else stop = stopKeeping;
        },
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [uid]);
}
