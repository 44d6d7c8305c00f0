import { Component, Suspense, type ReactNode } from 'react';

interface IslandProps {
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that hydrates by itself, in a short task. If the visitor touches it, React hydrates it at once. If it fails,
 * the rest of the page still works, and React logs the error.
 */
export class Island extends Component<IslandProps> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: IslandProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return <Suspense>{this.state.hasFailed ? fallback : children}</Suspense>;
  }
}
