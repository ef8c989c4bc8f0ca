import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Rendered instead of the children after an error. */
  readonly fallback: ReactNode;
  /** A changed key resets the boundary: another view, or another error. */
  readonly resetKey?: string;
}

interface State {
  readonly crashed: boolean;
  readonly resetKey: string | undefined;
}

/** Contains an error of one view, so that the rest of the page stays usable. */
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
