import type { ReactNode } from 'react';
import type { CircleRight } from '#domain/circles/circle-rights.ts';
import { MayBook } from '#shared/requests/may-book.ts';

/** Tells the views of a senior's requests what a member may do with them. */
export function MayBookFor({
  rights,
  children,
}: {
  readonly rights: readonly CircleRight[];
  readonly children: ReactNode;
}) {
  return <MayBook value={rights.includes('book')}>{children}</MayBook>;
}
