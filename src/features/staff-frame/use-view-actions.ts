import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { queryOfView, useViews } from '#shared/staff/views/use-views.ts';

/** Opens each named list of requests from the palette, on any screen. @param onView with the query of its address. */
export function useViewActions(acting: ActingFor, onView: (query: string) => void): void {
  const { t } = useTranslation(['table', 'staff']);
  const group = t('staff:everywhere');
  useActions(
    useViews(acting).map(({ id, name, view }) => ({
      id: `view-${id}`,
      label: t('view-open', { name }),
      group,
      run: () => onView(queryOfView(view)),
    })),
  );
}
