import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { InvitationEnd } from './take-invitation.ts';

export interface InvitationOverProps {
  readonly end: InvitationEnd;
  readonly loginHref: string;
}

/** After these she may have an account that works. */
const withLogin: ReadonlySet<InvitationEnd> = new Set(['invitation-used', 'invitation-other-role']);

/** Why the link cannot be used, and the way on. */
export function InvitationOver({ end, loginHref }: InvitationOverProps) {
  const { t } = useTranslation('invitation');
  return (
    <Notice kind="warning" announce="status" title={t(`${end}-title`)}>
      <p>{t(`${end}-text`)}</p>
      <Row>
        {withLogin.has(end) ? (
          <LinkButton kind="main" href={loginHref} icon="sign-in">
            {t('to-login')}
          </LinkButton>
        ) : null}
        <LinkButton href={phoneHref} icon="phone">
          {t('call')}
        </LinkButton>
      </Row>
    </Notice>
  );
}
