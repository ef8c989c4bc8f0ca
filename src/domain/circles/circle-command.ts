import { collections } from '../collections.ts';
import type { DocumentTransaction, DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import type { RecordCommand } from '../dispatch/transaction/record-command.ts';
import { type CircleMember, circleMemberSchema, type Consent } from '../documents/circles/circle-member.ts';
import {
  type CircleQuestion,
  circleQuestionId,
  circleQuestionSchema,
  daysToAnswer,
} from '../documents/circles/circle-question.ts';
import { memberPath } from './member-path.ts';

/** A command on one circle: by the senior, by staff in her name, or by the member who leaves. */
export interface OnCircle {
  readonly commandId: string;
  readonly actor: RecordCommand<never>['actor'];
  readonly seniorId: string;
}

/** What the senior agreed to, as it is kept: her own tap, or what she said to staff. */
export const consentOf = ({ actor }: Pick<OnCircle, 'actor'>, words: string, now: Date): Consent => ({
  at: now,
  how: actor.role === 'admin' ? 'spoken' : 'app',
  by: actor.uid,
  words,
});

/** The same day a year later; 29 February becomes 1 March. */
export function aYearAfter(now: Date): Date {
  const later = new Date(now);
  later.setUTCFullYear(now.getUTCFullYear() + 1);
  return later;
}

/** When she confirmed her circle, and when she is asked again. */
export const confirmedAt = (now: Date) => ({ confirmed_at: now, ask_at: aYearAfter(now), asked_at: null });

export async function readMember(
  transaction: DocumentTransaction,
  seniorId: string,
  uid: string,
): Promise<CircleMember | null> {
  const [stored] = await transaction.read([{ collection: collections.circles, id: memberPath(seniorId, uid) }]);
  return circleMemberSchema.safeParse(stored).data ?? null;
}

const memberWrite = (member: CircleMember): DocumentWrite => ({
  kind: 'set',
  collection: collections.circles,
  id: memberPath(member.senior_id, member.user_id),
  data: circleMemberSchema.parse(member),
});

const dayMs = 24 * 60 * 60 * 1000;

const questionPath = ({ senior_id, user_id }: CircleMember) =>
  ({ collection: collections.circleQuestions, id: circleQuestionId(senior_id, user_id) }) as const;

/** A membership after its senior answered, or after it ended: nobody has to be called about it. */
export const settledMemberWrites = (member: CircleMember): readonly DocumentWrite[] => [
  memberWrite(member),
  { ...questionPath(member), kind: 'delete' },
];

/** A membership whose senior was asked. @param isMailed whether she can answer by herself. */
export function askedMemberWrites(member: CircleMember, isMailed: boolean, now: Date): readonly DocumentWrite[] {
  const { senior_id, senior_name, user_id, first_name, last_name } = member;
  const question: CircleQuestion = {
    ...{ senior_id, senior_name, user_id, member_name: `${first_name} ${last_name}`.trim(), asked_at: now },
    call_at: new Date(now.getTime() + (isMailed ? daysToAnswer * dayMs : 0)),
  };
  return [
    memberWrite({ ...member, asked_at: now, ask_at: aYearAfter(now) }),
    { ...questionPath(member), kind: 'set', data: circleQuestionSchema.parse(question) },
  ];
}

/** What the audit log says of a membership: rights, and how the senior agreed; no names. */
export const memberFacts = ({ user_id, rights, consent, ended_by }: CircleMember) => ({
  member: user_id,
  rights: rights.join(' '),
  consent: consent.how,
  ended: ended_by,
});
