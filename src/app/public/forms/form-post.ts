import type { LegalHrefs } from '#features/public-forms/form-frame.tsx';
import type { FormPost } from '#features/public-forms/form-post.ts';
import { postForm, prepareToPost } from '#pwa/visitor-forms.ts';
import { hrefs } from '#app/paths.ts';

/** The endpoint of the public forms. */
export const formPost: FormPost = { post: postForm, prepare: prepareToPost };

/** The documents that the sender of a form agrees to. */
export const legalHrefs: LegalHrefs = { privacy: hrefs.privacy(), terms: hrefs.terms() };
