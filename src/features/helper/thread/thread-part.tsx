import { type ComponentType, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { loadOwnCardsTexts } from '#i18n/namespaces/helper-texts.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainRow } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import type { ThreadCardProps } from './thread-card.tsx';

/** Opens the thread of a visit; its file is loaded then. */
export function ThreadPart(props: ThreadCardProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const [Card, setCard] = useState<ComponentType<ThreadCardProps> | null>(null);
  const [isFailed, setFailed] = useState(false);

  async function open() {
    try {
      const [{ ThreadCard }] = await Promise.all([import('./thread-card.tsx'), loadOwnCardsTexts()]);
      setCard(() => ThreadCard);
    } catch {
      setFailed(true);
    }
  }

  if (Card !== null) return <Card {...props} />;
  return (
    <>
      <ProblemNotice problem={isFailed ? 'network' : null} />
      <PlainRow>
        <PlainButton aria-label={`${t('messages')}: ${words.when(props.visit)}`} onClick={() => void open()}>
          {t('messages')}
        </PlainButton>
      </PlainRow>
    </>
  );
}
