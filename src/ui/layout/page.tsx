import { chakra } from '@chakra-ui/react';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { PageFrame } from './page-frame.ts';
import { belowPhone, fromTablet } from '../theme/container-queries.ts';

const Column = chakra('div', {
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
const Heading = chakra('h1', { base: { fontSize: 'h1', color: 'page.text', [belowPhone]: { fontSize: 'h2' } } });
const Lead = chakra('p', { base: { fontSize: 'h3', color: 'page.muted', maxWidth: 'text' } });

export interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** The form of the page has errors: said in the title of the document, which is read first. */
  readonly invalid?: boolean;
  /** `text` for forms and reading. */
  readonly width?: 'text' | 'full';
}

/** Whatever scrolls: the document, or on a phone the part above the menu. */
function scrollToTop(element: Element | null): void {
  for (let each = element; each !== null; each = each.parentElement) each.scrollTop = 0;
}

/** One view: its heading, its document title, and the focus on the heading when one comes from another view. */
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
