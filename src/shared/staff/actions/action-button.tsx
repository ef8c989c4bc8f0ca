import type { StaffAction } from '#shared/staff/actions/action.ts';
import { Button, type ButtonProps } from '#ui/actions/button.tsx';
import { Keys } from '#ui/content/keys.tsx';

export interface ActionButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'busy'> {
  readonly action: StaffAction;
  /** Why it cannot be done, when pressed nevertheless. */
  readonly onRefused: (reason: string) => void;
}

/** The button of an action, with its shortcut. */
export function ActionButton({ action, onRefused, ...rest }: ActionButtonProps) {
  const { label, keys = [], disabledReason = null, run } = action;
  const [key] = keys;
  return (
    <Button
      {...rest}
      disabled={disabledReason !== null}
      onPressDisabled={() => (disabledReason === null ? undefined : onRefused(disabledReason))}
      onClick={run}
    >
      {label} {key === undefined ? null : <Keys keys={key} />}
    </Button>
  );
}
