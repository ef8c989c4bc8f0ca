import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { invitationState } from '#domain/circles/invitation-state.ts';
import { withdrawInvitation } from '#domain/contracts/circles.ts';
import type { ShownInvitation } from '#domain/documents/circles/known-circle.ts';
import { callFunction } from '#firebase/functions.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useCircleCommand } from './use-circle-command.ts';
import { nameOf, useCircleWords } from './use-circle-words.ts';

export interface InvitationListProps {
  readonly acting: ActingFor;
  readonly invitations: readonly ShownInvitation[];
  readonly now: Date;
  /** Called with the first name of the person whose invitation was taken back. */
  readonly onWithdrawn: (name: string) => void;
}

function Invitation({
  acting,
  invitation,
  now,
  onWithdrawn,
}: Omit<InvitationListProps, 'invitations'> & { readonly invitation: ShownInvitation }) {
  const { t } = useTranslation('circle');
  const language = useLanguage();
  const { rightsOf } = useCircleWords();
  const { busy, problem, run } = useCircleCommand(acting);
  const { invitation_id, first_name: name, email, rights, valid_until } = invitation;
  const isOpen = invitationState(invitation, now) === 'open';

  async function withdraw() {
    const found = await run(invitation_id, (command_id) =>
      callFunction(withdrawInvitation, { invitation_id, command_id }),
    );
    if (found === null) onWithdrawn(name);
  }

  return (
    <Card as="article" heading={nameOf(invitation)}>
      <p>{t('invited-at', { email })}</p>
      <Stack as="ul" gap="close">
        {rightsOf(rights).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <p>{t(isOpen ? 'valid-until' : 'is-expired', { day: formatDayOfMoment(valid_until, language) })}</p>
      <ProblemNotice problem={problem} />
      {isOpen ? (
        <Row>
          <Button
            icon="close"
            busy={busy !== null}
            onClick={() => void withdraw()}
            aria-label={t('withdraw-of', { name })}
          >
            {t('withdraw')}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}

/** Who was asked and has not answered yet, or not in time. */
export function InvitationList({ invitations, ...rest }: InvitationListProps) {
  const { t } = useTranslation('circle');
  const waiting = invitations.filter((each) => ['open', 'expired'].includes(invitationState(each, rest.now)));
  if (waiting.length === 0) return null;
  return (
    <>
      <h2>{t('waiting')}</h2>
      {waiting.map((invitation) => (
        <Invitation key={invitation.invitation_id} {...rest} invitation={invitation} />
      ))}
    </>
  );
}
