import { styled } from '../theme/styled.tsx';
import { Icon } from './icon.tsx';

const Shown = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    maxWidth: '24rem',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'card',
    bg: 'soft.bg',
    color: 'soft.text',
  },
});
const Words = styled('div', { base: { display: 'flex', flexDirection: 'column', minWidth: 0 } });

export interface PushPictureProps {
  /** What it is a picture of, for whoever does not see it. */
  readonly label: string;
  readonly title: string;
  readonly body: string;
}

/** What a push message looks like on a device, before anybody is asked whether she wants any. */
export function PushPicture({ label, title, body }: PushPictureProps) {
  return (
    <div role="img" aria-label={`${label}: ${title}. ${body}`}>
      <Shown aria-hidden>
        <Icon name="mail" size={1.5} />
        <Words>
          <strong>{title}</strong>
          <span>{body}</span>
        </Words>
      </Shown>
    </div>
  );
}
