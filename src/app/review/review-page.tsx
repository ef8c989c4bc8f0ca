import { ReviewScreen } from '#features/review/review-screen.tsx';
import { ThanksScreen } from '#features/review/thanks-screen.tsx';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { useReviewLink } from './use-review-link.ts';

/** Target of the link in a review mail. Needs no account and ignores a session. */
export function ReviewPage() {
  const { token, sent, onSent } = useReviewLink(hrefs.review());
  return (
    <PageShell>
      {sent === null ? (
        <ReviewScreen key={token} token={token} homeHref={hrefs.home()} onSent={onSent} />
      ) : (
        <ThanksScreen which={sent} homeHref={hrefs.home()} />
      )}
    </PageShell>
  );
}
