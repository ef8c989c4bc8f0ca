import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { fieldId } from '#shared/forms/field-id.ts';
import { useOpened } from '#shared/forms/use-opened.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { openAskDraft } from './ask-draft.ts';
import { AskForm } from './ask-form.tsx';
import type { SendQuestion } from './use-ask-form.ts';

export interface AskPartProps {
  /** Whose draft it is on this device. */
  readonly acting: ActingFor;
  /** Memoize it: another one is another draft. */
  readonly draftName: () => Promise<string>;
  readonly send: SendQuestion;
  readonly onErrors: (any: boolean) => void;
}

/** Having something corrected, or objecting to its use. The form opens with a button, or with what was written before. */
export function AskPart({ acting, draftName, send, onErrors }: AskPartProps) {
  const { t } = useTranslation('own-data');
  const language = useLanguage();
  const open = useCallback(async () => openAskDraft(acting, await draftName()), [acting, draftName]);
  const { value: draft, opening, reopen } = useOpened(open);
  const [isWanted, setIsWanted] = useState(false);
  const [dueOn, setDueOn] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const isOpen = draft !== null && (isWanted || draft.kept !== null);

  // The button that was pressed is gone.
  useEffect(() => {
    if (isWanted && isOpen) document.getElementById(fieldId('data-request', 'wish'))?.focus();
  }, [isWanted, isOpen]);

  // So is the form that was sent: focused once the notice is in it, all of the notice is in view.
  useEffect(() => {
    if (dueOn !== null) status.current?.focus();
  }, [dueOn]);

  function sent(day: string) {
    setDueOn(day);
    setIsWanted(false);
    onErrors(false);
    reopen();
  }

  function restart() {
    setIsWanted(true);
    reopen();
  }

  return (
    <Section title={t('question-title')}>
      <p>{t('question-text')}</p>
      <StatusArea ref={status}>
        {dueOn === null ? null : (
          <Notice kind="success" icon="mail" title={t('question-sent')}>
            <p>{t('question-sent-text', { day: formatLongDay(dueOn, language) })}</p>
          </Notice>
        )}
      </StatusArea>
      {isOpen ? (
        <AskForm key={opening} {...{ draft, send, onErrors }} onSent={sent} onRestart={restart} />
      ) : (
        <Row>
          <Button
            icon="note"
            onClick={() => {
              setDueOn(null);
              setIsWanted(true);
            }}
          >
            {t(dueOn === null ? 'question-open' : 'question-another')}
          </Button>
        </Row>
      )}
    </Section>
  );
}
