import { type ComponentType, useEffect, useState } from 'react';
import { loadOwnCardsTexts } from '#i18n/helper-texts.ts';
import { Pending } from '#ui/feedback/pending.tsx';
import type { OwnCardsProps } from './own-cards.tsx';

/**
 * The cards that are seldom needed, loaded once the page is there. Where their file cannot be had, the page goes on without
 * them, and tries again when it reads from the server.
 */
export function LaterCards({ isFresh, ...props }: OwnCardsProps & { readonly isFresh: boolean | null }) {
  const [Cards, setCards] = useState<ComponentType<OwnCardsProps> | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./own-cards.tsx'), loadOwnCardsTexts()]).then(
      ([{ OwnCards }]) => {
        if (!isOver) setCards(() => OwnCards);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isFresh]);
  return Cards === null ? <Pending /> : <Cards {...props} />;
}
