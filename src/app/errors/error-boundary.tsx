import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown instead. */
  readonly fallback: ReactNode;
  /** A new key is a new chance: another view, another error. */
  readonly resetKey?: string;
}

interface State {
  readonly crashed: boolean;
  readonly resetKey: string | undefined;
}

/** A mistake of ours in one view: the rest stays, and a person can be called. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
