import { useEffect, useState } from 'react';
import { firstViewPainted, isBehindKeptView } from '#lib/start/first-view.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageShell } from './page-shell.tsx';

/** Stands in the place of a page that is being opened. Behind a kept view nobody sees it, so nothing is drawn there. */
export function Opening({ text }: { readonly text: string }) {
  const [isUnseen, setUnseen] = useState(isBehindKeptView);
  useEffect(() => {
    if (isUnseen) void firstViewPainted().then(() => setUnseen(false));
  }, [isUnseen]);
  if (isUnseen) return null;
  return (
    <PageShell>
      <Loading text={text} />
    </PageShell>
  );
}
