import { absence } from './absence.ts';
import { audit } from './audit.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { booking } from './booking.ts';
import { confirmation } from './confirmation.ts';
import { dataRequests } from './team/data-requests.ts';
import { debts } from './debts.ts';
import { dispatch } from './dispatch.ts';
import { figures } from './figures.ts';
import { file } from './file.ts';
import { helperLink } from './helper-link.ts';
import { health } from './team/health.ts';
import { help } from './help.ts';
import { leads } from './leads.ts';
import { lists } from './lists.ts';
import { ill } from './ill.ts';
import { matching } from './matching.ts';
import { planning } from './planning.ts';
import { people } from './people.ts';
import { proposals } from './proposals.ts';
import { staff } from './staff.ts';
import { retention } from './team/retention.ts';
import { secondFactor } from './team/second-factor.ts';
import { steps } from './steps.ts';
import { studentPhoto } from './student-photo.ts';
import { threadFile } from './visits/thread-file.ts';
import { told } from './visits/told.ts';
import { table } from './table.ts';
import { team } from './team/team.ts';
import { students } from './students.ts';

export const staffTexts = {
  staff,
  board,
  dispatch,
  figures,
  file,
  matching,
  students,
  leads,
  lists,
  audit,
  calendar,
  ill,
  planning,
  proposals,
  people,
  booking,
  confirmation,
  'data-requests': dataRequests,
  debts,
  health,
  help,
  table,
  steps,
  absence,
  'helper-link': helperLink,
  'student-photo': studentPhoto,
  'thread-file': threadFile,
  told,
  team,
  retention,
  'second-factor': secondFactor,
} as const;
