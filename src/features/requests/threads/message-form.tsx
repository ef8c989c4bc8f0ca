import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { messageLength } from '#domain/documents/threads/thread-limits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { cleanMessage, hasContacts } from '#domain/threads/message-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface MessageFormProps {
  /** Tells the visit, for the button's name. */
  readonly when: string;
  readonly failure: DomainError | null;
  /** @returns whether it is saved or sent. */
  readonly onWrite: (text: string) => Promise<boolean>;
}

/** A line to the others. Says before it leaves that a telephone number is not shown to them. */
export function MessageForm({ when, failure, onWrite }: MessageFormProps) {
  const { t } = useTranslation(['thread', 'errors', 'requests']);
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send() {
    const isMissing = cleanMessage(text) === '';
    setIsEmpty(isMissing);
    if (isMissing) {
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    if (await onWrite(text)) setText('');
    setBusy(false);
  }

  return (
    <Stack gap="close">
      <Field id={id} label={t('write')} hint={t('write-hint')} error={isEmpty ? t('write-empty') : undefined}>
        {(control) => (
          <TextArea
            control={control}
            autoComplete="off"
            rows={3}
            maxLength={messageLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div role="status">
        {hasContacts(text) ? (
          <Notice kind="info" title={t('hidden-title')}>
            <p>{t('hidden-what')}</p>
          </Notice>
        ) : null}
      </div>
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={t('not-kept')}>
          <p>{t(`errors:${failure.code}`)}</p>
          <p>{t('requests:call-instead')}</p>
        </Notice>
      )}
      <Row>
        <Button kind="main" icon="send" busy={busy} aria-label={t('send-named', { when })} onClick={() => void send()}>
          {t('send')}
        </Button>
      </Row>
    </Stack>
  );
}
