import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type BoardView, boardViewKey } from '#domain/staff/board-view.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useViews } from '#shared/staff/views/use-views.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ViewsDialog } from './views-dialog.tsx';

export interface ViewBarProps {
  readonly acting: ActingFor;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  readonly proposalsHref: string;
}

/** Opens a list by its name, and keeps what is shown under one; proposes students for what is shown. */
export function ViewBar({ acting, view, onView, proposalsHref }: ViewBarProps) {
  const { t } = useTranslation(['table', 'board', 'staff']);
  const views = useViews(acting);
  const [keeping, setKeeping] = useState(false);
  const key = boardViewKey(view);
  const current = views.find((each) => each.key === key) ?? null;
  useActions([
    {
      id: 'views',
      label: t('views-title'),
      group: t('board:requests-title'),
      keys: ['v'],
      run: () => setKeeping(true),
    },
  ]);
  return (
    <>
      <Row fields="short">
        <ChoiceField
          id="board-view"
          label={t('view')}
          {...(current === null ? { any: t('view-none') } : {})}
          options={views.map(({ id, name }) => [id, name])}
          value={current?.id ?? null}
          onChange={(id) => {
            const chosen = views.find((each) => each.id === id);
            if (chosen !== undefined) onView(chosen.view);
          }}
        />
        <Button icon="saved" onClick={() => setKeeping(true)}>
          {t('views-title')}
        </Button>
        <LinkButton icon="check" href={proposalsHref}>
          {t('staff:propose-list')}
        </LinkButton>
      </Row>
      {keeping ? (
        <ViewsDialog
          acting={acting}
          view={view}
          onOpen={(opened) => {
            setKeeping(false);
            onView(opened);
          }}
          onClose={() => setKeeping(false)}
        />
      ) : null}
    </>
  );
}
