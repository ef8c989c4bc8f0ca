import { useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import type { EndedVisit } from '#domain/documents/visit-parts/ended-visit.ts';
import type { ApproveVisit } from '#sync/commands/approve-visit.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FailureNotice, GivenNotice } from './given-notice.tsx';
import { saidOf } from './queries.ts';
import { useApproval } from './use-approval.ts';
import { WhenAndWho } from './when-and-who.tsx';

export interface AskedPartProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly visit: EndedVisit;
  readonly when: string | null;
}

const answers = ['came', 'missed'] as const;

/** Of a visit that is over she says other words. */
const asAnswer = (word: ApproveVisit['answer'] | null) => answers.find((answer) => answer === word) ?? null;

/** Asks the senior whether the student came to a visit that nobody wrote down. What she said can be changed. */
export function AskedPart({ acting, visitId, visit, when }: AskedPartProps) {
  const { t } = useTranslation(['visits', 'requests']);
  const { given, sent, busy, failure, give, retry } = useApproval(acting, visitId);
  const status = useRef<HTMLDivElement>(null);
  const isStuck = given?.item.state === 'needs-you';
  const said = asAnswer((given === null || isStuck ? null : given.answer) ?? sent ?? saidOf(visit));

  function answer(word: (typeof answers)[number]) {
    // The pressed button goes away.
    status.current?.focus();
    give(word);
  }

  return (
    <Stack>
      <WhenAndWho visit={visit} when={when} />
      <p>{t('asked-text')}</p>
      <StatusArea ref={status}>
        {failure === null ? null : <FailureNotice error={failure} />}
        {given === null ? null : <GivenNotice given={given} onRetry={retry} />}
        {given === null && said !== null ? (
          <Notice kind="success" title={t(`approve-said-${said}`)}>
            <p>{t(`approve-next-${said}`)}</p>
          </Notice>
        ) : null}
      </StatusArea>
      <Row>
        {answers
          .filter((word) => word !== said)
          .map((word) => (
            <Button
              key={word}
              kind={said === null && word === 'came' ? 'main' : 'secondary'}
              icon={word === 'came' ? 'check' : 'close'}
              busy={busy}
              onClick={() => answer(word)}
            >
              {t(said === null ? `asked-${word}` : `asked-after-all-${word}`)}
            </Button>
          ))}
        <LinkButton href={phoneHref} icon="phone">
          {t('requests:call')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
