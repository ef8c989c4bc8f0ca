import { useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode, DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { mintId } from '#lib/ids.ts';
import { attemptOf, unansweredAfter } from '#shared/command-attempt.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { deviceDraft } from '#shared/forms/device-draft.ts';
import { useDraft } from '#shared/forms/use-draft.ts';
import { useForm } from '#shared/forms/use-form.ts';
import type { AskDraft, AskState } from './ask-draft.ts';
import { askFields, askFormSchema, askMessages, type DataQuestion, isAsking, noQuestion } from './ask-form-schema.ts';

/** Sends a question under an id that was minted for it. @returns the day by which an answer comes. */
export type SendQuestion = (
  question: DataQuestion,
  requestId: string,
) => Promise<Result<{ readonly due_on: string }, DomainError>>;

export interface AskFormOptions {
  readonly draft: AskDraft;
  readonly send: SendQuestion;
  /** @param dueOn yyyy-MM-dd */
  readonly onSent: (dueOn: string) => void;
}

/** A question about the own data, with its draft. It is sent at once: without a network it stays on the device. */
export function useAskForm({ draft: { acting, name, kept }, send, onSent }: AskFormOptions) {
  const { t } = useTranslation('own-data');
  const unanswered = useRef(kept?.unanswered ?? null);
  const store = useMemo(() => deviceDraft<AskState>(acting, name, mintId()), [acting, name]);
  const autosave = useDraft({ reason: 'data-request', store, restored: kept !== null });
  const form = useForm({
    name: 'data-request',
    fields: askFields,
    initial: kept?.values ?? noQuestion,
    check: (values) => checkForm(askFormSchema, askMessages, values),
    messageOf: (key) => t(key),
    onEdit: (values) => autosave.changed({ values, unanswered: unanswered.current }, isAsking(values)),
    async send(question: DataQuestion): Promise<ErrorCode | null> {
      const attempt = attemptOf(question, unanswered.current, mintId);
      unanswered.current = attempt;
      // Before it is sent: a page that is closed in between sends it again under the same id.
      autosave.changed({ values: form.store.get(), unanswered: attempt });
      await autosave.flush();
      const sent = await send(question, attempt.commandId);
      unanswered.current = unansweredAfter(attempt, sent);
      if (!sent.ok) return sent.error.code;
      await autosave.discard();
      onSent(sent.value.due_on);
      return null;
    },
  });
  return { form, autosave };
}
