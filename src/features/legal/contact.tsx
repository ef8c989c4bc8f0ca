import { brand, phoneHref } from '#domain/brand.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';

export interface ContactProps {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
  readonly mail: string;
  readonly address?: string;
}

export function Contact({ title, text, phone, mail, address }: ContactProps) {
  return (
    <Section id="contact" title={title}>
      <p>{text}</p>
      <Row>
        <LinkButton icon="phone" href={phoneHref}>
          {phone}
        </LinkButton>
        <LinkButton icon="mail" href={`mailto:${brand.email}`}>
          {mail}
        </LinkButton>
      </Row>
      {address === undefined ? null : <p>{address}</p>}
    </Section>
  );
}
