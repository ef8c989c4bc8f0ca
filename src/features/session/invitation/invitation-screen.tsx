import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { can } from '#domain/accounts/roles.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { CheckList } from '#ui/content/check-list.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { toAccountLanguage } from '../account-language.ts';
import { deviceSession } from '../device-session.ts';
import type { Session } from '../session.ts';
import { useSession } from '../use-session.ts';
import { acceptHere, type NewDetails, takePorts } from './accept-here.ts';
import { InvitationOver } from './invitation-over.tsx';
import { KnownLoginForm, NewLoginForm } from './login-forms.tsx';
import { type Answered, type Login, takeInvitation, takenOf } from './take-invitation.ts';
import { type Invitation, useInvitation } from './use-invitation.ts';

export interface InvitationScreenProps {
  /** The secret of the link; null without one. */
  readonly token: string | null;
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** The membership stands. `isSignedIn`: whether the app is open to her as well. */
  readonly onAccepted: (seniorId: string, isSignedIn: boolean) => void;
  /** Asks whoever uses this device now to sign out. */
  readonly onSignOut: () => void;
}

interface OpenProps extends Omit<InvitationScreenProps, 'token'> {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onTaken: (taken: Answered) => ErrorCode | null;
}

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

/** Somebody uses this device already: she herself, or somebody else whom a link must not sign out. */
function SignedInPart(props: OpenProps & { readonly session: SignedIn }) {
  const { token, invitation, session, loginHref, onTaken, onSignOut } = props;
  const { t } = useTranslation(['invitation', 'errors']);
  const [commandId] = useState(mintId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  if (session.email.toLowerCase() !== invitation.email.toLowerCase()) {
    return (
      <Notice kind="warning" title={t('other-signed-in-title')}>
        <p>{t('other-signed-in-text', { email: session.email, invited: invitation.email })}</p>
        <Row>
          <Button icon="sign-out" onClick={onSignOut}>
            {t('sign-out')}
          </Button>
        </Row>
      </Notice>
    );
  }
  if (!can(session.role, 'circle.act')) return <InvitationOver end="invitation-other-role" loginHref={loginHref} />;

  async function accept() {
    setBusy(true);
    setFailure(onTaken(takenOf(await acceptHere(token, commandId, null)())));
    setBusy(false);
  }

  return (
    <Card>
      <p>{t('as', { email: session.email })}</p>
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={t('failure-title')}>
          <FailureReason reason={t(`errors:${failure}`)} />
        </Notice>
      )}
      <Button kind="main" wide icon="check" busy={busy} onClick={() => void accept()}>
        {t(busy ? 'busy' : 'accept')}
      </Button>
    </Card>
  );
}

/** Makes an account, or signs in: in the same step the invitation is taken, before anything completes the account. */
function SignedOutPart(props: OpenProps) {
  const { token, invitation, termsHref, privacyHref, resetPasswordHref, onTaken } = props;
  const { t, i18n } = useTranslation('invitation');
  const [commandId] = useState(mintId);
  const [isKnown, setIsKnown] = useState(false);
  const [wasTaken, setWasTaken] = useState(false);
  const { email } = invitation;

  async function take(login: Login, details: NewDetails | null): Promise<ErrorCode | null> {
    const store = deviceSession();
    const taken = await store.withTemporarySession(() => takeInvitation(login, takePorts(token, commandId, details)));
    if (taken.kind === 'has-account') {
      setWasTaken(true);
      setIsKnown(true);
      return null;
    }
    if (taken.kind === 'accepted') await store.signIn(login.email, login.password);
    return onTaken(taken);
  }

  return (
    <Card title={t(isKnown ? 'known-title' : 'new-title')}>
      <p>{t('as', { email })}</p>
      {isKnown && wasTaken ? (
        <Notice kind="info" announce="status">
          <p>{t('has-account')}</p>
        </Notice>
      ) : null}
      {isKnown ? (
        <KnownLoginForm
          resetPasswordHref={resetPasswordHref}
          onSend={({ password }) => take({ isNew: false, email, password }, null)}
        />
      ) : (
        <NewLoginForm
          invitation={invitation}
          termsHref={termsHref}
          privacyHref={privacyHref}
          onSend={({ firstName, lastName, password }) =>
            take(
              { isNew: true, email, password },
              { first_name: firstName, last_name: lastName, language: toAccountLanguage(i18n.language) },
            )
          }
        />
      )}
      <Row>
        <Button kind="quiet" onClick={() => setIsKnown(!isKnown)}>
          {t(isKnown ? 'choose-new' : 'choose-known')}
        </Button>
      </Row>
    </Card>
  );
}

/** Whose invitation it is, and what she may do. */
function Asked({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitation');
  const { senior_name: senior, rights } = invitation;
  return (
    <Card tone="warm" title={t('may-title')}>
      <CheckList items={rights.map((right) => t(`may-${right}`, { senior }))} />
      <p>{t('may-ends', { senior })}</p>
    </Card>
  );
}

function OpenInvitation(props: OpenProps): ReactNode {
  const { t } = useTranslation('invitation');
  const session = useSession();
  return (
    <>
      <Asked invitation={props.invitation} />
      {session.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {session.status === 'signed-in' ? <SignedInPart {...props} session={session} /> : null}
      {session.status === 'signed-out' ? <SignedOutPart {...props} /> : null}
    </>
  );
}

/** Target of the link in a mailed invitation: whose it is, what she may do, and how she accepts it. */
export function InvitationScreen(props: InvitationScreenProps) {
  const { token, loginHref, onAccepted } = props;
  const { t } = useTranslation(['invitation', 'errors']);
  const { opened, end, again } = useInvitation(token);

  function onTaken(taken: Answered): ErrorCode | null {
    if (taken.kind === 'failed') return taken.code;
    if (taken.kind === 'over') end(taken.end);
    else onAccepted(taken.seniorId, deviceSession().get().status === 'signed-in');
    return null;
  }

  if (opened.kind === 'open' && token !== null) {
    const { invitation } = opened;
    return (
      <Page title={t('title', { senior: invitation.senior_name })} lead={t('lead')} width="text">
        <OpenInvitation {...props} token={token} invitation={invitation} onTaken={onTaken} />
      </Page>
    );
  }
  return (
    <Page title={t('title-closed')} width="text">
      {opened.kind === 'over' ? <InvitationOver end={opened.end} loginHref={loginHref} /> : null}
      {opened.kind === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('read-failed')}>
          <FailureReason reason={t(`errors:${opened.code}`)} />
          <Row>
            <Button kind="main" icon="retry" onClick={again}>
              {t('try-again')}
            </Button>
            <LinkButton href={loginHref} icon="sign-in">
              {t('to-login')}
            </LinkButton>
          </Row>
        </Notice>
      ) : null}
      {opened.kind === 'loading' ? <Loading text={t('loading')} /> : null}
    </Page>
  );
}
