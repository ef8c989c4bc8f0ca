import { useTranslation } from '#i18n/use-translation.ts';
import type { RovingList } from '#ui/lists/use-roving.ts';
import { useActions } from './use-actions.ts';

/** j and k walk a list from anywhere on the screen, as the arrow keys do inside it. */
export function useListKeys({ move }: Pick<RovingList, 'move'>, group: string): void {
  const { t } = useTranslation('board');
  useActions([
    { id: 'next', label: t('action-next'), group, keys: ['j'], run: () => move('ArrowDown') },
    { id: 'previous', label: t('action-previous'), group, keys: ['k'], run: () => move('ArrowUp') },
  ]);
}
