/** The page where a member chooses for whom she acts; `appPaths.forWhom` of the app, which a test compares. */
export const forWhomPath = '/voor-wie';

/** A page of the senior's dashboard, as a member of her circle opens it. */
export function pageForMember(seniorsPage: string, seniorId: string): string {
  const url = new URL(seniorsPage);
  url.pathname = forWhomPath;
  url.searchParams.set('for', seniorId);
  return url.href;
}
