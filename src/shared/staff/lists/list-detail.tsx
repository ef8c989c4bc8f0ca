import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface ListDetailProps<Value> {
  readonly state: CachedState<Value>;
  readonly closeHref: string;
  readonly children: (value: Value) => ReactNode;
}

/** What was opened from a list: while it is read, where it cannot be, and with the way back. */
export function ListDetail<Value>({ state, closeHref, children }: ListDetailProps<Value>) {
  const { t } = useTranslation(['lists', 'errors']);
  if (state.status === 'loading') return <Loading text={t('loading')} />;
  return (
    <Stack>
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('failed-title')}>
          <p>{t(state.error.code === 'not-found' ? 'gone' : `errors:${state.error.code}`)}</p>
        </Notice>
      ) : (
        children(state.value)
      )}
      <Row>
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('close')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
