import { forWhomPath } from '#domain/circles/for-whom-path.ts';

/** A page of the senior's dashboard, as a member of her circle opens it. */
export function pageForMember(seniorsPage: string, seniorId: string): string {
  const url = new URL(seniorsPage);
  url.pathname = forWhomPath;
  url.searchParams.set('for', seniorId);
  return url.href;
}
