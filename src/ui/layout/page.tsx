import { styled } from '../theme/styled.tsx';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { firstViewDrawn } from '#lib/start/first-view.ts';
import { PageFrame } from './page-frame.ts';
import { belowPhone, fromTablet } from '../theme/container-queries.ts';

const Column = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    marginInline: 'auto',
    minWidth: 0,
    [fromTablet]: { gap: '6' },
  },
  variants: { width: { text: { maxWidth: 'text' }, full: { maxWidth: 'page' } } },
});
const Heading = styled('h1', { base: { fontSize: 'h1', color: 'page.text', [belowPhone]: { fontSize: 'h3' } } });
const Lead = styled('p', {
  base: { fontSize: 'h3', color: 'page.muted', maxWidth: 'text', [belowPhone]: { fontSize: 'body' } },
});

export interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Whether the page's form has errors: prefixed to the document title, which is announced first. */
  readonly invalid?: boolean;
  /** `text` for forms and running text. */
  readonly width?: 'text' | 'full';
}

/** The scroll container: the document, or on a phone the part above the menu. */
function scrollToTop(element: Element | null): void {
  for (let each = element; each !== null; each = each.parentElement) each.scrollTop = 0;
}

/** One view: its heading and document title; moves focus to the heading after a navigation. */
export function Page({ title, lead, children, invalid = false, width = 'full' }: PageProps) {
  const { siteName, errorPrefix, takesFocus, documentTitle = null } = useContext(PageFrame);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  const firstTitle = useRef(title);

  useEffect(() => {
    const afterHeading = siteName === '' || title === siteName ? title : `${title} | ${siteName}`;
    const name = title === firstTitle.current ? (documentTitle ?? afterHeading) : afterHeading;
    document.title = invalid ? `${errorPrefix} ${name}` : name;
  }, [title, invalid, siteName, errorPrefix, documentTitle]);

  useEffect(firstViewDrawn, []);

  useEffect(() => {
    if (!takesFocusAtFirst.current) return;
    scrollToTop(heading.current);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Column width={width}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children}
    </Column>
  );
}
