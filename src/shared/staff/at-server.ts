import { serverPart } from '#firebase/server-part.ts';

/** What staff reads from the server. Its code is loaded after the first view, in one piece: every screen of staff needs most of it. */
export const atServer = serverPart(async () => {
  const { staffReads, sessionIsKnown } = await import('#firebase/staff/gateways.ts');
  await sessionIsKnown();
  return staffReads;
});
