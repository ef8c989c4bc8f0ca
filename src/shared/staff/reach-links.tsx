import { LinkButton } from '#ui/actions/link.tsx';

export interface ReachLinksProps {
  /** Empty when not known, as the mail address. */
  readonly phone: string;
  readonly email: string;
}

/** Calls or mails a person. */
export function ReachLinks({ phone, email }: ReachLinksProps) {
  return (
    <>
      {phone === '' ? null : (
        <LinkButton icon="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </LinkButton>
      )}
      {email === '' ? null : (
        <LinkButton icon="mail" href={`mailto:${email}`}>
          {email}
        </LinkButton>
      )}
    </>
  );
}
