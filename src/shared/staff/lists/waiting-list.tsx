import { Children, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** How many stand open: more would push the list below them off the screen. */
const openCount = 3;

/** What waits for staff above a list, as list items: the first few, and the others behind a disclosure. */
export function WaitingList({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('lists');
  const all = Children.toArray(children);
  const others = all.slice(openCount);
  return (
    <>
      <Stack as="ul">{all.slice(0, openCount)}</Stack>
      {others.length === 0 ? null : (
        <Disclosure question={t('more-waiting', { count: others.length })}>
          <Stack as="ul">{others}</Stack>
        </Disclosure>
      )}
    </>
  );
}
