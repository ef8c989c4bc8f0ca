import { use } from 'react';
import { SignUpDialog } from '#features/visitor-forms/sign-up/sign-up-dialog.tsx';
import { AddressContext } from '#ui/navigate-context.ts';
import { hrefs } from '#app/paths.ts';
import { formPost, legalHrefs } from './form-post.ts';

export interface VisitorSignUpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Signing up from any public page; it ends on the page that says thank you. */
export function VisitorSignUp({ open, onClose }: VisitorSignUpProps) {
  const address = use(AddressContext);

  function thank() {
    onClose();
    window.location.assign(address(hrefs.thanks()));
  }

  return <SignUpDialog open={open} forms={formPost} legal={legalHrefs} onClose={onClose} onReceived={thank} />;
}
