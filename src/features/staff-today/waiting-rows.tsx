import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { Link } from '#ui/actions/link.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** The addresses of what waits and is not a request. */
export interface ListHrefs {
  readonly dataRequest: (dataRequestId: string) => string;
  readonly lead: (leadId: string) => string;
  readonly request: (requestId: string) => string;
  readonly mail: (mailId: string) => string;
  readonly account: (seniorId: string) => string;
  readonly person: (seniorId: string) => string;
  readonly told: (alertId: string) => string;
}

export interface OtherRowsProps {
  readonly acting: ActingFor;
  readonly hrefs: ListHrefs;
}

interface Waiting {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly details: string;
  /** What makes a row stand out. */
  readonly badge?: ReactNode;
}

interface WaitingRowsProps<Value> {
  readonly state: CachedState<Value>;
  readonly rowsOf: (value: Value) => readonly Waiting[];
}

/** Each a link to where something can be done about it. */
export function WaitingRows<Value>({ state, rowsOf }: WaitingRowsProps<Value>): ReactNode {
  const { t } = useTranslation(['board', 'errors']);
  if (state.status === 'loading') return <Loading text={t('requests-loading')} />;
  if (state.status === 'failed') return <p>{t(`errors:${state.error.code}`)}</p>;
  const rows = rowsOf(state.value);
  if (rows.length === 0) return <p>{t('queue-empty')}</p>;
  return (
    <Stack as="ul" gap="close">
      {rows.map(({ id, href, name, details, badge }) => (
        <li key={id}>
          {badge === undefined ? (
            <Link href={href}>{name}</Link>
          ) : (
            <Row>
              <Link href={href}>{name}</Link>
              {badge}
            </Row>
          )}
          <SmallPrint>{details}</SmallPrint>
        </li>
      ))}
    </Stack>
  );
}
