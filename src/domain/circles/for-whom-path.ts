/** The page where a member chooses for whom she acts; `appPaths.forWhom` of the app, which a test compares. */
export const forWhomPath = '/voor-wie';
