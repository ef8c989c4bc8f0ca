import type { LegalHrefs } from '#features/public-forms/form-frame.tsx';
import type { FormPost } from '#features/public-forms/form-post.ts';
import { postForm, prepareToPost } from '#pwa/visitor-forms.ts';
import { hrefs } from '#app/paths.ts';

/** Where the forms of the public pages go. */
export const formPost: FormPost = { post: postForm, prepare: prepareToPost };

/** What somebody agrees to who sends one. */
export const legalHrefs: LegalHrefs = { privacy: hrefs.privacy(), terms: hrefs.terms() };
