import { type FormEvent, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainRow } from '#ui/plain/plain-parts.tsx';

const length = 4;

export interface CodeFormProps {
  readonly senior: string;
  readonly busy: boolean;
  /** Opened by a press. */
  readonly takesFocus: boolean;
  readonly onCode: (code: string) => void;
  /** Absent where the form is what there is to do. */
  readonly onBack?: (() => void) | undefined;
}

/** Asks for the four digits that the senior tells. */
export function CodeForm({ senior, busy, takesFocus, onCode, onBack }: CodeFormProps) {
  const { t } = useTranslation(['door', 'helper']);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const isComplete = code.length === length;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete && !busy) onCode(code);
  }

  return (
    <form className="plain-stack" onSubmit={submit} noValidate>
      <PlainInput
        label={t('code')}
        hint={t('code-hint', { senior })}
        inputMode="numeric"
        // With room for spaces between the digits.
        maxLength={2 * length}
        value={code}
        error={tried && !isComplete ? t('code-missing') : undefined}
        focusOnError
        takesFocus={takesFocus}
        onChange={(value) => setCode(value.replaceAll(/\D/g, '').slice(0, length))}
      />
      <PlainRow>
        <PlainButton kind="main" type="submit" busy={busy}>
          {t('code-send')}
        </PlainButton>
        {onBack === undefined ? null : <PlainButton onClick={onBack}>{t('helper:back')}</PlainButton>}
      </PlainRow>
    </form>
  );
}
