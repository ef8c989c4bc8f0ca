/** One document that staff is led to: the query parameter of /admin, and what its value is the id of. */
export interface AdminSubject {
  readonly kind:
    /** service_requests/{id} */
    | 'request'
    /** waiting_list/{id} */
    | 'signup'
    /** employer_tips/{id} */
    | 'tip'
    /** credit_transactions/{id} */
    | 'payment';
  readonly id: string;
}

/** The address of the page of staff, opened on one document: `/admin?request=<id>`. */
export function adminPath(subject?: AdminSubject): string {
  return subject === undefined ? '/admin' : `/admin?${subject.kind}=${encodeURIComponent(subject.id)}`;
}
