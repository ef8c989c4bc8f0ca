import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { confirmCircle } from '#domain/contracts/circles.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { callFunction } from '#firebase/functions.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useCircleCommand } from './use-circle-command.ts';
import { nameOf, useCircleWords } from './use-circle-words.ts';

export interface YearlyQuestionProps {
  readonly acting: ActingFor;
  /** About whom she is asked. */
  readonly members: readonly CircleMember[];
  readonly onConfirmed: () => void;
}

/** Once a year: does it still hold? Silence changes nothing. */
export function YearlyQuestion({ acting, members, onConfirmed }: YearlyQuestionProps) {
  const { t } = useTranslation('circle');
  const { rightsOf } = useCircleWords();
  const { busy, problem, run } = useCircleCommand(acting);

  async function confirm() {
    const member_uids = members.map(({ user_id }) => user_id);
    const found = await run(member_uids.join(' '), (command_id) =>
      callFunction(confirmCircle, { member_uids, command_id }),
    );
    if (found === null) onConfirmed();
  }

  return (
    <Card tone="warm" title={t('question-title')}>
      <p>{t('question-text')}</p>
      {members.map((member) => (
        <div key={member.user_id}>
          <p>
            <strong>{nameOf(member)}</strong>
          </p>
          <Stack as="ul" gap="close">
            {rightsOf(member.rights).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        </div>
      ))}
      <ProblemNotice problem={problem} />
      <Row>
        <Button kind="main" icon="check" busy={busy !== null} onClick={() => void confirm()}>
          {t(busy === null ? 'question-yes' : 'saving')}
        </Button>
      </Row>
      <p>{t('question-no')}</p>
    </Card>
  );
}
