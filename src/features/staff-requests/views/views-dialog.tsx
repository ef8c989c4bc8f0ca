import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { SavedView } from '#domain/documents/saved-views.ts';
import type { BoardView } from '#domain/staff/board-view.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { queryOfView, viewOfQuery } from '#shared/staff/views/use-views.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { nameProblem, useSavedViews } from './use-saved-views.ts';

type Saved = ReturnType<typeof useSavedViews>;

interface NameFormProps {
  readonly saved: Saved;
  /** The list that gets another name; null for a name of what is shown now. */
  readonly renamed: SavedView | null;
  readonly query: string;
  readonly onDone: () => void;
}

/** A name for what is shown now, or another one for a list. */
function NameForm({ saved, renamed, query, onDone }: NameFormProps) {
  const { t } = useTranslation('table');
  const { canWrite } = useConnection();
  const [name, setName] = useState(renamed?.name ?? '');
  const [tried, setTried] = useState(false);
  const problem = nameProblem(saved.views, name, renamed?.id ?? null);

  async function go() {
    setTried(true);
    if (problem !== null || !canWrite || saved.busy) return;
    const given = name.trim();
    const done = renamed === null ? await saved.add(given, query) : await saved.rename(renamed.id, given);
    if (!done) return;
    setName('');
    setTried(false);
    onDone();
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Field
        id="view-name"
        label={renamed === null ? t('view-name') : t('view-rename-of', { name: renamed.name })}
        hint={renamed === null ? t('view-name-hint') : undefined}
        error={tried && problem !== null ? t(problem) : undefined}
      >
        {(control) => (
          <TextInput
            control={control}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" kind="main" icon="saved" busy={saved.busy} disabled={!canWrite}>
          {t('view-keep')}
        </Button>
      </Row>
    </Form>
  );
}

interface OwnViewProps {
  readonly view: SavedView;
  readonly saved: Saved;
  readonly onOpen: (view: BoardView) => void;
  readonly onRename: (view: SavedView) => void;
}

function OwnView({ view, saved, onOpen, onRename }: OwnViewProps) {
  const { t } = useTranslation('table');
  const { canWrite } = useConnection();
  const { name, query } = view;
  return (
    <li>
      <strong>{name}</strong>
      <Row>
        <Button icon="list" aria-label={t('view-open-of', { name })} onClick={() => onOpen(viewOfQuery(query))}>
          {t('view-open-short')}
        </Button>
        <Button
          kind="quiet"
          disabled={!canWrite}
          aria-label={t('view-rename-of', { name })}
          onClick={() => onRename(view)}
        >
          {t('view-rename')}
        </Button>
        <Button
          kind="quiet"
          disabled={!canWrite}
          busy={saved.busy}
          aria-label={t('view-remove-of', { name })}
          onClick={() => void saved.remove(view)}
        >
          {t('view-remove')}
        </Button>
      </Row>
    </li>
  );
}

export interface ViewsDialogProps {
  readonly acting: ActingFor;
  /** What is shown now. */
  readonly view: BoardView;
  readonly onOpen: (view: BoardView) => void;
  readonly onClose: () => void;
}

/** The staff member's own lists: they are there on every device; an address shows one of them to a colleague. */
export function ViewsDialog({ acting, view, onOpen, onClose }: ViewsDialogProps) {
  const { t } = useTranslation(['table', 'staff', 'errors']);
  const { canWrite, reason } = useConnection();
  const saved = useSavedViews(acting);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const { state, views } = saved;
  return (
    <Dialog
      open
      title={t('views-title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('staff:close')}</Button>}
    >
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      <DispatchNotice problem={saved.problem} onLookAgain={saved.settle} />
      <StatusArea>{saved.said === null ? null : <Notice kind="info" title={saved.said} />}</StatusArea>
      {state.status === 'loading' ? <Loading text={t('views-loading')} /> : null}
      {state.status === 'failed' ? <Notice kind="warning" title={t(`errors:${state.error.code}`)} /> : null}
      {state.status !== 'ready' ? null : (
        <>
          <NameForm
            key={renamed?.id ?? 'new'}
            saved={saved}
            renamed={renamed}
            query={queryOfView(view)}
            onDone={() => setRenamed(null)}
          />
          {views.length === 0 ? <p>{t('views-none')}</p> : null}
          <Stack as="ul">
            {views.map((each) => (
              <OwnView key={each.id} view={each} saved={saved} onOpen={onOpen} onRename={setRenamed} />
            ))}
          </Stack>
        </>
      )}
    </Dialog>
  );
}
