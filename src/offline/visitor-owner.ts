/**
 * The actor of forms that are filled in without an account: an id that Auth never makes, since its ids have no "@". What
 * belongs to it is sent by any page and is shown to nobody.
 */
export const visitorOwner = '@visitor';
