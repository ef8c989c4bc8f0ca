import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { setNote } from '#domain/contracts/dispatch.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { textLimits } from '#domain/field-types.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { useCommand } from '#shared/staff/use-command.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { CommandDialog } from './command-dialog.tsx';

export interface NoteDialogProps {
  readonly acting: ActingFor;
  readonly about: StaffNote['about'];
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

/** An internal note about a request, a person or a lead. */
export function NoteDialog({ acting, about, onClose, onDone }: NoteDialogProps) {
  const { t } = useTranslation('file');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useCommand(acting, setNote);

  async function go() {
    setTried(true);
    if (text.trim() === '') return;
    const answered = await run({ about, text: text.trim() });
    if (!answered.ok) return;
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onDone(t('done-note'));
  }

  return (
    <CommandDialog
      title={t('title-note')}
      go={t('go-note')}
      busy={busy}
      problem={error === null ? null : { kind: 'failed', error }}
      onGo={() => void go()}
      onClose={onClose}
    >
      <Field
        id="note"
        label={t('note')}
        hint={t('note-hint')}
        error={tried && text.trim() === '' ? t('note-missing') : undefined}
      >
        {(control) => (
          <TextArea
            control={control}
            rows={4}
            maxLength={textLimits.notes}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </CommandDialog>
  );
}
