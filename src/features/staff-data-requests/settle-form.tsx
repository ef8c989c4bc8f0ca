import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { settleDataRequest } from '#domain/contracts/privacy/data-requests.ts';
import {
  type DataRequest,
  type DataRequestResult,
  dataRequestResults,
} from '#domain/documents/privacy/data-request.ts';
import { textLimits } from '#domain/field-types.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { usePageState } from '#shared/use-page-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';

interface AnswerDraft {
  readonly result: DataRequestResult | null;
  readonly answer: string;
}

const noAnswer: AnswerDraft = { result: null, answer: '' };

/** What is missing, by the id of its field. */
const missingIn = ({ result, answer }: AnswerDraft) => [
  ...(result === null ? (['settle-result'] as const) : []),
  ...(answer.trim() === '' ? (['settle-answer'] as const) : []),
];

export interface SettleFormProps {
  readonly acting: ActingFor;
  readonly id: string;
  readonly request: DataRequest;
  readonly onSettled: () => void;
}

function AnswerFields({ draft, missing, language, change }: AnswerFieldsProps) {
  const { t } = useTranslation('data-requests');
  return (
    <>
      <ChoiceCards<DataRequestResult>
        id="settle-result"
        name="settle-result"
        legend={t('result')}
        error={missing.includes('settle-result') ? t('result-required') : undefined}
        choices={dataRequestResults.map((value) => ({
          value,
          label: t(`result-${value}`),
          description: t(`result-${value}-how`),
        }))}
        value={draft.result}
        onChange={(result) => change({ ...draft, result })}
      />
      <Field
        id="settle-answer"
        label={t('answer')}
        hint={t(`answer-hint-${language}`)}
        error={missing.includes('settle-answer') ? t('answer-required') : undefined}
      >
        {(control) => (
          <TextArea
            control={control}
            rows={6}
            maxLength={textLimits.notes}
            value={draft.answer}
            onChange={({ target }) => change({ ...draft, answer: target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface AnswerFieldsProps {
  readonly draft: AnswerDraft;
  readonly missing: readonly string[];
  readonly language: DataRequest['language'];
  readonly change: (draft: AnswerDraft) => void;
}

/** What is written, at once, and again when the staff member comes back to it. The page's state is told of later than a key. */
function useAnswerDraft({ actorUid, seniorId }: ActingFor, id: string) {
  const [left, keep] = usePageState<AnswerDraft>(['data-request-answer', actorUid, seniorId, id], noAnswer);
  const [draft, setDraft] = useState(left);
  const change = (next: AnswerDraft) => {
    setDraft(next);
    keep(() => next);
  };
  return [draft, change] as const;
}

/** The answer to a person, which leaves by mail. What was written stays while the staff member looks something up. */
export function SettleForm({ acting, id, request, onSettled }: SettleFormProps) {
  const { t } = useTranslation('data-requests');
  const { canWrite, reason } = useConnection();
  const { busy, problem, run, settle } = useDispatch(acting, settleDataRequest);
  const [draft, change] = useAnswerDraft(acting, id);
  const [attempt, setAttempt] = useState(0);
  const missing = attempt === 0 ? [] : missingIn(draft);

  async function go() {
    setAttempt((count) => count + 1);
    const { result, answer } = draft;
    if (result === null || missingIn(draft).length > 0) return;
    if (!(await run({ data_request_id: id, result, answer: answer.trim() }))) return;
    change(noAnswer);
    onSettled();
  }

  return (
    <Card title={t('settle-title')}>
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      <ErrorSummary
        title={t('problems-title')}
        attempt={attempt}
        problems={missing.map((fieldId) => ({
          fieldId,
          message: t(fieldId === 'settle-result' ? 'result-required' : 'answer-required'),
        }))}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (canWrite && !busy) void go();
        }}
      >
        <AnswerFields {...{ draft, missing }} language={request.language} change={change} />
        <DispatchNotice problem={problem} onLookAgain={settle} />
        <Button type="submit" kind="main" icon="send" busy={busy} disabled={!canWrite}>
          {t(busy ? 'settle-busy' : 'settle-go')}
        </Button>
      </Form>
    </Card>
  );
}
