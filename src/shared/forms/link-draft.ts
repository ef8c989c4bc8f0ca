import { hashOf } from '#lib/ids.ts';

/**
 * The name of the draft of a form behind a mailed link: a hash, so that only who has the link can open it. The link's secret
 * itself is not stored, and the server's hash of it is another one.
 */
export const linkDraftName = async (form: string, secret: string): Promise<string> =>
  `${form}/${await hashOf(`madelief ${form} draft:${secret}`)}`;
