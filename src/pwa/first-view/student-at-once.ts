import { fetchPage } from '#lib/fetch-page.ts';
import { forgetStudentViews, readStudentView } from '#offline/helper-store.ts';
import { helperFiles, keptFile } from '../kept/kept-files.ts';
import { answerWithView } from './answer-with-view.ts';

/** Her page asks the server for itself again once there is a newer version than the one that this device keeps. */
async function forgetOlder(shown: Response): Promise<void> {
  const [older, newer] = [await shown.text(), await (await fetchPage(helperFiles.page))?.text()];
  if (newer !== undefined && newer !== older) await forgetStudentViews();
}

/** What lasts as long as work that it is told of. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** The student's page as it is kept on this device, with what she last saw there; null without that. */
export async function studentAtOnce(event: Lasting, url: URL): Promise<Response | null> {
  const page = await keptFile(helperFiles, helperFiles.page);
  if (page === undefined) return null;
  const answer = await answerWithView(page, url, readStudentView);
  if (answer !== null) event.waitUntil(forgetOlder(page).catch(() => undefined));
  return answer;
}
