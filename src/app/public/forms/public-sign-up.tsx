import { use } from 'react';
import { SignUpDialog } from '#features/public-forms/sign-up/sign-up-dialog.tsx';
import { AddressContext } from '#ui/actions/navigate-context.ts';
import { hrefs } from '#app/paths.ts';
import { formPost, legalHrefs } from './form-post.ts';

export interface PublicSignUpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sign-up form of every public page; it ends on the thank-you page. */
export function PublicSignUp({ open, onClose }: PublicSignUpProps) {
  const address = use(AddressContext);

  function thank() {
    onClose();
    window.location.assign(address(hrefs.thanks()));
  }

  return <SignUpDialog open={open} forms={formPost} legal={legalHrefs} onClose={onClose} onReceived={thank} />;
}
