import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOwnCardsTexts } from '#i18n/namespaces/helper-texts.ts';
import { Pending } from '#ui/feedback/pending.tsx';
import type { OwnCardsProps } from './own-cards.tsx';

interface LaterCardsProps extends OwnCardsProps {
  readonly isFresh: boolean | null;
  /** What stands below the cards. It is drawn with them, since they would push it out of the screen. */
  readonly children: ReactNode;
}

interface Loaded {
  /** Null where their file could not be had. */
  readonly Cards: ComponentType<OwnCardsProps> | null;
}

/**
 * The cards that are seldom needed, loaded once the page is there. Where their file cannot be had, the page goes on without
 * them, and tries again when it reads from the server.
 */
export function LaterCards({ isFresh, children, ...props }: LaterCardsProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./own-cards.tsx'), loadOwnCardsTexts()]).then(
      ([{ OwnCards }]) => {
        if (!isOver) setLoaded({ Cards: OwnCards });
      },
      () => {
        if (!isOver) setLoaded((before) => before ?? { Cards: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [isFresh]);
  if (loaded === null) return <Pending />;
  const { Cards } = loaded;
  return (
    <>
      {Cards === null ? null : <Cards {...props} />}
      {children}
    </>
  );
}
